import SourceScan

/// The numbers of keys of one locale of a file that have a text.
struct LocaleCounts: Sendable {
  /// Keys with a text of the locale's own: not empty, not marked as new, and neither the key nor a text of the source.
  var translated = 0
  /// Keys that are not translated and have a text that is neither empty nor marked as new: it equals the key or a text of the
  /// source.
  var copied = 0
}

extension StringCatalog {
  /// The numbers of each locale, in the order of `locales`, from one pass over the file. Most texts are compared as bytes of the
  /// files, without decoding them. Keys that are stale or not to be translated do not count.
  ///
  /// - Parameters:
  ///   - isSource: For each locale, whether it is the language of the source. Nothing is counted for it.
  ///   - files: The files of the source's language, whose texts are compared for the same key.
  ///   - isCounted: Whether a key with a text counts, from its entry and whether one of `files` has it.
  func counts(
    isSource: [Bool], files: [StringCatalog], isCounted: (CatalogEntry, _ isInFiles: Bool) -> Bool
  ) -> [LocaleCounts] {
    var counts = [LocaleCounts](repeating: LocaleCounts(), count: locales.count)
    // Nothing to count in a file of the source's language.
    if isSource.allSatisfy(\.self) { return counts }
    // The texts of the entry in the source's language. Each localization is compared with them, so they are found once.
    var sources: [(file: StringCatalog, text: ByteSpan)] = []
    func addTexts(of localization: UInt32, of file: StringCatalog) {
      for text in file.localization(localization).texts {
        sources.append((file, file.text(text).value))
      }
    }
    for (index, entry) in contents.entries.enumerated() {
      let details = details(index)
      guard details.isToTranslate else { continue }
      sources.removeAll(keepingCapacity: true)
      for number in details.localizations where isSource[Int(localization(number).locale)] {
        addTexts(of: number, of: self)
      }
      var isInFiles = false
      for file in files {
        guard let position = file.position(ofKeyAt: index, of: self) else { continue }
        isInFiles = true
        for number in file.details(position).localizations { addTexts(of: number, of: file) }
      }
      // A set is faster than a comparison with each of many texts of the source.
      let known = sources.count > 8 ? Set(sources.map { Array($0.file.decoded($0.text).utf8) }) : nil
      // The result of `isCounted`, which is called at most once for all locales of the entry; nil before the call.
      var isCountedKey: Bool?
      for number in details.localizations {
        let localization = localization(number), locale = Int(localization.locale)
        if isSource[locale] { continue }
        var isTranslated = false, isCopied = false
        for number in localization.texts where !isTranslated {
          let text = self.text(number)
          if text.state == .new || strings.isEmpty(text.value) { continue }
          let isOfSource =
            isSame(text.value, as: entry.key, of: self)
            || known?.contains(Array(decoded(text.value).utf8))
              ?? sources.contains { $0.file.isSame($0.text, as: text.value, of: self) }
          if isOfSource { isCopied = true } else { isTranslated = true }
        }
        guard isTranslated || isCopied else { continue }
        let isCounted =
          isCountedKey ?? isCounted(CatalogEntry(catalog: self, index: index), isInFiles)
        isCountedKey = isCounted
        guard isCounted else { continue }
        if isTranslated { counts[locale].translated += 1 } else { counts[locale].copied += 1 }
      }
    }
    return counts
  }

  var keysToTranslate: Int { contents.entries.indices.count { details($0).isToTranslate } }

  /// Whether an entry counts for its key: of several entries with one key, only the last does.
  func isEffective(_ entry: CatalogEntry) -> Bool {
    duplicate == nil || self.entry(of: entry)?.index == entry.index
  }

  /// The entry of this file with the key of `other`, an entry of another file; nil if there is none.
  func entry(of other: CatalogEntry) -> CatalogEntry? {
    position(ofKeyAt: other.index, of: other.catalog).map { CatalogEntry(catalog: self, index: $0) }
  }

  /// Whether a string of this file has the same text as a string of another file, byte by byte. Strings are decoded only if one of
  /// them has an escape before or at the first difference, or is XML whose text is not a part of its file.
  func isSame(_ span: ByteSpan, as otherSpan: ByteSpan, of other: StringCatalog) -> Bool {
    if let left = strings.inner(span), let right = other.strings.inner(otherSpan) {
      let count = text.count(ofBytesIn: left, sharedWith: right, of: other.text, before: CatalogStrings.escape)
      let end = left.lowerBound + count, otherEnd = right.lowerBound + count
      let isWhole = end == left.upperBound, isOtherWhole = otherEnd == right.upperBound
      if isWhole || text.bytes[end] != CatalogStrings.escape,
        isOtherWhole || other.text.bytes[otherEnd] != CatalogStrings.escape
      {
        return isWhole && isOtherWhole
      }
    }
    return decoded(span).utf8.elementsEqual(other.decoded(otherSpan).utf8)
  }

  /// The entries whose keys contain `part`, and those whose keys must be decoded to find out. `part` is a text that files write
  /// without escapes.
  package func entries(containing part: StaticString) -> [CatalogEntry] {
    contents.entries.indices.filter { index in
      let key = contents.entries[index].key
      return text.contains(part, in: key) || strings.plainRange(key) == nil
    }.map { CatalogEntry(catalog: self, index: $0) }
  }
}

extension CatalogContents.Details {
  fileprivate var isToTranslate: Bool { isTranslatable && state != .stale }
}

extension CatalogEntry {
  /// Whether the entry has texts, and all of them are blank.
  package var isBlank: Bool {
    localizations.contains { !$0.texts.isEmpty } && localizations.allSatisfy { $0.texts.allSatisfy(\.isBlank) }
  }
}

extension CatalogText {
  var isEmpty: Bool { catalog.strings.isEmpty(span) }

  /// Whether the text has nothing but white space.
  var isBlank: Bool {
    if let range = catalog.strings.plainRange(span),
      catalog.text.bytes[range].contains(where: { $0 > 0x20 && $0 < 0x80 })
    {
      return false
    }
    return value.allSatisfy(\.isWhitespace)
  }

  /// Whether the value is `text`, byte by byte.
  package func isText(_ text: String) -> Bool {
    guard let range = catalog.strings.plainRange(span) else {
      return value.utf8.elementsEqual(text.utf8)
    }
    return range.count == text.utf8.count && catalog.text.bytes[range].elementsEqual(text.utf8)
  }
}
