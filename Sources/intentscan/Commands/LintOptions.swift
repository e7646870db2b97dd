import IntentRules
import JSONDocuments
import OperatingSystem
import Reports

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
    "notes", help: "Print notes too, not only those of enabled rules. JSON and SARIF always hold them.")
  static let profile = Option(
    "profile", .choice("profile", RuleDescription.Profile.allCases.map(\.rawValue)),
    help: "Which rules run: those of Apple's own tools, the recommended ones, or those for assistants too.")
  static let enable = Option(
    "enable", .suggested("ids") { Rule.known.map(\.id) }, isRepeatable: true,
    help: "Run these rules, separated by commas, whatever the profile.")
  static let disable = Option(
    "disable", .suggested("ids") { Rule.known.map(\.id) }, isRepeatable: true,
    help: "Do not run these rules, separated by commas.")
  static let baseline = Option(
    "baseline", .file("file"), help: "Leave out the findings that the file expects, and name those that are gone.")
  static let writeBaseline = Option(
    "write-baseline", .file("file"), help: "Write a baseline that expects all of today's findings.")
  static let fix = Option("fix", help: "Apply the repairs that can't change what the program does.")
  static let dryRun = Option("dry-run", help: "With '--fix': print what would change, and change nothing.")
  static let expect = Option(
    "expect", .text("counts"), help: "Fail unless there are as many, as in 'intents=12,shortcuts=8,phrases=31'.")
  static let snapshot = Option(
    "snapshot", .file("file"), help: "Fail when an intent, shortcut or phrase that the file names has disappeared.")
  static let writeSnapshot = Option(
    "write-snapshot", .file("file"), help: "Write the names of all intents, shortcuts and phrases.")
  static let bundle = Option(
    "bundle", .file("file"), help: "Write the metadata bundle there too, from the same scan.")
  static let noSummary = Option("no-summary", help: "Don't say at the end how much was checked: for build systems.")
  static let explainUnchecked = Option(
    "explain-unchecked", help: "List the rules that were not checked, and what they need.")
  static let color = Option(
    "color", .choice("when", ["auto", "always", "never"]),
    help: "Whether text is coloured. (default: auto, on a terminal unless NO_COLOR is set)")
  static let deploymentTarget = Option(
    "deployment-target", .text("version"), help: "The lowest release of the platform that the app runs on, as '17.0'.")
  static let xcode = Option("xcode", .text("version"), help: "The Xcode that builds the app, as '26.0'.")
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
  var settings: LintSettings
  var baseline: Baseline?
  var expectation: Expectation?
  var snapshot: Snapshot?
  var appliesFixes: Bool
  var isDryRun: Bool
  var output: String?
  var repairScope: RepairScope
  var rendering = RenderingOptions()

  /// What the command line says goes before what the configuration says.
  init(
    _ arguments: Arguments, _ scan: ScanOptions, _ configuration: Configuration?, in environment: CommandEnvironment
  ) throws {
    format = arguments[.reportFormat].flatMap(ReportFormat.init) ?? .text
    if arguments.has(.strict), arguments.has(.failOn) {
      throw UsageError("'--strict' stands for '--fail-on warning'; give one of them")
    }
    let level = arguments.has(.strict) ? "warning" : arguments[.failOn] ?? "error"
    failureLevel = Severity(rawValue: level)
    showsNotes = arguments.has(.notes) || failureLevel == .note || format == .json || format == .sarif
    isQuiet = arguments.has(.quiet)
    showsSummary = !isQuiet && !arguments.has(.noSummary)
    appliesFixes = arguments.has(.fix)
    isDryRun = arguments.has(.dryRun)
    output = arguments[.output]
    repairScope = RepairScope(arguments)
    guard appliesFixes || !isDryRun else { throw UsageError("'--dry-run' goes with '--fix'") }
    guard !appliesFixes || isDryRun || !arguments.readsStandardInput else {
      throw UsageError("'--fix' has no file to write to when it reads standard input; '--dry-run' shows the changes")
    }
    selection = try Self.selection(arguments, configuration)
    settings = try Self.settings(arguments, scan, configuration)
    try readFiles(arguments, in: environment)
    rendering = RenderingOptions(arguments, failureLevel: failureLevel, in: environment)
  }

  /// The same for runs that nobody watches.
  var withoutProgress: LintOptions {
    var copy = self
    copy.isQuiet = true
    return copy
  }

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
    for rule in try rules(.disable) { selection.disable(rule.id) }
    for rule in try rules(.enable) { selection.enable(rule.id) }
    return selection
  }

  private static func settings(
    _ arguments: Arguments, _ scan: ScanOptions, _ configuration: Configuration?
  ) throws(UsageError) -> LintSettings {
    var settings = configuration?.settings ?? LintSettings()
    func version(_ option: Option) throws(UsageError) -> [Int]? {
      guard let text = arguments[option] else { return nil }
      if let version = LintSettings.version(text) { return version }
      throw UsageError("option '\(option.name)' needs a version such as '17.0', not '\(text)'")
    }
    if let target = try version(.deploymentTarget) { settings.deployment[scan.platform.rawValue] = target }
    if let xcode = try version(.xcode) { settings.xcode = xcode }
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
    if let path = arguments[.baseline] { baseline = try environment.readDocument(path, Baseline.init) }
    if let path = arguments[.snapshot] { snapshot = try environment.readDocument(path, Snapshot.init) }
  }
}

extension RenderingOptions {
  /// As `--color` and the terminal want it.
  init(_ arguments: Arguments, failureLevel: Severity?, in environment: CommandEnvironment) {
    let isTerminal = environment.isOutputTerminal && arguments[.output] == nil
    let usesColor =
      switch arguments[.color] {
      case "always": true
      case "never": false
      default: isTerminal && !environment.forbidsColor
      }
    self.init(
      showsSource: isTerminal || arguments[.color] == "always", usesColor: usesColor, failureLevel: failureLevel)
  }
}

extension Arguments {
  /// Whether a path is `-`.
  fileprivate var readsStandardInput: Bool {
    positionals.contains("-") || all(.module).contains { $0.hasSuffix("=-") }
  }
}

extension CommandEnvironment {
  /// A JSON document of ours; a mistake in it is the message to print, with its line and column.
  func readDocument<Document>(
    _ path: String, _ read: ([UInt8]) throws(JSONError) -> Document
  ) throws(CommandError) -> Document {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try files.contents(of: FilePath(path))
    } catch {
      throw CommandError("cannot read '\(path)': \(error.message)")
    }
    do throws(JSONError) {
      return try read(bytes)
    } catch {
      throw CommandError("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }
}
