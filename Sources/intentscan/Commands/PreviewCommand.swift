import IntentReports
import IntentLocalization
import IntentModel
import IntentRules
import OperatingSystem
import ProjectFiles
import IntentScans

extension Option {
  static let previewOutput = Option(
    "output", short: "o", .file("path"),
    help: "A file that ends in '.html', or a folder, in which 'index.html' is written. (default: standard output)")
  static let previewComparison = Option(
    "compare", .text("version"),
    help: "Show what changed since an older version: 'git:REF' or 'git:REF:PATH'.")
  static let previewLocale = Option(
    "locale", .text("languages"), isRepeatable: true,
    help: "Show the texts of these languages only, separated by commas. (default: all languages)")
  static let previewSourceURL = Option(
    "source-url", .text("address"),
    help: "Link locations to their source: 'https://example.com/blob/main/{path}#L{line}'.")
}

extension Command {
  /// Writes the page that shows an app's App Intents as its users see them.
  static let preview = Command(
    "preview", overview: "Write a page that shows an app's App Intents as its users meet them.",
    discussion: """
      intentscan preview -o preview.html              the project in this folder
      intentscan preview -o new --compare git:main    with the changes since 'main'

      \(scanDiscussion)

      The page is one HTML file that loads nothing: actions as in the Shortcuts
      editor, App Shortcuts with their phrases, entities, choices, a graph, and the
      findings of 'lint' next to what they are about.
      """,
    positionals: [scanPaths],
    options: [.previewOutput, .previewComparison, .previewLocale, .previewSourceURL, .notes, .deploymentTarget, .xcode]
      + scanOptions,
    run: runPreview)
}

private func runPreview(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  var scanOptions = try ScanOptions(arguments, configuration?.configuration, in: environment)
  scanOptions.readsMentions = true
  scanOptions.readsDirectives = true
  let options = try LintOptions(arguments, configuration?.configuration, in: environment)
  let comparison = try arguments[.previewComparison].map { try VersionPlace($0) }
  if let comparison, case .path = comparison {
    throw UsageError("'--compare' needs a revision such as 'git:main'; found '\(arguments[.previewComparison] ?? "")'")
  }
  let sourceLink = try arguments[.previewSourceURL].map { text in
    guard let link = SourceLink(text) else {
      throw UsageError(
        "'--source-url' needs an address with '{path}', such as 'https://example.com/{path}#L{line}'; found '\(text)'")
    }
    return link
  }
  var run = try ScanRun(arguments, configuration, scanOptions, outputs: [.previewOutput], in: environment)
  let runs = run.lint(options), plan = run.plan
  run.reportErrors(ofTablesIn: runs)
  let baseline = try plan.baseline(in: environment.files)

  var input = PreviewInput(title: title(of: plan, arguments, in: environment), apps: [])
  let found = runs.runs.filter { !$0.scan.reportedBundle.isEmpty }
  input.apps = found.enumerated().map { index, run in
    PreviewApp(
      run, index == 0 ? runs.uncompiled : nil, showsNotes: options.showsNotes, besides: baseline, runs.modules)
  }
  for index in input.apps.indices { input.apps[index].sourceLink = sourceLink }
  let chosen = arguments.all(.previewLocale).flatMap { $0.split(separator: ",").map(String.init) }
  for (index, run) in found.enumerated() {
    let source = TableSource(of: run.part, in: plan, in: environment.files)
    let needed = neededStrings(of: run.scan.reportedBundle)
    input.apps[index].translations = Translations(
      source.localization(needed), paths: run.scan.reportedPaths, chosen: chosen)
  }
  // A part that belongs to no app gets the title of the page as its name, if it is the only part.
  if found.count == 1, found[0].part.group?.app == nil { input.apps[0].name = input.title }
  if let comparison {
    let compared = try comparing(in: environment) {
      try previewComparison(
        comparison, of: input.apps, chosen: chosen, said: plan.problems, arguments, in: environment, &run.timings)
    }
    guard let compared else { return .incomparable }
    input.comparison = compared
  }
  if input.apps.isEmpty {
    let scans = runs.runs.map(\.scan)
    run.foundNothing(in: scans)
    input.nothing = reasonForNothing(scans, plan)
  }
  return try run.finish([previewOutput(arguments[.previewOutput], input)])
}

/// The title of the page: the name of the only app, else of the project, else of the folder.
private func title(of plan: ScanPlan, _ arguments: Arguments, in environment: CommandEnvironment) -> String {
  let apps = plan.parts.compactMap { $0.group?.app }
  if apps.count == 1 { return apps[0].displayName ?? apps[0].name }
  let path = plan.found?.projects.first.flatMap { project in plan.found?.repository.shown(project.path) }
  let name = path.flatMap { $0.split(separator: "/").last }.map(String.init)
  if let name, let dot = name.lastIndex(of: "."), name[..<dot] != "Package" { return String(name[..<dot]) }
  return ReportedPaths.lastComponent(of: arguments.positionals.first ?? ".", from: environment.files.directoryPath)
    ?? "App Intents"
}

/// Compares the sources with an older version for the page. `apps` are those of the new version, `chosen` the languages that the
/// user asks for, and `said` the lines about the project that were printed.
private func previewComparison(
  _ place: VersionPlace, of apps: [PreviewApp], chosen: [String], said: [String], _ arguments: Arguments,
  in environment: CommandEnvironment, _ timings: inout StageTimings
) throws -> PreviewComparison {
  var old = place
  if case .revision(let revision, paths: []) = place { old = .revision(revision, paths: arguments.positionals) }
  let read = try ReadComparison(
    (old: old, new: .sources(arguments.positionals)), arguments, acceptsEmptyOld: true, said: said, in: environment,
    &timings)
  let found = timings.measure("compare", detail: { "\($0.count) changes" }) { read.comparison.changes() }
  let report = ChangeReport(found, old: read.old.side, new: read.new.side, scope: read.new.scope)
  var before = zip(read.old.scans, read.old.tables).filter { !$0.0.scan.reportedBundle.isEmpty }.map { old, tables in
    var app = PreviewApp(old.part, old.scan)
    app.translations = Translations(tables, paths: old.scan.reportedPaths, chosen: chosen)
    return app
  }
  if before.count == 1, apps.count == 1 { before[0].name = apps[0].name }
  var commit: String?
  if case .revision(let revision, let paths) = old {
    commit = RevisionFiles.subject(of: revision, paths: paths, in: environment.files)
  }
  return PreviewComparison(
    name: read.old.side.title, commit: commit, apps: before, changes: report.report.entries,
    newNames: read.comparison.newNamesOfTypes)
}

extension PreviewApp {
  /// The app of a run. `uncompiled` is the run of the files that no target compiles, whose findings the page shows with the app,
  /// `baseline` has the findings that the team accepts, and `modules` are those of all apps of the run.
  fileprivate init(
    _ run: LintRun, _ uncompiled: LintRun?, showsNotes: Bool, besides baseline: Baseline?, _ modules: Set<String>
  ) {
    self.init(run.part, run.scan)
    files = run.files + (uncompiled?.files ?? [])
    var found = run.result.findings + (uncompiled?.result.findings ?? []).map { $0.movedAfter(run.files.count) }
    _ = baseline?.apply(to: &found, ran: [], modules: modules)
    findings = found.filter { showsNotes || $0.severity != .note }
    reported = findings.once(in: files).oncePerCause(in: files)
    let named = Set(reported.map(\.rule))
    for rule in Rule.known where named.contains(rule.id) { rules[rule.id] = rule.description }
  }

  fileprivate init(_ part: ScanPlan.Part, _ scan: Scan) {
    let app = part.group?.app
    let modules = part.modules.filter { !$0.isContext }.map(\.name)
    let platform = part.group.map { ApplePlatform($0.platform) }
    let target = platform.flatMap { platform in app?.deploymentTarget(on: platform) }
    var kind: [String] = []
    if let app {
      kind.append(app.kind.words)
      if let platform { kind.append("for \(platform.rawValue)") }
      if let target { kind.append(target) }
    }
    self.init(
      name: (app?.displayName ?? app?.name ?? modules.joined(separator: ", ")).shortened,
      kind: kind.isEmpty ? nil : kind.joined(separator: " "), bundle: scan.reportedBundle,
      files: lintFiles(of: scan, part))
    let facts = scan.program.fileFacts
    products = part.products(in: scan, facts)
    runners = IntentRunners(scan.bundle, facts, products)
  }
}

/// The page, on standard output or in the `.html` file at `path`. Any other path is that of a folder: it is created if needed, and
/// the page is its `index.html`.
private func previewOutput(_ path: String?, _ input: PreviewInput) -> CommandOutput {
  guard let path, !CommandEnvironment.isStandardOutput(path), !path.lowercased().hasSuffix(".html") else {
    return CommandOutput(to: path) { [renderPreview(input)] }
  }
  let file = path.hasSuffix("/") ? path + "index.html" : path + "/index.html"
  return CommandOutput(to: file) { environment, timings in
    let page = timings.measure("render", detail: { "\($0.count) bytes" }) { renderPreview(input) }
    if let (folder, error) = environment.files.makeFolders(to: FilePath(folder: path)) {
      throw CommandError("cannot create the folder '\(folder.text)': \(error.message)")
    }
    try timings.measure("write") { try environment.write(page, to: file) }
    return .success
  }
}
