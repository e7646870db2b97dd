import IntentLocalization
import IntentRules
import OperatingSystem
import IntentReports
import IntentScans

/// Updates the string tables of a run for its source: the files, their needs, and the results.
struct SyncRun {
  /// A file that is there, or one to be made.
  struct File {
    var table: TableFile
    var update: CatalogUpdate
    /// The contents on disk; nil for a new file.
    var old: [UInt8]?
    /// The next step for a new file, for people.
    var hint: String?
  }

  struct Options {
    var prunes: Bool
    var form: PhraseForm
  }

  /// The files that change or have notes, by path.
  private(set) var files: [File] = []
  /// Problems outside of `files`: texts without a file, unreadable tables.
  private(set) var notes: [String] = []

  init(_ apps: LocalizedApps, _ options: Options, _ scope: RepairScope, in environment: CommandEnvironment) {
    var needs = TableNeeds(apps)
    needs.collect()
    notes = needs.notes
    for (table, needs) in needs.byFile.values.sorted(by: { $0.table.path < $1.table.path }) {
      guard scope.contains(FilePath(table.shownPath), in: environment.files) else {
        notes.append(leadsOut(table))
        continue
      }
      update(table, needs, options, in: environment)
    }
    for app in apps.apps { create(app, apps, options, in: environment) }
    for table in needs.missing { create(table, apps, options, in: environment) }
  }

  /// About a table that is not changed.
  private func leadsOut(_ table: TableFile) -> String {
    "'\(table.shownPath)' is not changed: a link to it leads out of what is scanned"
  }

  /// Reads the file again: the new contents must be made from those on disk. One with an error was reported before, and stays.
  private mutating func update(
    _ table: TableFile, _ needs: CatalogNeeds, _ options: Options, in environment: CommandEnvironment
  ) {
    guard let old = try? environment.files.contents(of: FilePath(table.shownPath)),
      let catalog = try? readCatalog(path: table.path, bytes: old)
    else { return }
    let update = CatalogUpdate(of: catalog, for: needs, prune: options.prunes, form: options.form)
    files.append(File(table: table, update: update, old: old))
  }

  // MARK: New tables

  /// A table of phrases for an app that has several languages and none.
  private mutating func create(
    _ app: LocalizedApp, _ apps: LocalizedApps, _ options: Options, in environment: CommandEnvironment
  ) {
    let localization = app.localization
    func scopes(_ string: NeededString) -> [TablePlan.Scope] {
      localization.scopes(of: string, path: app.path(of: string))
    }
    // The phrases of a file that an extension shares with its app are looked up in the app.
    func location(_ string: NeededString) -> String { "\(app.path(of: string)):\(string.place.span.start)" }
    let shortcuts = localization.needed.shortcuts.filter { !$0.hasOwnBundle }
    let inApps = Set(shortcuts.filter { scopes($0).contains { $0.kind == .app } }.map(location))
    for scope in localization.plan.scopes {
      let strings = shortcuts.filter { string in
        scopes(string).contains { $0.name == scope.name }
          && (scope.kind != .extension || !inApps.contains(location(string)))
      }
      guard let first = strings.first, apps.hasTranslations(localization, scope),
        localization.tables(named: NeededString.phraseTable, in: scope).isEmpty
      else { continue }
      let source = localization.sourceLanguage(of: scope)
      let isCatalog = app.part.settings.deployment["iOS"].map { ($0.first ?? 17) >= 17 } ?? true
      let name =
        isCatalog ? "\(NeededString.phraseTable).xcstrings" : "\(source).lproj/\(NeededString.phraseTable).strings"
      add(name, CatalogNeeds(strings: strings), next: first, in: scope, app, source, apps, options, in: environment)
    }
  }

  /// A table of other texts for an app that has several languages and none, in the format of its other tables.
  private mutating func create(
    _ table: TableNeeds.MissingTable, _ apps: LocalizedApps, _ options: Options, in environment: CommandEnvironment
  ) {
    let localization = table.app.localization, source = localization.sourceLanguage(of: table.scope)
    guard let first = table.needs.strings.first else { return }
    guard apps.hasTranslations(localization, table.scope) else {
      let languages = "\(source),\(source == "de" ? "fr" : "de")"
      notes.append(
        "'\(table.scope.name)' has one language, \(source), and needs no table '\(table.name)'; to translate its texts, name "
          + "the languages: '--sync --languages \(languages)' creates the table")
      return
    }
    let formats = table.scope.files.map { localization.plan.files[$0].format }
    let isCatalog = formats.contains(.catalog) || !formats.contains(.strings)
    add(
      isCatalog ? "\(table.name).xcstrings" : "\(source).lproj/\(table.name).strings", table.needs, next: first,
      in: table.scope, table.app, source, apps, options, in: environment)
  }

  /// Adds a file that is not there, with the entries of these texts. Two targets may need it.
  private mutating func add(
    _ name: String, _ needs: CatalogNeeds, next first: NeededString, in scope: TablePlan.Scope, _ app: LocalizedApp,
    _ source: String, _ apps: LocalizedApps, _ options: Options, in environment: CommandEnvironment
  ) {
    guard let neighbor = neighbor(in: scope, app, first, apps.plan.found?.repository),
      let table = neighbor.sibling(name),
      !files.contains(where: { $0.table.path == table.path })
    else { return }
    if let present = presentFile(table, next: neighbor, source, in: environment) {
      notes.append(
        "'\(present)' exists, but the target '\(scope.name)' does not include it, so nothing reads it; add it to the "
          + "target in Xcode")
      return
    }
    let empty = table.format == .catalog ? CatalogEditor.emptyCatalog(sourceLanguage: source) : []
    guard let catalog = try? readCatalog(path: table.path, bytes: empty) else { return }
    let update = CatalogUpdate(of: catalog, for: needs, form: options.form)
    let hint =
      scope.kind == .folder
      ? nil
      : "make sure that the target '\(scope.name)' includes the file: in a group of Xcode, add it to the target"
    files.append(File(table: table, update: update, old: nil, hint: hint))
  }

  /// A file of the table that is there and that the project does not mention.
  private func presentFile(
    _ table: TableFile, next neighbor: TableFile, _ source: String, in environment: CommandEnvironment
  ) -> String? {
    let names = ["\(table.table).xcstrings", "\(source).lproj/\(table.table).strings"]
    return names.compactMap { neighbor.sibling($0)?.shownPath }.first { path in
      (try? environment.files.status(of: FilePath(path))) != nil
    }
  }

  /// A file next to which the table belongs: another table, else the source of the phrases.
  private func neighbor(
    in scope: TablePlan.Scope, _ app: LocalizedApp, _ string: NeededString, _ repository: Repository?
  ) -> TableFile? {
    let files = scope.files.map { app.localization.plan.files[$0] }
    if let known = files.first(where: { $0.table == NeededString.standardTable })
      ?? files.first(where: { $0.table == NeededString.infoPlistTable }) ?? files.first
    {
      return known
    }
    let shown = app.scan.files[string.place.file].path.text
    // The name is replaced; it only shows the kind of file.
    func table(_ path: String) -> String { path + ".strings" }
    guard let path = repository?.path(of: shown) else { return nil }
    return TableFile(path: table(path), shownPath: table(shown), reportedPath: table(app.path(of: string)))
  }

  // MARK: Results

  var changedFiles: [File] { files.filter { $0.update.bytes != nil } }

  /// The lines about the changes, and about texts that were not changed, with the reason.
  func report(_ style: TextStyle, isDryRun: Bool, hasErrors: Bool) -> [String] {
    var lines: [String] = []
    for file in files where !file.update.changes.isEmpty || !file.update.notes.isEmpty {
      let isNew = file.old == nil && file.update.bytes != nil
      lines.append(style.strong(visible(file.table.shownPath)) + (isNew ? " (new)" : ""))
      lines += file.update.changes.map { "  " + visible($0.message) }
      lines += file.update.notes.map { "  note: " + visible($0.message) }
      if let hint = file.hint { lines.append("  note: " + visible(hint)) }
    }
    lines += notes.map { "note: " + visible($0) }
    let count = changedFiles.count
    let verb = isDryRun ? "would change" : "changed"
    lines.append(
      count > 0
        ? "\(verb) \(counted(count, "file"))" : "\(hasErrors ? "the other" : "the") string tables are up to date")
    return lines
  }

  var diff: [UInt8] {
    changedFiles.reduce(into: []) {
      $0 += unifiedDiff($1.old ?? [], $1.update.bytes ?? [], path: $1.table.reportedPath)
    }
  }

  /// Replaces each file as a whole, unless it is another one now.
  func write(in environment: CommandEnvironment) throws(CommandError) {
    for file in changedFiles {
      guard let new = file.update.bytes else { continue }
      try environment.replace(file.table.shownPath, file.old, with: new)
    }
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

extension CommandEnvironment {
  /// Writes a file of the user's as a whole or not at all. `old` are the contents that were read; nil for a new file.
  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]) throws(CommandError) {
    let file = FilePath(path)
    if old == nil, let failure = files.makeFolders(to: file.split().folder) {
      throw CommandError("cannot create '\(failure.folder.text)': \(failure.error.message)")
    }
    let now = try? files.contents(of: file)
    guard now == old else { throw CommandError("'\(path)' changed during the run, so it was not written; run again") }
    do throws(SystemError) {
      try OutputFile(file, in: files).replace(with: new, isPrecious: true)
    } catch {
      throw CommandError("cannot write '\(path)': \(error.message)")
    }
  }
}

extension TableFile {
  /// Another file in the folder of its table.
  func sibling(_ name: String) -> TableFile? {
    func inFolder(_ path: String) -> String {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      return (parts.dropLast(locale == nil ? 1 : 2) + [Substring(name)]).joined(separator: "/")
    }
    return TableFile(
      path: inFolder(path), shownPath: inFolder(shownPath), reportedPath: inFolder(reportedPath))
  }
}
