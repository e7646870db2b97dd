import IntentModel
import IntentRules
import MetadataDocuments
import IntentReports
import IntentScans
import SourceScan

/// The options of `extract` for its formats and for the target, in addition to those of every scan.
extension Option {
  static let bundleFormat = Option(
    "format", .choice("format", ["json", "appintents"]),
    help: "The bundle as JSON, or Apple's metadata format. (default: json)")
  static let target = Option(
    "target", .text("name"),
    help:
      "Only this target of the project. With --format appintents and --module: the app's own module, which the others are linked into. If a target and a module have this name, the target is chosen."
  )
  static let allTargets = Option(
    "all-targets",
    help:
      "With --format appintents: write one folder for each app, extension, framework and packaged executable of the project into '-o <dir>'."
  )
  static let allowUnverified = Option(
    "allow-unverified", aliases: ["allow-unproven"],
    help: "With --format appintents: also write values whose encoding is inferred, and report them.")
  static let showEvidence = Option(
    "show-evidence",
    help: "With --format appintents: list each written value that no document of Xcode's shows, with its evidence.")
}

/// The values of the options of `--format appintents`, for one part of a plan.
struct AppIntentsOptions {
  var document: ActionsDocument.Options
  /// The folder that gets `Metadata.appintents`.
  var output: String
  /// The target whose metadata is written outside of its bundle; nil if the folder is that of a bundle.
  var targetOutsideBundle: String?
  /// The rules whose errors are reported for the written declarations.
  var selection: RuleSelection
  var settings: LintSettings

  /// The options of each part of the plan; nil if the JSON bundle is written.
  static func all(
    _ arguments: Arguments, _ plan: ScanPlan
  ) throws(UsageError) -> [AppIntentsOptions]? {
    guard arguments[.bundleFormat] == "appintents" else {
      var needing = [Option.allowUnverified, .showEvidence, .xcode, .deploymentTarget, .allTargets]
      if plan.parts.allSatisfy({ $0.group == nil }) { needing.append(.target) }
      for option in needing where arguments.has(option) {
        throw UsageError("option '\(option.name)' requires '--format appintents'")
      }
      return nil
    }
    if arguments.has(.allConditions) {
      throw UsageError(
        "'--all-conditions' cannot be combined with '--format appintents': one app has one branch of each '#if'")
    }
    guard let output = arguments[.output], output != "-" else {
      throw UsageError("'--format appintents' writes a folder; name the app bundle that contains it with '-o <dir>'")
    }
    if arguments.has(.allTargets) { return try allTargets(arguments, plan, output) }
    guard plan.parts.count == 1 else { throw severalApps(plan) }
    return [try AppIntentsOptions(arguments, plan.parts[0], output)]
  }

  private static func allTargets(
    _ arguments: Arguments, _ plan: ScanPlan, _ output: String
  ) throws(UsageError) -> [AppIntentsOptions] {
    if arguments.has(.target) { throw UsageError("'--all-targets' cannot be combined with '--target'") }
    var options: [AppIntentsOptions] = [], names: [String: Int] = [:]
    for part in plan.parts {
      guard let product = part.group?.product else {
        let missing = plan.found?.missingProject.map { ": \($0), or" } ?? "; without one,"
        throw UsageError(
          "'--all-targets' needs a project that has apps, extensions or frameworks\(missing) name the modules with '--module'"
        )
      }
      // Two projects may each have a target of the same name.
      let count = names[product.name, default: 0]
      names[product.name] = count + 1
      let folder = "\(output)/\(product.name)\(count == 0 ? "" : "-\(count + 1)")"
      var target = try AppIntentsOptions(arguments, part, folder)
      target.targetOutsideBundle = product.name
      options.append(target)
    }
    return options
  }

  private init(
    _ arguments: Arguments, _ part: ScanPlan.Part, _ output: String
  ) throws(UsageError) {
    self.output = output
    selection = part.selection
    settings = part.settings
    document = ActionsDocument.Options(
      release: try Self.release(arguments, part), toolsVersion: settings.xcodeVersion?.toolsVersion,
      target: try Self.target(arguments, part),
      allowsUnverified: arguments.has(.allowUnverified), showsEvidence: arguments.has(.showEvidence))
    document.linked = part.linkedTypes
  }

  /// The error about several apps. It names their projects only if two apps have the same name.
  private static func severalApps(_ plan: ScanPlan) -> UsageError {
    let apps = plan.parts.compactMap { $0.group?.app }, areUnique = Set(apps.map(\.name)).count == apps.count
    let choices = apps.map { app in
      areUnique ? app.name : "\(app.name) of \(plan.found?.repository.shown(app.id.project) ?? app.id.project)"
    }
    return UsageError(
      "there are several apps; write all with '--all-targets', or choose one with "
        + (areUnique ? "'--target': " : "'--project' and '--target': ")
        + choices.joined(separator: ", "))
  }

  private static func release(_ arguments: Arguments, _ part: ScanPlan.Part) throws(UsageError) -> ToolRelease {
    guard let version = part.settings.xcode else { return .newest }
    if let release = ToolRelease(version: version) { return release }
    let name = version.map(String.init).joined(separator: ".")
    let origin = part.configuration?.configuration.statements.first { $0.key == "xcode" }?.origin
    let stated =
      arguments[.xcode].map { "'\(Option.xcode.name) \($0)' names" }
      ?? "'xcode' in '\(origin ?? ConfigurationFile.name)' states"
    throw UsageError(
      "\(stated) Xcode \(name), but the format of Xcode versions before \(ToolRelease.allCases[0].name) is unknown; use "
        + "\(ToolRelease.allCases.map(\.name).joined(separator: ", ")) or a version between them")
  }

  private static func target(_ arguments: Arguments, _ part: ScanPlan.Part) throws(UsageError) -> String {
    if let product = part.group?.product { return product.moduleName }
    let modules = part.modules.filter { !$0.isContext }.map(\.name)
    if let name = arguments[.target] {
      if modules.contains(name) { return name }
      throw UsageError("'--target \(name)' is not a scanned module; use \(modules.joined(separator: ", "))")
    }
    if modules.count < 2 { return modules.first ?? "" }
    throw UsageError(
      "several modules are scanned (\(modules.joined(separator: ", "))); name the app's own module with '--target'"
    )
  }
}

extension AppIntentsOptions {
  func training(for document: ActionsDocument, in environment: CommandEnvironment) -> TrainingFile? {
    guard let target = targetOutsideBundle else {
      return TrainingFile(for: document, at: output, in: environment.files)
    }
    return TrainingFile(
      for: document,
      reasonForNone: "it needs the Info.plist of the bundle; use '--target \(target) -o <bundle>' to write it")
  }
}

extension Scan {
  /// Writes Apple's files for the found declarations, and reports those that are omitted or written with an unverified
  /// encoding. An omission is a finding. So is an error of the linter: Apple's tool would write the type too, but the feature
  /// does not work.
  func write(
    _ options: AppIntentsOptions, _ part: ScanPlan.Part, isQuiet: Bool, timings: inout StageTimings,
    in environment: CommandEnvironment
  ) throws -> ExitStatus {
    let document = timings.measure("render") { actionsDocument(of: bundle, options.document) }
    var scan = self
    scan.bundle.diagnostics = document.diagnostics
    environment.reportDiagnostics(of: scan) { !isQuiet || $0.severity == .error || $0.id == "evidence" }
    let said = document.diagnostics.filter { $0.diagnostic.severity != .note }
    let errors = timings.measure("lint") { self.errors(options, part, besides: said) }
    let text = String(decoding: errors.rendered(as: .text, RenderingOptions()), as: UTF8.self)
    for line in text.split(separator: "\n") { environment.report(line: String(line)) }
    let training = options.training(for: document, in: environment)
    if !isQuiet { for note in training?.notes ?? [] { environment.report(line: "note: \(visible(note))") } }
    try timings.measure("write") {
      let phrases = (path: MetadataFolder.path(TrainingFile.name, in: options.output), contents: training?.text)
      try environment.replace(MetadataFolder.files(of: document, in: options.output) + [phrases])
    }
    return document.isIncomplete || !errors.entries.isEmpty ? .findings : .success
  }

  /// The linter's errors, in the order of the source; except at locations for which an omission is already reported.
  private func errors(
    _ options: AppIntentsOptions, _ part: ScanPlan.Part, besides diagnostics: [FileDiagnostic]
  ) -> Report {
    let files = lintFiles(of: self, part)
    let model = LintModel(bundle, files: program.fileFacts, settings: options.settings)
    var result = LintResult(of: model, files: files, selection: options.selection)
    let refused = Set(diagnostics.map { Place($0.file, $0.diagnostic.span) })
    result.findings.removeAll { $0.severity != .error || refused.contains($0.place) }
    return Report(
      result, files: files, rules: options.selection.rules.map(\.description),
      scope: bundle.scope(files: self.files.count))
  }
}
