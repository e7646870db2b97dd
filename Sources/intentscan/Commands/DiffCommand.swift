import IntentReports
import IntentChanges
import OperatingSystem
import IntentScans

extension Command {
  /// Compares two versions and reports the changes that affect users.
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
      .against, .mergeBase, .changedSince, .allow, .writeAllow, .reason, .changeLevel, .reportFormat, .changeSummary,
      .output, .color,
    ] + scanOptions.filter { ![Option.inputs.name, Option.standardInputName.name].contains($0.name) },
    run: runDiff)
}

private func runDiff(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  var options = try DiffOptions(arguments, in: environment)
  let places = try options.places(arguments)
  let outputs = OutputCheck(arguments, [.output, .writeAllow], in: environment)
  try outputs.checkEachOther()
  try outputs.check(against: options.allowFiles, except: [.writeAllow])
  try outputs.check(against: [arguments[.configuration]])
  for path in arguments.positionals + arguments.all(.against) {
    try outputs.check(against: MetadataFile.candidates(path))
  }
  var timings = StageTimings()
  let comparison = try comparing(in: environment) { try ReadComparison(places, arguments, in: environment, &timings) }
  guard let comparison else { return .incomparable }
  var found = timings.measure("compare", detail: { "\($0.count) changes" }) { comparison.comparison.changes() }
  for group in comparison.comparison.groupsWithUnknownRenames {
    environment.report(
      line:
        "warning: too many \(group) were removed or added to compare all of them, so some that were renamed count as "
        + "removed and added")
  }
  try options.addAllowed(by: comparison.new, arguments, in: environment)
  try outputs.check(against: options.allowFiles, except: [.writeAllow])
  let fails = options.failing(in: comparison.new)
  let (accepted, warnings) = options.allowed.apply(
    to: &found, today: environment.today(), modules: comparison.modules)
  // An entry may be about an app that this run does not read.
  if !arguments.has(.quiet), !arguments.has(.changedSince) {
    environment.report(lines: warnings.map { "warning: \($0)" })
  }
  let report = ChangeReport(
    found, accepted: accepted, old: comparison.old.side, new: comparison.new.side, scope: comparison.new.scope,
    fails: fails)
  let output = CommandOutput(to: arguments[.output]) {
    [report.rendered(as: options.format, options.rendering)]
  }
  let isQuiet = arguments.has(.quiet)
  let failing = found.filter(fails)
  let decisions = try arguments[.writeAllow].map { path in
    try allowOutput(path, failing, reason: arguments[.reason] ?? "", in: environment)
  }
  _ = try environment.write([output] + [decisions].compactMap(\.self), lacking: nil, reportsFiles: !isQuiet, &timings)
  if !isQuiet, let path = arguments[.writeAllow], !options.allowFiles.contains(path) {
    environment.report(line: "note: state 'allow' in \(ConfigurationFile.name), so that every run reads '\(path)'")
  }
  if !isQuiet { environment.report(line: report.summary) }
  if arguments.has(.timings) { environment.report(lines: timings.lines) }
  return failing.isEmpty || decisions != nil ? .success : .findings
}

/// The allow file, with the changes added that the team accepts from now on.
private func allowOutput(
  _ path: String, _ changes: [Change], reason: String, in environment: CommandEnvironment
) throws -> CommandOutput {
  var list = AllowList()
  if (try? environment.files.status(of: FilePath(path))) != nil {
    list = try environment.files.document(at: path, AllowList.init)
  }
  list.accept(changes, reason: reason, today: environment.today())
  let bytes = list.json()
  var output = CommandOutput(to: path) { [bytes] }
  output.detail = "\(counted(changes.count, "change")) accepted"
  return output
}
