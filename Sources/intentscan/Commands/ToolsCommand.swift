import IntentLocalization
import IntentReports
import IntentScans
import MetadataDocuments
import SourceScan

extension Command {
  /// Writes the intents as tools for assistants.
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
      .includeHidden, .toolLocale, .output,
    ] + scanOptions,
    run: runTools)
}

extension Option {
  fileprivate static let includeHidden = Option(
    "include-hidden", help: "Also write intents with 'isDiscoverable = false'.")
  fileprivate static let toolLocale = Option(
    "locale", .text("language"),
    help: "The language of titles and descriptions, from the app's string tables. (default: that of the source)")
}

private func runTools(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  var run = try ScanRun(arguments, configuration, options, in: environment)
  let scans = run.scan(), plan = run.plan
  let format = arguments[.reportFormat].flatMap(ToolFormat.init) ?? .mcp
  let catalog = ToolCatalog(
    try zip(plan.parts, scans).map { part, scan in
      ToolSource(
        scan.reportedBundle, in: scan.bundle, paths: scan.files.map(\.path.text),
        texts: try translatedTexts(arguments[.toolLocale], part, scan, plan, in: environment))
    }, keepsHidden: arguments.has(.includeHidden))
  if !run.isQuiet { environment.report(catalog, format, scans) }
  if catalog.tools.count == catalog.unfit(for: format).count {
    let hasIntents = scans.contains { !$0.reportedBundle.intents.isEmpty }
    run.foundNothing(
      in: scans,
      because: hasIntents
        ? "no intent can be written as a tool; the notes say why (--allow-empty accepts this)" : nil)
  }
  return try run.finish([CommandOutput(to: arguments[.output]) { [catalog.document(format)] }])
}

/// The texts of an app in a language, or in the language of the source if `locale` is nil. Texts without a translation are in the
/// language of the source.
private func translatedTexts(
  _ locale: String?, _ part: ScanPlan.Part, _ scan: Scan, _ plan: ScanPlan, in environment: CommandEnvironment
) throws -> ToolTexts {
  let tables = TableSource(of: part, in: plan, in: environment.files)
  let localization = tables.localization(neededStrings(of: scan.reportedBundle))
  guard let locale = locale ?? localization.plan.scopes.first.map(localization.sourceLanguage) else {
    return { $0.sourceText }
  }
  let translations = Translations(localization, paths: scan.reportedPaths, chosen: [locale])
  let source = translations.sourceLanguage
  guard
    let language = ([source].compactMap(\.self) + translations.languages).first(where: {
      Language.inherits($0, from: locale)
    })
  else {
    if scan.reportedBundle.intents.isEmpty { return { $0.sourceText } }
    let written = localization.writtenLanguages.filter { !Language.inherits($0, from: source ?? "en") }.sorted()
    let known = written.isEmpty ? "" : "; use \(written.joined(separator: ", "))"
    throw CommandError("no string table has texts in '\(locale)'\(known)")
  }
  let texts = translations.texts[language] ?? [:]
  return { text in
    let table = text.table?.known ?? NeededString.standardTable
    return texts[Translations.Key(table: table, key: text.key)]?.first ?? text.sourceText
  }
}

extension CommandEnvironment {
  /// Reports the declarations that the catalog omits, with their locations, and then the tools that its format cannot express.
  fileprivate func report(_ catalog: ToolCatalog, _ format: ToolFormat, _ scans: [Scan]) {
    var indices = scans.map { LineIndices($0.lines) }
    let lines = catalog.omissions.map { omission -> String in
      let scan = scans[omission.source], place = omission.place
      let position = indices[omission.source].lines(of: place.file).position(of: place.span.start)
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
