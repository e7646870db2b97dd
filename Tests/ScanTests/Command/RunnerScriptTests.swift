import Foundation
import Testing

/// `Plugins/Runner/check.sh`, which the templates for CI services call, with a script in place of the tool that records how it
/// was called.
@Suite(.enabled(if: GitFolder.hasGit)) struct RunnerScriptTests {
  private static let tool = """
    #!/bin/sh
    echo "$*" >> calls
    output=
    while [ $# -gt 0 ]; do
      if [ "$1" = -o ]; then output=$2; fi
      shift
    done
    if [ -n "$output" ]; then echo "report" > "$output"; fi
    exit "${STATUS:-0}"
    """

  /// The lines of calls, without the paths of the reports.
  private static func calls(_ variables: [String: String], part: [String] = []) throws -> (
    calls: [String], status: Int32, folder: CommandFolder
  ) {
    let folder = try GitFolder().folder
    try folder.write(tool, to: "tool")
    try folder.setMode(0o755, of: "tool")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let script = FixtureFiles.root.deletingLastPathComponent().appending(path: "Plugins/Runner/check.sh")
    process.arguments = [script.path] + part
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
      .merging(["INTENTSCAN": "\(folder.path)/tool"]) { $1 }.merging(variables) { $1 }
    try process.run()
    process.waitUntilExit()
    return (
      (folder.contents(of: "calls") ?? "").split(separator: "\n").map(String.init), process.terminationStatus, folder
    )
  }

  /// The allow file and the level that a team chose reach each comparison.
  @Test func optionsOfDiffReachEachComparison() throws {
    let (calls, status, folder) = try Self.calls([
      "INTENTSCAN_BASE": "main", "INTENTSCAN_REPORTS": "reports", "INTENTSCAN_OPTIONS": "--strict",
      "INTENTSCAN_DIFF_OPTIONS": "--allow accepted.json --fail-on dangerous",
    ])
    let comparisons = calls.filter { $0.hasPrefix("diff ") }, pages = calls.filter { $0.hasPrefix("preview ") }
    #expect(pages.count == 1 && folder.contents(of: "reports/preview.html") == "report\n", "\(calls)")
    #expect(comparisons.count == 2 && status == 0, "\(calls)")
    #expect(comparisons.allSatisfy { $0.contains("--against git:main --merge-base") }, "\(comparisons)")
    #expect(
      comparisons.allSatisfy { $0.components(separatedBy: "--allow accepted.json --fail-on dangerous").count == 2 })
    // An option may be given once.
    #expect(comparisons.allSatisfy { $0.components(separatedBy: "--fail-on").count == 2 }, "\(comparisons)")
    #expect(calls.filter { $0.hasPrefix("lint ") }.allSatisfy { $0.contains("--strict") && !$0.contains("--allow") })
    #expect(folder.contents(of: "reports/summary.md") == "report\n\nreport\n\n")
  }

  /// The action gives each part a step of its own.
  @Test(arguments: ["lint", "diff"])
  func onePartRunsAlone(part: String) throws {
    let (calls, status, folder) = try Self.calls(
      ["INTENTSCAN_BASE": "main", "INTENTSCAN_REPORTS": "reports", "STATUS": "1"], part: [part])
    #expect(
      status == 1 && !calls.isEmpty
        && calls.allSatisfy { $0.hasPrefix(part + " ") || part == "diff" && $0.hasPrefix("preview ") }, "\(calls)")
    #expect(folder.contents(of: "reports/summary.md") == "report\n\n")
  }

  @Test func eachReportIsOfTheSameRun() throws {
    let (calls, status, folder) = try Self.calls([
      "INTENTSCAN_REPORTS": "reports", "INTENTSCAN_FORMAT": "github", "INTENTSCAN_PATHS": "App", "STATUS": "1",
    ])
    #expect(
      status == 1 && calls.count == 6 && calls.dropLast().allSatisfy { $0.hasPrefix("lint App --format ") }, "\(calls)")
    #expect(calls.last?.hasPrefix("preview App ") == true)
    for report in ["lint.sarif", "codequality.json", "junit.xml", "lint.md"] {
      #expect(folder.contents(of: "reports/\(report)") == "report\n")
    }
  }
}
