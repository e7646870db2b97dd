import IntentReports
import IntentScans

extension Command {
  /// Shows the overview. It is the first command for a new user.
  static let list = Command(
    "list", overview: "Show the apps, targets, intents and App Shortcuts of a project.",
    discussion: """
      \(scanDiscussion)

      For each app: its targets with their counts, its intents with their titles in
      the language of the source, its App Shortcuts, and which rules
      'lint' cannot check because a fact is missing, and where to state it.
      """,
    positionals: [scanPaths],
    options: [
      Option(
        "format", .choice("format", ["text", "json", "markdown"]),
        help: "text, json, or markdown: a reference of all intents. (default: text)"),
      .output, .deploymentTarget, .xcode, .color,
    ] + scanOptions,
    run: runList)
}

private func runList(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  var scanOptions = try ScanOptions(arguments, configuration?.configuration, in: environment)
  scanOptions.readsMentions = true
  let options = try LintOptions(arguments, configuration?.configuration, in: environment)
  // The overview has sections about what was not read of projects.
  var run = try ScanRun(arguments, configuration, scanOptions, reportsProblems: false, in: environment)
  let runs = run.lint(options, for: .missingFacts)
  run.reportErrors(ofTablesIn: runs)
  if run.plan.modules.allSatisfy(\.files.isEmpty) { run.foundNothing(in: runs.runs.map(\.scan)) }
  let overview = Overview(run.plan, runs)
  return try run.finish([
    CommandOutput(to: arguments[.output]) {
      switch arguments[.reportFormat] {
      case "json": [overview.json]
      case "markdown": [Array(overview.markdown.utf8)]
      default:
        [Array(overview.text(TextStyle(usesColor: options.rendering.usesColor), width: options.rendering.width).utf8)]
      }
    }
  ])
}
