import Reports
import Scans

extension Command {
  /// The overview: what a new user runs first.
  static let list = Command(
    "list", overview: "Show the apps, targets, intents and App Shortcuts of a project.",
    discussion: """
      \(scanDiscussion)

      For each app: its targets with their counts, its App Shortcuts, and which rules
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
  let options = try LintOptions(arguments, scanOptions, configuration?.configuration, in: environment)
  var timings = StageTimings()
  let plan = try timings.measure("find") { try ScanPlan(arguments, configuration, scanOptions, in: environment) }
  let outputs = OutputCheck(arguments, [.output], in: environment)
  try outputs.check(againstInputsOf: plan, configuration, arguments)
  let scans = plan.scan(in: environment, isQuiet: options.isQuiet, timings: &timings)
  environment.keep(scans)
  let unreadable = plan.unreadable(with: scans)
  environment.report(unreadable)
  let unchecked = timings.measure("lint") {
    zip(plan.parts, scans).map { plan.uncheckedRules(of: $0, $1, options.selection, in: environment.files) }
  }
  let overview = Overview(plan, scans, unchecked: unchecked)
  let bytes =
    switch arguments[.reportFormat] {
    case "json": overview.json
    case "markdown": Array(overview.markdown.utf8)
    default: Array(overview.text(usesColor: options.rendering.usesColor).utf8)
    }
  try environment.write(bytes, to: arguments[.output])
  if arguments.has(.timings) { environment.report(lines: timings.lines) }
  if !unreadable.isEmpty { return .failure }
  if plan.modules.allSatisfy(\.files.isEmpty), !arguments.has(.allowEmpty) {
    environment.report(line: "error: \(reasonForNothing(scans, plan))")
    return .findings
  }
  return .success
}
