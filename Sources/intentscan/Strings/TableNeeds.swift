import IntentLocalization
import ProjectFiles

/// The texts that the apps of a run need of each file: one file may belong to several apps.
struct TableNeeds {
  /// A table that a target has no file of that gets new texts, and the texts that are looked up in it.
  struct MissingTable {
    var name: String
    var scope: TablePlan.Scope
    /// The files that the table has: `.stringsdict` files, which stay as they are, and those of other languages.
    var others: [Localization.Table] = []
    var app: LocalizedApp
    var needs: CatalogNeeds
  }

  private(set) var byFile: [String: (table: TableFile, needs: CatalogNeeds)] = [:]
  /// The missing tables, ordered by name and target. A table of phrases is one of them only if it has files.
  let missing: [MissingTable]
  let notes: [String]

  init(_ apps: LocalizedApps) {
    var missing: [String: MissingTable] = [:], notes: [String] = []
    let scannedTargets = apps.scannedTargets
    for app in apps.apps {
      let localization = app.localization
      // The scopes of this app that have a file, by file.
      var used: [String: Set<String>] = [:]
      for string in localization.needed.strings {
        guard let table = string.table, !string.hasOwnBundle else {
          notes.append("\(string.name) was skipped, because the table that holds it is not known")
          continue
        }
        for scope in app.scopes(of: string) {
          let tables = localization.tables(named: table, in: scope), source = localization.sourceLanguage(of: scope)
          let files = writable(tables, source)
          if isInDictionary(string, of: tables, source), files.first?.format != .catalog { continue }
          if files.isEmpty, table != NeededString.phraseTable || !tables.isEmpty {
            let needs = CatalogNeeds(strings: [], ownModules: app.ownModules(of: [scope.name]))
            let empty = MissingTable(name: table, scope: scope, others: tables, app: app, needs: needs)
            missing["\(table)\u{0}\(scope.name)", default: empty].needs.strings.append(string)
          }
          for file in files {
            if byFile[file.path] == nil {
              let needs = CatalogNeeds(strings: [], isComplete: apps.haveReadSources(of: file, scannedTargets))
              byFile[file.path] = (table: file, needs: needs)
            }
            byFile[file.path]?.needs.strings.append(string)
            used[file.path, default: []].insert(scope.name)
          }
        }
      }
      let unreadable = localization.needed.unreadable
      let isComplete = app.scan.unreadable.isEmpty && !unreadable.contains { $0.kind == .phrases }
      let shortTitles = localization.needed.strings.filter { $0.kind == .shortTitle }.map(\.key)
      for (path, scopes) in used {
        if !isComplete { byFile[path]?.needs.isComplete = false }
        byFile[path]?.needs.otherKeys.formUnion(shortTitles)
        byFile[path]?.needs.ownModules.formUnion(app.ownModules(of: scopes))
      }
      notes += unreadable.map { "\($0.name) cannot be read: '\($0.source)'" }
      if let reason = localization.plan.reason { notes.append("not checked: \(reason)") }
    }
    // A target whose build has none of the texts needs no table for those of other builds.
    self.missing = missing.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.needs.strings.contains(where: \.isActive)
    }
    self.notes = notes.uniqued
  }
}

/// The files that get new texts: a catalog, which holds all languages, else the `.strings` files of the source's language, else
/// those in `Base.lproj`.
private func writable(_ tables: [Localization.Table], _ source: String) -> [TableFile] {
  let files = tables.map(\.file)
  if let catalog = files.first(where: { $0.format == .catalog }) { return [catalog] }
  let strings = files.filter { $0.format == .strings }
  let own = strings.filter { $0.isIn(source) }
  return own.isEmpty ? strings.filter { $0.locale == "Base" } : own
}

/// Whether a `.stringsdict` file of the source's language has the text, or may have it, because it cannot be read to its end.
private func isInDictionary(_ string: NeededString, of tables: [Localization.Table], _ source: String) -> Bool {
  tables.contains { table in
    table.file.format == .stringsDictionary && table.file.isOfSource(source)
      && (table.isIncomplete || table.catalog?.entry(string.key) != nil)
  }
}

extension TableFile {
  /// Whether its `.lproj` folder is that of a language.
  func isIn(_ language: String) -> Bool {
    locale.map { Language.canonical($0) == Language.canonical(language) } ?? false
  }

  /// Whether its `.lproj` folder has the texts of the source's language.
  func isOfSource(_ language: String) -> Bool { isIn(language) || locale == "Base" }
}

extension LocalizedApp {
  /// The modules whose texts Xcode itself adds to a catalog of the scopes.
  fileprivate func ownModules(of scopes: Set<String>) -> Set<String> {
    let modules = localization.plan.scopes.filter { scopes.contains($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    return Set((part.group?.targets ?? []).filter { $0.kind != .packageModule }.map(\.moduleName))
      .intersection(modules)
  }
}

extension LocalizedApps {
  /// The targets whose texts are needed. A target that is read for its names alone is not one of them.
  fileprivate var scannedTargets: Set<ProjectTarget.ID> {
    Set(
      plan.parts.compactMap(\.group).flatMap { group in
        group.targets.map(\.id).filter { !group.context.contains($0) }
      })
  }

  /// Whether all sources of the targets that have the file were read. Without a project, no targets are known, so only unreadable
  /// files count.
  fileprivate func haveReadSources(of file: TableFile, _ scanned: Set<ProjectTarget.ID>) -> Bool {
    let owners = (plan.found?.projects ?? []).flatMap(\.targets).filter { target in
      target.kind.isScanned && target.resources.contains { $0.path == file.path }
    }
    let platforms = Set(plan.parts.compactMap { $0.group.map { ApplePlatform($0.platform) } })
    return unreadable.isEmpty
      && owners.allSatisfy { target in
        scanned.contains(target.id)
          && target.swiftFiles.allSatisfy { $0.platforms.map { !$0.isDisjoint(with: platforms) } ?? true }
      }
  }
}
