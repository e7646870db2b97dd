import IntentLocalization
import IntentRules
import OperatingSystem
import IntentReports
import SourceScan

/// The string tables that the parts of a run before the current one have read. Most parts have the same ones.
struct SharedTables {
  fileprivate private(set) var tables: [String: Localization.Table] = [:]
  fileprivate private(set) var comments: [String: [TableComment]] = [:]
  fileprivate private(set) var counted = CountedLanguages()

  mutating func add(_ run: LintRun) {
    for table in run.localization?.tables.values ?? [:].values where tables[table.file.path] == nil {
      tables[table.file.path] = table
      comments[table.file.path] = run.files[run.scan.files.count + table.number].comments
    }
    counted = run.countedLanguages ?? counted
  }
}

/// The string tables of one part of a lint run, with new contents of the files to which fix-its were applied.
struct LintedTables: Sendable {
  /// The tables of the part; nil if no rule reads tables.
  var source: TableSource?
  /// Contents that replace those of the files, by number.
  private var contents: [Int: [UInt8]] = [:]
  /// Tables that were read before and did not change, by number.
  private var kept: [Int: Localization.Table] = [:]
  private var counted = CountedLanguages()
  /// Whether every branch of every `#if` is read.
  private var hasAllConditions = false
  /// The comments for the linter in tables that earlier parts of the run have read, by path.
  private var comments: [String: [TableComment]] = [:]

  init(source: TableSource?) { self.source = source }

  /// The tables of a part, if a rule reads tables.
  init(of part: ScanPlan.Part, in plan: ScanPlan, in fileSystem: FileSystem) {
    let readsTables = part.selection.rules.contains { $0.needs.contains(.stringTables) }
    self.init(source: readsTables ? TableSource(of: part, in: plan, in: fileSystem) : nil)
    hasAllConditions = part.options.keepsAllConditions
  }

  /// The tables with the new contents that fix-its made. `contents` are indexed by the run's file numbers: the `count` files of
  /// the source come first.
  func replacing(_ contents: [FileID: [UInt8]], after count: Int) -> LintedTables {
    var copy = self
    for (file, bytes) in contents where file.rawValue >= count {
      copy.contents[file.rawValue - count] = bytes
      copy.kept[file.rawValue - count] = nil
    }
    return copy
  }

  /// Reuses the tables of an earlier run of the same plan and the counts of their languages, except for changed files.
  func keeping(tablesOf run: LintRun, except changed: Set<FilePath>) -> LintedTables {
    var copy = self
    copy.kept = run.localization?.tables.filter { !changed.contains(FilePath($0.value.file.shownPath)) } ?? [:]
    copy.counted = run.countedLanguages?.ofTables(copy.kept.values) ?? counted
    copy.comments = [:]
    return copy
  }

  /// Reuses the tables that earlier parts of the run have read.
  func sharing(_ shared: SharedTables) -> LintedTables {
    guard let source, !shared.tables.isEmpty else { return self }
    var copy = self
    copy.counted = shared.counted
    copy.comments = shared.comments
    for (number, file) in source.plan.files.enumerated() {
      copy.kept[number] = shared.tables[file.path].map { Localization.Table(file, number, $0.content) }
    }
    return copy
  }

  /// Reads the tables that the texts of a scan need, and that of the app's name if it may be translated. Nil if no rule reads
  /// tables.
  func localization(of scan: Scan, languages: Localization.Languages = .all) -> Localization? {
    guard let source else { return nil }
    let needed = neededStrings(of: scan.bundle)
    // The app's name and its synonyms are translated in a table of their own.
    let hasNames =
      source.plan.mayTranslateName || source.plan.scopes.contains { $0.infoPlist?.alternativeNames.isEmpty == false }
    var localization = source.localization(
      needed, others: hasNames ? [NeededString.infoPlistTable] : [], languages: languages, contents: contents,
      kept: kept)
    localization.counted = counted
    if hasAllConditions { return localization }
    let places = Set(needed.strings.filter(\.kind.isOfPhrases).map(\.place.file))
    localization.filesWithConditions = places.filter { file in
      scan.program.files[file].parsed?.text.contains(text: "#if") ?? false
    }
    return localization
  }

  /// The tables as files that findings refer to, in the order of the plan.
  func files(_ localization: Localization?) -> [LintFile] {
    guard let source, let localization else { return [] }
    return localization.plan.files.enumerated().map { number, file in
      var lintFile = LintFile(
        path: file.shownPath, reportedPath: file.reportedPath, parsed: nil, isContext: !source.isReported(file),
        table: localization.tables[number]?.text ?? SourceText())
      lintFile.comments =
        kept[number].flatMap { comments[$0.file.path] }
        ?? localization.tables[number]?.catalog?.comments(markedBy: directiveMark).map {
          TableComment(span: $0.span, text: $0.text, entry: $0.entry, isOfEntry: file.format == .catalog)
        } ?? []
      return lintFile
    }
  }
}
