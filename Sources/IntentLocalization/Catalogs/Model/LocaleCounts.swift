import SourceScan

/// The numbers of keys of one locale of a file that have a text.
struct LocaleCounts: Sendable {
  /// Keys with a text of the locale's own: not empty, not marked as new, and neither the key nor a text of the source.
  var translated = 0
  /// Keys with texts that are not marked as new and that equal the key or a text of the source.
  var copied = 0

  init() {}
}

extension StringCatalog {
  /// The numbers of each locale, in the order of `locales`, from one pass over the file. Texts are compared as bytes of the
  /// files; a text is decoded only if a file writes it with escapes or as XML. Keys that are stale or not to be translated do
  /// not count.
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
    let contents = contents
    var sourceTexts: [StoredText] = []
    for (index, entry) in contents.entries.enumerated() where entry.isToTranslate {
      sourceTexts.removeAll(keepingCapacity: true)
      sourceTexts.append(StoredText(entry.key, of: self))
      for number in entry.localizations where isSource[Int(contents.localizations[Int(number)].locale)] {
        for text in contents.localizations[Int(number)].texts {
          sourceTexts.append(StoredText(contents.texts[Int(text)].value, of: self))
        }
      }
      var isInFiles = false
      let key = files.isEmpty ? [] : contents.keyBytes(index, in: text)
      for file in files {
        guard let other = file.position(ofKey: key, contents.keys.hashes[index]) else { continue }
        isInFiles = true
        for number in file.contents.entries[other].localizations {
          for text in file.contents.localizations[Int(number)].texts {
            sourceTexts.append(StoredText(file.contents.texts[Int(text)].value, of: file))
          }
        }
      }
      // Asked once for all locales of the entry.
      var isCountedKey: Bool?
      for number in entry.localizations {
        let localization = contents.localizations[Int(number)], locale = Int(localization.locale)
        if isSource[locale] { continue }
        var isTranslated = false, isCopied = false
        for number in localization.texts where !isTranslated {
          let text = contents.texts[Int(number)]
          if text.state == .new || isEmpty(text.value) { continue }
          let stored = StoredText(text.value, of: self)
          if sourceTexts.contains(where: stored.isSame) { isCopied = true } else { isTranslated = true }
        }
        guard isTranslated || isCopied else { continue }
        let isCounted = isCountedKey ?? isCounted(CatalogEntry(catalog: self, index: index), isInFiles)
        isCountedKey = isCounted
        guard isCounted else { continue }
        if isTranslated { counts[locale].translated += 1 } else { counts[locale].copied += 1 }
      }
    }
    return counts
  }

  var keysToTranslate: Int { contents.entries.count(where: \.isToTranslate) }

  /// Whether an entry is the one that counts for its key: of several the last does.
  func isEffective(_ entry: CatalogEntry) -> Bool {
    contents.keys.duplicate == nil || self.entry(of: entry)?.index == entry.index
  }

  /// The entry with the key of an entry of another file.
  func entry(of other: CatalogEntry) -> CatalogEntry? {
    let contents = other.catalog.contents
    return position(ofKey: contents.keyBytes(other.index, in: other.catalog.text), contents.keys.hashes[other.index])
      .map { CatalogEntry(catalog: self, index: $0) }
  }

  private func position(ofKey bytes: ArraySlice<UInt8>, _ hash: UInt32) -> Int? {
    contents.keys.position(of: bytes, hash) { contents.keyBytes($0, in: text) }
  }

  /// The entries whose keys may contain a part that the file can write without escapes.
  package func entries(containing part: StaticString) -> [CatalogEntry] {
    contents.entries.indices.filter { index in
      let key = contents.entries[index].key
      return text.contains(part, in: key) || contents.plainRange(key, in: text) == nil
    }.map { CatalogEntry(catalog: self, index: $0) }
  }
}

extension CatalogContents.Entry {
  fileprivate var isToTranslate: Bool { isTranslatable && state != .stale }
}

extension StringCatalog {
  /// Whether a string of the file has no text.
  func isEmpty(_ span: ByteSpan) -> Bool {
    if case .xml = contents.notation { return decoded(span).isEmpty }
    // Two quotes. An escape is at least one character, and a word without quotes has one.
    guard span.count == 2 else { return false }
    let quote = text.bytes[Int(span.start)]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
  }
}

/// A string of a file, with the bytes that are its text: a file of thousands of texts is searched for escapes once.
private struct StoredText {
  let span: ByteSpan
  let catalog: StringCatalog
  /// The bytes up to the first escape.
  let start: Range<Int>
  let isWhole: Bool

  init(_ span: ByteSpan, of catalog: StringCatalog) {
    self.span = span
    self.catalog = catalog
    (start, isWhole) = catalog.contents.plainStart(span, in: catalog.text)
  }

  /// Whether two strings have the same text, byte by byte. Few texts with escapes have to be decoded for it.
  func isSame(_ other: StoredText) -> Bool {
    if isWhole, other.isWhole, start.count != other.start.count { return false }
    if isWhole && start.count < other.start.count || other.isWhole && other.start.count < start.count { return false }
    let common = min(start.count, other.start.count)
    let startsSame = catalog.text.bytes.withUnsafeBufferPointer { left in
      other.catalog.text.bytes.withUnsafeBufferPointer { right in
        var index = 0
        while index < common, left[start.lowerBound + index] == right[other.start.lowerBound + index] { index += 1 }
        return index == common
      }
    }
    guard startsSame, !(isWhole && other.isWhole) else { return startsSame }
    return catalog.decoded(span).utf8.elementsEqual(other.catalog.decoded(other.span).utf8)
  }
}

extension CatalogText {
  var isEmpty: Bool { catalog.isEmpty(span) }

  /// Whether it has nothing but spaces and line ends.
  package var isBlank: Bool {
    if let range = catalog.contents.plainRange(span, in: catalog.text),
      catalog.text.bytes[range].contains(where: { $0 > 0x20 && $0 < 0x80 })
    {
      return false
    }
    return value.allSatisfy(\.isWhitespace)
  }

  /// Whether it is this text, byte by byte.
  package func isText(_ text: String) -> Bool {
    guard let range = catalog.contents.plainRange(span, in: catalog.text) else {
      return value.utf8.elementsEqual(text.utf8)
    }
    return range.count == text.utf8.count && catalog.text.bytes[range].elementsEqual(text.utf8)
  }
}
