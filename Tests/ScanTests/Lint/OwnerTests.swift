@testable import DocumentFormats
import Testing

@testable import IntentRules
@testable import intentscan

/// `--owners`: which lines of a CODEOWNERS file apply, and where the owners are shown.
@Suite struct OwnerTests {
  @Test(arguments: [
    ("* @all\nApp/ @app", "App/A.swift", ["@all"]), ("* @all\n/App/ @app", "App/Sub/A.swift", ["@app"]),
    ("*.swift @swift # comment", "App/A.swift", ["@swift"]), ("App/* @app", "App/A.swift", ["@app"]),
    ("App/* @app", "App/Sub/A.swift", []), ("App/** @app", "App/Sub/A.swift", ["@app"]),
    ("Sub @sub", "App/Sub/A.swift", ["@sub"]), ("/Sub @sub", "App/Sub/A.swift", []),
    ("* @all\nApp/A.swift", "App/A.swift", []),
    ("My\\ App/ @my a@example.org", "My App/A.swift", ["@my", "a@example.org"]),
    ("# * @none\n\n* @all", "A.swift", ["@all"]),
    ("[My Team]\nApp/\n[Docs][2]\n*.swift @s", "App/A.swift", ["@s"]),
    ("[iOS][2] @ios\nApp/\n^[Docs] @docs\n*.md\n*.swift @s", "App/A.swift", ["@ios", "@s"]),
  ])
  func theLastLineThatFitsCounts(text: String, path: String, owners: [String]) {
    // 'App/' without a leading slash fits at every depth.
    let expected = text.hasPrefix("* @all\nApp/ ") ? ["@app"] : owners
    #expect(CodeOwners(Array(text.utf8)).owners(of: path) == expected)
  }

  @Test func findingsNameTheirOwners() throws {
    let folder = try CommandFolder([
      "Apps/App/A.swift": "import AppIntents\nstruct A: AppIntent {}\n",
      ".github/CODEOWNERS": "* @all\n/Apps/ @apps @ios\n",
      ".intentscan.json": configuration(running: ["intent-missing-title"], and: #""owners": ".github/CODEOWNERS""#),
      "other": "* @other\n",
    ])
    let json = try parseJSON(Array(folder.run("lint Apps --format json").output.utf8))
    #expect(json["findings"]?.array?.first?["owners"]?.array?.compactMap(\.string) == ["@apps", "@ios"])
    let sarif = try parseJSON(Array(folder.run("lint Apps --format sarif --owners other").output.utf8))
    let result = sarif["runs"]?.array?.first?["results"]?.array?.first
    #expect(result?["properties"]?["owners"]?.array?.compactMap(\.string) == ["@other"])
    let markdown = try folder.run("lint Apps --format markdown").output
    #expect(markdown.contains("<br>`intent-missing-title` `@apps` `@ios` · fix: "), "\(markdown)")
    #expect(try folder.run("lint Apps --owners none").status == 2)
  }

  /// A service closes the alerts of rules that a report lists and that found nothing.
  @Test func sarifListsOnlyRulesThatRan() throws {
    let folder = try CommandFolder([
      "App/A.swift": "import AppIntents\nstruct A: AppIntent {}\n",
      ".intentscan.json": #"{"pages": "https://example.org/rules"}"#,
    ])
    func sarif() throws -> JSONValue? {
      try parseJSON(Array(folder.run("lint App --format sarif").output.utf8))["runs"]?.array?.first
    }
    let run = try sarif(), rules = run?["tool"]?["driver"]?["rules"]?.array ?? []
    let ids = rules.compactMap { $0["id"]?.string }
    let notChecked = try parseJSON(Array(folder.run("lint App --format json").output.utf8))["summary"]?["notChecked"]?
      .array
    #expect(notChecked?.isEmpty == false)
    #expect(Set(ids).isDisjoint(with: notChecked?.compactMap(\.string) ?? []))
    #expect(ids.contains("intent-missing-title") && ids.contains("duplicate-phrase"))
    #expect(
      rules.first { $0["id"]?.string == "duplicate-phrase" }?["helpUri"]?.string
        == "https://example.org/rules/duplicate-phrase")
    // The results refer to the table, and a file that moves keeps their fingerprints.
    func fingerprints(_ run: JSONValue?) -> [String] {
      (run?["results"]?.array ?? []).compactMap { $0["partialFingerprints"]?["ruleAndSymbol/v1"]?.string }.sorted()
    }
    for result in run?["results"]?.array ?? [] {
      #expect(result["ruleIndex"]?.int.map { ids[$0] } == result["ruleId"]?.string)
      #expect(result["level"]?.string != "note")
    }
    let before = fingerprints(run)
    try folder.write("// moved\n\nimport AppIntents\nstruct A: AppIntent {}\n", to: "App/Sub/Moved.swift")
    try folder.write("", to: "App/A.swift")
    #expect(try fingerprints(sarif()) == before && !before.isEmpty)
  }
}
