import Foundation
import Testing

@testable import MetadataDocuments

/// Binaries whose parts are small, and whose product is not.
@Suite struct HostileBinaryTests {
  /// The processor time of this thread, in seconds. A busy machine makes it little longer.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = GrowthTests.processorTime
    try body()
    return GrowthTests.processorTime - start
  }

  private static func types(_ bytes: [UInt8]) throws(MachOError) -> SwiftTypes {
    guard let image = try MachOFile(bytes).images.first else { throw MachOError("it has no image") }
    return try SwiftTypes(of: image)
  }

  /// 4 MB. The names of a type that is listed a million times would take 200 MB.
  @Test func oneTypeAMillionTimesIsOneType() throws {
    let bytes = HostileFile.repeated(1 << 20)
    var found = 0
    let seconds = try Self.seconds { found = try Self.types(bytes).types.count }
    #expect(found == 1)
    #expect(seconds < 30, "\(seconds) s in a debug build")
  }

  @Test func moreRecordsThanTheLimitAreRefused() {
    let bytes = HostileFile.repeated((1 << 20) + 1)
    #expect(throws: MachOError("the Mach-O file lists more than 1048576 Swift types or conformances")) {
      try Self.types(bytes)
    }
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
    let small = HostileFile.ring(of: 10_000), large = HostileFile.ring(of: 40_000)
    var counts: [Int] = []
    let first = try Self.seconds { counts.append(try Self.types(small).unreadableCount) }
    let second = try Self.seconds { counts.append(try Self.types(large).unreadableCount) }
    #expect(counts == [10_000, 40_000])
    #expect(second < max(2, 12 * first), "\(first) s and \(second) s")
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
