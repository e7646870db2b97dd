import IntentModel
import IntentRules
import DocumentFormats
import OperatingSystem
import IntentReports
import IntentScans

/// What `lint` takes besides what every scan takes.
extension Option {
  static let reportFormat = Option(
    "format", .choice("format", ReportFormat.allCases.map(\.rawValue)),
    help: "The format of the findings. (default: text)")
  static let strict = Option("strict", help: "Exit with status 1 for warnings, too: '--fail-on warning'.")
  static let failOn = Option(
    "fail-on", .choice("severity", ["error", "warning", "note", "never"]),
    help: "The lowest severity that causes exit status 1. (default: error)")
  static let notes = Option(
    "notes", help: "Report notes, too. (default: only their number)")
  static let profile = Option(
    "profile", .choice("profile", RuleDescription.Profile.allCases.map(\.rawValue)),
    help:
      "Which rules run: those of Apple's own tools, the recommended rules, or also rules for assistants. (default: recommended)"
  )
  static let enable = Option(
    "enable", .suggested("ids") { Rule.known.map(\.id) }, isRepeatable: true,
    help: "Run these rules, separated by commas, whatever the profile.")
  static let disable = Option(
    "disable", .suggested("ids") { Rule.known.map(\.id) }, isRepeatable: true,
    help: "Do not run these rules, separated by commas.")
  static let only = Option(
    "only", .suggested("ids") { Rule.known.map(\.id) }, isRepeatable: true,
    help: "Run these rules and no others, separated by commas, whatever the profile and the configuration.")
  static let statistics = Option(
    "statistics", help: "Print how many findings each rule has, instead of the findings.")
  static let watch = Option("watch", help: "Check again whenever a file changes, until the command is interrupted.")
  static let configurationLink = Option(
    "configuration-link", .file("file"),
    help: "For build systems: keep this file a hard link to the configuration, a copy if links are refused, or empty.")
  static let baseline = Option(
    "baseline", .file("file"),
    help: "Hide the findings that the file contains, and report its entries that no longer match.")
  static let writeBaseline = Option(
    "write-baseline", .file("file"), help: "Write all current findings to a baseline.")
  static let fix = Option("fix", help: "Apply the fix-its that cannot change what the program does.")
  static let unsafeFixes = Option(
    "unsafe-fixes", help: "With '--fix': also apply fix-its that need review, such as invented titles.")
  static let dryRun = Option("dry-run", help: "With '--fix': print the changes as a diff, and write no file.")
  static let expect = Option(
    "expect", .text("counts"), help: "Fail if a count differs: 'intents=12,shortcuts=8,phrases=31'.")
  static let snapshot = Option(
    "snapshot", .file("file"), help: "Fail if an intent, App Shortcut or phrase that the file names is missing.")
  static let writeSnapshot = Option(
    "write-snapshot", .file("file"), help: "Write the names of all intents, App Shortcuts and phrases.")
  static let bundle = Option(
    "bundle", .file("file"), help: "Write the metadata bundle to this file, too.")
  static let noSummary = Option("no-summary", help: "Do not print the summary line.")
  static let explainUnchecked = Option(
    "explain-unchecked", help: "List the rules that were not checked, and what they need.")
  static let color = Option(
    "color", .choice("when", ["auto", "always", "never"]),
    help: "Whether text is colored. (default: auto: on a terminal, unless NO_COLOR is set)")
  static let deploymentTarget = Option(
    "deployment-target", .text("version"), help: "The app's deployment target, such as '17.0'.")
  static let xcode = Option(
    "xcode", .text("version"),
    help: "The Xcode that builds the app: its version, such as '26.2', or its build number, such as '17C52'.")
}

/// The answers to the options above.
struct LintOptions: Sendable {
  var format: ReportFormat
  /// Nil for never.
  var failureLevel: Severity?
  var showsNotes: Bool
  var isQuiet: Bool
  var showsSummary: Bool
  var selection: RuleSelection
  var baseline: Baseline?
  var expectation: Expectation?
  var snapshot: Snapshot?
  var appliesFixes: Bool
  /// The fix-its that '--fix' applies.
  var safeties: Set<Report.FixIt.Safety>
  var isDryRun: Bool
  var output: String?
  var repairScope: RepairScope
  var rendering = RenderingOptions()
  var showsStatistics: Bool

  /// What the command line says goes before what the configuration says.
  init(
    _ arguments: Arguments, _ scan: ScanOptions, _ configuration: Configuration?, in environment: CommandEnvironment
  ) throws {
    format = arguments[.reportFormat].flatMap(ReportFormat.init) ?? .text
    if arguments.has(.strict), arguments.has(.failOn) {
      throw UsageError("'--strict' means '--fail-on warning'; use one of the two options")
    }
    let level = arguments.has(.strict) ? "warning" : arguments[.failOn] ?? "error"
    failureLevel = Severity(rawValue: level)
    showsNotes = arguments.has(.notes) || failureLevel == .note
    isQuiet = arguments.has(.quiet)
    showsSummary = !isQuiet && !arguments.has(.noSummary)
    showsStatistics = arguments.has(.statistics)
    guard !showsStatistics || format == .text else {
      throw UsageError("'--statistics' prints text; it cannot be combined with '--format \(format.rawValue)'")
    }
    appliesFixes = arguments.has(.fix)
    isDryRun = arguments.has(.dryRun)
    output = arguments[.output]
    repairScope = RepairScope(arguments)
    safeties = arguments.has(.unsafeFixes) ? [.safe, .needsReview] : [.safe]
    guard appliesFixes || !arguments.has(.unsafeFixes) else {
      throw UsageError("'--unsafe-fixes' requires '--fix'")
    }
    guard appliesFixes || !isDryRun else { throw UsageError("'--dry-run' requires '--fix'") }
    guard !appliesFixes || isDryRun || !arguments.readsStandardInput else {
      throw UsageError("'--fix' cannot write to standard input; add '--dry-run' to see the changes")
    }
    if arguments.has(.watch), appliesFixes || arguments.readsStandardInput {
      throw UsageError("'--watch' cannot be combined with '\(appliesFixes ? "--fix" : "-")'")
    }
    selection = try Self.selection(arguments, configuration)
    try readFiles(arguments, in: environment)
    rendering = RenderingOptions(arguments, failureLevel: failureLevel, in: environment)
  }

  /// The part of a report that is printed. It is the same in all formats. '--quiet' is about what people read in a terminal:
  /// neither a file nor a format that a program reads lacks a finding.
  func shown(_ report: Report) -> Report {
    let shown = showsNotes ? report : report.hidingNotes(except: selection.enabled.union(selection.only))
    let isForPeople = format == .text && output.map(CommandEnvironment.isStandardOutput) ?? true
    return isQuiet && isForPeople ? shown.limited(to: min(failureLevel ?? .error, .error)) : shown
  }

  /// Whether the report itself says what could not be read.
  var recordsFailures: Bool { format.recordsFailures && !isDryRun }

  private static func selection(
    _ arguments: Arguments, _ configuration: Configuration?
  ) throws(UsageError) -> RuleSelection {
    var selection = configuration?.selection ?? RuleSelection()
    if let profile = arguments[.profile].flatMap(RuleDescription.Profile.init) { selection.profile = profile }
    func rules(_ option: Option) throws(UsageError) -> [Rule] {
      var rules: [Rule] = []
      for id in arguments.all(option).flatMap({ $0.split(separator: ",") }).map(String.init) {
        guard let rule = Rule.named(id) else {
          let suggestion = Rule.suggestion(for: id)
          let advice = suggestion.isEmpty ? "; 'intentscan rules' lists all rules" : suggestion
          throw UsageError("there is no rule '\(id)'" + advice)
        }
        rules.append(rule)
      }
      return rules
    }
    selection.only = Set(try rules(.only).map(\.id))
    if !selection.only.isEmpty, let other = [Option.profile, .enable, .disable].first(where: arguments.has) {
      throw UsageError("'--only' names all rules that run, so it cannot be combined with '\(other.name)'")
    }
    for rule in try rules(.disable) { selection.disable(rule.id) }
    for rule in try rules(.enable) { selection.enable(rule.id) }
    return selection
  }

  /// What the user says about the project.
  static func settings(
    _ arguments: Arguments, _ scan: ScanOptions, _ configuration: Configuration?
  ) throws(UsageError) -> LintSettings {
    var settings = configuration?.settings ?? LintSettings()
    func version(_ option: Option) throws(UsageError) -> [Int]? {
      guard let text = arguments[option] else { return nil }
      if let version = LintSettings.version(text) { return version }
      throw UsageError("option '\(option.name)' needs a version such as '17.0'; found '\(text)'")
    }
    if let target = try version(.deploymentTarget) { settings.deployment[scan.platform.rawValue] = target }
    if let text = arguments[.xcode] {
      guard let version = XcodeVersion(text) else {
        throw UsageError(
          "option '\(Option.xcode.name)' needs a version such as '26.2' or a build number such as '17C52'; found '\(text)'"
        )
      }
      settings.xcodeVersion = version
    }
    return settings
  }

  private mutating func readFiles(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    if let text = arguments[.expect] {
      do throws(Expectation.Mistake) {
        expectation = try Expectation(text)
      } catch {
        throw UsageError("option '\(Option.expect.name)' \(error.message)")
      }
    }
    if let path = arguments[.baseline] { baseline = try environment.files.document(at: path, Baseline.init) }
    if let path = arguments[.snapshot] { snapshot = try environment.files.document(at: path, Snapshot.init) }
  }
}

extension RenderingOptions {
  /// As `--color` and the terminal want it.
  init(_ arguments: Arguments, failureLevel: Severity?, in environment: CommandEnvironment) {
    let isTerminal = environment.isOutputTerminal && arguments[.output] == nil
    self.init(
      showsSource: isTerminal || arguments[.color] == "always", usesColor: arguments.usesColor(in: environment),
      failureLevel: failureLevel, width: isTerminal ? environment.terminalWidth.map { max(40, $0) } ?? 80 : nil)
  }
}

extension Arguments {
  /// As `--color` and the terminal want it.
  func usesColor(in environment: CommandEnvironment) -> Bool {
    switch self[.color] {
    case "always": true
    case "never": false
    default: environment.isOutputTerminal && self[.output] == nil && !environment.forbidsColor
    }
  }
}

extension Arguments {
  /// Whether a path is `-`.
  fileprivate var readsStandardInput: Bool {
    hasUnsavedText || positionals.contains("-") || all(.module).contains { $0.hasSuffix("=-") }
  }
}
