import IntentScans
import IntentModel
import IntentReports
import SourceScan

/// The App Intents of Swift sources: typed, as JSON, and as input to ``lint(_:)`` and ``changes(since:)``.
///
/// Nothing is built or executed, and nothing is written. The same sources give the same values. Bad source never throws: facts
/// that it does not state are absent, and values that cannot be read are in ``App/diagnostics``.
public struct IntentScan: Sendable {
  /// One app with everything that it links and embeds; targets that no app uses; or sources without a project, such as a folder.
  public struct App: Sendable {
    /// The name of the app's target; nil without a project, and for targets that no app uses.
    public let name: String?
    /// All declarations that were found. Import `IntentModel` to name the types in the bundle.
    public let bundle: MetadataBundle
    private let files: [LintFile]

    fileprivate init(_ part: ScanPlan.Part, _ scan: Scan) {
      name = part.group?.app?.name
      bundle = scan.reportedBundle
      files = lintFiles(of: scan, part)
    }

    /// The file, the line and the column of a place that the app's bundle names.
    public func location(of place: Place) -> SourceLocation {
      var locator = Locator(files)
      return SourceLocation(locator.location(of: place))
    }

    /// Problems with the sources, and values that could not be read, by file and position.
    public var diagnostics: [Message] {
      var locator = Locator(files)
      return bundle.diagnostics.sorted {
        ($0.file, $0.diagnostic.span.start, $0.diagnostic.id) < ($1.file, $1.diagnostic.span.start, $1.diagnostic.id)
      }.map { entry in
        let place = Place(entry.file, entry.diagnostic.span)
        return Message(text: entry.diagnostic.message, location: SourceLocation(locator.location(of: place)))
      }
    }
  }

  /// The apps in the order of the project. Files in memory, and folders without a project, make one app.
  public let apps: [App]
  /// The warnings about projects and inputs, then one line for each path that could not be read. All other results come from the
  /// remaining files.
  public let unreadable: [String]

  private let plan: ScanPlan
  private let scans: [Scan]

  /// Scans files and folders; without paths, the working directory.
  ///
  /// Reads the workspace, Xcode project or package at each path or the nearest one above it, else those below it, and
  /// `.intentscan.json`, unless the options turn this off.
  public init(paths: [String], _ options: ScanOptions = ScanOptions()) throws(IntentScanError) {
    self = try IntentScanError.converting {
      var request = ScanRequest(paths: paths)
      request.platform = options.platform
      request.languageMode = options.languageMode
      request.root = options.root
      request.project?.target = options.target
      if !options.readsProjects { request.project = nil }
      let file = options.readsConfiguration ? try request.configurationFile() : nil
      let configuration = file?.configuration
      let plan = try ScanPlan(
        request, file, options.scanOptions(configuration), try options.stated())
      return IntentScan(plan)
    }
  }

  /// Scans files that are in memory. Reads no file, no project and no configuration.
  public init(_ files: [SwiftFile], _ options: ScanOptions = ScanOptions()) throws(IntentScanError) {
    self = try IntentScanError.converting {
      var modules: [String: [InputFile]] = [:]
      for file in files { modules[file.module, default: []].append(InputFile(at: file.path, contents: file.contents)) }
      let inputs = modules.sorted { $0.key < $1.key }.map { ModuleInput(name: $0.key, files: $0.value) }
      return IntentScan(
        ScanPlan(modules: inputs, options.scanOptions(nil), try options.stated()))
    }
  }

  private init(_ plan: ScanPlan) {
    self.plan = plan
    scans = plan.scan()
    apps = zip(plan.parts, scans).map(App.init)
    unreadable =
      plan.problems.filter { $0.hasPrefix("warning") }
      + plan.unreadable(with: scans).sorted { $0.path < $1.path }.map(\.message)
  }

  /// The bundle that `intentscan extract` writes: one document for all apps, see the guide about the bundle.
  public func json() -> [UInt8] { onDeepStack { plan.json(of: scans).reduce(into: []) { $0 += $1 } } }

  /// The JSON document with the texts of all languages. This call reads the string tables of the paths or the project. Files
  /// that are in memory have none.
  public func localizedJSON() throws(IntentScanError) -> [UInt8] {
    try IntentScanError.converting {
      let translated = TranslatedScans(plan, scans)
      if let failure = translated.failures.first { throw IntentScanError("\(failure.location): \(failure.message)") }
      return plan.json(of: scans, texts: translated.texts).reduce(into: []) { $0 += $1 }
    }
  }

  /// The findings of the rules without those of the baselines that configurations name, and the rules that lacked facts. This call
  /// reads the string tables of the paths or the project, for rules about translations.
  public func lint(_ options: LintOptions = LintOptions()) throws(IntentScanError) -> LintReport {
    var plan = plan
    for index in plan.parts.indices {
      plan.parts[index].selection = try options.selection(plan.parts[index].selection)
    }
    return try IntentScanError.converting { [plan] in
      try LintReport(LintRuns(plan, scans).report(besides: plan.baseline()).report)
    }
  }

  /// The changes that affect people who use the old version, the most harmful first. Both versions are compared in all
  /// languages, with the string tables as they are at this call: for an older state of the same folder, compare bundles of
  /// ``localizedJSON()``.
  public func changes(since old: IntentScan) throws(IntentScanError) -> [IntentChange] {
    try IntentScanError.converting {
      return IntentChange.all(from: try old.version(named: "old"), to: try version(named: "new"))
    }
  }

  private func version(named name: String) throws -> ReadVersion {
    try ReadVersion(plan, scans, TranslatedScans(plan, scans), named: name)
  }
}
