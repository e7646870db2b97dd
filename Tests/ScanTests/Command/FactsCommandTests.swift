import Foundation
import Testing

/// The steps of build systems: a facts file for each module, a bundle for each module with the facts of the others, and all
/// bundles merged.
@Suite struct FactsCommandTests {
  private static let kit = """
    import AppIntents
    /// A mood.
    public enum Mood: String, AppEnum {
      case good = "g", bad
      public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Mood" }
      public static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.good: "Good", .bad: "Bad"]
    }
    public protocol KitIntent: AppIntent {}
    extension KitIntent {
      public static var openAppWhenRun: Bool { true }
      public func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        // Counts.
        struct Local: AppEntity {}
        return .result(value: 1)
      }
    }

    """
  private static let app = """
    import AppIntents
    import Kit
    struct Feel: KitIntent {
      static let title: LocalizedStringResource = "Feel"
      @Parameter(title: "Mood", default: .good) var mood: Mood
    }

    """

  private func folder(_ others: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let folder = try CommandFolder(["Kit/Kit.swift": Self.kit, "App/App.swift": Self.app])
    for (path, text) in others { try folder.write(text, to: path) }
    return folder
  }

  private func facts(_ folder: CommandFolder) throws -> String? {
    let outcome = try folder.run("facts --module Kit Kit -o kit.facts")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return folder.contents(of: "kit.facts")
  }

  @Test func factsStandForTheSource() throws {
    let folder = try folder()
    _ = try facts(folder)
    let withFacts = try folder.run("extract --module App App --facts kit.facts")
    let withSource = try folder.run("extract --module App=App --context Kit=Kit")
    #expect(withFacts.output == withSource.output)
    #expect(withFacts.output.contains("\"enumCase\": \"good\""))
  }

  @Test func mergedBundlesEqualOneScan() throws {
    let folder = try folder()
    _ = try facts(folder)
    _ = try folder.run("extract --module App App --facts kit.facts -o app.json")
    _ = try folder.run("extract --module Kit Kit -o kit.json")
    let merged = try folder.run("merge app.json kit.json")
    let all = try folder.run("extract --module App=App --module Kit=Kit")
    #expect(merged.output == all.output)
    #expect(merged.output.contains("\"name\": \"Mood\"") && merged.output.contains("\"name\": \"Feel\""))
  }

  /// Otherwise every change of a library scans every app again.
  @Test(arguments: [
    ("return .result(value: 1)", "let one = 1\n    return .result(value: one)"), ("// Counts.", ""),
    ("struct Local: AppEntity {}", ""), ("/// A mood.", "/// How the user feels.\n///\n/// Two values."),
  ])
  func aBodyOrACommentDoesNotChangeThem(old: String, new: String) throws {
    let changed = Self.kit.replacing(old, with: new)
    #expect(changed != Self.kit)
    #expect(try facts(folder()) == facts(folder(["Kit/Kit.swift": changed])))
  }

  @Test(arguments: [
    ("bad\n", "bad, worse\n"), ("\"Mood\"", "\"Feeling\""), ("ReturnsValue<Int>", "ReturnsValue<String>"),
  ])
  func aDeclarationChangesThem(old: String, new: String) throws {
    let changed = Self.kit.replacing(old, with: new)
    #expect(changed != Self.kit)
    #expect(try facts(folder()) != facts(folder(["Kit/Kit.swift": changed])))
  }

  /// A rule that looks at a whole app must not report what the omitted bodies of a library do.
  @Test func whatRulesAboutWholeAppsLookForIsKept() throws {
    let folder = try folder([
      "Kit/Update.swift":
        "func start() { Shortcuts.updateAppShortcutParameters() }\nfunc stop() { print(1) }\n"
    ])
    let text = try #require(try facts(folder))
    #expect(text.contains("updateAppShortcutParameters") && !text.contains("print"))
  }

  @Test(arguments: BundleCase.all.filter { $0.variant == nil && $0.arguments.isEmpty })
  func everyFixtureMeansTheSameToTheModulesThatImportIt(bundleCase: BundleCase) throws {
    let result = try runTool(["facts", "--module", "App", "."], in: bundleCase.folder)
    #expect(result.status == 0, "\(result.error)")
    let folder = try CommandFolder(["Own/A.swift": Self.importer(of: bundleCase)])
    try result.output.write(to: URL(filePath: folder.path).appending(path: "app.facts"))
    let source = bundleCase.folder.path(percentEncoded: false)
    let words = ["extract", "--module", "Own=Own", "--allow-empty", "--quiet"]
    let withFacts = try folder.run(words + ["--facts", "app.facts"])
    let withSource = try folder.run(words + ["--context", "App=\(source)"])
    #expect(withFacts.status == 0, "\(withFacts.errors)")
    // A default value of a protocol of the fixture that cannot be read is at another line in the facts.
    let location = /"location": \{"file": "[^"]*(?:Clauses|Defaults)\.swift", [^}]*\}/
    #expect(withFacts.output.replacing(location, with: "") == withSource.output.replacing(location, with: ""))
  }

  /// A type that refines, extends and uses everything that the fixture declares at file scope.
  private static func importer(of bundleCase: BundleCase) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: bundleCase.folder.path)
    let sources = try files.filter { $0.hasSuffix(".swift") }.sorted().map {
      String(decoding: try Data(contentsOf: bundleCase.folder.appending(path: $0)), as: UTF8.self)
    }.joined()
    let names = sources.matches(of: /(?m)^(?:public |final )*(?:struct|enum|class|protocol|typealias) (\w+)/).map {
      $0.1
    }
    var text = "import AppIntents\nimport App\n"
    for (index, name) in names.enumerated() {
      text += """
        struct Own\(index): \(name), AppIntent {
          static let title: LocalizedStringResource = "Own"
          @Parameter(title: "Value") var value: \(name)
          @Parameter(title: "Values") var values: [\(name)]
        }
        extension \(name) { static let added = 1 }

        """
    }
    return text
  }

  // MARK: Bad input

  @Test(arguments: [
    "", "{}", "intentscan facts 2\nmodule Kit\n", "intentscan facts 1\nmodule a-b\n",
    "intentscan facts 1\nmodule Kit\nfile 99 A.swift\nlet a = 1\n", "intentscan facts 1\nmodule Kit\nfile x A.swift\n",
  ])
  func anotherFileIsAnError(text: String) throws {
    let folder = try folder(["kit.facts": text])
    let outcome = try folder.run("extract --module App App --facts kit.facts")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error: 'kit.facts' is not a facts file of this version; write it again with 'intentscan facts'\n")
  }

  @Test func aFileThatIsNoBundleCannotBeMerged() throws {
    let folder = try folder(["a.json": "{", "b.json": "{}"])
    #expect(try folder.run("merge a.json").errors.hasPrefix("a.json:1:2: error: "))
    let outcome = try folder.run("merge b.json")
    #expect(
      outcome.errors == "error: 'b.json' is not a bundle of this version; write it again with 'intentscan extract'\n")
    #expect(outcome.status == 2)
    #expect(try folder.run("merge").status == 2)
  }

  @Test func severalModulesAreNoFactsFile() throws {
    let outcome = try folder().run("facts --module A=App --module B=Kit")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("error: a facts file holds one module; name it with '--module' and give its paths\n"))
  }
}
