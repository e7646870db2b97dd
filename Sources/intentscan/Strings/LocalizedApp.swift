import IntentLocalization
import IntentModel
import OperatingSystem
import ProjectFiles
import Reports
import Scans
import StringCatalogs

/// One app, or the folders of a run: what its source needs of string tables, and what these have.
struct LocalizedApp: Sendable {
  /// For people: `Trips: app "Trip Planner"`.
  var title: String
  var part: ScanPlan.Part
  var scan: Scan
  var localization: Localization

  /// Where a text is, as the output names the file.
  func path(of string: NeededString) -> String { scan.program.files[string.place.file].path }

  /// What can't be read of its tables, as lines for people.
  var errors: [String] {
    localization.tables.sorted { $0.key < $1.key }.compactMap { _, table in
      switch table.content {
      case .success: nil
      case .failure(let error): error.line(for: table.file)
      case nil: "error: cannot read '\(table.file.shownPath)', which the project lists"
      }
    }
  }
}

extension CatalogError {
  /// `App/Localizable.xcstrings:3:5: error: …`
  func line(for file: TableFile) -> String {
    let position = position
    return "\(visiblePath(file.shownPath)):\(position.line):\(position.column): error: \(message)"
  }
}

/// The apps of a run that have texts, with what is common to the ways to show them.
struct LocalizedApps {
  var apps: [LocalizedApp]
  var plan: ScanPlan
  var unreadable: [UnreadableFile]
  /// Why nothing was found; nil where there are texts.
  var reasonForNothing: String?
  /// The languages that the user or the configuration names; nil for those of the project and the tables.
  var languages: [String]?

  /// `readsAllConditions`: also what only another build than the chosen one needs. `isLimited`: a path inside a project limits
  /// the texts to those in it.
  init(
    _ arguments: Arguments, readsAllConditions: Bool, isLimited: Bool, in environment: CommandEnvironment,
    _ timings: inout StageTimings
  ) throws {
    let configuration = try configurationFile(arguments, in: environment)
    let scanOptions = try ScanOptions(arguments, configuration?.configuration, in: environment)
    let plan = try timings.measure("find") { try ScanPlan(arguments, configuration, scanOptions, in: environment) }
    plan.reportProblems(isQuiet: arguments.has(.quiet), in: environment)
    let outputs = OutputCheck(arguments, [.output], in: environment)
    try outputs.check(against: [configuration?.path, arguments[.inputs], arguments[.importFile]])
    try outputs.check(against: plan.modules)
    let scans = plan.scan(in: environment, isQuiet: arguments.has(.quiet), timings: &timings)
    var complete: [Scan?] = scans.map { _ in nil }
    if readsAllConditions, !scanOptions.keepsAllConditions {
      complete = plan.withAllConditions.scan(in: environment, isQuiet: true, timings: &timings)
    }
    self.plan = plan
    let locales = configuration?.configuration.locales ?? []
    languages = arguments.languageList ?? (locales.isEmpty ? nil : locales)
    unreadable = plan.unreadable(with: scans)
    let hasApps = plan.parts.contains { $0.group?.app != nil }
    apps = []
    for (index, part) in plan.parts.enumerated() {
      let needed =
        isLimited
        ? neededStrings(of: scans[index].reportedBundle, allConditions: complete[index]?.reportedBundle)
        : neededStrings(of: scans[index].bundle, allConditions: complete[index]?.bundle)
      guard !needed.strings.isEmpty || !needed.unreadable.isEmpty else { continue }
      let source = TableSource(of: part, in: plan, in: environment.files)
      let localization = timings.measure("tables") {
        source.localization(needed, others: [NeededString.infoPlistTable])
      }
      apps.append(
        LocalizedApp(
          title: Overview.App.title(part.group, hasApps: hasApps), part: part, scan: complete[index] ?? scans[index],
          localization: localization))
    }
    if apps.isEmpty { reasonForNothing = intentscan.reasonForNothing(scans, plan) }
    environment.keep(scans)
  }

  /// What keeps the command from saying all: files of sources and of tables that can't be read.
  func reportErrors(in environment: CommandEnvironment) -> Bool {
    environment.report(unreadable)
    var said: Set<String> = []
    let lines = apps.flatMap(\.errors).filter { said.insert($0).inserted }
    environment.report(lines: lines)
    return !lines.isEmpty || !unreadable.isEmpty
  }
}

extension ScanPlan {
  /// The same files with every branch of every `#if`.
  fileprivate var withAllConditions: ScanPlan {
    var copy = self
    for index in copy.parts.indices { copy.parts[index].options.keepsAllConditions = true }
    return copy
  }
}

extension Arguments {
  /// The languages that the user names; nil without.
  fileprivate var languageList: [String]? {
    self[.languages].map { $0.split(separator: ",").map { String($0.drop(while: { $0 == " " })) } }
  }
}
