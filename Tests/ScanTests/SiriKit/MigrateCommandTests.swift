import DocumentFormats
import Foundation
import Testing

@testable import MetadataDocuments

/// The output of `intentscan migrate`.
@Suite struct MigrateCommandTests {
  private static func definition(_ name: String) throws -> String {
    try String(contentsOf: FixtureFiles.root.appending(path: "migration/\(name).intentdefinition"), encoding: .utf8)
  }

  private func folder(_ files: KeyValuePairs<String, String>) throws -> CommandFolder { try CommandFolder(files) }

  /// All forms of definitions, in `Fixtures/rendered/migrate`.
  @Test(arguments: ["Tea", "Hostile"]) func theSourceIsAsReviewed(name: String) throws {
    let folder = try folder(["\(name).intentdefinition": try Self.definition(name)])
    let outcome = try folder.run("migrate")
    #expect(outcome.status == 0)
    try expectGolden(outcome.output, "migrate/\(name).txt")
    try expectGolden(outcome.errors, "migrate/\(name)-notes.txt")
  }

  /// The written source compiles, has no warning of ours, and keeps every value that a definition of Xcode can have.
  @Test(arguments: [("Tea", []), ("Hostile", ["duplicate-intent-title"])])
  func theSourceIsValid(name: String, warnings: [String]) throws {
    let folder = try folder([
      "old/\(name).intentdefinition": try Self.definition(name), "old/A.swift": "struct Old {}\n",
    ])
    for (options, output) in [("", "new"), (" --keep-keys", "keyed")] {
      #expect(try folder.run("migrate old -o \(output)\(options)").status == 0)
      let findings = try parseJSON(Array(try folder.run("lint --module M=\(output) --format json").output.utf8))[
        "findings"]
      let rules = (findings?.array ?? []).filter { $0["severity"]?.string != "note" }.compactMap { $0["rule"]?.string }
      #expect(Set(rules) == Set(warnings))
      let changes = try parseJSON(
        Array(try folder.run("diff old \(output) --module M --format json").output.utf8))["findings"]
      let broken = (changes?.array ?? []).filter { $0["level"]?.string == "breaking" }
      #expect(broken.isEmpty == (name == "Tea"))
      try compile(in: folder, output)
    }
  }

  private func compile(in folder: CommandFolder, _ name: String) throws {
    guard let compiler = try ConstantCompiler.shared() else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)").sorted()
    // Linux has no Core Location; the stubs declare its placemark.
    let files = try names.map { file in
      let url = URL(fileURLWithPath: "\(folder.path)/\(name)/\(file)")
      let text = try String(contentsOf: url, encoding: .utf8).replacing("import CoreLocation\n", with: "")
      try text.write(to: url, atomically: true, encoding: .utf8)
      return url
    }
    try compiler.values(of: [ConstantCompiler.Input(module: "App", files: files)])
  }

  @Test func eachTypeHasItsFileAndNoneIsReplaced() throws {
    let folder = try folder(["App/A.swift": intent("Other"), "App/Tea.intentdefinition": TeaDefinition.file])
    try folder.write("mine", to: "New/PourIntent.swift")
    let outcome = try folder.run("migrate App -o New")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        App/Tea.intentdefinition:10:39: note: move here what the handler of 'BrewTeaIntent' does in 'handle', 'confirm' and 'resolve…'
        App/Tea.intentdefinition:22:39: note: move here what the handler of 'PourIntentIntent' does in 'handle', 'confirm' and 'resolve…'
        error: 'New/PourIntent.swift' was not written, because it exists; move it, or name another folder
        wrote 'New/BrewTea.swift': 1 note
        wrote 'New/HeatAppEnum.swift'

        """)
    #expect(folder.contents(of: "New/PourIntent.swift") == "mine")
    #expect(try folder.run("diff App New --module M --format json").output.contains("sirikit-intent-migrated"))
  }

  @Test func aBuildFailsWhileAnIntentHasNoSuccessor() throws {
    let folder = try folder(["A.swift": TeaDefinition.brew, "Tea.intentdefinition": TeaDefinition.file])
    let outcome = try folder.run("migrate --check")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "Tea.intentdefinition:22:39: error: no App Intent replaces the SiriKit intent 'PourIntentIntent'; "
        + "'intentscan migrate' writes one\n")
    try folder.write(intent("PourIntentIntent"), to: "B.swift")
    #expect(try folder.run("migrate --check").status == 0)
    let rest = try folder.run("migrate")
    #expect(
      rest.output.isEmpty && rest.errors.contains("an App Intent replaces each custom intent of SiriKit"), "\(rest)")
    let both = try folder.run("migrate --check -o New")
    #expect(both.status == 2 && both.errors.contains("'--check' writes nothing, so it cannot be combined"), "\(both)")
  }

  @Test(arguments: [
    ("BrewTeaIntent", "error: the App Intent 'Brew' replaces 'BrewTeaIntent' already\n"),
    (
      "PourIntent",
      "error: no '.intentdefinition' file has an intent of the class 'PourIntent'\n"
    ),
    (
      "BrewTaeIntent",
      "error: no '.intentdefinition' file has an intent of the class 'BrewTaeIntent'; did you mean 'BrewTeaIntent'?\n"
    ),
  ])
  func anIntentThatCannotBeMigratedIsAMistake(name: String, message: String) throws {
    let folder = try folder(["A.swift": TeaDefinition.brew, "Tea.intentdefinition": TeaDefinition.file])
    let outcome = try folder.run("migrate --intent \(name)")
    #expect(outcome.status == 2 && outcome.errors == message, "\(outcome)")
  }

  /// Names and types of the app stay as they are: an enum that fits is used, another one of its name is not.
  @Test func typesOfTheAppAreUsedWhereTheyFit() throws {
    let heat = """
      import AppIntents
      struct BrewTea {}
      enum HeatAppEnum: String, AppEnum {
        case hot, iced
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Heat"
        static let caseDisplayRepresentations: [HeatAppEnum: DisplayRepresentation] = [.hot: "Hot", .iced: "Iced"]
      }
      """
    let folder = try folder(["A.swift": heat, "Tea.intentdefinition": TeaDefinition.file])
    let output = try folder.run("migrate").output
    #expect(output.contains("struct BrewTeaAppIntent: AppIntent") && output.contains("var heat: HeatAppEnum\n"))
    #expect(!output.contains("enum HeatAppEnum"))
    try folder.write(heat.replacing("hot, iced", with: "hot, cold"), to: "A.swift")
    #expect(try folder.run("migrate").output.contains("enum HeatAppEnum2: String, AppEnum"))
  }

  @Test func textsKeepTheirKeysOnRequest() throws {
    let folder = try folder(["Tea.intentdefinition": TeaDefinition.file])
    let output = try folder.run("migrate --keep-keys --allow-empty").output
    #expect(
      output.contains(
        "title: LocalizedStringResource = LocalizedStringResource(\"aB3dE5\", defaultValue: \"Brew Tea\", table: \"Tea\")"
      ))
  }

  /// The texts of other languages are in the bundle, and plain texts do not use them.
  @Test func translationsAreFoundByTheirKeys() throws {
    let folder = try folder([
      "A.swift": intent("Other"), "Base.lproj/Tea.intentdefinition": TeaDefinition.file,
      "de.lproj/Tea.strings": "\"aB3dE5\" = \"Tee kochen\";\n", "fr.lproj/Other.strings": "\"aB3dE5\" = \"?\";\n",
    ])
    let bundle = try parseJSON(Array(try folder.run("extract --localized --module M=.").output.utf8))
    let brew = bundle["siriKitIntents"]?.array?.first
    #expect(brew?["titleLocalizations"]?["de"]?.string == "Tee kochen")
    #expect(try !folder.run("extract --module M=.").output.contains("Tee kochen"))
    let note =
      "note: Base.lproj/Tea.intentdefinition has texts in de under keys of its own; to use them, write the files with '--keep-keys' instead"
    #expect(try folder.run("migrate --no-project").errors.contains(note))
    #expect(try !folder.run("migrate --no-project --keep-keys").errors.contains(note))
    try folder.write("\"aB3dE5\" = ", to: "de.lproj/Tea.strings")
    #expect(try folder.run("migrate --no-project").errors.contains("warning: de.lproj/Tea.strings:1:"))
  }

  @Test func aProfileHasTheRulesAboutSiriKit() throws {
    let folder = try folder([
      "A.swift": "import AppIntents\nstruct Other: AppIntent {}\n", "Tea.intentdefinition": TeaDefinition.file,
    ])
    let outcome = try folder.run("lint --profile migration --notes --module M=.")
    #expect(outcome.status == 0)
    #expect(outcome.output.ranges(of: "note: no App Intent replaces the SiriKit intent").count == 2)
    #expect(!outcome.output.contains("intent-missing-title"))
    #expect(try !folder.run("lint --notes --module M=.").output.contains("sirikit-intent-without-successor"))
  }

  /// A system that the app does not run on needs no condition.
  @Test(arguments: [("15.0", true), ("16.0", false)])
  func availabilityFollowsTheDeploymentTarget(version: String, isStated: Bool) throws {
    let folder = try folder([
      "A.swift": intent("Other"), "Tea.intentdefinition": TeaDefinition.file,
      ".intentscan.json": "{\"deployment\": {\"iOS\": \"\(version)\"}}",
    ])
    #expect(try folder.run("migrate").output.contains("@available") == isStated)
  }

  /// A class in two files is written once, and a difference between them is said.
  @Test func aClassOfTwoFilesIsWrittenOnce() throws {
    let folder = try folder([
      "A/Tea.intentdefinition": TeaDefinition.file, "B/Tea.intentdefinition": TeaDefinition.file,
    ])
    let copy = try folder.run("migrate")
    #expect(copy.output.ranges(of: "\"BrewTeaIntent\"").count == 1 && !copy.errors.contains("has other parameters"))
    try folder.write(
      TeaDefinition.file.replacing("<string>leaf</string>", with: "<string>kind</string>"), to: "B/Tea.intentdefinition"
    )
    #expect(
      try folder.run("migrate").errors.contains(
        "B/Tea.intentdefinition:10:39: note: 'BrewTeaIntent' has other parameters in 'A/Tea.intentdefinition', whose App Intent is "
          + "written; write one for this file if another app compiles it"))
  }

  @Test func aDamagedTableIsAWarning() throws {
    let folder = try folder([
      "A.swift": intent("Other"), "Base.lproj/Tea.intentdefinition": TeaDefinition.file,
      "de.lproj/Tea.strings": "\"a\" = \"b",
    ])
    let errors = try folder.run("extract --localized").errors
    #expect(errors.contains("de.lproj/Tea.strings:1:"), "\(errors)")
    #expect(errors.contains("; the texts of the file are not known"), "\(errors)")
  }

  @Test func aDamagedDefinitionFailsAndKeepsFiles() throws {
    let folder = try folder(["A.swift": intent("Other"), "Tea.intentdefinition": "<plist>"])
    #expect(try folder.run("migrate --check").status == 2)
    let outcome = try folder.run("migrate -o New")
    #expect(outcome.status == 2 && !outcome.errors.contains("found no custom intents"))
  }

  /// Whatever texts contain, each stays one literal.
  @Test(arguments: [
    ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r", #""a\nb\u{D}""#),
    ("\u{202E}x\u{2028}", #""\u{202E}x\u{2028}""#),
    ("👨\u{200D}👩 é", "\"👨\u{200D}👩 é\""),
  ])
  func textsAreEscaped(text: String, literal: String) { #expect(SwiftText.literal(text) == literal) }

  @Test(arguments: [("a b", "a_b"), ("1st", "_1st"), ("", "_0"), ("_", "_0"), ("日本", "日本"), ("a\u{202E}b", "a_b")])
  func namesAreIdentifiers(text: String, name: String) { #expect(SwiftText.identifier(from: text) == name) }
}
