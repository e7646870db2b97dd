import IntentRules
import OperatingSystem
import IntentReports
import IntentScans

/// The options of `lint` in addition to those of every scan.
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
  static let order = Option(
    "order", .choice("order", ["weight", "path"]),
    help:
      "The order of the findings: errors first, then what people lose first; or by file. (default: weight at a terminal and in markdown, else path)"
  )
  static let profile = Option(
    "profile", .choice("profile", RuleDescription.Profile.allCases.map(\.rawValue)),
    help:
      "Which rules run: those of Apple's own tools, the recommended rules, also rules for assistants, or only those about SiriKit's intents. (default: recommended)"
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
  static let baseline = Option(
    "baseline", .file("file"),
    help: "Hide the findings that the file contains, and report its entries that no longer match.")
  static let writeBaseline = Option(
    "write-baseline", .file("file"),
    help: "Write all current findings to a baseline. Owners and reasons that the file has are kept.")
  static let pruneBaseline = Option(
    "prune-baseline", help: "Remove what is no longer found from the baseline.")
  static let fix = Option("fix", help: "Apply the fix-its that cannot change what the program does.")
  static let unsafeFixes = Option(
    "unsafe-fixes", help: "With '--fix': also apply fix-its that need review, such as invented titles.")
  static let dryRun = Option("dry-run", help: "With '--fix': print the changes as a diff, and write no file.")
  static let owners = Option(
    "owners", .file("file"), help: "A CODEOWNERS file, whose owners json, sarif and markdown state for each finding.")
  static let changedSince = Option(
    "changed-since", .text("revision"),
    help: "Check only the apps that the changes since this git revision can affect, through what they compile and link."
  )
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

/// The owners of files, by their paths as findings show them.
struct FileOwners: Sendable {
  private let owners: CodeOwners
  private let root: ReportedPaths

  /// `path` is that of the file with the owners, in the root of the repository or in its folder `.github`, `.gitlab` or `docs`.
  init(_ owners: CodeOwners, path: String, in files: FileSystem) {
    self.owners = owners
    let folder = ReportedPaths.lastComponent(of: path + "/..", from: files.directoryPath) ?? ""
    let isInside = [".github", ".gitlab", "docs"].contains(folder)
    root = ReportedPaths(root: path + (isInside ? "/../.." : "/.."), files: files)
  }

  func owners(of path: String) -> [String] { root.pathInside(of: path).map(owners.owners) ?? [] }
}

/// A baseline and its path.
struct BaselineFile: Sendable {
  let path: String
  var baseline: Baseline
}

/// The values of the options of `lint`.
struct LintOptions: Sendable {
  var format: ReportFormat
  /// The severity that fails a run, if an option states it.
  private let statedLevel: FailureLevels.Lint?
  var showsNotes: Bool
  var isQuiet: Bool
  var showsSummary: Bool
  /// Ids of rules whose notes are reported because the user names them.
  var namedRules: Set<String> = []
  /// The files with accepted findings: those of the options, else those of the configurations of the run and its apps.
  var baselines: [BaselineFile] = []
  /// The owners of files, by the path of the file that states them.
  private var owners: [String: FileOwners] = [:]
  private let statedOwners: String?
  var expectation: Expectation?
  var snapshot: Snapshot?
  var appliesFixes: Bool
  /// The kinds of fix-its that '--fix' applies.
  var safeties: Set<Report.FixIt.Safety>
  var isDryRun: Bool
  var output: String?
  var repairScope: RepairScope
  var rendering = RenderingOptions()
  var showsStatistics: Bool

  /// Reads the options. They take precedence over the configuration of the run.
  init(_ arguments: Arguments, _ configuration: Configuration?, in environment: CommandEnvironment) throws {
    format = arguments[.reportFormat].flatMap(ReportFormat.init) ?? .text
    if arguments.has(.strict), arguments.has(.failOn) {
      throw UsageError("'--strict' means '--fail-on warning'; use one of the two options")
    }
    let stated = arguments.has(.strict) ? .warning : arguments[.failOn].flatMap(FailureLevels.Lint.init)
    statedLevel = stated
    statedOwners = arguments[.owners]
    showsNotes = arguments.has(.notes) || (stated ?? configuration?.failOn.lint) == .note
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
    try readFiles(arguments, in: environment)
    rendering = RenderingOptions(arguments, in: environment)
  }

  /// Whether findings are ordered by their severity and effect, and not by file: if an option states it, else in Markdown and in
  /// text on a terminal.
  func ordersByWeight(_ arguments: Arguments) -> Bool {
    if let order = arguments[.order] { return order == "weight" }
    return format == .markdown || format == .text && rendering.width != nil
  }

  /// The part of a report that is printed. '--quiet' only shortens text on standard output, which people read: neither a file nor
  /// a format that a program reads lacks a finding because of it.
  func shown(_ report: Report) -> Report {
    let shown = showsNotes ? report : report.hidingNotes(except: namedRules)
    let isForPeople = format == .text && output.map(CommandEnvironment.isStandardOutput) ?? true
    return isQuiet && isForPeople ? shown.ofFailures : shown
  }

  /// Whether the report itself lists the files that could not be read.
  var recordsFailures: Bool { format.recordsFailures && !isDryRun }

  /// Adds the settings that depend on the apps of the run.
  mutating func complete(with plan: ScanPlan, _ arguments: Arguments, in environment: CommandEnvironment) throws {
    repairScope = RepairScope(arguments, plan)
    let configurations = plan.configurations
    for path in statedOwners.map({ [$0] }) ?? configurations.compactMap(\.configuration.owners) {
      owners[path] = FileOwners(
        CodeOwners(try environment.files.document(at: path) { $0 }), path: path, in: environment.files)
    }
    for part in plan.parts { namedRules.formUnion(part.selection.namedRules) }
    if statedLevel == nil, configurations.contains(where: { $0.configuration.failOn.lint == .note }) {
      showsNotes = true
    }
    let paths = arguments[.baseline].map { [$0] } ?? configurations.compactMap(\.configuration.baseline)
    for path in paths where !baselines.contains(where: { $0.path == path }) {
      // A run that writes the first baseline has none to read.
      if path == arguments[.writeBaseline], (try? environment.files.status(of: FilePath(path))) == nil { continue }
      baselines.append(
        BaselineFile(path: path, baseline: try environment.files.document(at: path, Baseline.init)))
    }
  }

  /// Records which findings fail the run and who owns their files, as the configuration of each app states it. `apps`: the
  /// configurations by file, where they differ.
  func decide(_ report: inout Report, _ apps: [String: [ConfigurationFile]], _ plan: ScanPlan) {
    var ownersByPath: [String: [String]] = [:]
    for index in report.entries.indices {
      let entry = report.entries[index], path = entry.location.path
      func configurations(_ path: String) -> [Configuration] {
        (apps[path] ?? [plan.configuration].compactMap(\.self)).map(\.configuration)
      }
      // A finding at several locations fails the run if one of them does.
      let others = entry.locationCount > 1 ? entry.notes.flatMap { configurations($0.location.path) } : []
      let own = configurations(path)
      let level = statedLevel ?? FailureLevels(strictestOf: (own + others).map(\.failOn)).lint ?? .error
      report.entries[index].fails = level.severity.map { entry.severity >= $0 } ?? false
      let found =
        ownersByPath[path]
        ?? (statedOwners.map { [$0] } ?? own.compactMap(\.owners)).flatMap { owners[$0]?.owners(of: path) ?? [] }
        .uniqued
      ownersByPath[path] = found
      report.entries[index].owners = found
    }
    let pages = plan.configurations.compactMap(\.configuration.pages)
    report.pages = plan.configuration?.configuration.pages ?? (Set(pages).count == 1 ? pages[0] : nil)
  }

  /// Refuses '--prune-baseline' without a baseline, with '--write-baseline', and in a run that checks only a part of the project.
  func checkPruning(_ plan: ScanPlan, _ arguments: Arguments) throws(UsageError) {
    guard arguments.has(.pruneBaseline) else { return }
    if baselines.isEmpty {
      throw UsageError(
        "'--prune-baseline' needs a baseline: state 'baseline' in the configuration, or add '--baseline'")
    }
    if arguments.has(.writeBaseline) {
      throw UsageError(
        "'--write-baseline' writes the current findings, so it cannot be combined with '--prune-baseline'")
    }
    if plan.isLimited {
      throw UsageError(
        "'--prune-baseline' needs a run that checks the whole project; give neither paths nor '--target'")
    }
  }

  /// The accepted findings of all files; nil without a file.
  var baseline: Baseline? { baselines.isEmpty ? nil : baselines.reduce(into: Baseline()) { $0.add($1.baseline) } }

  private mutating func readFiles(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    if let text = arguments[.expect] {
      do throws(Expectation.Mistake) {
        expectation = try Expectation(text)
      } catch {
        throw UsageError("option '\(Option.expect.name)' \(error.message)")
      }
    }
    if let path = arguments[.snapshot] { snapshot = try environment.files.document(at: path, Snapshot.init) }
  }
}

extension RenderingOptions {
  /// The colors, source lines, width and links that `--color`, the terminal and the environment require.
  init(_ arguments: Arguments, in environment: CommandEnvironment) {
    let width = environment.width(arguments)
    self.init(
      showsSource: width != nil || arguments[.color] == "always", usesColor: arguments.usesColor(in: environment),
      width: width)
    links = SourceLinks(arguments, in: environment)
  }
}

extension SourceLinks {
  /// The links to the source of the commit that GitHub Actions or GitLab checked out, according to its variables. Nil elsewhere,
  /// or if the root of the paths is not in the checkout.
  init?(_ arguments: Arguments, in environment: CommandEnvironment) {
    let variable = environment.variable, folder: String?
    if let server = variable("GITHUB_SERVER_URL"), let repository = variable("GITHUB_REPOSITORY"),
      let revision = variable("GITHUB_SHA")
    {
      folder = variable("GITHUB_WORKSPACE")
      self.init(base: "\(server)/\(repository)/blob/\(revision)/")
    } else if let project = variable("CI_PROJECT_URL"), let revision = variable("CI_COMMIT_SHA") {
      folder = variable("CI_PROJECT_DIR")
      self.init(base: "\(project)/-/blob/\(revision)/")
    } else {
      return nil
    }
    let checkout = ReportedPaths(root: folder, files: environment.files)
    guard let inside = checkout.pathInside(of: arguments[.root] ?? ".") else { return nil }
    self.folder = inside.isEmpty ? "" : inside + "/"
  }
}

extension CommandEnvironment {
  /// The columns of standard output; nil if it is not a terminal, or a file is written instead.
  func width(_ arguments: Arguments) -> Int? {
    isOutputTerminal && arguments[.output] == nil ? max(40, terminalWidth ?? 80) : nil
  }
}

extension Arguments {
  /// Whether `--color` and the terminal require colors.
  func usesColor(in environment: CommandEnvironment) -> Bool {
    usesColor(onTerminal: environment.width(self) != nil && !environment.forbidsColor)
  }

  func usesColor(onTerminal isTerminal: Bool) -> Bool {
    switch self[.color] {
    case "always": true
    case "never": false
    default: isTerminal
    }
  }
}

extension Arguments {
  /// Whether a source is standard input.
  fileprivate var readsStandardInput: Bool {
    hasUnsavedText || positionals.contains("-") || all(.module).contains { $0.hasSuffix("=-") }
  }
}
