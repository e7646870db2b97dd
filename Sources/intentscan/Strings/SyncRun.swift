import IntentLocalization
import OperatingSystem
import IntentReports
import ProjectFiles

/// Updates the string tables of a run for its source: the files, their needs, and the results.
struct SyncRun {
  /// A file that exists, or a new one.
  private struct File {
    var table: TableFile
    var update: CatalogUpdate
    /// The contents on disk; nil for a new file.
    var old: [UInt8]?
    /// The next step for a new file, for people; nil if there is none.
    var hint: String?
  }

  private let apps: LocalizedApps
  private let form: PhraseForm
  private let repairs: RepairScope
  private let environment: CommandEnvironment
  /// The updated tables, ordered by path, and then the new ones.
  private var files: [File] = []
  /// Problems outside of `files`: texts without a file, unreadable tables.
  private var notes: [String]

  init(
    _ apps: LocalizedApps, prunes: Bool, form: PhraseForm, _ scope: RepairScope, in environment: CommandEnvironment
  ) {
    self.apps = apps
    self.form = form
    repairs = scope
    self.environment = environment
    let needs = TableNeeds(apps)
    notes = needs.notes
    for (table, needs) in needs.byFile.values.sorted(by: { $0.table.path < $1.table.path }) {
      if let refusal = scope.refusal(of: table, in: environment.files) {
        notes.append(refusal)
      } else {
        update(table, needs, prunes: prunes)
      }
    }
    for app in apps.apps { addPhraseTables(of: app) }
    for table in needs.missing { add(table) }
  }

  /// Updates a table. Reads its file again, because the new contents must be made from those on disk. A file with an error was
  /// reported before, and is not changed.
  private mutating func update(_ table: TableFile, _ needs: CatalogNeeds, prunes: Bool) {
    guard let old = try? environment.files.contents(of: FilePath(table.shownPath)),
      let catalog = try? readCatalog(path: table.path, bytes: old)
    else { return }
    let update = CatalogUpdate(of: catalog, for: needs, prune: prunes, form: form)
    files.append(File(table: table, update: update, old: old))
  }

  // MARK: New tables

  /// Adds a table of phrases for each product that has several languages and no such table.
  private mutating func addPhraseTables(of app: LocalizedApp) {
    let localization = app.localization
    // The phrases of a file that an extension shares with its app are looked up in the app.
    func location(_ string: NeededString) -> String { "\(app.path(of: string)):\(string.place.span.start)" }
    let shortcuts = localization.needed.shortcuts.filter { !$0.hasOwnBundle }
    let inApps = Set(shortcuts.filter { app.scopes(of: $0).contains { $0.kind == .app } }.map(location))
    let isCatalog = app.part.settings.deployment["iOS"].map { ($0.first ?? 17) >= 17 } ?? true
    for scope in localization.plan.scopes {
      let strings = shortcuts.filter { string in
        app.scopes(of: string).contains { $0.name == scope.name }
          && (scope.kind != .extension || !inApps.contains(location(string)))
      }
      // An app whose build has no App Shortcuts needs no table for those of other builds.
      guard strings.contains(where: \.isActive), apps.hasTranslations(localization, scope),
        localization.tables(named: NeededString.phraseTable, in: scope).isEmpty
      else { continue }
      let needs = CatalogNeeds(strings: strings)
      add(.init(name: NeededString.phraseTable, scope: scope, app: app, needs: needs), isCatalog: isCatalog)
    }
  }

  /// Adds a missing table, in the format of the product's other tables. If the product has only one language, adds a note instead.
  /// A table that has files gets a `.strings` file if they lack a text: Xcode refuses a catalog next to files of the same table.
  private mutating func add(_ table: TableNeeds.MissingTable) {
    let localization = table.app.localization
    if !table.others.isEmpty {
      guard !table.others.contains(where: \.isIncomplete),
        !table.needs.strings.allSatisfy({ localization.hasEntry(for: $0, in: table.scope) })
      else { return }
      return add(table, isCatalog: false)
    }
    guard apps.hasTranslations(localization, table.scope) else {
      let source = localization.sourceLanguage(of: table.scope), languages = "\(source),\(source == "de" ? "fr" : "de")"
      notes.append(
        "'\(table.scope.name)' has one language, \(source), and needs no table '\(table.name)'; to translate its texts, name "
          + "the languages: '--sync --languages \(languages)' creates the table")
      return
    }
    let formats = table.scope.files.map { localization.plan.files[$0].format }
    add(table, isCatalog: formats.contains(.catalog) || !formats.contains(.strings))
  }

  /// Adds a file that does not exist, unless another target has added it. A file that exists outside of the target, or that must
  /// not be created, gets a note instead.
  private mutating func add(_ missing: TableNeeds.MissingTable, isCatalog: Bool) {
    let scope = missing.scope, source = missing.app.localization.sourceLanguage(of: scope)
    let locale = missing.others.lazy.map(\.file).first { $0.isOfSource(source) }?.locale ?? source
    let catalogName = "\(missing.name).xcstrings", stringsName = "\(locale).lproj/\(missing.name).strings"
    guard let first = missing.needs.strings.first, let (neighbor, path) = neighbor(of: missing, first),
      let table = neighbor.sibling(isCatalog ? catalogName : stringsName),
      !files.contains(where: { $0.table.path == table.path })
    else { return }
    let absent = missing.app.localization.plan.absentSubmodules
    if !absent.isEmpty {
      notes.append(
        "'\(table.shownPath)' was not created, because '\(scope.name)' may have the table '\(missing.name)': "
          + ProjectNote.absent(submodules: absent).message)
      return
    }
    // The project does not mention the file, but it may exist.
    let present = [catalogName, stringsName].compactMap { neighbor.sibling($0)?.shownPath }
      .first { (try? environment.files.status(of: FilePath($0))) != nil }
    if let present {
      notes.append(
        "'\(present)' exists, but the target '\(scope.name)' does not include it, so nothing reads it; add it to the "
          + "target in Xcode")
      return
    }
    if let refusal = repairs.refusal(ofNew: table, nextTo: path, in: environment.files) {
      if !notes.contains(refusal) { notes.append(refusal) }
      return
    }
    let empty = isCatalog ? CatalogEditor.emptyCatalog(sourceLanguage: source) : []
    guard let catalog = try? readCatalog(path: table.path, bytes: empty) else { return }
    let hint =
      scope.kind == .folder
      ? nil
      : "make sure that the target '\(scope.name)' includes the file: in a group of Xcode, add it to the target"
    files.append(
      File(table: table, update: CatalogUpdate(of: catalog, for: missing.needs, form: form), old: nil, hint: hint))
  }

  /// The file next to which a new table belongs: a file of the same table, else another table, else the source of the text. Nil if
  /// the product has no table and the source is not in the repository of a project. `path` is that of the existing file; `file` has
  /// the path in the form of a string table.
  private func neighbor(of missing: TableNeeds.MissingTable, _ string: NeededString) -> (file: TableFile, path: String)?
  {
    let app = missing.app, files = missing.scope.files.map { app.localization.plan.files[$0] }
    if let known = missing.others.first?.file
      ?? files.first(where: { $0.table == NeededString.standardTable })
      ?? files.first(where: { $0.table == NeededString.infoPlistTable }) ?? files.first
    {
      return (known, known.shownPath)
    }
    let shown = app.scan.files[string.place.file].path.text
    // `sibling` replaces the name. The suffix only makes the path one of a string table.
    func table(_ path: String) -> String { path + ".strings" }
    guard let path = apps.plan.found?.repository.path(of: shown),
      let file = TableFile(path: table(path), shownPath: table(shown), reportedPath: table(app.path(of: string)))
    else { return nil }
    return (file, shown)
  }

  // MARK: Results

  var edits: [TableEdit] {
    files.compactMap { file in file.update.bytes.map { TableEdit(table: file.table, old: file.old, new: $0) } }
  }

  /// The lines about the changes, and about texts that were not changed, with the reason.
  func report(_ style: TextStyle, isDryRun: Bool, hasErrors: Bool) -> [String] {
    var lines: [String] = []
    for file in files where !file.update.changes.isEmpty || !file.update.notes.isEmpty {
      let isNew = file.old == nil && file.update.bytes != nil
      lines.append(style.strong(visible(file.table.shownPath)) + (isNew ? " (new)" : ""))
      lines += file.update.changes.map { "  " + visible($0.message) }
      lines += (file.update.notes + [file.hint].compactMap(\.self)).map { "  note: " + visible($0) }
    }
    lines += notes.map { "note: " + visible($0) }
    let count = edits.count, verb = isDryRun ? "would change" : "changed"
    lines.append(
      count > 0
        ? "\(verb) \(counted(count, "file"))" : "\(hasErrors ? "the other" : "the") string tables are up to date")
    return lines
  }
}

extension LocalizedApps {
  /// Whether there is a language other than that of the source.
  fileprivate func hasTranslations(_ localization: Localization, _ scope: TablePlan.Scope) -> Bool {
    let source = Language.canonical(localization.sourceLanguage(of: scope))
    var app = AppLanguages(localization)
    return (languages ?? app.plannedLanguages(of: scope)).contains { Language.canonical($0) != source }
  }
}

extension TableFile {
  /// Another file in the folder of the table, or in the folder around its `.lproj` folder; nil if the name is not that of a string
  /// table.
  fileprivate func sibling(_ name: String) -> TableFile? {
    func inFolder(_ path: String) -> String {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      return (parts.dropLast(locale == nil ? 1 : 2) + [Substring(name)]).joined(separator: "/")
    }
    return TableFile(
      path: inFolder(path), shownPath: inFolder(shownPath), reportedPath: inFolder(reportedPath))
  }
}
