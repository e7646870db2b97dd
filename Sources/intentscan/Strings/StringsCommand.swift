import DocumentFormats
import IntentLocalization
import IntentReports
import IntentScans

extension Command {
  /// Shows the translations of the texts that people say and see, and updates the string tables for the source.
  static let strings = Command(
    "strings", overview: "Show and update the translations of phrases, titles and other texts.",
    discussion: """
      Without an option: for each app, one row for each language, with what is
      translated. The texts are those of App Intents metadata: phrases, titles,
      parameters, summaries and cases. They are looked up in the string tables
      (.xcstrings, .strings) of the app's targets.

        --keys     the texts that the source needs, with table, key and location
        --say      the sentences that people can say, in the language of --locale or
                   of the source
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
  static let say = Option("say", help: "List the sentences that people can say.")
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
  static let locale = Option(
    "locale", .text("language"),
    help: "The language of --say and --export, such as de. (default for --say: that of the source)")
  static let languages = Option(
    "languages", .text("list"),
    help:
      "The languages of the app, separated by commas. (default: 'languages' of the configuration, else those of the project and of the tables)"
  )
}

private func runStrings(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let mode = try StringsMode(arguments)
  let configuration = try configurationFile(arguments, in: environment)
  let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  var run = try ScanRun(arguments, configuration, options, in: environment)
  try OutputCheck(arguments, [.output], in: environment).check(against: [arguments[.importFile]])
  let apps = LocalizedApps(&run, readsAllConditions: mode.readsAllConditions, isLimited: mode.isLimited)
  if run.missing == .everything { return try run.finish([CommandOutput(to: arguments[.output]) { [] }]) }
  let style = TextStyle(usesColor: arguments.usesColor(in: environment))
  switch mode {
  case .coverage:
    return try run.finish(apps.apps.map { CoverageReport($0, languages: apps.languages) }, style)
  case .keys: return try run.finish(apps.apps.map(KeyReport.init), style)
  case .say:
    let language = arguments[.locale]
    return try run.finish(
      apps.apps.map { SentenceReport($0, language: language) }, style,
      language: language ?? apps.apps.first?.localization.sourceLanguage ?? "en")
  case .sync: return try sync(apps, style, &run)
  case .export:
    let export = ExportRun(apps, language: arguments[.locale] ?? "")
    return try run.finish(
      [CommandOutput(to: arguments[.output]) { [export.bytes(as: arguments[.exportFormat] ?? "")] }],
      summary: run.isQuiet ? [] : export.notes.map { "note: \($0)" })
  case .importing: return try importTexts(arguments[.importFile] ?? "", apps, &run)
  }
}

/// A report about one app.
protocol StringsReport {
  func lines(_ style: TextStyle) -> [String]
  func write(to json: inout JSONWriter)
}

extension ScanRun {
  /// Writes the reports. `language` is that of all reports, which the JSON document states.
  fileprivate mutating func finish(
    _ reports: [some StringsReport], _ style: TextStyle, language: String? = nil
  ) throws -> ExitStatus {
    let isJSON = arguments[.reportFormat] == "json"
    func contents() -> [UInt8] {
      if !isJSON {
        return Array(reports.map { $0.lines(style).map { $0 + "\n" }.joined() }.joined(separator: "\n").utf8)
      }
      return JSONWriter.document { json in
        if let language { json.member("language", language) }
        json.objects("apps", reports) { $1.write(to: &$0) }
      }
    }
    return try finish([CommandOutput(to: arguments[.output]) { [contents()] }])
  }
}

/// The number of texts with a verb: `1 text is`, `2 texts are`.
func areTexts(_ count: Int) -> String { "\(counted(count, "text")) \(count == 1 ? "is" : "are")" }

private func sync(_ apps: LocalizedApps, _ style: TextStyle, _ run: inout ScanRun) throws -> ExitStatus {
  let arguments = run.arguments, environment = run.environment, isDryRun = arguments.has(.dryRunOfSync)
  let sync = SyncRun(
    apps, prunes: arguments.has(.prune), form: arguments[.form].flatMap(PhraseForm.init) ?? .set,
    RepairScope(arguments, apps.plan), in: environment)
  let edits = sync.edits
  let report = sync.report(style, isDryRun: isDryRun, hasErrors: run.isIncomplete).map { $0 + "\n" }.joined()
  if isDryRun {
    if !run.isQuiet { environment.writeRaw(report) }
    return try run.finish(
      [CommandOutput(to: arguments[.output]) { [edits.diff] }], status: edits.isEmpty ? .success : .findings)
  }
  try edits.write(in: environment)
  if !run.isQuiet { try environment.print(report) }
  return try run.finish([])
}

private func importTexts(_ path: String, _ apps: LocalizedApps, _ run: inout ScanRun) throws -> ExitStatus {
  let arguments = run.arguments, environment = run.environment
  let texts = try ImportRun(path, apps, RepairScope(arguments, apps.plan), in: environment), edits = texts.edits
  guard texts.errors.isEmpty else {
    environment.report(lines: texts.errors.map { "\(visiblePath(path)):\($0.line): error: \($0.message)" })
    environment.report(line: "error: nothing was imported, because '\(path)' has errors")
    run.hasErrors = true
    return try run.finish([])
  }
  let isDryRun = arguments.has(.dryRunOfSync), verb = isDryRun ? "would import" : "imported"
  let lines =
    texts.notes.map { "note: \($0)" }
    + ["\(verb) \(counted(texts.count, "text")) into \(counted(edits.count, "file"))"]
  if !isDryRun { try edits.write(in: environment) }
  return try run.finish(
    isDryRun ? [CommandOutput(to: arguments[.output]) { [edits.diff] }] : [], summary: run.isQuiet ? [] : lines)
}

private enum StringsMode {
  case coverage, keys, say, sync, export, importing

  private static let options: [(option: Option, mode: StringsMode)] = [
    (.keys, .keys), (.say, .say), (.sync, .sync), (.exportFormat, .export), (.importFile, .importing),
  ]

  /// The mode that the options select.
  init(_ arguments: Arguments) throws(UsageError) {
    let modes = Self.options.filter { arguments.has($0.option) }
    if modes.count > 1 {
      throw UsageError("'\(modes[0].option.name)' cannot be combined with '\(modes[1].option.name)'")
    }
    let needs: [(option: Option, modes: [Option])] = [
      (.prune, [.sync]), (.form, [.sync]), (.dryRunOfSync, [.sync, .importFile]),
    ]
    for (option, modes) in needs where arguments.has(option) && !modes.contains(where: arguments.has) {
      let names = modes.map { "'\($0.name)'" }.joined(separator: " or ")
      throw UsageError("'\(option.name)' needs \(names)")
    }
    self = modes.first?.mode ?? .coverage
    if arguments.hasUnsavedText, self == .sync || self == .importing, !arguments.has(.dryRunOfSync) {
      throw UsageError(
        "'\(modes[0].option.name)' cannot write to standard input; add '--dry-run' to see the changes")
    }
    if self == .export, arguments[.locale] == nil {
      throw UsageError("'\(Option.exportFormat.name)' needs '\(Option.locale.name) <language>'")
    }
  }

  /// Whether the texts of all branches of `#if` are read, because the tables must also have the texts of other builds.
  var readsAllConditions: Bool { self != .coverage && self != .say }

  /// Whether a path limits the texts that are read to those in it.
  var isLimited: Bool { self == .coverage || self == .keys || self == .export }
}
