import Foundation
@testable import DocumentFormats
import Testing

@testable import intentscan

/// Which configuration applies to which app and file, and that the command says so.
@Suite struct AppConfigurationTests {
  private static let untitled = "import AppIntents\nstruct A: AppIntent {}\n"
  private static let rule = "intent-missing-title"

  /// Two apps in one project, each with a folder, and a folder that both compile.
  static let twoApps = twoTargets.replacing("product-type.app-extension", with: "product-type.application")
    .replacing("dependencies = (DW);", with: "dependencies = ();").replacing("files = (BW);", with: "files = ();")

  /// `configurations` by path.
  private func apps(_ configurations: KeyValuePairs<String, String>) throws -> CommandFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": Self.twoApps, "Trips/A.swift": Self.untitled,
      "Widgets/A.swift": Self.untitled, "Shared/S.swift": "struct S {}\n", "Widgets/Old/B.swift": Self.untitled,
    ])
    for (path, text) in configurations { try folder.write(text, to: path) }
    return folder
  }

  /// The findings as `file severity`.
  private func findings(_ folder: CommandFolder, _ words: String = "lint --quiet --fail-on never --notes") throws
    -> [String]
  {
    let outcome = try folder.run("\(words) --format github")
    return outcome.output.split(separator: "\n").filter { $0.hasPrefix("::") }.map { line in
      let severity = line.dropFirst(2).prefix { $0 != " " }
      let file = line.split(separator: "file=").last.map { $0.prefix { $0 != "," } } ?? ""
      return "\(file) \(severity)"
    }.sorted()
  }

  @Test func theNearestConfigurationAppliesToEachApp() throws {
    let folder = try apps([
      ".intentscan.json": configuration(running: [Self.rule], and: #""severity": {"\#(Self.rule)": "warning"}"#),
      "Widgets/.intentscan.json": configuration(running: [Self.rule], and: #""severity": {"\#(Self.rule)": "note"}"#),
    ])
    let all = ["Trips/A.swift warning", "Widgets/A.swift notice", "Widgets/Old/B.swift notice"]
    #expect(try findings(folder) == all)
    // Each app alone has the same findings.
    #expect(try findings(folder, "lint Widgets --quiet --notes") == Array(all[1...]))
    #expect(try findings(folder, "lint --target Widgets --quiet --notes") == Array(all[1...]))
    #expect(try findings(folder, "lint Trips --quiet --notes") == Array(all[..<1]))
    // A named configuration is the only one. What is the same in two copies of a file is one finding.
    #expect(
      try findings(folder, "lint --quiet --config .intentscan.json") == [
        "Trips/A.swift warning", "Widgets/Old/B.swift warning",
      ])
  }

  @Test func extendsAddsToAnotherFile() throws {
    let folder = try apps([
      "team.intentscan.json": configuration(
        running: [Self.rule], and: #""severity": {"\#(Self.rule)": "warning"}, "exclude": ["Widgets/Old"]"#),
      ".intentscan.json": #"{"extends": "team.intentscan.json"}"#,
      "Widgets/.intentscan.json": #"{"extends": "../.intentscan.json", "severity": {"\#(Self.rule)": "off"}}"#,
    ])
    #expect(try findings(folder) == ["Trips/A.swift warning"])
    try folder.write(
      #"{"extends": "../.intentscan.json", "severity": {"\#(Self.rule)": "error"}}"#, to: "Widgets/.intentscan.json")
    #expect(try findings(folder) == ["Trips/A.swift warning", "Widgets/A.swift error"])
    // Nothing of the other file applies if 'extends' is absent.
    try folder.write(configuration(running: [Self.rule]), to: "Widgets/.intentscan.json")
    #expect(try findings(folder) == ["Trips/A.swift warning", "Widgets/A.swift error", "Widgets/Old/B.swift error"])
    try folder.write(#"{"extends": ".intentscan.json"}"#, to: "team.intentscan.json")
    let circle = try folder.run("lint")
    #expect(
      circle.errors
        == "error: team.intentscan.json: 'extends' leads back to '.intentscan.json'; a configuration cannot extend itself\n"
    )
    for number in 1...16 {
      try folder.write(#"{"extends": "\#(number + 1).intentscan.json"}"#, to: "\(number).intentscan.json")
    }
    try folder.write("{}", to: "17.intentscan.json")
    try folder.write(#"{"extends": "1.intentscan.json"}"#, to: "team.intentscan.json")
    #expect(
      try folder.run("lint").errors
        == "error: 14.intentscan.json: more than 16 configurations extend one another; join some of them\n")
    try folder.write(#"{"extends": "none/intentscan.json"}"#, to: "team.intentscan.json")
    #expect(try folder.run("lint").errors == "error: cannot read 'none/intentscan.json': No such file or directory\n")
  }

  @Test(arguments: [
    (#"{"paths": ["Widgets/**"], "disabled": ["RULE"]}"#, ["Trips/A.swift error"]),
    (
      #"{"paths": ["**/Old"], "severity": {"RULE": "warning"}}"#,
      [
        "Trips/A.swift error", "Widgets/A.swift error", "Widgets/Old/B.swift warning",
      ]
    ),
    (#"{"targets": ["Widgets"], "severity": {"RULE": "off"}}"#, ["Trips/A.swift error"]),
    (
      #"{"targets": ["Widgets"], "paths": ["**/A.swift"], "disabled": ["RULE"]}"#,
      [
        "Trips/A.swift error", "Widgets/Old/B.swift error",
      ]
    ),
    (
      #"{"paths": ["Widgets"], "disabled": ["RULE"]}, {"paths": ["Widgets/Old"], "enabled": ["RULE"]}"#,
      [
        "Trips/A.swift error", "Widgets/Old/B.swift error",
      ]
    ),
  ])
  func overridesAreAboutSomeFiles(overrides: String, found: [String]) throws {
    let overrides = overrides.replacing("RULE", with: Self.rule)
    let folder = try apps([
      ".intentscan.json": configuration(running: [Self.rule], and: #""overrides": [\#(overrides)]"#)
    ])
    #expect(try findings(folder) == found)
    // The command line goes before all of it, and a build system gives the same files without a project.
    #expect(try findings(folder, "lint --quiet --notes --enable \(Self.rule)").count == 3)
    #expect(try findings(folder, "lint --quiet --notes --disable \(Self.rule)") == [])
    try folder.write(
      #"{"modules": [{"name": "Widgets", "role": "target", "files": ["Widgets/A.swift", "Widgets/Old/B.swift"]}]}"#,
      to: "inputs.json")
    #expect(
      try findings(folder, "lint --quiet --notes --inputs inputs.json") == found.filter { $0.hasPrefix("Widgets") })
  }

  /// A rule that runs only for some files runs, and a suppression of one that is off for a file is not unused.
  @Test func aRuleCanRunForSomeFilesOnly() throws {
    let folder = try apps([
      ".intentscan.json": configuration(
        running: ["unused-suppression"], and: #""overrides": [{"paths": ["Trips"], "enabled": ["\#(Self.rule)"]}]"#),
      "Widgets/A.swift": "// intentscan:disable:next \(Self.rule)\nstruct S {}\n",
      "Trips/B.swift": "// intentscan:disable:next \(Self.rule)\nstruct T {}\n",
    ])
    #expect(try findings(folder) == ["Trips/A.swift error", "Trips/B.swift warning"])
  }

  /// A level fails the findings of the apps that state it, and those in a shared file if one of the apps fails them.
  @Test(arguments: [
    ("error", "error", 1), ("never", "error", 1), ("error", "never", 1), ("never", "never", 0),
    ("error", "error --fail-on never", 0), ("never", "never --strict", 1),
  ])
  func eachAppStatesWhatFails(trips: String, widgets: String, status: Int32) throws {
    let words = widgets.split(separator: " ", maxSplits: 1).map(String.init)
    func text(_ level: String) -> String {
      configuration(running: [Self.rule], and: #""failOn": {"lint": "\#(level)"}"#)
    }
    let folder = try apps([".intentscan.json": text(trips), "Widgets/.intentscan.json": text(words[0])])
    let options = words.count > 1 ? " \(words[1])" : ""
    let outcome = try folder.run("lint --format junit\(options)")
    #expect(outcome.status == status, "\(outcome.errors)")
    // The formats that count failures agree.
    #expect(outcome.output.contains(#"failures="0""#) == (status == 0), "\(outcome.output)")
    // Only one of the apps has findings: its own level decides.
    for file in ["Widgets/A.swift", "Widgets/Old/B.swift"] { try folder.write(intent("T"), to: file) }
    #expect(
      try folder.run("lint\(options)").status
        == (trips == "never" && options != " --strict" || options == " --fail-on never" ? 0 : 1))
    try folder.write(intent("T"), to: "Trips/A.swift")
    try folder.write(Self.untitled, to: "Shared/S.swift")
    #expect(try folder.run("lint\(options)").status == status)
  }

  @Test func eachAppStatesOwnersAndPages() throws {
    let folder = try apps([
      ".intentscan.json": configuration(running: [Self.rule], and: #""owners": "CODEOWNERS""#),
      "Widgets/.intentscan.json": configuration(
        running: [Self.rule], and: #""owners": "OWNERS", "pages": "https://a.example/rules""#),
      "CODEOWNERS": "* @trips", "Widgets/OWNERS": "A.swift @widgets",
      "Widgets/A.swift": "import AppIntents\nstruct W: AppIntent {}\n",
    ])
    let sarif = try parseJSON(Array(folder.run("lint --format sarif").output.utf8))["runs"]?.array?.first
    let owners = (sarif?["results"]?.array ?? []).map { $0["properties"]?["owners"]?.array?.compactMap(\.string) ?? [] }
    #expect(Set(owners) == [["@trips"], ["@widgets"], []], "\(owners)")
    let page = sarif?["tool"]?["driver"]?["rules"]?.array?.first?["helpUri"]?.string
    #expect(page == "https://a.example/rules/\(Self.rule)")
    #expect(try folder.run("lint --format sarif --owners CODEOWNERS").output.contains("@widgets") == false)
  }

  /// An app whose configuration names its modules is read from them, as if it were checked alone.
  @Test func anAppStatesItsModules() throws {
    let folder = try apps([
      ".intentscan.json": configuration(running: [Self.rule]),
      "Widgets/.intentscan.json": configuration(
        running: [Self.rule], and: #""modules": {"Kit": {"paths": ["Old"], "kind": "library"}}"#),
    ])
    #expect(try findings(folder, "lint Widgets --quiet --notes") == ["Widgets/Old/B.swift error"])
    #expect(try findings(folder) == ["Trips/A.swift error", "Widgets/Old/B.swift error"])
  }

  /// The changes of an app have its allow file and its level.
  @Test(arguments: [
    (#""allow": "ok.json""#, #""failOn": {"diff": "never"}"#, "", 0), ("", #""failOn": {"diff": "never"}"#, "", 1),
    (#""allow": "ok.json""#, "", "", 1), ("", #""allow": "../ok.json""#, "", 1),
    (#""failOn": {"diff": "never"}"#, #""allow": "widgets.json""#, "", 0),
    (#""allow": "ok.json""#, #""allow": "widgets.json""#, "", 0),
    (#""allow": "ok.json""#, #""allow": "widgets.json""#, "--allow new/ok.json", 1),
    (#""allow": "ok.json""#, "", "--fail-on never", 0),
  ])
  func changesOfAnApp(trips: String, widgets: String, options: String, status: Int32) throws {
    let folder = try CommandFolder()
    for version in ["old", "new"] {
      try folder.write(Self.twoApps, to: "\(version)/Trips.xcodeproj/project.pbxproj")
      for app in ["Trips", "Widgets"] {
        try folder.write(version == "old" ? intent("A") : "struct N {}\n", to: "\(version)/\(app)/A.swift")
        try folder.write(intent("C\(app)"), to: "\(version)/\(app)/Old/B.swift")
      }
      try folder.write("struct S {}", to: "\(version)/Shared/S.swift")
    }
    func allowing(_ app: String) -> String {
      #"[{"rule": "intent-removed", "symbol": "\#(app).A", "reason": "agreed"}]"#
    }
    try folder.write("{\(trips)}", to: "new/.intentscan.json")
    try folder.write("{\(widgets)}", to: "new/Widgets/.intentscan.json")
    try folder.write(allowing("Trips"), to: "new/ok.json")
    try folder.write(allowing("Widgets"), to: "new/Widgets/widgets.json")
    let outcome = try folder.run("diff old new \(options)")
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
  }

  /// The page shows what 'lint' reports.
  @Test func thePageLeavesOutTheBaseline() throws {
    let folder = try apps([
      ".intentscan.json": configuration(running: [Self.rule], and: #""baseline": "old.json""#),
      "old.json": #"{"schemaVersion": 1, "findings": []}"#,
    ])
    #expect(try folder.run("preview -o -").output.contains(Self.rule))
    #expect(try folder.run("lint --write-baseline old.json").status == 0)
    #expect(try folder.run("preview -o -").output.contains(Self.rule) == false)
  }

  @Test(arguments: [
    ("{}", "", 1), (#"{"failOn": {"lint": "never"}}"#, "", 0),
    (#"{"failOn": {"lint": "never"}}"#, "--fail-on error", 1),
    (#"{"strict": true, "severity": {"intent-missing-title": "warning"}}"#, "", 1),
    (#"{"strict": false, "severity": {"intent-missing-title": "warning"}}"#, "", 0),
    (#"{"failOn": {"lint": "note"}, "severity": {"intent-missing-title": "note"}}"#, "", 1),
    (#"{"baseline": "old.json"}"#, "", 0), (#"{"baseline": "none.json"}"#, "", 2),
    (#"{"baseline": "none.json"}"#, "--write-baseline none.json", 0),
    (#"{"baseline": "none.json"}"#, "--baseline old.json", 0),
  ])
  func failOnAndBaseline(text: String, options: String, status: Int32) throws {
    let folder = try CommandFolder([
      "App/A.swift": Self.untitled, ".intentscan.json": text,
      "old.json":
        #"{"schemaVersion": 1, "findings": [{"rule": "intent-missing-title", "symbol": "App.A", "count": 1}]}"#,
    ])
    let outcome = try folder.run("lint App --disable intent-missing-description,intent-missing-perform \(options)")
    #expect(outcome.status == status, "\(outcome.errors)\(outcome.output)")
  }

  /// The baseline of each app applies when all are checked.
  @Test func baselinesOfAppsApplyTogether() throws {
    let folder = try apps([
      ".intentscan.json": configuration(running: [Self.rule]),
      "Widgets/.intentscan.json": configuration(running: [Self.rule], and: #""baseline": "old.json""#),
    ])
    #expect(try folder.run("lint Widgets --write-baseline Widgets/old.json").status == 0)
    #expect(try findings(folder) == ["Trips/A.swift error"])
  }

  @Test func configSaysWhereEverythingComesFrom() throws {
    let folder = try apps([
      "team.intentscan.json": "{\n  \"disabled\": [\"duplicate-phrase\"],\n  \"strict\": true\n}",
      ".intentscan.json": """
      {"extends": "team.intentscan.json", "deployment": {"iOS": "18.0"},
       "overrides": [{"paths": ["Trips/**"], "severity": {"intent-missing-title": "off"}}]}
      """,
      "Widgets/.intentscan.json": #"{"severity": {"intent-missing-title": "note"}}"#,
    ])
    #expect(
      try folder.run("config").output == """
        '.intentscan.json', which extends 'team.intentscan.json' (Trips)
        applicationName                             Trips             project
        deployment.iOS                              18.0              .intentscan.json:1:59
        disabled                                    duplicate-phrase  team.intentscan.json:2:16
        failOn.diff                                 breaking          default
        failOn.lint                                 warning           team.intentscan.json:3:13
        overrides[0].paths                          Trips/**          .intentscan.json:2:27
        overrides[0].severity.intent-missing-title  off               .intentscan.json:2:77
        profile                                     recommended       default
        swiftVersion                                5                 project

        'Widgets/.intentscan.json' (Widgets)
        applicationName                Widgets      project
        deployment.iOS                 17.0         project
        failOn.diff                    breaking     default
        failOn.lint                    error        default
        profile                        recommended  default
        severity.intent-missing-title  note         Widgets/.intentscan.json:1:39
        swiftVersion                   5            project

        """)
    let rules = try folder.run("config Trips/A.swift").output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(rules.contains("intent-missing-title off .intentscan.json:2:77"), "\(rules)")
    #expect(rules.contains("duplicate-phrase off team.intentscan.json:2:16"))
    #expect(rules.contains("intent-empty-title error profile 'recommended'"))
    #expect(rules.contains("phrase-too-long off not in profile 'recommended'"))
    let json = try parseJSON(Array(folder.run("config Widgets/A.swift --format json").output.utf8))
    let app = json["configurations"]?.array?.first
    #expect(app?["apps"]?.array?.first?.string == "Widgets" && app?["rules"]?.array?.isEmpty == false)
  }
}
