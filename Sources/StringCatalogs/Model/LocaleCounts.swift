import SourceScan

/// How far one locale of a file is translated.
package struct LocaleCounts: Sendable {
  /// The keys to translate that have a text which is not marked as new.
  package var marked = 0
  /// Those whose text is not empty either, and that `StringCatalog.counts` is asked to count.
  package var translated = 0
  /// All texts that are not empty, each plural form for itself.
  package var texts = 0
  /// Those that are the key or a text of the source.
  package var asInSource = 0

  package init() {}
}

extension StringCatalog {
  /// The numbers of each locale, in the order of `locales`, from one pass over the file. Texts are compared as bytes of the
  /// files; a text is decoded only if a file writes it with escapes or as XML.
  ///
  /// - Parameters:
  ///   - isSource: For each locale, whether it is the language of the source. It is not compared with itself.
  ///   - files: The files of the source's language, whose texts are compared for the same key.
  ///   - isCounted: Whether a key counts as translated, from its entry and whether one of `files` has it. It is asked for keys
  ///     that have a translation.
  package func counts(
    isSource: [Bool], files: [StringCatalog], isCounted: (CatalogEntry, _ isInFiles: Bool) -> Bool
  ) -> [LocaleCounts] {
    var counts = [LocaleCounts](repeating: LocaleCounts(), count: locales.count)
    var sourceTexts: [CatalogText] = []
    for (index, entry) in contents.entries.enumerated() {
      let catalogEntry = CatalogEntry(catalog: self, index: index)
      sourceTexts.removeAll(keepingCapacity: true)
      for localization in entry.localizations where isSource[Int(contents.localizations[Int(localization)].locale)] {
        sourceTexts += contents.localizations[Int(localization)].texts.map {
          CatalogText(catalog: self, index: Int($0))
        }
      }
      var isInFiles = false
      for file in files {
        guard let other = file.entry(of: catalogEntry) else { continue }
        isInFiles = true
        for localization in other.localizations { sourceTexts += localization.texts }
      }
      let isOpen = entry.isTranslatable && entry.state != .stale
      // Asked once for all locales of the entry.
      var isCountedKey: Bool?
      for number in entry.localizations {
        let localization = contents.localizations[Int(number)], locale = Int(localization.locale)
        var isMarked = false, isTranslated = false
        for number in localization.texts {
          let text = contents.texts[Int(number)], isEmpty = isEmpty(text.value)
          if text.state != .new {
            isMarked = true
            if !isEmpty { isTranslated = true }
          }
          if isEmpty || isSource[locale] { continue }
          counts[locale].texts += 1
          if isSame(text.value, as: entry.key, of: self)
            || sourceTexts.contains(where: { isSame(text.value, as: $0.span, of: $0.catalog) })
          {
            counts[locale].asInSource += 1
          }
        }
        if isOpen, isMarked { counts[locale].marked += 1 }
        if isOpen, isTranslated {
          let isCounted = isCountedKey ?? isCounted(catalogEntry, isInFiles)
          isCountedKey = isCounted
          if isCounted { counts[locale].translated += 1 }
        }
      }
    }
    return counts
  }

  /// The number of keys to translate.
  package var keysToTranslate: Int { contents.entries.count { $0.isTranslatable && $0.state != .stale } }

  /// Whether an entry is the one that counts for its key: of several the last does.
  package func isEffective(_ entry: CatalogEntry) -> Bool {
    contents.keys.duplicate == nil || self.entry(of: entry)?.index == entry.index
  }

  /// The entry with the key of an entry of another file.
  package func entry(of other: CatalogEntry) -> CatalogEntry? {
    contents.keys.position(of: other.catalog.contents.keyBytes(other.index, in: other.catalog.text)) {
      contents.keyBytes($0, in: text)
    }.map { CatalogEntry(catalog: self, index: $0) }
  }

  /// The entries whose keys may contain a part that the file can write without escapes.
  package func entries(containing part: StaticString) -> [CatalogEntry] {
    contents.entries.indices.filter { index in
      let key = contents.entries[index].key
      return contents.plainRange(key, in: text) == nil || text.contains(part, in: key)
    }.map { CatalogEntry(catalog: self, index: $0) }
  }
}

extension StringCatalog {
  /// Whether a string of the file has no text.
  func isEmpty(_ span: ByteSpan) -> Bool {
    if case .xml = contents.notation { return decoded(span).isEmpty }
    // Two quotes. An escape is at least one character, and a word without quotes has one.
    return span.count == 2
      && (text.bytes[Int(span.start)] == UInt8(ascii: "\"") || text.bytes[Int(span.start)] == UInt8(ascii: "'"))
  }

  /// Whether two strings have the same text, byte by byte.
  func isSame(_ span: ByteSpan, as other: ByteSpan, of catalog: StringCatalog) -> Bool {
    guard let own = contents.plainRange(span, in: text),
      let others = catalog.contents.plainRange(other, in: catalog.text)
    else { return decoded(span).utf8.elementsEqual(catalog.decoded(other).utf8) }
    guard own.count == others.count else { return false }
    return text.bytes.withUnsafeBufferPointer { left in
      catalog.text.bytes.withUnsafeBufferPointer { right in
        var index = 0
        while index < own.count, left[own.lowerBound + index] == right[others.lowerBound + index] { index += 1 }
        return index == own.count
      }
    }
  }
}

extension CatalogText {
  /// Whether it has no characters.
  package var isEmpty: Bool { catalog.isEmpty(span) }
}

extension CatalogText {
  /// Whether it is this text, byte by byte.
  package func isText(_ text: String) -> Bool {
    guard let range = catalog.contents.plainRange(span, in: catalog.text) else {
      return value.utf8.elementsEqual(text.utf8)
    }
    return range.count == text.utf8.count && catalog.text.bytes[range].elementsEqual(text.utf8)
  }
}
