import IntentRules
import MetadataDocuments

/// `extract --format appintents`: what it takes beside what every scan takes.
extension Option {
  static let bundleFormat = Option(
    "format", .choice("format", ["json", "appintents"]),
    help: "The bundle as JSON, or Apple's own files. (default: json)")
  static let target = Option(
    "target", .text("name"),
    help: "For appintents, with several modules: the app's own one; the others are linked into it.")
  static let allowUnproven = Option(
    "allow-unproven", help: "For appintents: write what Apple's tool is only believed to write, and say so.")
}

/// The answers to the options above.
struct AppIntentsOptions {
  var document: ActionsDocument.Options
  /// The folder that gets `Metadata.appintents`.
  var output: String

  /// Nil for the plain bundle. `modules` are those that are reported.
  init?(
    _ arguments: Arguments, modules: [String], _ configuration: Configuration?
  ) throws(UsageError) {
    guard arguments[.bundleFormat] == "appintents" else {
      for option in [Option.target, .allowUnproven, .xcode, .deploymentTarget] where arguments.has(option) {
        throw UsageError("option '\(option.name)' goes with '--format appintents'")
      }
      return nil
    }
    if arguments.has(.allConditions) {
      throw UsageError("'--all-conditions' keeps what can't be in one app; it doesn't go with '--format appintents'")
    }
    guard let output = arguments[.output], output != "-" else {
      throw UsageError("'--format appintents' writes a folder; name the one around it with '-o <dir>'")
    }
    self.output = output
    // It changes nothing in what is written, as far as anybody knows; a mistyped one is a mistake all the same.
    if let version = arguments[.deploymentTarget], LintSettings.version(version) == nil {
      throw UsageError("option '\(Option.deploymentTarget.name)' needs a version such as '17.0', not '\(version)'")
    }
    document = ActionsDocument.Options(
      release: try Self.release(arguments, configuration), target: try Self.target(arguments, modules),
      allowsUnproven: arguments.has(.allowUnproven))
  }

  private static func release(
    _ arguments: Arguments, _ configuration: Configuration?
  ) throws(UsageError) -> ToolRelease {
    guard let version = try arguments[.xcode].map(parsed) ?? configuration?.settings.xcode else { return .newest }
    if let release = ToolRelease(version: version) { return release }
    throw UsageError(
      "what an Xcode older than \(ToolRelease.allCases[0].name) writes is not known; "
        + "'\(Option.xcode.name)' takes \(ToolRelease.allCases.map(\.name).joined(separator: ", ")) and what lies between"
    )
  }

  private static func parsed(_ text: String) throws(UsageError) -> [Int] {
    if let version = LintSettings.version(text) { return version }
    throw UsageError("option '\(Option.xcode.name)' needs a version such as '26.0', not '\(text)'")
  }

  private static func target(_ arguments: Arguments, _ modules: [String]) throws(UsageError) -> String {
    if let name = arguments[.target] {
      if modules.contains(name) { return name }
      throw UsageError("the module '\(name)' of '--target' is none of \(modules.joined(separator: ", "))")
    }
    if modules.count < 2 { return modules.first ?? "" }
    throw UsageError(
      "several modules are scanned (\(modules.joined(separator: ", "))); say with '--target' which one is the app's own"
    )
  }
}

extension Scan {
  /// Writes Apple's files for what was found. What is left out, or written by an unproven reading, is reported; leaving
  /// something out is a finding.
  func write(
    _ options: AppIntentsOptions, isQuiet: Bool, timings: inout StageTimings, in environment: CommandEnvironment
  ) throws -> ExitStatus {
    let document = timings.measure("render") { actionsDocument(of: bundle, options.document) }
    var scan = self
    scan.bundle.diagnostics = document.diagnostics
    environment.reportDiagnostics(of: scan) { !isQuiet || $0.severity == .error }
    try timings.measure("write") {
      try MetadataFolder(in: options.output, environment.files).write(document)
    }
    return document.isIncomplete ? .findings : .success
  }
}
