/// The update of one file of a string table: its changes, and the entries that could not be changed.
///
/// No translated text is changed, dropped or invented: its state may become `needs_review`, and it may move into the set that the
/// system reads. If nothing has to change, there are no new bytes.
package struct CatalogUpdate: Sendable {
  package internal(set) var changes: [CatalogChange] = []
  /// Problems that were found and not changed, as sentences that start with a lowercase letter and have no full stop.
  package internal(set) var notes: [String] = []
  /// The new contents of the file; nil if nothing changes, or if a change would lose a translation.
  package internal(set) var bytes: [UInt8]?

  init() {}

  /// Updates a file for the texts that it needs, except a `.stringsdict` file, which stays as it is. If `prune`, entries of a
  /// catalog of phrases that the source no longer has and that were never translated are removed. `form` is the form of phrases in
  /// a catalog without entries.
  package init(of catalog: StringCatalog, for needs: CatalogNeeds, prune: Bool = false, form: PhraseForm = .set) {
    switch catalog.format {
    case .catalog:
      var update = CatalogWork(catalog, needs, form)
      if catalog.table == NeededString.phraseTable {
        update.updatePhrases()
        update.updateTexts()
        update.updateUnused(prune: prune)
      } else {
        update.updateTexts()
      }
      self = update.result
    case .strings: addMissing(needs, to: catalog)
    case .stringsDictionary: break
    }
  }
}

/// The form in which a table holds the phrases of an App Shortcut.
package enum PhraseForm: String, Sendable {
  /// All in one entry, as Xcode does.
  case set
  /// One entry for each phrase, as people do. Xcode makes sets of them at the next build.
  case unit
}

/// The state of one update of a catalog.
struct CatalogWork {
  let catalog: StringCatalog
  let needs: CatalogNeeds
  let source: String
  let form: PhraseForm
  var editor: CatalogEditor
  private var update = CatalogUpdate()

  init(_ catalog: StringCatalog, _ needs: CatalogNeeds, _ form: PhraseForm) {
    self.form = form
    self.catalog = catalog
    self.needs = needs
    source = catalog.sourceLanguage?.text ?? ""
    editor = CatalogEditor(catalog)
  }

  mutating func report(_ change: CatalogChange) { update.changes.append(change) }
  mutating func note(_ message: String) { update.notes.append(message) }

  /// The result; without any change if a translation would be lost, which would be a mistake of this tool.
  var result: CatalogUpdate {
    var update = update
    guard editor.hasChanges else {
      assert(update.changes.isEmpty, "a change that changes nothing")
      update.changes = []
      return update
    }
    let bytes = editor.bytes
    let lost = lostTranslations(from: catalog, to: bytes)
    guard lost.isEmpty else {
      assertionFailure("lost: \(lost)")
      update.changes = []
      update.notes = lost.map {
        "the catalog was not changed, because a translation of '\($0)' would be lost; please report this"
      }
      return update
    }
    update.bytes = bytes
    return update
  }

  /// Marks an entry's texts for review in all languages except the source's and those in `done`. A locale without a state, or
  /// whose texts are all new or already marked, is skipped.
  mutating func markForReview(_ key: String, _ entry: CatalogEntry, except done: Set<String> = []) {
    let locales = entry.localizations.filter { localization in
      localization.locale != source && !done.contains(localization.locale)
        && localization.texts.contains { $0.state != .new && $0.state != .needsReview && $0.state != nil }
    }.map(\.locale)
    guard !locales.isEmpty else { return }
    editor.setState(.needsReview, locales: Set(locales), of: key)
    report(.markedForReview(key: key, locales: Array(locales)))
  }

  /// Replaces the state `stale` of an entry that is in use by `state`, or removes it for nil. An entry in another state stays as it
  /// is.
  mutating func unmarkStale(_ entry: CatalogEntry, as state: CatalogEntry.ExtractionState?) {
    guard entry.extractionState == .stale else { return }
    editor.setExtractionState(state, of: entry.key)
    report(.unmarkedStale(key: entry.key))
  }
}

extension CatalogEntry {
  /// Whether a language other than the source's has a text that is not empty.
  func isTranslated(from source: String) -> Bool {
    localizations.contains { $0.locale != source && $0.texts.contains { !$0.value.isEmpty } }
  }
}
