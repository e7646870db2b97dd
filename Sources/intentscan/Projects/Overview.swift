import IntentModel
import ProjectFiles
import IntentReports
import IntentScans
import SourceScan

/// An overview for people: by app and by target, with the facts that rules lack. Names and counts, no findings.
struct Overview: Sendable {
  struct Target: Sendable {
    var name: String
    /// The kind of the target, such as `widget extension`; nil for a module that is not a target of a project.
    var kind: String?
    var module: String
    var files: Int
    var intents: [String] = []
    var parameters = 0
    var entities: [String] = []
    var enums: [String] = []
    var shortcuts: [Shortcut] = []
    /// The intents in the order of their names.
    var references: [IntentReference] = []
    /// Whether the target is read only for its names.
    var isContext: Bool

    /// Whether the target declares nothing that the overview lists.
    var isEmpty: Bool { intents.isEmpty && entities.isEmpty && enums.isEmpty && shortcuts.isEmpty }
    var phrases: Int { shortcuts.reduce(0) { $0 + $1.phrases.count } }
  }

  struct Shortcut: Sendable {
    /// The name of the intent; `?` if it cannot be read.
    var intent: String
    var shortTitle: String?
    /// Phrases with `${applicationName}` and other tokens.
    var phrases: [String]
    /// The location in the source: targets may share a file.
    var place: String
    /// Whether no product has it in its document; false if no product is known.
    var isLost: Bool
  }

  struct App: Sendable {
    /// The title for people: `Trips: app "Trip Planner"`. If parts of several projects have it, the project's path comes after it.
    var title: String
    /// The title of its row in the list of apps without App Intents: the name, with the path of the project if the title has it.
    var rowTitle: String
    /// The name of the app; nil for targets that no app uses, and for folders.
    var name: String?
    /// The kind of the app, such as `watch app`; nil if the name is.
    var kind: String?
    /// The name that people see; nil if it is `name`.
    var displayName: String?
    var bundleIdentifier: String?
    var platform: String
    var deploymentTarget: String?
    var targets: [Target]
    /// The products of the app; empty without a target map.
    var products: AppProducts
    var siriKitIntents: [SiriKitIntent] = []
    /// The ids of the rules that are not checked, by the facts that they lack.
    var notChecked: [(needs: String, rules: [String])]

    /// Whether none of its targets has App Intents, and no file of it defines SiriKit intents.
    var isEmpty: Bool { targets.allSatisfy(\.isEmpty) && siriKitIntents.isEmpty }
  }

  /// The projects that were read; empty for folders.
  var projects: [String]
  var apps: [App]
  struct Note: Sendable {
    /// A path, or a location in a file.
    var place: String
    var message: String
    /// Whether the message is about the whole file.
    var isOfFile: Bool

    var text: String { "\(place): \(message)" }
  }

  /// Notes about files of the projects and string tables that could not be read, and about projects that were not read.
  var notes: [Note]
  /// Assumptions about facts that only a build determines.
  var assumptions: [Note]

  init(_ plan: ScanPlan, _ runs: LintRuns) {
    let repository = plan.found?.repository
    let projects = plan.found?.projects ?? []
    self.projects = projects.map { repository?.shown($0.path) ?? $0.path }
    func notes(_ isWanted: (ProjectNote) -> Bool) -> [Note] {
      // Two projects may use the same package.
      let all = projects.flatMap(\.notes) + (plan.found?.notesOfSearch ?? [])
      let notes = all.filter(isWanted).uniqued
      return notes.map { note in
        Note(place: repository?.place(of: note) ?? note.path, message: note.message, isOfFile: note.line == nil)
      }
    }
    self.notes =
      notes { $0.kind != .assumption }
      + runs.unreadTables.map { table in
        if table.isMalformed, let failure = table.failure {
          return Note(place: failure.location, message: failure.message, isOfFile: false)
        }
        return Note(place: table.file.shownPath, message: "this string table cannot be read", isOfFile: true)
      }
    assumptions = notes { $0.kind == .assumption }
    apps = zip(runs.runs, plan.titles).map(App.init)
  }
}

extension ScanPlan {
  /// The title of each part for people and for a row of a table, with the path of its project if parts of several projects have the
  /// title.
  var titles: [(title: String, row: String)] {
    let hasApps = parts.contains { $0.group?.app != nil }
    let titles = parts.map { Overview.App.title($0.group, hasApps: hasApps) }
    let projects = parts.map { ($0.group?.app ?? $0.group?.targets.first)?.id.project ?? "" }
    let known = Dictionary(zip(titles, projects).map { ($0, Set([$1])) }) { $0.union($1) }
    return zip(parts, zip(titles, projects)).map { part, texts in
      let (title, project) = texts, row = part.group?.app?.name ?? title
      guard known[title, default: []].count > 1 else { return (title, row) }
      let path = found?.repository.shown(project) ?? project
      return ("\(title) of \(path)", "\(row) of \(path)")
    }
  }
}

extension Overview.App {
  fileprivate init(_ run: LintRun, _ titles: (title: String, row: String)) {
    let group = run.part.group, app = group?.app
    (title, rowTitle) = titles
    name = app?.name
    kind = app?.kind.words
    displayName = app?.displayName.flatMap { $0 == app?.name ? nil : $0 }
    bundleIdentifier = app?.bundleIdentifier
    platform = run.part.options.platform.rawValue
    deploymentTarget = run.part.settings.deployment[platform].map(\.dotted)
    products = run.products
    let contents = ModuleContents(of: run, products)
    targets = run.part.modules.flatMap { module in
      let homonyms = (group?.targets ?? []).filter { target in
        target.moduleName == module.name && run.part.filesOfHomonyms[target.id]?.isEmpty == false
      }
      return homonyms.isEmpty
        ? [Overview.Target(module, contents.targets[module.name], of: run, contents)]
        : homonyms.map { Overview.Target(module, $0, of: run, contents) }
    }
    // The app first, then what it embeds and links, as the project lists it.
    let order = group?.targets.map(\.moduleName) ?? []
    let positions = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    targets.sort { left, right in
      func isApp(_ target: Overview.Target) -> Bool { target.module == app?.moduleName && target.name == app?.name }
      let isLeftApp = isApp(left), isRightApp = isApp(right)
      if isLeftApp != isRightApp { return isLeftApp }
      return (positions[left.module] ?? .max, left.name) < (positions[right.module] ?? .max, right.name)
    }
    siriKitIntents = Overview.SiriKitIntent.all(of: run)
    var byNeeds: [String: [String]] = [:]
    for (id, needs) in run.missing { byNeeds[RuleDescription.Need.list(needs), default: []].append(id) }
    notChecked = byNeeds.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  static func title(_ group: ProjectGroup?, hasApps: Bool) -> String {
    guard let group else { return "folders" }
    guard let app = group.app else {
      if hasApps { return "targets that no app uses" }
      return group.targets.allSatisfy { $0.kind == .packageModule } ? "package targets" : "targets"
    }
    let shown = app.displayName.flatMap { $0 == app.name ? nil : " \"\($0)\"" } ?? ""
    return "\(app.name): \(app.kind.words)\(shown)"
  }
}

/// The declarations of each module of a run.
private struct ModuleContents {
  let targets: [String: ProjectTarget]
  let intents: [String: [Intent]]
  let entities: [String: [Entity]]
  let enums: [String: [AppEnum]]
  let enumsByName: [[String]: AppEnum]
  let providers: [String: [ShortcutsProvider]]
  /// The phrases of each intent.
  let phrases: [[String]: [String]]
  let products: AppProducts
  let runners: IntentRunners
  /// The places of the providers that are in documents; nil if no product is known.
  let shipped: Set<Place>?

  init(of run: LintRun, _ products: AppProducts) {
    let bundle = run.scan.reportedBundle
    self.products = products
    runners = run.runners
    shipped = products.isEmpty ? nil : Set(products.contents.compactMap { $0.provider?.place })
    targets = Dictionary((run.part.group?.targets ?? []).map { ($0.moduleName, $0) }) { first, _ in first }
    intents = Dictionary(grouping: bundle.intents, by: \.type.module)
    entities = Dictionary(grouping: bundle.entities, by: \.type.module)
    enums = Dictionary(grouping: bundle.enums, by: \.type.module)
    enumsByName = Dictionary(run.scan.bundle.enums.map { ([$0.type.module, $0.type.qualifiedName], $0) }) { first, _ in
      first
    }
    providers = Dictionary(grouping: bundle.shortcutsProviders, by: \.type.module)
    phrases = Dictionary(
      grouping: bundle.shortcutsProviders.flatMap(\.shortcuts),
      by: { [$0.intent.known?.module ?? "", $0.intent.known?.qualifiedName ?? ""] }
    ).mapValues { $0.flatMap(run.shownPhrases) }
  }
}

extension Overview.Target {
  fileprivate init(_ module: ModuleInput, _ target: ProjectTarget?, of run: LintRun, _ contents: ModuleContents) {
    let own = target.flatMap { run.part.filesOfHomonyms[$0.id] }
    func isOwn(_ type: DeclaredType) -> Bool { own?.contains(run.scan.program.files[type.place.file].path) ?? true }
    func place(_ place: Place) -> String { "\(run.scan.files[place.file].path.text):\(place.span.start)" }
    name = target?.name ?? module.name
    kind = target?.kind.words
    self.module = module.name
    isContext = module.isContext
    files = module.files.count { $0.isReported && own?.contains($0.reportedPath.text) ?? true }
    let found = (contents.intents[module.name] ?? []).filter { isOwn($0.type) }.sorted {
      $0.type.qualifiedName < $1.type.qualifiedName
    }
    intents = found.map(\.type.qualifiedName)
    parameters = found.reduce(0) { $0 + $1.parameters.count }
    entities = (contents.entities[module.name] ?? []).map(\.type).filter(isOwn).map(\.qualifiedName).sorted()
    enums = (contents.enums[module.name] ?? []).map(\.type).filter(isOwn).map(\.qualifiedName).sorted()
    shortcuts = (contents.providers[module.name] ?? []).filter { isOwn($0.type) }.flatMap { provider in
      let isLost = contents.shipped.map { !$0.contains(provider.type.place) } ?? false
      return provider.shortcuts.map { shortcut in
        Overview.Shortcut(
          intent: shortcut.intent.known?.name ?? "?",
          shortTitle: shortcut.shortTitle?.known.map { run.shownText($0, of: module.name) },
          phrases: run.shownPhrases(of: shortcut), place: place(shortcut.place), isLost: isLost)
      }
    }
    var known: [[String]: [String]] = [:]
    func titles(ofEnum name: [String]) -> [String] {
      if let titles = known[name] { return titles }
      let titles = contents.enumsByName[name]?.titles { run.shownText($0, of: module.name) } ?? []
      known[name] = titles
      return titles
    }
    references = found.map { intent in
      IntentReference(
        intent, at: place(intent.type.place),
        phrases: contents.phrases[[intent.type.module, intent.type.qualifiedName]] ?? [],
        in: contents.products, contents.runners, path: { run.scan.program.files[$0].path }, titles: titles,
        source: run.scan.source, shown: { run.shownText($0, of: intent.type.module) })
    }
  }
}

extension TargetKind {
  /// The kind for people: `widget extension`.
  var words: String {
    switch self {
    case .staticFramework: "static framework"
    case .staticLibrary: "static library"
    case .dynamicLibrary: "dynamic library"
    case .packageModule: "package module"
    default: Product.Kind(rawValue: rawValue)?.words ?? rawValue
    }
  }
}
