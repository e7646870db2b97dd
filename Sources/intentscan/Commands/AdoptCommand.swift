import IntentReports
import IntentScans
import OperatingSystem

extension Command {
  /// Writes a configuration and a baseline for an app that has findings already.
  static let adopt = Command(
    "adopt", overview: "Write a configuration and a baseline, so that only new findings are reported.",
    discussion: """
      Checks the project, says what is wrong, writes \(ConfigurationFile.name) as 'init' does
      and a baseline with all findings, and shows what to add to the CI service that
      the repository uses. To undo it, delete the two files.
      """,
    positionals: [
      Positional(
        name: "path", help: "The project, or a folder. (default: this folder)", isOptional: true, isRepeatable: false,
        value: .file("path"))
    ],
    options: [.profile, .quiet, .allowEmpty] + projectOptions, run: runAdopt)
}

/// The name of the baseline, next to the configuration.
private let baselineName = "intentscan-baseline.json"

private func runAdopt(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let start = try InitialConfiguration(arguments, in: environment), folder = start.folder
  let baselinePath = folder.isEmpty ? baselineName : "\(folder)/\(baselineName)"
  let baseline = FilePath(baselinePath)
  if (try? environment.files.status(of: baseline)) != nil || environment.files.isLink(baseline) {
    throw CommandError("'\(baselinePath)' exists; remove it, or read it with 'lint --baseline \(baselinePath)'")
  }
  let document = start.document(baseline: baselineName, profile: arguments[.profile])
  let configuration = try ConfigurationFile(document, at: start.path)
  var scanOptions = try ScanOptions(arguments, configuration.configuration, in: environment)
  scanOptions.readsDirectives = true
  scanOptions.readsMentions = true
  let options = try LintOptions(arguments, configuration.configuration, in: environment)
  var run = try ScanRun(arguments, configuration, scanOptions, outputs: [], in: environment)
  let runs = run.lint(options)
  if runs.isEmpty { run.foundNothing(in: runs.runs.map(\.scan)) }
  let report = runs.report().report
  var outputs = [
    CommandOutput(to: start.path) { [document] }, CommandOutput(to: baselinePath) { [runs.baseline.json()] },
  ]
  outputs[1].detail = report.countOfFindings
  let lines = start.lines + report.overview
  if !run.isQuiet, run.missing == nil { try environment.print(lines.joined(separator: "\n") + "\n") }
  let status = try run.finish(outputs)
  if status == .success, !run.isQuiet {
    try environment.print(([""] + nextSteps(in: folder, environment)).joined(separator: "\n") + "\n")
  }
  return status
}

extension Report {
  /// Lists the numbers of findings of at most 12 rules, so that they fit on one screen.
  fileprivate var overview: [String] {
    let rows = statistics.split(separator: "\n").map(String.init), shown = 12
    let more =
      rows.count > shown
      ? ["  and \(counted(rows.count - shown, "other rule")); 'intentscan lint --notes' shows all"] : []
    return ["\(countOfFindings) in \(counted(scope.files, "file")):"] + rows.prefix(shown).map { "  \($0)" } + more
  }
}

/// Lists next steps: how findings are reported from now on, how to undo the adoption, and what runs the tool for each change.
private func nextSteps(in folder: String, _ environment: CommandEnvironment) -> [String] {
  func has(_ name: String) -> Bool {
    let files = environment.files, components = ReportedPaths.components(of: folder, from: files.directoryPath)
    let top = (0...components.count).reversed().map { "/" + components.prefix($0).joined(separator: "/") }.first {
      (try? files.status(of: FilePath("\($0)/.git"))) != nil
    }
    return (try? files.status(of: FilePath("\(top ?? "/" + components.joined(separator: "/"))/\(name)"))) != nil
  }
  let services: [(file: String, lines: [String])] = [
    (
      ".github",
      [
        "GitHub: add a step to a workflow (Plugins/GitHubAction/example.yml is a complete one):",
        "  - uses: <owner>/intentscan/Plugins/GitHubAction@main",
      ]
    ),
    (
      ".gitlab-ci.yml",
      [
        "GitLab: add to .gitlab-ci.yml:",
        "  include: {project: <group>/intentscan, file: Plugins/GitLab/intentscan.gitlab-ci.yml}",
        "  variables: {INTENTSCAN_SOURCE: \"https://<host>/<group>/intentscan.git\"}",
      ]
    ),
    ("ci_scripts", ["Xcode Cloud: copy Plugins/Runner/ci_post_clone.sh to ci_scripts."]),
    (
      ".pre-commit-config.yaml",
      ["pre-commit: add the hook 'intentscan-system' to .pre-commit-config.yaml."]
    ),
  ]
  let found = services.filter { has($0.file) }.flatMap(\.lines)
  return [
    "'intentscan lint' now reports new findings only. Commit the two files; to undo this, delete them.",
    "'intentscan lint --prune-baseline' removes from the baseline what you fixed.",
  ] + (found.isEmpty ? ["CI: run 'sh intentscan/Plugins/Runner/check.sh'."] : found)
}
