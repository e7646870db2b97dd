import IntentModel
import Reports
import Scans
import SourceScan
import ToolCatalogs

extension Command {
  /// The intents as tools for assistants.
  static let tools = Command(
    "tools", overview: "Write intents as tools for assistants: MCP, OpenAI or JSON Schema.",
    discussion: """
      \(scanDiscussion)

      Each intent becomes one tool: its name, its description, and a JSON Schema of
      its parameters. What a schema cannot express is listed as a note, and not
      written. The server that serves the catalog has to answer the calls.
      """,
    positionals: [scanPaths],
    options: [
      Option(
        "format", .choice("format", ToolFormat.allCases.map(\.rawValue)),
        help: "mcp, openai or json-schema. (default: mcp)"),
      .includeHidden, .output,
    ] + scanOptions,
    run: runTools)
}

extension Option {
  fileprivate static let includeHidden = Option(
    "include-hidden", help: "Also write intents with 'isDiscoverable = false'.")
}

private func runTools(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  let isQuiet = arguments.has(.quiet)
  var timings = StageTimings()
  let plan = try timings.measure("find") { try ScanPlan(arguments, configuration, options, in: environment) }
  plan.reportProblems(isQuiet: isQuiet, in: environment)
  let outputs = OutputCheck(arguments, [.output], in: environment)
  try outputs.check(against: [configuration?.path, arguments[.inputs]])
  try outputs.check(against: plan.modules)
  let scans = plan.scan(in: environment, isQuiet: isQuiet, timings: &timings)
  environment.keep(plan)
  environment.keep(scans)
  let unreadable = plan.unreadable(with: scans)
  environment.report(unreadable)

  let format = arguments[.reportFormat].flatMap(ToolFormat.init) ?? .mcp
  let catalog = ToolCatalog(
    scans.map { ToolSource($0.reportedBundle, in: $0.bundle, paths: $0.files.map(\.path.text)) },
    keepsHidden: arguments.has(.includeHidden))
  if !isQuiet { environment.report(catalog, format, scans) }
  if unreadable.isEmpty {
    try environment.write(catalog.document(format), to: arguments[.output])
  } else if let output = arguments[.output] {
    environment.report(line: "error: '\(output)' was not written, because an input could not be read")
  }
  if arguments.has(.timings) { environment.report(lines: timings.lines) }
  if !unreadable.isEmpty { return .failure }
  guard catalog.tools.count == catalog.unfit(for: format).count, !arguments.has(.allowEmpty) else { return .success }
  let isWithout = scans.allSatisfy { $0.reportedBundle.intents.isEmpty }
  environment.report(
    line: isWithout
      ? "error: \(reasonForNothing(scans, plan))"
      : "error: no intent can be written as a tool; the notes say why (--allow-empty accepts this)")
  return .findings
}

extension CommandEnvironment {
  /// What the document does not hold, by file and position, and then what its format does not.
  fileprivate func report(_ catalog: ToolCatalog, _ format: ToolFormat, _ scans: [Scan]) {
    let lines = catalog.omissions.map { omission -> String in
      let scan = scans[omission.source], place = omission.place
      let position = scan.lines(of: place.file).position(of: place.span.start)
      let path = visiblePath(scan.files[place.file].path.text)
      return "\(path):\(position.line):\(position.column): note: \(omission.message)"
    }
    report(lines: lines)
    report(
      lines: catalog.unfit(for: format).map {
        "note: '\($0.tool.name)' is not in the catalog, because \($0.reason)"
      })
  }
}
