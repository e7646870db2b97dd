import Foundation
import Testing

@testable import intentscan

/// `intentscan adopt`: an app with findings starts to use the tool.
@Suite struct AdoptCommandTests {
  private func app(_ others: KeyValuePairs<String, String> = [:]) throws -> CommandFolder {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": AppConfigurationTests.twoApps,
      "Trips/A.swift": "import AppIntents\nstruct A: AppIntent {}\n", "Widgets/W.swift": intent("W"),
      "Shared/S.swift": "struct S {}\n",
    ])
    for (path, text) in others { try folder.write(text, to: path) }
    return folder
  }

  @Test func onlyNewFindingsAreReportedAfterwards() throws {
    let folder = try app([".github/workflows/ci.yml": ""])
    #expect(try folder.run("lint").status == 1)
    let outcome = try folder.run("adopt"), lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(lines.first == "found the app 'Trips' for iOS 17.0, 1 target", "\(lines)")
    #expect(lines.count < 25)
    #expect(lines.contains { $0.hasSuffix("intent-missing-title (in 1 file)") }, "\(lines)")
    #expect(lines.contains("  - uses: <owner>/intentscan/Plugins/GitHubAction@main"))
    #expect(
      outcome.errors.contains("wrote '.intentscan.json'\nwrote 'intentscan-baseline.json': "), "\(outcome.errors)")
    let lint = try folder.run("lint --strict")
    #expect(lint.status == 0 && lint.output == "", "\(lint.errors)\(lint.output)")
    try folder.write("import AppIntents\nstruct B: AppIntent {}\n", to: "Trips/B.swift")
    #expect(try folder.run("lint").output.contains("Trips/B.swift:2:8: error: 'B' has no 'title'"))
    // Undo.
    try FileManager.default.removeItem(atPath: "\(folder.path)/.intentscan.json")
    try FileManager.default.removeItem(atPath: "\(folder.path)/intentscan-baseline.json")
    #expect(try folder.run("lint").output.contains("Trips/A.swift:2:8"))
  }

  @Test func nothingIsWrittenWhereSomethingIs() throws {
    let configured = try app([".intentscan.json": "{}"]).run("adopt")
    #expect(configured.status == 2 && configured.errors.contains("'.intentscan.json' exists"))
    let folder = try app(["intentscan-baseline.json": "{}"])
    #expect(try folder.run("adopt").status == 2)
    #expect(folder.contents(of: ".intentscan.json") == nil && folder.contents(of: "intentscan-baseline.json") == "{}")
    let empty = try CommandFolder(["a.txt": ""])
    #expect(try empty.run("adopt").status == 1 && empty.names() == ["a.txt"])
  }

  @Test(arguments: [
    (".gitlab-ci.yml", "GitLab: add to .gitlab-ci.yml:"), ("ci_scripts/x", "Xcode Cloud: copy"),
    (".pre-commit-config.yaml", "pre-commit: add the hook"),
    ("other", "CI: run 'sh intentscan/Plugins/Runner/check.sh'."),
  ])
  func proposesWhatTheRepositoryUses(file: String, line: String) throws {
    let folder = try app()
    try folder.write("", to: file)
    #expect(try folder.run("adopt").output.contains(line))
  }
}
