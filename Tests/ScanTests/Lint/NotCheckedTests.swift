@testable import IntentReports
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
    let text = try folder.run("lint App --fail-on never --explain-unchecked \(enabled)").errors
    let json = try folder.run("lint App --fail-on never --format json \(enabled)").output
    for rule in Rule.all where !rule.needs.isEmpty {
      #expect(text.contains(rule.id) && json.contains("\"\(rule.id)\""), "\(rule.id)")
    }
  }

  /// The line at the end counts them, and says how to see them.
  @Test func theSummaryCountsThem() throws {
    let folder = try CommandFolder(["App/A.swift": Self.provider("A"), ".intentscan.json": "{}"])
    let plain = try folder.run("lint App").errors
    let unchecked = try JSONDocument(parsing: try folder.run("lint App --format json").output)["summary"]?["notChecked"]
    #expect(plain.contains("; \(unchecked?.elements.count ?? 0) rules not checked (run with --explain-unchecked); "))
    let explained = try folder.run("lint App --explain-unchecked").errors
    #expect(
      explained.contains(
        "because the tool does not know the targets of the modules (from the project, or 'modules' in .intentscan.json):\n  "
      ))
    #expect(!plain.contains("because"))
  }

  /// The overview runs few rules and reads few tables, and names the same rules.
  @Test(arguments: [
    nil, "App/Localizable.xcstrings", "App/de.lproj/AppShortcuts.strings", "App/Base.lproj/Localizable.strings",
  ])
  func theOverviewNamesTheSameRules(malformed: String?) throws {
    let folder = try LocalizedSample.project()
    if let malformed { try folder.write("{ \"Open", to: malformed) }
    let lint = try JSONDocument(parsing: try folder.run("lint --format json").output)["summary"]?["notChecked"]
    let list = try JSONDocument(parsing: try folder.run("list --format json").output)["apps"]?.elements.first
    let rules = list?["notChecked"]?.elements.flatMap { $0["rules"]?.elements ?? [] }.compactMap(\.string).sorted()
    #expect(rules == lint?.elements.compactMap(\.string), "\(malformed ?? "none")")
    #expect(rules?.isEmpty == false)
  }

  /// The numbers of shown and hidden findings add up.
  @Test func theSummaryCountsNotesThatAreNotShown() throws {
    let source = "import AppIntents\nstruct Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }\n"
    let folder = try CommandFolder(["App/A.swift": source, ".intentscan.json": "{}"])
    #expect(try folder.run("lint App").errors.contains("0 warnings, 1 note not shown (run with --notes) in 1 file"))
    #expect(try folder.run("lint App --notes").errors.contains("0 warnings, 1 note in 1 file"))
  }

  @Test func checksEveryRuleWithCompleteSettings() {
    let sources = ExampleSources("// file: App/A.swift\n" + Self.provider("A"))
    var settings = LintSettings(modules: ["App": .app], xcode: [27])
    settings.deployment = ["iOS": [26]]
    settings.applicationName = "Library"
    settings.hasStringTables = true
    #expect(LintResult(of: sources.model(settings), with: Rule.all).notChecked == [])
  }

  /// Rules about a whole app, where two modules have what an app may have once.
  @Test(arguments: [
    ("multiple-app-shortcuts-providers", "provider"), ("too-many-app-shortcuts", "provider"),
    ("too-many-phrases", "provider"), ("multiple-focus-filters", "filter"),
  ])
  func doesNotCheckModulesWithoutAKind(id: String, kind: String) throws {
    let rule = try #require(Rule.named(id))
    let type = kind == "provider" ? Self.provider : Self.filter
    let sources = ExampleSources("// file: App/A.swift\n\(type("A"))// file: Kit/B.swift\n\(type("B"))")
    func isUnchecked(_ modules: [String: LintSettings.ModuleKind]) -> Bool {
      LintResult(of: sources.model(.init(modules: modules)), with: [rule]).notChecked == [id]
    }
    #expect(isUnchecked([:]))
    #expect(isUnchecked(["App": .app]))
    #expect(!isUnchecked(["App": .app, "Kit": .app]))
    #expect(!isUnchecked(["App": .app, "Kit": .library]))
  }
}
