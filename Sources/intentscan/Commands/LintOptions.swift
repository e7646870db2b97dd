import IntentRules

/// What `lint` takes beside what every scan takes.
extension Option {
  static let reportFormat = Option(
    "format", .choice("format", ReportFormat.allCases.map(\.rawValue)),
    help: "How findings are written. (default: text)")
  static let strict = Option("strict", help: "Fail on warnings too: '--fail-on warning'.")
  static let failOn = Option(
    "fail-on", .choice("severity", ["error", "warning", "note", "never"]),
    help: "The lowest severity that makes the exit status 1. (default: error)")
  static let notes = Option(
    "notes", help: "Print findings of severity note too. JSON and SARIF always hold them.")
  static let profile = Option(
    "profile", .choice("profile", Rule.Profile.allCases.map(\.rawValue)),
    help: "Which rules run: those of Apple's own tools, the recommended ones, or those for assistants too.")
  static let enable = Option("enable", .text("id"), isRepeatable: true, help: "Run this rule, whatever the profile.")
  static let disable = Option("disable", .text("id"), isRepeatable: true, help: "Don't run this rule.")
  static let color = Option(
    "color", .choice("when", ["auto", "always", "never"]),
    help: "Whether text is coloured. (default: auto, on a terminal unless NO_COLOR is set)")
  static let deploymentTarget = Option(
    "deployment-target", .text("version"), help: "The lowest release of the platform that the app runs on, as '17.0'.")
  static let xcode = Option("xcode", .text("version"), help: "The Xcode that builds the app, as '26.0'.")
}

/// The answers to the options above.
struct LintOptions {
  var format: ReportFormat
  /// Nil for never.
  var failureLevel: Rule.Severity?
  var showsNotes: Bool
  var selection: RuleSelection
  var settings: LintSettings

  /// What the command line says goes before what the configuration says.
  init(_ arguments: Arguments, _ scan: ScanOptions, _ configuration: Configuration?) throws(UsageError) {
    format = arguments[.reportFormat].flatMap(ReportFormat.init) ?? .text
    if arguments.has(.strict), arguments.has(.failOn) {
      throw UsageError("'--strict' stands for '--fail-on warning'; give one of them")
    }
    let level = arguments.has(.strict) ? "warning" : arguments[.failOn] ?? "error"
    failureLevel = Rule.Severity(rawValue: level)
    showsNotes = arguments.has(.notes) || failureLevel == .note || format == .json
    selection = configuration?.selection ?? RuleSelection()
    if let profile = arguments[.profile].flatMap(Rule.Profile.init) { selection.profile = profile }
    for id in arguments.all(.disable) { selection.disable(try Self.rule(id).id) }
    for id in arguments.all(.enable) { selection.enable(try Self.rule(id).id) }
    settings = configuration?.settings ?? LintSettings()
    if let version = arguments[.deploymentTarget] {
      settings.deployment[scan.platform.rawValue] = try Self.version(version, .deploymentTarget)
    }
    if let version = arguments[.xcode] { settings.xcode = try Self.version(version, .xcode) }
  }

  private static func rule(_ id: String) throws(UsageError) -> Rule {
    if let rule = Rule.named(id) { return rule }
    throw UsageError("there is no rule '\(id)'" + Rule.suggestion(for: id))
  }

  private static func version(_ text: String, _ option: Option) throws(UsageError) -> [Int] {
    if let version = LintSettings.version(text) { return version }
    throw UsageError("option '\(option.name)' needs a version such as '17.0', not '\(text)'")
  }
}
