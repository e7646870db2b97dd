import IntentLocalization
import IntentModel
import IntentReports
import IntentScans

/// One app, or the folders of a run: what its source needs of string tables, and what these have.
struct LocalizedApp: Sendable {
  /// The name for people: `Trips: app "Trip Planner"`.
  var title: String
  @Boxed var part: ScanPlan.Part
  @Boxed var scan: Scan
  var localization: Localization

  /// The path, in the output, of the file that has a text.
  func path(of string: NeededString) -> String { scan.program.files[string.place.file].path }

  /// The scopes that a text is looked up in.
  func scopes(of string: NeededString) -> [TablePlan.Scope] {
    localization.scopes(of: string, path: path(of: string))
  }

  /// The unreadable parts of its tables, as lines for people.
  var errors: [String] {
    localization.tables.sorted { $0.key < $1.key }.compactMap { _, table in
      table.content == nil
        ? reasonNotRead([table.file]).map { "error: \($0)" }
        : table.failure.map { "\(visiblePath($0.location)): error: \($0.message)" }
    }
  }
}

/// The apps of a run that have texts, with the facts that all reports need.
struct LocalizedApps {
  private(set) var apps: [LocalizedApp] = []
  let plan: ScanPlan
  /// The files of sources that could not be read.
  let unreadable: [UnreadableFile]
  /// The languages that the user or the configuration names; nil for those of the project and the tables.
  let languages: [String]?

  /// Scans the apps of a run, and reports the tables that cannot be read.
  ///
  /// `readsAllConditions`: whether the texts of other builds than the chosen one are read, too. `isLimited`: whether a path inside
  /// a project limits the texts to those in it.
  init(_ run: inout ScanRun, readsAllConditions: Bool, isLimited: Bool) {
    plan = run.plan
    let environment = run.environment, scans = run.scan()
    var complete: [Scan?] = scans.map { _ in nil }
    if readsAllConditions, !run.arguments.has(.allConditions) {
      complete = plan.withAllConditions.scan(in: environment.files, timings: &run.timings)
    }
    let locales = run.configuration?.configuration.languages ?? []
    languages = run.arguments.languageList ?? (locales.isEmpty ? nil : locales)
    unreadable = run.unreadable
    let titles = plan.titles
    for (index, part) in plan.parts.enumerated() {
      let needed =
        isLimited
        ? neededStrings(of: scans[index].reportedBundle, allConditions: complete[index]?.reportedBundle)
        : neededStrings(of: scans[index].bundle, allConditions: complete[index]?.bundle)
      guard !needed.strings.isEmpty || !needed.unreadable.isEmpty else { continue }
      let source = TableSource(of: part, in: plan, in: environment.files)
      let localization = run.timings.measure("tables") {
        source.localization(needed, others: [NeededString.infoPlistTable])
      }
      apps.append(
        LocalizedApp(
          title: titles[index].title, part: part, scan: complete[index] ?? scans[index],
          localization: localization))
    }
    if apps.isEmpty { run.foundNothing(in: scans) }
    let errors = apps.flatMap(\.errors).uniqued
    environment.report(lines: errors)
    run.hasErrors = !errors.isEmpty
  }
}

extension ScanPlan {
  /// The plan with every branch of every `#if`.
  fileprivate var withAllConditions: ScanPlan {
    var copy = self
    for index in copy.parts.indices { copy.parts[index].options.keepsAllConditions = true }
    return copy
  }
}

extension Arguments {
  /// The languages that the user names; nil without the option.
  fileprivate var languageList: [String]? {
    self[.languages].map { $0.split(separator: ",").map { String($0.drop(while: { $0 == " " })) } }
  }
}
