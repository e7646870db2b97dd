import SourceScan

/// Updates the entries of titles, parameters, summaries, cases and other texts that are not phrases.
extension CatalogWork {
  mutating func updateTexts() {
    for string in needs.strings.filter({ !$0.kind.isOfPhrases }).uniqued(by: \.key) {
      if let entry = catalog.entry(string.key) { update(entry, string) } else { add(string) }
    }
    for string in needs.strings where string.kind == .negativePhrase && catalog.entry(string.key) == nil {
      note("\(string.name) has no entry: how catalogs hold negative phrases is not known")
    }
  }

  private mutating func add(_ string: NeededString) {
    guard !editor.has(string.key) else { return }
    var entry = NewCatalogEntry(key: string.key, comment: string.comment)
    if string.hasDefaultValue, let text = string.texts.first {
      entry.extractionState = .extractedWithValue
      entry.localizations[source] = .unit(text, .new)
    } else if !isExtractedByXcode(string) {
      entry.extractionState = .manual
    }
    editor.add(entry)
    report(.added(key: string.key, name: string.name))
  }

  /// Whether Xcode adds the text to this catalog by itself; true if the catalog's own modules are not known. Xcode takes summaries
  /// from the metadata of the app, with those of the packages that it links, and other texts from the compiler of the catalog's own
  /// modules.
  private func isExtractedByXcode(_ string: NeededString) -> Bool {
    needs.ownModules.isEmpty || needs.ownModules.contains(string.module) || string.kind == .summary
  }

  private mutating func update(_ entry: CatalogEntry, _ string: NeededString) {
    unmarkStale(
      entry,
      as: string.hasDefaultValue ? .extractedWithValue : isExtractedByXcode(string) ? nil : .manual)
    if let comment = string.comment, entry.comment == nil, entry.extractionState != .manual {
      editor.setComment(comment, of: entry.key)
      report(.commented(key: entry.key))
    }
    guard string.hasDefaultValue, let text = string.texts.first else { return }
    let localization = entry.localization(source)
    guard let unit = localization?.unit else {
      if localization?.texts.isEmpty ?? true {
        editor.setLocalization(.unit(text, .new), locale: source, of: entry.key)
        report(.rewritten(key: entry.key, added: [text], removed: []))
      }
      return
    }
    guard unit.value != text else { return }
    guard unit.state == .new else {
      return note(
        "the catalog says '\(unit.value)' in \(source), and the source '\(text)'; the text was edited, so it is kept")
    }
    editor.setUnit(text, state: .new, locale: source, of: entry.key)
    report(.rewritten(key: entry.key, added: [text], removed: [unit.value]))
    markForReview(entry.key, entry)
  }
}
