import Testing

@testable import intentscan

/// Comments of string tables that suppress findings in the table.
@Suite struct TableSuppressionTests {
  private static let rule = "stale-localized-phrase"
  private static let phrases = """
    import AppIntents
    struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Open(), phrases: ["Open in \\(.applicationName)"], shortTitle: "Open", systemImageName: "book")
      }
    }
    """

  /// The findings in the table, as `rule:line`.
  private func findings(_ table: String, named name: String) throws -> [String] {
    let folder = try CommandFolder([
      "App/A.swift": Self.phrases, "App/\(name)": table,
      ".intentscan.json": configuration(running: [Self.rule, "unused-suppression", "malformed-suppression"]),
    ])
    let outcome = try folder.run("lint App --notes --fail-on never")
    return outcome.output.split(separator: "\n").filter { $0.hasPrefix("App/\(name):") && $0.hasSuffix("]") }.map {
      line in
      let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
      return "\(rule):\(line.split(separator: ":")[1])"
    }
  }

  private func strings(_ comment: String) -> String {
    "\"Open in ${applicationName}\" = \"Öffne in ${applicationName}\";\n\(comment)\n\"Gone in ${applicationName}\" = \"Weg\";\n"
  }

  @Test(arguments: [
    ("/* plain */", ["RULE:3"]), ("/* intentscan:disable:next RULE -- kept for old versions */", []),
    ("// intentscan:disable:next RULE", []), ("/* Title\n   intentscan:disable:next RULE */", []),
    ("/* intentscan:disable RULE */", []), ("// intentscan:disable:file RULE", []),
    ("// intentscan:disable RULE\n// intentscan:enable RULE", ["unused-suppression:2", "RULE:4"]),
    ("// intentscan:disable:previous RULE", ["unused-suppression:2", "RULE:3"]),
    ("// intentscan:off RULE", ["malformed-suppression:2", "RULE:3"]),
    ("\"/* intentscan:disable:next RULE\" = \"x\";", ["RULE:2"]),
  ])
  func stringsFiles(comment: String, found: [String]) throws {
    let table = strings(comment.replacing("RULE", with: Self.rule))
    let expected = found.map { $0.replacing("RULE", with: Self.rule) }
    #expect(Set(try findings(table, named: "de.lproj/AppShortcuts.strings")) == Set(expected))
  }

  @Test(arguments: [
    ("plain", ["RULE:5"]), ("intentscan:disable RULE -- kept", []), ("Title\\nintentscan:disable RULE", []),
    ("intentscan:disable:next RULE", []), ("intentscan:disable:file RULE", []),
    ("intentscan:enable RULE", ["malformed-suppression:6", "RULE:5"]),
    ("intentscan:disable duplicate-phrase", ["RULE:5"]),
  ])
  func catalogs(comment: String, found: [String]) throws {
    let table = """
      {
        "sourceLanguage": "en",
        "strings": {
          "Open in ${applicationName}": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Öffne ${applicationName}"}}}},
          "Gone in ${applicationName}": {
            "comment": "\(comment.replacing("RULE", with: Self.rule))",
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weg in ${applicationName}"}}}}
        },
        "version": "1.0"
      }
      """
    let expected = found.map { $0.replacing("RULE", with: Self.rule) }
    #expect(Set(try findings(table, named: "AppShortcuts.xcstrings")) == Set(expected))
  }
}
