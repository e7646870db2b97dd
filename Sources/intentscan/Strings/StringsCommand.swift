import CatalogUpdates
import IntentLocalization
import Reports
import Scans

extension Command {
  /// Translations of what people say and see: what is there, and the files brought up to the source.
  static let strings = Command(
    "strings", overview: "Show and update the translations of phrases, titles and other texts.",
    discussion: """
      Without an option: for each app, one row for each language, with what is
      translated. The texts are those of App Intents metadata: phrases, titles,
      parameters, summaries and cases. They are looked up in the string tables
      (.xcstrings, .strings) of the app's targets.

        --keys     the texts that the source needs, with table, key and location
        --say      the sentences that people can say, in the language of --locale
        --sync     update the source's texts in the tables; see below
        --export   the texts for a translator, in the language of --locale
        --import   the translations of a file that --export wrote

      --sync does what a build in Xcode does, without Xcode: it adds entries for new
      texts, marks translations of changed phrases for review, and marks entries of
      removed phrases as stale. It never changes or deletes a translation. Where
      Xcode would lose one, because the first phrase changed, it is kept. A file
      with an error is not changed.

      Exit status: 0; with --sync --dry-run 1 if a file would change; 1 if there are
      no App Intents; 2 if an input cannot be read or an imported text is wrong.
      """,
    positionals: [scanPaths],
    options: [
      .keys, .say, .sync, .dryRunOfSync, .prune, .form, .exportFormat, .importFile, .locale, .languages,
      Option("format", .choice("format", ["text", "json"]), help: "The format of the output. (default: text)"),
      .output, .deploymentTarget, .color,
    ] + scanOptions,
    run: runStrings)
}

extension Option {
  static let keys = Option("keys", help: "List the texts that the source needs, and their keys.")
  static let say = Option("say", help: "List the sentences that people can say in the language of --locale.")
  static let sync = Option("sync", help: "Update the string tables to the source.")
  static let dryRunOfSync = Option("dry-run", help: "With --sync or --import: print the changes as a diff.")
  static let prune = Option(
    "prune", help: "With --sync: also delete entries of removed phrases that were never translated.")
  static let form = Option(
    "form", .choice("form", ["set", "unit"]),
    help: "In an empty table of phrases, one entry for each App Shortcut or for each phrase. (default: set)")
  static let exportFormat = Option(
    "export", .choice("format", ["csv", "xliff", "md"]), help: "Write the texts for a translator.")
  static let importFile = Option("import", .file("file"), help: "Read translations from a CSV or XLIFF file.")
  static let locale = Option("locale", .text("language"), help: "The language of --say and --export, such as de.")
  static let languages = Option(
    "languages", .text("list"),
    help:
      "The languages of the app, separated by commas. (default: 'locales' of the configuration, else those of the project and of the tables)"
  )
}

private func runStrings(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let mode = try StringsMode(arguments)
  var timings = StageTimings()
  let apps = try LocalizedApps(
    arguments, readsAllConditions: mode.readsAllConditions, isLimited: mode.isLimited, in: environment, &timings)
  let hasErrors = apps.reportErrors(in: environment)
  defer { if arguments.has(.timings) { environment.report(lines: timings.lines) } }
  if let reason = apps.reasonForNothing, !hasErrors {
    if arguments.has(.allowEmpty) { return .success }
    environment.report(line: "error: \(reason)")
    return .findings
  }
  let status = try run(mode, apps, arguments, hasErrors: hasErrors, in: environment)
  return hasErrors ? .failure : status
}

private func run(
  _ mode: StringsMode, _ apps: LocalizedApps, _ arguments: Arguments, hasErrors: Bool,
  in environment: CommandEnvironment
) throws -> ExitStatus {
  let isJSON = arguments[.reportFormat] == "json", style = TextStyle(usesColor: arguments.usesColor(in: environment))
  switch mode {
  case .coverage:
    let report = CoverageReport(apps)
    try environment.write(isJSON ? report.json : Array(report.text(style).utf8), to: arguments[.output])
  case .keys:
    let report = KeyReport(apps)
    try environment.write(isJSON ? report.json : Array(report.text(style).utf8), to: arguments[.output])
  case .say(let language):
    let report = SentenceReport(apps, language: language)
    try environment.write(isJSON ? report.json : Array(report.text(style).utf8), to: arguments[.output])
  case .sync: return try sync(apps, arguments, style, hasErrors: hasErrors, in: environment)
  case .export(let format, let language):
    let run = ExportRun(apps, language: language)
    try environment.write(run.bytes(as: format), to: arguments[.output])
    if !arguments.has(.quiet) { environment.report(lines: run.notes.map { "note: \($0)" }) }
  case .importing(let path): return try importTexts(path, apps, arguments, in: environment)
  }
  return .success
}

private func sync(
  _ apps: LocalizedApps, _ arguments: Arguments, _ style: TextStyle, hasErrors: Bool,
  in environment: CommandEnvironment
) throws -> ExitStatus {
  let isDryRun = arguments.has(.dryRunOfSync)
  let run = SyncRun(
    apps,
    SyncRun.Options(
      prunes: arguments.has(.prune), form: arguments[.form].flatMap(PhraseForm.init) ?? .set),
    RepairScope(arguments, apps.plan), in: environment)
  let report = run.report(style, isDryRun: isDryRun, hasErrors: hasErrors).map { $0 + "\n" }.joined()
  if isDryRun {
    try environment.write(run.diff, to: arguments[.output])
    if !arguments.has(.quiet) { environment.writeRaw(report) }
    return run.changedFiles.isEmpty ? .success : .findings
  }
  try run.write(in: environment)
  if !arguments.has(.quiet) { try environment.print(report) }
  return .success
}

private func importTexts(
  _ path: String, _ apps: LocalizedApps, _ arguments: Arguments, in environment: CommandEnvironment
) throws -> ExitStatus {
  let run = try ImportRun(path, apps, RepairScope(arguments, apps.plan), in: environment)
  guard run.errors.isEmpty else {
    environment.report(lines: run.errors.map { "\(visiblePath(path)):\($0.line): error: \($0.message)" })
    environment.report(line: "error: nothing was imported, because '\(path)' has errors")
    return .failure
  }
  let isDryRun = arguments.has(.dryRunOfSync)
  var lines = run.notes.map { "note: \($0)" }
  let verb = isDryRun ? "would import" : "imported"
  lines.append("\(verb) \(counted(run.count, "text")) into \(counted(run.files.count, "file"))")
  if isDryRun {
    try environment.write(run.diff, to: arguments[.output])
  } else {
    try run.write(in: environment)
  }
  if !arguments.has(.quiet) { environment.report(lines: lines) }
  return .success
}

/// What the command is asked for.
private enum StringsMode {
  case coverage, keys, sync
  case say(String)
  case export(format: String, language: String)
  case importing(String)

  init(_ arguments: Arguments) throws(UsageError) {
    let modes = [Option.keys, .say, .sync, .exportFormat, .importFile].filter(arguments.has)
    if modes.count > 1 { throw UsageError("'\(modes[0].name)' cannot be combined with '\(modes[1].name)'") }
    let needs: [(option: Option, modes: [Option])] = [
      (.prune, [.sync]), (.form, [.sync]), (.dryRunOfSync, [.sync, .importFile]),
    ]
    for (option, modes) in needs where arguments.has(option) && !modes.contains(where: arguments.has) {
      let names = modes.map { "'\($0.name)'" }.joined(separator: " or ")
      throw UsageError("'\(option.name)' needs \(names)")
    }
    func language(for option: Option) throws(UsageError) -> String {
      if let locale = arguments[.locale] { return locale }
      throw UsageError("'\(option.name)' needs '\(Option.locale.name) <language>'")
    }
    switch modes.first?.name {
    case Option.keys.name: self = .keys
    case Option.say.name: self = .say(try language(for: .say))
    case Option.sync.name: self = .sync
    case Option.exportFormat.name:
      self = .export(format: arguments[.exportFormat] ?? "", language: try language(for: .exportFormat))
    case Option.importFile.name: self = .importing(arguments[.importFile] ?? "")
    default: self = .coverage
    }
  }

  /// A text that another build needs has to be in the tables, too.
  var readsAllConditions: Bool {
    switch self {
    case .keys, .sync, .export, .importing: true
    case .coverage, .say: false
    }
  }

  /// Whether a path limits what is shown.
  var isLimited: Bool {
    switch self {
    case .coverage, .keys, .export: true
    case .say, .sync, .importing: false
    }
  }
}
