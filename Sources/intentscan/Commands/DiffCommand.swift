import IntentReports
import IntentChanges
import IntentRules
import OperatingSystem
import IntentScans

extension Command {
  /// Compares two versions and reports what the new one changes for users.
  static let diff = Command(
    "diff", overview: "Report how a new version affects saved shortcuts, Siri phrases and display.",
    discussion: """
      intentscan diff --against git:origin/main       the working tree with a revision
      intentscan diff --against git:main --merge-base what this branch changes
      intentscan diff --against git:v4.2:Old New/App  with a revision's folder 'Old'
      intentscan diff old.json new.json               two bundles from 'extract'
      intentscan diff git:v4.1 git:v4.2               two revisions

      Revisions are read from the repository without a checkout. Both versions are
      scanned with the same options. 'intentscan explain <change>' explains a change.

      Exit status: 0 if no change has the level of '--fail-on' or a higher one, 1 if
      there is such a change, 2 for wrong usage, 3 if the versions cannot be compared.
      """,
    positionals: [
      Positional(
        name: "path",
        help:
          "The old and the new version: folders, bundles or revisions. With '--against': the paths of the new version. (default: this folder)",
        isOptional: true, isRepeatable: true, value: .file("path"))
    ],
    options: [
      .against, .mergeBase, .allow, .changeLevel, .reportFormat, .changeSummary, .output, .color,
    ] + scanOptions.filter { ![Option.inputs.name, Option.standardInputName.name].contains($0.name) },
    run: runDiff)
}

private func runDiff(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let options = try DiffOptions(arguments, in: environment)
  let places = try options.places(arguments)
  let outputs = OutputCheck(arguments, [.output], in: environment)
  try outputs.check(against: [arguments[.allow], arguments[.configuration]])
  for path in arguments.positionals + arguments.all(.against) {
    try outputs.check(against: MetadataFile.candidates(path))
  }
  var timings = StageTimings()
  let comparison = try comparing(in: environment) { try ReadComparison(places, arguments, in: environment, &timings) }
  guard let comparison else { return .incomparable }
  var found = timings.measure("compare", detail: { "\($0.count) changes" }) { comparison.comparison.changes() }
  for group in comparison.comparison.groupsWithUnknownRenames {
    environment.report(
      line: "warning: more than \(MatchingLimits.renamed) \(group) were removed or added; only the first of them were "
        + "compared, so others that were renamed count as removed and added")
  }
  let all = found.count
  for warning in options.allowed.apply(
    to: &found, today: environment.today(), modules: comparison.modules)
  where !arguments.has(.quiet) {
    environment.report(line: "warning: \(warning)")
  }
  var report = ChangeReport(found, old: comparison.old.side, new: comparison.new.side, scope: comparison.new.scope)
  report.allowed = all - found.count
  let output = CommandOutput(to: arguments[.output]) {
    [options.writesSummary ? Array(report.markdown.utf8) : report.rendered(as: options.format, options.rendering)]
  }
  let isQuiet = arguments.has(.quiet)
  _ = try environment.write([output], lacking: nil, saysSo: !isQuiet, &timings)
  if !isQuiet { environment.report(line: report.summary) }
  if arguments.has(.timings) { environment.report(lines: timings.lines) }
  let fails = options.failureLevel.map { level in found.contains { $0.level >= level } } ?? false
  return fails ? .findings : .success
}
