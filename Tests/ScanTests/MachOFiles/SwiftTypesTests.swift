import Foundation
import Testing

@testable import MetadataDocuments

/// Swift's types in binaries. `Fixtures/machofiles` has the compiler's and the linker's output with its source.
struct SwiftTypesTests {
  static let folder = FixtureFiles.root.appending(path: "machofiles")

  static func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

  /// `App.Library.Sort: AppIntents.AppIntent`, sorted.
  private static func lines(_ image: MachOImage) throws -> [String] {
    func text(_ reference: SwiftTypes.Reference) -> String {
      switch reference {
      case .local(let name): ([name.module] + name.components).joined(separator: ".") + (name.isGeneric ? "<>" : "")
      case .symbol(let symbol): symbol
      }
    }
    return try SwiftTypes(of: image).conformances.map { "\(text($0.type)): \(text($0.conformsTo))" }.sorted()
  }

  private static let expected = [
    "App.Book: _$s10AppIntents0A6EntityMp",
    "App.BookQuery: _$s10AppIntents11EntityQueryMp",
    "App.BookQuery: _$s10AppIntents22DynamicOptionsProviderMp",
    "App.Box<>: _$s10AppIntents0A6IntentMp",
    "App.Genre: _$s10AppIntents0A4EnumMp",
    "App.Inner: _$s10AppIntents0A6IntentMp",
    "App.Library.Sort: _$s10AppIntents0A6IntentMp",
    "App.OpenBook: _$s10AppIntents0A6IntentMp",
    "App.OpenBook: _$s10AppIntents10OpenIntentMp",
    "App.OpenBook: _$s10AppIntents12SystemIntentMp",
    "App.Phrases: _$s10AppIntents0A17ShortcutsProviderMp",
    "App.Secret: _$s10AppIntents0A6IntentMp",
    "App.Shelf.Clear: _$s10AppIntents0A6IntentMp",
    "App.Start: App.Own",
    "App.Start: _$s10AppIntents0A6IntentMp",
  ]

  @Test(arguments: [("App", ["arm64"]), ("App-stripped", ["x86_64"]), ("App-universal", ["x86_64", "arm64"])])
  func readsWhatCompilerAndLinkerWrite(name: String, architectures: [String]) throws {
    let file = try MachOFile(try Self.bytes(of: name))
    #expect(file.images.map(\.architecture).sorted() == architectures.sorted())
    for image in file.images {
      let types = try SwiftTypes(of: image)
      #expect(types.unreadableCount == 0)
      #expect(types.types.contains { $0.components == ["Unrelated"] })
      #expect(try Self.lines(image) == Self.expected)
    }
  }

  @Test func knowsSymbolsUnlessTheFileIsStripped() throws {
    let types = try SwiftTypes(of: try #require(try MachOFile(try Self.bytes(of: "App")).images.first)).types
    #expect(types.first { $0.components == ["Library", "Sort"] }?.symbol == "_$s3App7LibraryO4SortVMn")
    let secret = try #require(types.first { $0.components == ["Secret"] })
    #expect(secret.isLocal && secret.symbol?.hasSuffix("LLVMn") == true)
    let stripped = try SwiftTypes(of: try #require(try MachOFile(try Self.bytes(of: "App-stripped")).images.first))
      .types
    #expect(stripped.first { $0.components == ["Library", "Sort"] }.map { $0.symbol == nil } == true)
  }

  /// Formats 1, 9 and 12 are those of arm64e.
  @Test(arguments: [2, 6, 1, 9, 12] as [UInt16], [1, 2, 3] as [UInt32])
  func readsChainedFixups(pointers: UInt16, imports: UInt32) throws {
    let file = ChainedFile(pointerFormat: pointers, importsFormat: imports)
    let image = try #require(try MachOFile(file.bytes).images.first)
    #expect(
      try Self.lines(image) == [
        "App.Start: App.Own", "App.Start: _$s10AppIntents0A6IntentMp",
        "_$s3Kit4OpenVMn: _$s10AppIntents0A6IntentMp",
      ])
  }

  @Test func saysWhenAFileIsEncrypted() throws {
    #expect(try MachOFile(ChainedFile(isEncrypted: true).bytes).images.map(\.isEncrypted) == [true])
    #expect(try MachOFile(ChainedFile().bytes).images.map(\.isEncrypted) == [false])
  }

  @Test(arguments: [[], Array("#!/bin/sh\n".utf8), [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 65], [0xCE, 0xFA, 0xED, 0xFE]])
  func refusesOtherFiles(bytes: [UInt8]) { #expect(throws: MachOError.self) { try MachOFile(bytes) } }

  /// Whatever the bytes are, the result is types or an error, in time that the size bounds.
  @Test(arguments: ["App", "App-stripped", "App-universal", "chained"])
  func survivesDamage(name: String) throws {
    let bytes = name == "chained" ? ChainedFile().bytes : try Self.bytes(of: name)
    var generator = SeededGenerator(seed: 31), readable = 0
    func read(_ bytes: [UInt8]) {
      guard let file = try? MachOFile(bytes) else { return }
      for image in file.images {
        if let types = try? SwiftTypes(of: image).types, types.count <= bytes.count { readable += 1 }
      }
    }
    for round in 0..<SeededGenerator.rounds(60) {
      read(Array(bytes.prefix(round % 2 == 0 ? round * 13 : Int.random(in: 0..<bytes.count, using: &generator))))
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        // Mostly the load commands, where a byte decides the most.
        let limit = Bool.random(using: &generator) ? min(0x600, bytes.count) : bytes.count
        let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
        damaged[Int.random(in: 0..<limit, using: &generator)] = values.randomElement(using: &generator) ?? 0
      }
      read(damaged)
    }
    // If nothing was readable, the damage hid what comes after the header.
    #expect(readable > 10)
  }
}
