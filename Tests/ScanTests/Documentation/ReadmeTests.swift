import Foundation
import Testing

/// The output of the tool that the README shows.
@Suite struct ReadmeTests {
  private static let path = "Fixtures/packages/Broken"

  /// A copy at the path that the README names.
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder([".git/HEAD": ""])
    for file in ["Package.swift", "Sources/Broken/Shortcuts.swift", "Sources/Broken/TurnPage.swift"] {
      let text = try String(contentsOf: repositoryFolder.appending(path: "\(Self.path)/\(file)"), encoding: .utf8)
      try folder.write(text, to: "\(Self.path)/\(file)")
    }
    return folder
  }

  @Test func theFirstExampleIsWhatTheCommandPrints() throws {
    let readme = try String(contentsOf: repositoryFolder.appending(path: "README.md"), encoding: .utf8)
    let printed = try folder().run(["lint", Self.path, "--color", "always", "--no-summary"]).output
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let findings = printed.split(separator: /\n(?=Fixtures)/)
    #expect(findings.count == 2)
    #expect(readme.contains("```\n\(try #require(findings.first))\n```"), "\(printed)")
    #expect(!printed.contains("// expect"))
  }

  /// A reader who applies the fix sees the finding disappear.
  @Test func theFixOfTheFirstExampleWorks() throws {
    let folder = try folder()
    let outcome = try folder.run(["lint", Self.path, "--fix", "--unsafe-fixes"])
    #expect(!outcome.output.contains("phrase-missing-application-name"), "\(outcome.output)")
    let source = folder.contents(of: "\(Self.path)/Sources/Broken/Shortcuts.swift")
    #expect(source?.contains(#""Next page in \(.applicationName)","#) == true)
  }
}
