import Testing

@testable import IntentRules
@testable import intentscan

/// A rule that lacks what it needs says so; it never passes in silence.
@Suite struct NotCheckedTests {
  private static func provider(_ name: String) -> String {
    "import AppIntents\nstruct \(name): AppShortcutsProvider { static var appShortcuts: [AppShortcut] { [] } }\n"
  }

  private static func filter(_ name: String) -> String {
    "import AppIntents\nstruct \(name): SetFocusFilterIntent {}\n"
  }

  @Test func everyNeedIsNamedInTextAndJSON() throws {
    let folder = try CommandFolder(["App/A.swift": Self.provider("A"), ".intentscan.json": "{}"])
    let enabled = Rule.all.map { "--enable \($0.id)" }.joined(separator: " ")
    let text = try folder.run("lint App --fail-on never \(enabled)").errors
    let json = try folder.run("lint App --fail-on never --format json \(enabled)").output
    for rule in Rule.all where !rule.description.needs.isEmpty {
      #expect(text.contains(rule.id) && json.contains("\"\(rule.id)\""), "\(rule.id)")
    }
  }

  @Test func nothingIsMissingWhereAllIsSaid() {
    let sources = ExampleSources("// file: App/A.swift\n" + Self.provider("A"))
    var settings = LintSettings.modules(["App": .app], xcode: [27])
    settings.deployment = ["iOS": [26]]
    settings.applicationName = "Library"
    #expect(lint(sources.model(settings), with: Rule.all).notChecked == [])
  }

  /// Rules about a whole app, where two modules have what an app may have once.
  @Test(arguments: [
    ("multiple-app-shortcuts-providers", "provider"), ("too-many-app-shortcuts", "provider"),
    ("too-many-phrases", "provider"), ("multiple-focus-filters", "filter"),
  ])
  func modulesOfWhichNobodySaysWhatTheyAre(id: String, kind: String) throws {
    let rule = try #require(Rule.named(id))
    let type = kind == "provider" ? Self.provider : Self.filter
    let sources = ExampleSources("// file: App/A.swift\n\(type("A"))// file: Kit/B.swift\n\(type("B"))")
    func isUnchecked(_ modules: [String: LintSettings.ModuleKind]) -> Bool {
      lint(sources.model(.modules(modules)), with: [rule]).notChecked == [id]
    }
    #expect(isUnchecked([:]))
    #expect(isUnchecked(["App": .app]))
    #expect(!isUnchecked(["App": .app, "Kit": .app]))
    #expect(!isUnchecked(["App": .app, "Kit": .library]))
  }
}
