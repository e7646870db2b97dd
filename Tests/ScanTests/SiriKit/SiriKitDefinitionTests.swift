import Foundation
import IntentModel
import MetadataDocuments
import Testing

@testable import DocumentFormats

/// The reader of `.intentdefinition` files.
@Suite struct SiriKitDefinitionTests {
  private static func read(_ text: String) throws -> SiriKitDefinition {
    try readSiriKitDefinition(Array(text.utf8), path: "Tea.intentdefinition")
  }

  /// Facts that saved shortcuts depend on, and their locations.
  @Test func intentsHaveTheirClassesParametersAndPositions() throws {
    let definition = try Self.read(TeaDefinition.file)
    let (brew, pour) = (definition.intents[0], definition.intents[1])
    #expect(definition.intents.map(\.className) == ["BrewTeaIntent", "PourIntentIntent"])
    #expect(brew.title == SiriKitText("Brew Tea", key: "aB3dE5"))
    #expect(brew.position == SiriKitPosition(line: 10, column: 39))
    #expect(brew.isInShortcuts && pour.isInShortcuts && !pour.isConfigurable)
    #expect(brew.parameters.map(\.name) == ["leaf", "heat"])
    #expect(brew.parameters.map(\.tag) == [2, 4])
    #expect(brew.parameters.map(\.spelling) == ["String", "Heat"])
    #expect(brew.parameters[1].defaultValue == "hot" && !brew.parameters[1].isOfSystem)
    #expect(brew.summaries.map(\.parameters) == [["leaf", "heat"]] && pour.summaries[0].isForSuggestions)
    // Xcode's value for none is not one that people choose.
    #expect(definition.values(of: brew.parameters[1])?.map(\.name) == ["hot", "iced"])
  }

  @Test(arguments: [
    ("<key>INIntentName</key><string>A</string>", ["AIntent"]),
    ("<key>INIntentName</key><string>AIntent</string>", ["AIntentIntent"]),
    ("<key>INIntentName</key><string>A</string><key>INIntentClassPrefix</key><string>TT</string>", ["TTAIntent"]),
    (
      "<key>INIntentName</key><string>A</string><key>INIntentClassPrefix</key><string>TT</string>"
        + "<key>INIntentClassName</key><string>Own</string>", ["Own"]
    ),
    ("<key>INIntentName</key><string>INPlayMedia</string><key>INIntentType</key><string>System</string>", []),
    ("<key>INIntentName</key><string></string>", []), ("", []),
  ])
  func theClassIsWhatXcodeGenerates(members: String, classes: [String]) throws {
    let text = "<plist><dict><key>INIntents</key><array><dict>\(members)</dict></array></dict></plist>"
    #expect(try Self.read(text).intents.map(\.className) == classes)
  }

  @Test(arguments: [
    ("", "the file has no element"), ("bplist00", "the file is a binary property list, which is not read"),
    ("<plist><dict></dict></plist>", "the file has no 'INIntents', so it declares no intents"),
    ("<plist><array/></plist>", "the file has no 'INIntents', so it declares no intents"),
    ("<plist><dict><key>INIntents</key><array>", "the element 'array' is not closed"),
    (
      String(repeating: " ", count: 4 << 20) + "<plist/>", "the file is larger than 4 MiB, so it is not read"
    ),
    (
      "<plist><dict><key>INIntents</key><array>" + String(repeating: "<dict/>", count: 10_001)
        + "</array></dict></plist>", "the file has more than 10000 intents, so it is not read"
    ),
    (
      "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>A</string><key>INIntentParameters</key><array>"
        + String(
          repeating: "<dict><key>INIntentParameterName</key><string>a</string></dict>", count: 1_001)
        + "</array></dict></array></dict></plist>",
      "an intent has more than 1000 parameters, so the file is not read"
    ),
  ])
  func whatCannotBeReadIsOneError(text: String, message: String) {
    #expect(throws: ReadingError(message)) {
      do { _ = try Self.read(text) } catch let error as ReadingError { throw ReadingError(error.message) }
    }
  }

  /// Any bytes give a definition or an error, and no class is empty.
  @Test func damageIsNoTrap() throws {
    let bytes = Array(TeaDefinition.file.utf8)
    var generator = SeededGenerator(seed: 7)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? readSiriKitDefinition(Array(bytes.prefix(count)), path: "")
    }
    for _ in 0..<SeededGenerator.rounds(400) {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let definition = try? readSiriKitDefinition(damaged, path: "")
      #expect(definition?.intents.contains { $0.className.isEmpty } != true)
    }
  }
}
