import IntentModel
import IntentRules
import ProjectFiles
import Reports

/// What there is, for people: by app and by target, with what the rules lack. Names and counts, no findings.
struct Overview: Sendable {
  struct Target: Sendable {
    var name: String
    /// `app`, `widget extension`; nil for a folder.
    var kind: String?
    var module: String
    var files: Int
    var intents: [String] = []
    var parameters = 0
    var entities: [String] = []
    var enums: [String] = []
    var shortcuts: [Shortcut] = []
    /// Read for its names alone.
    var isContext: Bool

    /// Whether a reader looks for it.
    var isEmpty: Bool { intents.isEmpty && entities.isEmpty && enums.isEmpty && shortcuts.isEmpty }
    var phrases: Int { shortcuts.reduce(0) { $0 + $1.phrases.count } }
  }

  struct Shortcut: Sendable {
    /// `?` where the source computes it.
    var intent: String
    var shortTitle: String?
    /// With `${applicationName}` and the like.
    var phrases: [String]
  }

  struct App: Sendable {
    /// Nil for what no app uses, and for folders.
    var name: String?
    /// What people see; nil where it is the name.
    var displayName: String?
    var bundleIdentifier: String?
    var platform: String
    var deploymentTarget: String?
    var targets: [Target]
    /// Ids of rules, by what they lack.
    var notChecked: [(needs: String, rules: [String])]
  }

  /// The projects that were read; empty for folders.
  var projects: [String]
  var apps: [App]
  /// What could not be read of the projects.
  var notes: [String]

  init(_ plan: ScanPlan, _ runs: LintRuns, _ report: Report) {
    let repository = plan.found?.repository
    let projects = plan.found?.projects ?? []
    self.projects = projects.map { repository?.shown($0.path) ?? $0.path }
    notes = projects.flatMap(\.notes).map { repository?.line(for: $0) ?? $0.message }
    apps = runs.runs.map { App($0, report) }
  }
}

extension Overview.App {
  fileprivate init(_ run: LintRun, _ report: Report) {
    let group = run.part.group, app = group?.app
    name = app?.name
    displayName = app?.displayName.flatMap { $0 == app?.name ? nil : $0 }
    bundleIdentifier = app?.bundleIdentifier
    platform = run.part.options.platform.rawValue
    deploymentTarget = (run.part.settings.deployment[platform]).map { $0.map(String.init).joined(separator: ".") }
    targets = run.part.modules.map { Overview.Target($0, of: run) }
    // The app first, then what it embeds and links, as the project lists it.
    let order = group?.targets.map(\.moduleName) ?? []
    let positions = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    targets.sort { left, right in
      let isLeftApp = left.module == app?.moduleName, isRightApp = right.module == app?.moduleName
      if isLeftApp != isRightApp { return isLeftApp }
      return (positions[left.module] ?? .max, left.name) < (positions[right.module] ?? .max, right.name)
    }
    var byNeeds: [String: [String]] = [:]
    for id in run.result.notChecked { byNeeds[Self.needs(of: id, report, run.part.settings), default: []].append(id) }
    notChecked = byNeeds.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What a rule lacks. One without such a need lacks facts that the sources do not state.
  private static func needs(of id: String, _ report: Report, _ settings: LintSettings) -> String {
    let needs = (report.rules.first { $0.id == id }?.needs ?? []).filter { !settings.states($0) }
    return needs.isEmpty
      ? "facts that the sources do not state" : needs.map(\.name).sorted().joined(separator: ", and ")
  }
}

extension Overview.Target {
  fileprivate init(_ module: ModuleInput, of run: LintRun) {
    let target = run.part.group?.targets.first { $0.moduleName == module.name }
    name = target?.name ?? module.name
    kind = target?.kind.words
    self.module = module.name
    isContext = module.isContext
    files = module.files.count(where: \.isReported)
    let bundle = run.scan.reportedBundle, isOwn = { (type: DeclaredType) in type.module == module.name }
    let found = bundle.intents.filter { isOwn($0.type) }
    intents = found.map(\.type.qualifiedName).sorted()
    parameters = found.reduce(0) { $0 + $1.parameters.count }
    entities = bundle.entities.filter { isOwn($0.type) }.map(\.type.qualifiedName).sorted()
    enums = bundle.enums.filter { isOwn($0.type) }.map(\.type.qualifiedName).sorted()
    shortcuts = bundle.shortcutsProviders.filter { isOwn($0.type) }.flatMap(\.shortcuts).map { shortcut in
      Overview.Shortcut(
        intent: shortcut.intent.known?.name ?? "?", shortTitle: shortcut.shortTitle?.known?.key,
        phrases: (shortcut.phrases.known ?? []).compactMap { $0.known?.key })
    }
  }
}

extension TargetKind {
  /// For people: `widget extension`.
  var words: String {
    switch self {
    case .app: "app"
    case .appClip: "App Clip"
    case .watchApp: "watch app"
    case .appIntentsExtension: "App Intents extension"
    case .widgetExtension: "widget extension"
    case .siriIntentsExtension: "SiriKit extension"
    case .appExtension: "extension"
    case .framework: "framework"
    case .staticLibrary: "static library"
    case .dynamicLibrary: "dynamic library"
    case .commandLineTool: "command-line tool"
    case .packageModule: "package module"
    default: rawValue
    }
  }
}
