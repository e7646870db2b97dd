/// Updates the entries of App Shortcuts.
///
/// Xcode keeps one entry for each App Shortcut: its key is the first phrase, and the source's language has a set of all phrases.
/// In catalogs that people made, each phrase may have an entry of its own; then it stays so.
extension CatalogWork {
  /// Whether the phrases of an App Shortcut are a set in one entry. `form` decides for a catalog without entries.
  private var hasSets: Bool {
    catalog.entries.isEmpty ? form == .set : catalog.entries.contains(where: \.hasStringSet)
  }

  /// Keys in use that are not phrases of App Shortcuts.
  private var otherKeys: Set<String> {
    Set(needs.strings.filter { $0.kind != .phrases }.map(\.key)).union(needs.otherKeys)
  }

  mutating func updatePhrases() {
    let shortcuts = needs.shortcuts
    for shortcut in shortcuts where !shortcut.isComplete {
      note("the phrases of \(shortcut.name) cannot all be read, so their entry is not changed")
    }
    if hasSets { updateSets(shortcuts) } else { updateUnits(shortcuts) }
  }

  // MARK: Sets

  private mutating func updateSets(_ shortcuts: [NeededString]) {
    let renamed = RenamedPhrases(shortcuts, catalog, otherKeys: otherKeys).entries
    // The keys in use: `merge` must not remove their entries.
    let keys = Set(shortcuts.map(\.key)).union(renamed.values).union(otherKeys)
    for shortcut in shortcuts where shortcut.isComplete {
      if let entry = catalog.entry(shortcut.key) {
        updateSet(entry, shortcut, keys)
      } else if let old = renamed[shortcut.key], let entry = catalog.entry(old) {
        editor.rename(old, to: shortcut.key)
        report(.renamed(from: old, to: shortcut.key))
        updateSet(entry, shortcut, keys, isRenamed: true)
      } else {
        editor.add(
          NewCatalogEntry(
            key: shortcut.key, extractionState: .extractedWithValue,
            localizations: [source: .set(shortcut.texts, .new)]))
        report(.added(key: shortcut.key, name: shortcut.name))
        merge(into: shortcut, nil, keys)
      }
    }
  }

  /// Updates the entry of an App Shortcut. `entry` is as it is in the file, maybe under another key; `keys` are all keys in use.
  private mutating func updateSet(
    _ entry: CatalogEntry, _ shortcut: NeededString, _ keys: Set<String>, isRenamed: Bool = false
  ) {
    let key = shortcut.key
    if entry.extractionState == .stale {
      editor.setExtractionState(.extractedWithValue, of: key)
      if !isRenamed { report(.unmarkedStale(key: key)) }
    }
    let isChanged = updateSource(of: entry, shortcut)
    if isChanged { regroup(entry, key) }
    let reviewed = merge(into: shortcut, entry, keys)
    if isChanged || isRenamed { markForReview(key, entry, except: reviewed) }
  }

  /// Replaces the single texts of other languages by sets of one text, because the source's language has a set now. Does nothing
  /// for an entry with plural forms or texts by device.
  private mutating func regroup(_ entry: CatalogEntry, _ key: String) {
    guard entry.isMovable else { return }
    let sets = entry.localizations.filter { $0.locale != source }.compactMap { localization in
      localization.unit.map { unit in
        (localization.locale, NewCatalogLocalization.set([unit.value], unit.state == .new ? .new : .needsReview))
      }
    }
    if !sets.isEmpty { editor.setLocalizations(sets, of: key) }
  }

  /// Replaces the phrases in the source's language by those of the source. True if phrases were added or removed, false if at most
  /// their order changed.
  private mutating func updateSource(of entry: CatalogEntry, _ shortcut: NeededString) -> Bool {
    let key = shortcut.key, phrases = shortcut.texts
    guard let localization = entry.localization(source), !localization.texts.isEmpty else {
      // An entry without a text has its key as its text.
      guard phrases != [entry.key] else { return false }
      editor.setLocalization(.set(phrases, .new), locale: source, of: key)
      markExtracted(entry, key)
      report(.rewritten(key: key, added: phrases.filter { $0 != entry.key }, removed: []))
      return true
    }
    let old = (localization.set ?? localization.texts.filter(\.path.isEmpty)).map(\.value)
    let state = localization.texts.first?.state
    // Phrases that a person added to the catalog alone stay.
    let inSource = Set(phrases), inCatalog = Set(old)
    let own = state == .new ? [] : old.filter { !inSource.contains($0) }
    for phrase in own {
      note("'\(phrase)' is in \(source) of '\(key)' and not in the source; it was edited, so it is kept")
    }
    let added = phrases.filter { !inCatalog.contains($0) }
    let removed = state == .new ? old.filter { !inSource.contains($0) } : []
    if localization.set == nil {
      guard phrases != old, localization.isMovable else { return false }
      // A text that a person wrote must not look like one of the source's, which the next update would remove.
      editor.setLocalization(
        .set(phrases + own, state ?? (own.isEmpty ? .new : .needsReview)), locale: source, of: key)
      markExtracted(entry, key)
    } else if old != phrases + own {
      // The order of a set that a person edited has no meaning.
      if !own.isEmpty, added.isEmpty { return false }
      editor.setValues(phrases + own, state: nil, locale: source, of: key)
    } else {
      return false
    }
    guard !added.isEmpty || !removed.isEmpty else {
      report(.reordered(key: key))
      return false
    }
    report(.rewritten(key: key, added: added, removed: removed))
    return true
  }

  /// Sets the state that Xcode gives to an entry with a set of phrases, if the entry has no state.
  private mutating func markExtracted(_ entry: CatalogEntry, _ key: String) {
    if entry.extractionState == nil { editor.setExtractionState(.extractedWithValue, of: key) }
  }

  // MARK: Orphans

  /// Moves the translations of entries for the other phrases of an App Shortcut into its entry, because nothing reads them in their
  /// own entries, and removes these entries. If an entry has plural forms or texts by device, adds notes instead. The result is the
  /// locales whose texts are marked for review.
  @discardableResult
  private mutating func merge(
    into shortcut: NeededString, _ entry: CatalogEntry?, _ keys: Set<String>
  ) -> Set<String> {
    let orphans = shortcut.texts.filter { $0 != entry?.key && !keys.contains($0) }.compactMap(catalog.entry)
    guard orphans.contains(where: { editor.has($0.key) }) else { return [] }
    guard entry?.isMovable ?? true, orphans.allSatisfy(\.isMovable) else {
      for orphan in orphans {
        note("nothing reads the translations of '\(orphan.key)'; move them to '\(shortcut.key)' by hand")
      }
      return []
    }
    var moved: [String: [String]] = [:], known: [String: Set<String>] = [:]
    for orphan in orphans where editor.has(orphan.key) {
      for localization in orphan.localizations where localization.locale != source {
        let locale = localization.locale, translated = localization.texts.filter { !$0.isUntranslated(of: orphan.key) }
        if known[locale] == nil { known[locale] = Set(entry?.localization(locale)?.texts.map(\.value) ?? []) }
        let values = translated.map(\.value).filter { known[locale]?.contains($0) != true }
        guard !values.isEmpty else { continue }
        known[locale]?.formUnion(values)
        moved[locale, default: []] += values
        report(.merged(from: orphan.key, into: shortcut.key, locale: locale, values: values))
      }
      editor.remove(orphan.key)
      report(.removed(key: orphan.key))
    }
    var new: [(locale: String, new: NewCatalogLocalization)] = [], appended: [String: [String]] = [:]
    for (locale, values) in moved.sorted(by: { $0.key < $1.key }) {
      let old = entry?.localization(locale)
      if old?.set == nil {
        new.append((locale, .set((old?.texts.map(\.value) ?? []) + values, .needsReview)))
      } else {
        appended[locale] = values
      }
    }
    if !new.isEmpty { editor.setLocalizations(new, of: shortcut.key) }
    if !appended.isEmpty { editor.append(appended, state: .needsReview, of: shortcut.key) }
    return Set(moved.keys)
  }

  // MARK: Units

  private mutating func updateUnits(_ shortcuts: [NeededString]) {
    let states = catalog.entries.map(\.extractionState).filter { $0 != .stale }
    let isManual = states.count { $0 == .manual } * 2 > states.count
    for shortcut in shortcuts where shortcut.isComplete {
      for phrase in shortcut.texts {
        if let entry = catalog.entry(phrase) {
          unmarkStale(entry, as: isManual ? .manual : nil)
        } else if !editor.has(phrase) {
          editor.add(NewCatalogEntry(key: phrase, extractionState: isManual ? .manual : nil))
          report(.added(key: phrase, name: shortcut.name))
        }
      }
    }
  }

  // MARK: Unused entries

  /// Marks entries that the source no longer has as stale; if `prune`, those without a translation are removed. Entries that people
  /// added by hand are kept, and all are if not all phrases of the source can be read.
  mutating func updateUnused(prune: Bool) {
    let used = needs.usedKeys, hasShortcuts = needs.strings.contains { $0.kind == .phrases }
    for entry in catalog.entries where !used.contains(entry.key) && editor.has(entry.key) {
      let key = entry.key
      guard needs.isComplete, hasShortcuts else {
        if entry.extractionState != .stale {
          note("'\(key)' may be unused: not all phrases of the source can be read")
        }
        continue
      }
      if entry.extractionState == .stale || entry.extractionState == nil || entry.extractionState == .extractedWithValue
      {
        if prune, !entry.isTranslated(from: source) {
          editor.remove(key)
          report(.removed(key: key))
        } else if entry.extractionState != .stale {
          editor.setExtractionState(.stale, of: key)
          report(.markedStale(key: key))
        }
      } else {
        note("'\(key)' is not a phrase of the source, but was added by hand, so it is kept")
      }
    }
  }
}

extension CatalogEntry {
  /// Whether all of its texts can be values of sets.
  fileprivate var isMovable: Bool { localizations.allSatisfy(\.isMovable) }
}

extension CatalogLocalization {
  fileprivate var isMovable: Bool { texts.allSatisfy(\.path.isEmpty) && (set == nil || unit == nil) }
}

extension CatalogText {
  /// Whether the text is empty, or is new and equals the key.
  fileprivate func isUntranslated(of key: String) -> Bool { value.isEmpty || (state == .new && value == key) }
}
