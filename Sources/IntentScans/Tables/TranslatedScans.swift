import MetadataDocuments
import IntentLocalization
import OperatingSystem

/// The texts of scans in other languages, as a bundle has them.
package struct TranslatedScans: Sendable {
  /// The texts of each scan; nil for a scan without string tables, or without texts that need them. All are nil if a table can't
  /// be read, because its texts would look as if they had been removed.
  package var texts: [BundleTexts?] = []
  /// The string tables of each scan.
  var localizations: [Localization] = []
  /// A table that can't be read, as messages name it.
  package struct Failure: Hashable, Sendable {
    /// The path, the line and the column: `App/Localizable.xcstrings:3:5`.
    package var location: String
    package var message: String
  }

  package var failures: [Failure] = []
  /// The reason for no texts, to be read after "not checked: "; nil if there are texts, or if no scan states a reason.
  package var reason: String?

  /// Reads the texts. `prepare` is called with the paths of the files before they are read.
  package init(
    _ plan: ScanPlan, _ scans: [Scan], in fileSystem: FileSystem, prepare: ([FilePath]) throws -> Void
  ) rethrows {
    for (part, scan) in zip(plan.parts, scans) {
      let needed = neededStrings(of: scan.reportedBundle)
      let source = TableSource(of: part, in: plan, in: fileSystem)
      try prepare(source.paths(ofTables: Localization.tables(for: needed)))
      let localization = source.localization(needed)
      localizations.append(localization)
      failures += localization.tables.sorted { $0.key < $1.key }.compactMap(\.value.failure)
      if reason == nil { reason = localization.plan.reason }
      texts.append(needed.strings.isEmpty ? nil : BundleTexts(localization, paths: scan.reportedPaths))
    }
    if texts.contains(where: { $0 != nil }) { reason = nil }
    failures = failures.uniqued
    if !failures.isEmpty { texts = texts.map { _ in nil } }
  }
}

extension TranslatedScans {
  /// Reads files with this process's file system.
  package init(_ plan: ScanPlan, _ scans: [Scan], in fileSystem: FileSystem = .process()) {
    self.init(plan, scans, in: fileSystem) { _ in }
  }
}

extension Localization.Table {
  /// The reason why the table can't be read; nil if it was read.
  package var failure: TranslatedScans.Failure? {
    switch content {
    case .success: return nil
    case .failure(let error):
      let position = error.position
      return TranslatedScans.Failure(
        location: "\(file.shownPath):\(position.line):\(position.column)", message: error.message)
    case nil: return TranslatedScans.Failure(location: "\(file.shownPath):1:1", message: "the file cannot be read")
    }
  }
}

extension BundleTexts {
  /// The translations of an app's texts in its string tables; nil if the app has no scope in which texts are looked up. `paths`
  /// are those of the scan's files.
  init?(_ localization: Localization, paths: [String]) {
    guard let first = localization.plan.scopes.first else { return nil }
    self.init(sourceLanguage: Self.name(localization.sourceLanguage(of: first)))
    var readers = localization.writtenLanguages.map { LanguageReader($0, of: localization) }
    for string in localization.needed.strings where !string.hasOwnBundle && paths.indices.contains(string.place.file) {
      let scopes = localization.scopes(of: string, path: paths[string.place.file])
        .filter { localization.hasEntry(for: string, in: $0, ofAnyPhrase: true) }
      if scopes.isEmpty { continue }
      for index in readers.indices {
        let language = readers[index].language
        let isSource = Language.canonical(language) == Language.canonical(sourceLanguage)
        let found = readers[index].shownTexts(for: string, in: scopes)
        if found.isEmpty || isSource && found == string.texts { continue }
        let name = isSource ? sourceLanguage : Self.name(language)
        add(found, in: name, for: .init(string.place, isOfPhrases: string.kind == .phrases))
      }
    }
  }

  /// The tag of a language with hyphens: `zh-TW` for `zh_TW`.
  private static func name(_ language: String) -> String { String(language.map { $0 == "_" ? "-" : $0 }) }
}
