import Testing

@testable import IntentReports
@testable import IntentChanges

/// Bundles as files have them: of several targets, and of former versions.
@Suite struct StoredBundleTests {
  private func catalog(_ intents: [String], targets: [String] = []) throws -> Catalog {
    let text = """
      {"schemaVersion": 1, "modules": ["App", "Widget"], "targets": [\(targets.joined(separator: ","))],
       "intents": [\(intents.joined(separator: ","))]}
      """
    return try Catalog(bundle: Array(text.utf8))
  }

  private func intent(_ module: String, _ name: String = "Open", line: Int = 3, more: String = "") -> String {
    """
    {"module": "\(module)", "name": "\(name)", "qualifiedName": "\(name)", "identifier": "\(name)",
     "title": {"key": "\(name)"}, "location": {"file": "Shared/Open.swift", "line": \(line), "column": 8}\(more)}
    """
  }

  private let targets = [
    #"{"kind": "app", "name": "Shelves", "module": "App", "apps": ["Shelves"]}"#,
    #"{"kind": "widgetExtension", "name": "ShelfWidget", "module": "Widget", "apps": ["Shelves"]}"#,
  ]

  @Test func aFileOfTwoTargetsHasItsChangesOnce() throws {
    let old = try catalog([intent("App"), intent("Widget"), intent("App", "Stay", line: 9)], targets: targets)
    let new = try catalog([intent("App", "Stay", line: 9)], targets: targets)
    let changes = VersionComparison(old: old, new: new).changes()
    #expect(changes.map(\.kind) == ["intent-removed"])
    #expect(changes.map(\.targets) == [["Shelves", "ShelfWidget"]])
    #expect(changes.map(\.otherSymbols) == [["Widget.Open"]])
    let side = ComparedSide(name: "old.json")
    let report = ChangeReport(changes, old: side, new: side, scope: .init(files: 1, types: 1, intents: 1))
    let text = String(decoding: report.rendered(as: .text), as: UTF8.self)
    #expect(text.contains("note: in the targets 'Shelves' and 'ShelfWidget'"), "\(text)")
    #expect(report.markdown().contains("(in the targets `Shelves` and `ShelfWidget`)"), "\(report.markdown())")
    // Copies in two files are two declarations.
    let copies = try catalog([intent("App"), intent("Widget", line: 40)], targets: targets)
    #expect(VersionComparison(old: copies, new: try catalog([])).changes().count == 2)
  }

  /// A change has the symbol of the old version, in which the module had another name.
  @Test func aRenamedModuleIsShownAsItsTarget() throws {
    func version(_ modules: [String], title: String) throws -> Catalog {
      let targets = zip(["Shelves", "ShelfWidget"], modules).map {
        #"{"kind": "app", "name": "\#($0)", "module": "\#($1)"}"#
      }
      return try catalog(
        modules.map { intent($0).replacing(#""key": "Open""#, with: #""key": "\#(title)""#) }, targets: targets)
    }
    let old = try version(["Old_App", "Old_Widget"], title: "Open"),
      new = try version(["App", "Widget"], title: "Start")
    let changes = VersionComparison(old: old, new: new).changes()
    #expect(changes.filter { $0.kind == "title-changed" }.map(\.targets) == [["Shelves", "ShelfWidget"]])
  }

  /// Every app of Flutter is called 'Runner'.
  @Test func appsOfOneNameArePairedByTheirIdentifiers() throws {
    func app(_ identifier: String, _ intents: String...) -> String {
      #"{"kind": "app", "name": "Runner", "platform": "iOS", "bundleIdentifier": "\#(identifier)", "document": "#
        + #"{"intents": \#(intents)}}"#
    }
    let intents = [intent("App"), intent("Widget", "Show", line: 9)]
    let old = try catalog(intents, targets: [app("a", "App.Open"), app("b", "Widget.Show")])
    let same = try catalog(intents, targets: [app("b", "Widget.Show"), app("a", "App.Open")])
    #expect(VersionComparison(old: old, new: same).changes().map(\.message) == [])
    let moved = try catalog(intents, targets: [app("a"), app("b", "Widget.Show", "App.Open")])
    let messages = VersionComparison(old: old, new: moved).changes().map(\.message)
    #expect(
      messages.contains { $0.hasPrefix("'Open' is no longer in the app 'Runner' (a), but in the app 'Runner' (b)") })
  }

  /// An entry of the allow file for any of the targets accepts the change.
  @Test(arguments: ["App.Open", "Widget.Open"])
  func anAllowFileNamesOneOfTheTargets(symbol: String) throws {
    let old = try catalog([intent("App"), intent("Widget")])
    var changes = VersionComparison(old: old, new: try catalog([])).changes()
    let allowed = try AllowList(
      Array(#"[{"rule": "intent-removed", "symbol": "\#(symbol)", "reason": "agreed"}]"#.utf8))
    #expect(allowed.apply(to: &changes, today: "2026-11-27").warnings == [])
    #expect(changes.map(\.message) == [])
  }

  /// A change that a newer entry accepts is not reported again.
  @Test func anExpiredEntryIsQuietNextToAValidOne() throws {
    func warnings(_ until: String) throws -> [String] {
      var changes = VersionComparison(old: try catalog([intent("App")]), new: try catalog([])).changes()
      let entry = #"{"rule": "intent-removed", "symbol": "App.Open", "reason": "agreed", "until": "#
      let allowed = try AllowList(Array("[\(entry)\"2020-01-01\"}, \(entry)\"\(until)\"}]".utf8))
      return allowed.apply(to: &changes, today: "2026-11-27").warnings
    }
    #expect(try warnings("2030-01-01") == [])
    #expect(try warnings("2021-01-01").count == 2)
  }

  /// Former versions identified a migrated intent by the name of its type.
  @Test func migratedIntentsOfFormerVersions() throws {
    let migrated =
      #", "intentClassName": "OpenIntent", "conformances": ["AppIntent", "CustomIntentMigratedAppIntent"]"#
    let former = try catalog([intent("App", more: migrated)])
    let today = try catalog([
      intent("App", more: migrated).replacing("\"identifier\": \"Open\"", with: "\"identifier\": \"OpenIntent\"")
    ])
    #expect(former.intents.map(\.type.identifier) == ["OpenIntent"])
    #expect(VersionComparison(old: former, new: today).changes() == [])
    // The type may be renamed: the class is the identifier.
    let renamed = try catalog([
      intent("App", "Show", more: migrated).replacing(
        "\"identifier\": \"Show\"", with: "\"identifier\": \"OpenIntent\""
      )
      .replacing("{\"key\": \"Show\"}", with: "{\"key\": \"Open\"}")
    ])
    #expect(VersionComparison(old: former, new: renamed).changes() == [])
    // A class that is not a constant: the identifier is unknown, and nothing is said about it.
    let unreadable = migrated.replacing("\"OpenIntent\"", with: #"{"unreadable": "name"}"#)
    let unknown = try catalog([intent("App", more: unreadable)])
    #expect(unknown.intents.map(\.type.identifier) == [nil])
    #expect(VersionComparison(old: unknown, new: today).changes() == [])
  }
}
