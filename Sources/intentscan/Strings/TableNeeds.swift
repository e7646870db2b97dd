import IntentLocalization
import ProjectFiles
import IntentScans

/// The texts that the apps of a run need of each file: one file may belong to several apps.
struct TableNeeds {
  /// A table that a target has no file of, and the texts that are looked up in it.
  struct MissingTable {
    var name: String
    var scope: TablePlan.Scope
    var app: LocalizedApp
    var needs: CatalogNeeds
  }

  private let apps: LocalizedApps
  private(set) var byFile: [String: (table: TableFile, needs: CatalogNeeds)] = [:]
  /// Tables other than that of phrases, by name and target.
  private(set) var missing: [MissingTable] = []
  private(set) var notes: [String] = []
  private let scanned: Set<ProjectTarget.ID>

  init(_ apps: LocalizedApps) {
    self.apps = apps
    // A target that is read for its names alone has no texts here.
    scanned = Set(
      apps.plan.parts.compactMap(\.group).flatMap { group in
        group.targets.map(\.id).filter { !group.context.contains($0) }
      })
  }

  mutating func collect() {
    var missing: [String: MissingTable] = [:]
    for app in apps.apps {
      let localization = app.localization
      // The scopes of this app that have a file, by file.
      var used: [String: Set<String>] = [:]
      let shortTitles = Set(localization.needed.strings.filter { $0.kind == .shortTitle }.map(\.key))
      for string in localization.needed.strings {
        guard let table = string.table, !string.hasOwnBundle else {
          notes.append("\(string.name) was skipped, because the table that holds it is not known")
          continue
        }
        for scope in localization.scopes(of: string, path: app.path(of: string)) {
          let files = writable(localization.tables(named: table, in: scope), localization.sourceLanguage(of: scope))
          if files.isEmpty, table != NeededString.phraseTable {
            let empty = MissingTable(
              name: table, scope: scope, app: app,
              needs: CatalogNeeds(strings: [], ownModules: ownModules(of: [scope.name], app)))
            missing["\(table)\u{0}\(scope.name)", default: empty].needs.strings.append(string)
          }
          for file in files {
            begin(file)
            byFile[file.path]?.needs.strings.append(string)
            used[file.path, default: []].insert(scope.name)
          }
        }
      }
      for (path, scopes) in used { add(app, shortTitles, of: scopes, to: path) }
      notes += localization.needed.unreadable.map { "\($0.name) cannot be read: '\($0.source)'" }
      if let reason = localization.plan.reason { notes.append("not checked: \(reason)") }
    }
    self.missing = missing.sorted { $0.key < $1.key }.map(\.value)
    var seen: Set<String> = []
    notes.removeAll { !seen.insert($0).inserted }
  }

  /// A catalog holds all languages. Among `.strings` files, that of the source's language gets new texts.
  private func writable(_ tables: [Localization.Table], _ source: String) -> [TableFile] {
    let files = tables.map(\.file)
    let catalogs = files.filter { $0.format == .catalog }
    if !catalogs.isEmpty { return Array(catalogs.prefix(1)) }
    let strings = files.filter { $0.format == .strings }
    let own = strings.filter { file in
      file.locale.map { Language.canonical($0) == Language.canonical(source) } ?? false
    }
    return own.isEmpty ? strings.filter { $0.locale == "Base" } : own
  }

  private mutating func begin(_ file: TableFile) {
    if byFile[file.path] == nil {
      byFile[file.path] = (table: file, needs: CatalogNeeds(strings: [], isComplete: isComplete(file)))
    }
  }

  /// Adds the facts about a file other than its texts, once for each file.
  private mutating func add(
    _ app: LocalizedApp, _ shortTitles: Set<String>, of scopes: Set<String>, to path: String
  ) {
    byFile[path]?.needs.otherKeys.formUnion(shortTitles)
    let phrases = app.localization.needed.unreadable.contains { $0.kind == .phrases }
    if phrases || !app.scan.unreadable.isEmpty { byFile[path]?.needs.isComplete = false }
    let own = ownModules(of: scopes, app)
    byFile[path]?.needs.ownModules.formUnion(own)
  }

  /// The modules whose texts Xcode itself adds to a catalog of the scopes.
  private func ownModules(of scopes: Set<String>, _ app: LocalizedApp) -> Set<String> {
    let modules = app.localization.plan.scopes.filter { scopes.contains($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    return Set((app.part.group?.targets ?? []).filter { $0.kind != .packageModule }.map(\.moduleName))
      .intersection(modules)
  }

  /// Whether all sources of all targets that have the file were read. Without a project only the user knows.
  private func isComplete(_ file: TableFile) -> Bool {
    let owners = (apps.plan.found?.projects ?? []).flatMap(\.targets).filter { target in
      target.kind.isScanned && target.resources.contains { $0.path == file.path }
    }
    let platforms = Set(apps.plan.parts.compactMap { $0.group.map { ApplePlatform($0.platform) } })
    return apps.unreadable.isEmpty
      && owners.allSatisfy { target in
        scanned.contains(target.id)
          && target.swiftFiles.allSatisfy { $0.platforms.map { !$0.isDisjoint(with: platforms) } ?? true }
      }
  }
}
