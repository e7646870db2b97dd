import Testing

@testable import MetadataDocuments
@testable import SourceScan

/// Binaries whose parts are small, and whose product is not.
@Suite struct HostileBinaryTests {
  private static func types(_ bytes: [UInt8]) throws(MachOError) -> SwiftTypes {
    guard let image = try MachOFile(bytes).images.first else { throw MachOError("it has no image") }
    return try SwiftTypes(of: image)
  }

  /// The names of a type that is listed a million times would take 200 MB.
  @Test func aTypeThatIsListedManyTimesIsReadOnce() throws {
    var found = 0
    let steps = try Steps.counted { found = try Self.types(HostileFile.repeated(10_000)).types.count }
    #expect(found == 1 && (1...2).contains(steps), "\(steps) steps")
  }

  @Test func moreRecordsThanTheLimitAreRefused() throws {
    let error = MachOError("the Mach-O file lists more than 1048576 Swift types or conformances")
    #expect(throws: error) { try Self.types(HostileFile.listed((1 << 19) + 1, lists: 2)) }
    #expect(try Self.types(HostileFile.listed(1 << 10, lists: 2)).types.isEmpty)
  }

  /// 147 KB: 4,000 types inside 60 others, whose names have 16,000 bytes each, were 3.7 GB of names.
  @Test func namesThatContextsMultiplyAreRefused() {
    let error = MachOError("the names of its types have more bytes than the Mach-O file")
    #expect(throws: error) { try Self.types(HostileFile.nested(60, nameLength: 16_000, types: 4_000)) }
    #expect(throws: error) { try Self.types(HostileFile.nested(62, nameLength: 1, types: 4_000)) }
  }

  @Test func typesInsideOthersAreRead() throws {
    let found = try Self.types(HostileFile.nested(10, nameLength: 8, types: 3)).types
    #expect(found.map(\.components.count) == [11, 11, 11] && found[0].module == "App")
    // Deeper than the limit.
    #expect(try Self.types(HostileFile.nested(63, nameLength: 1, types: 3)).unreadableCount == 3)
  }

  @Test func ringsAreReadOnce() throws {
    let count = 2_000
    var unreadable = 0
    let steps = try Steps.counted { unreadable = try Self.types(HostileFile.ring(of: count)).unreadableCount }
    #expect(unreadable == count && (count...3 * count).contains(steps), "\(steps) steps")
  }

  @Test func recordsThatOverlapAreRefused() {
    #expect(throws: MachOError("the records of Swift types in the Mach-O file overlap")) {
      try Self.types(HostileFile.overlapping(10_000))
    }
  }

  @Test func symbolsThatShareALongNameAreRefused() {
    #expect(throws: MachOError("the names in the symbol table of the Mach-O file overlap")) {
      try Self.types(HostileFile.symbols(10_000, nameLength: 16_000))
    }
  }

  @Test func partsOfAUniversalFileThatOverlapAreRefused() throws {
    let image = HostileFile.repeated(1)
    #expect(throws: MachOError("parts of the universal file overlap")) {
      try MachOFile(HostileFile.universal(image, parts: 64))
    }
    #expect(try MachOFile(HostileFile.universal(image, parts: 1)).images.count == 1)
  }
}
