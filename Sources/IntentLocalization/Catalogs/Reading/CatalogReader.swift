import DocumentFormats
import SourceScan

/// Reads a string catalog, version 1.0 to 1.2, in one scan. For any text, the result is the whole catalog or the first error.
///
/// Unknown members are skipped, as long as they are JSON: a newer Xcode may write more.
///
/// `source` is the canonical name of the only language whose texts are read; nil for all.
func parseStringCatalog(_ text: SourceText, only source: String?) throws(ReadingError) -> CatalogContents {
  try text.bytes.withUnsafeBufferPointer { bytes throws(ReadingError) in
    var reader = CatalogReader(cursor: JSONCursor(UnsafeRawBufferPointer(bytes), count: text.count), source: source)
    try reader.catalog()
    return reader.contents
  }
}

private struct CatalogReader {
  var cursor: JSONCursor
  var contents = CatalogContents()
  /// The spans of the locales' names where they first occur, by the numbers of the locales.
  var localeNames: [ByteSpan] = []
  /// The number of the locale that last came after each locale, at the index of that locale plus one. At index 0 is the locale
  /// that last came first. Most entries have the same locales as the entry before.
  var successors = [0]
  /// The last entry that has each locale, counted from 1; 0 if none has it. A locale that occurs twice in an entry is an error.
  var lastEntries: [UInt32] = []
  /// The only language whose texts are read; nil for all.
  let source: String?
  /// Whether the texts of each locale are read.
  var isRead: [Bool] = []

  mutating func catalog() throws(ReadingError) {
    cursor.skipSpace()
    var known = KnownMembers()
    try cursor.open("{")
    while let name = try cursor.nextKey() {
      if try known.add(name, as: 0, "strings", in: cursor) {
        try entries()
      } else if try known.add(name, as: 1, "sourceLanguage", in: cursor) {
        contents.sourceLanguage = try located()
      } else if try known.add(name, as: 2, "version", in: cursor) {
        contents.version = try located()
      } else {
        try cursor.skipMember(name)
      }
    }
    let end = cursor.index - 1
    try cursor.end()
    guard known.has(0) else { throw ReadingError("the catalog has no 'strings'", at: end) }
    guard known.has(1) else { throw ReadingError("the catalog has no 'sourceLanguage'", at: end) }
    if let version = contents.version, !version.text.hasPrefix("1.") {
      throw ReadingError(
        "version '\(version.text)' of string catalogs is not supported; versions 1.0 to 1.2 are",
        at: Int(version.span.start))
    }
  }

  private mutating func located() throws(ReadingError) -> LocatedText {
    let span = try cursor.string()
    return LocatedText(text: cursor.decoded(span), span: span)
  }

  // MARK: Entries

  private mutating func entries() throws(ReadingError) {
    let start = cursor.index
    try cursor.open("{")
    while let key = try cursor.nextKey() { try entry(key) }
    contents.table = span(from: start)
  }

  private mutating func entry(_ key: ByteSpan) throws(ReadingError) {
    let start = cursor.index
    var entry = CatalogContents.Details(), known = KnownMembers()
    try cursor.open("{")
    while let name = try cursor.nextKey() {
      if cursor.peek == UInt8(ascii: "n") {
        // Other tools write `null` for a member that is absent.
        try cursor.skipMember(name)
      } else if try known.add(name, as: 0, "localizations", in: cursor) {
        let first = UInt32(contents.localizations.count)
        try localizations()
        entry.localizations = first..<UInt32(contents.localizations.count)
      } else if try known.add(name, as: 1, "extractionState", in: cursor) {
        let state = try cursor.string()
        entry.state = extractionState(state)
      } else if try known.add(name, as: 2, "comment", in: cursor) {
        entry.comment = try cursor.string()
      } else if try known.add(name, as: 3, "shouldTranslate", in: cursor) {
        entry.isTranslatable = try cursor.bool()
      } else {
        try cursor.skipMember(name)
      }
    }
    contents.entries.append(CatalogContents.Entry(key: key, value: span(from: start)))
    contents.details.append(entry)
  }

  private func extractionState(_ span: ByteSpan) -> CatalogEntry.ExtractionState {
    if cursor.matches(span, "manual") { return .manual }
    if cursor.matches(span, "stale") { return .stale }
    if cursor.matches(span, "extracted_with_value") { return .extractedWithValue }
    return cursor.matches(span, "migrated") ? .migrated : .other
  }

  // MARK: Localizations

  private mutating func localizations() throws(ReadingError) {
    var before = 0
    try cursor.open("{")
    while let name = try cursor.nextKey() {
      let locale = locale(name, after: before), start = cursor.index
      guard lastEntries[locale] != UInt32(contents.entries.count + 1) else {
        throw ReadingError("the locale '\(cursor.decoded(name))' occurs twice", at: Int(name.start))
      }
      lastEntries[locale] = UInt32(contents.entries.count + 1)
      before = locale + 1
      guard isRead[locale] else {
        try cursor.skipObject()
        continue
      }
      let first = UInt32(contents.texts.count)
      try localization(path: 0)
      contents.localizations.append(
        CatalogContents.Localization(
          locale: UInt32(locale), name: name, value: span(from: start), texts: first..<UInt32(contents.texts.count)))
    }
  }

  /// The number of a locale. Its name is looked up only if it is not the locale that is expected after the previous one. `before`
  /// is the number of the previous locale plus one; 0 if there is none.
  private mutating func locale(_ name: ByteSpan, after before: Int) -> Int {
    let expected = successors[before]
    if expected < localeNames.count, cursor.isSame(localeNames[expected], name) { return expected }
    let locale = cursor.decoded(name), number = Int(contents.number(ofLocale: locale))
    if number == localeNames.count {
      localeNames.append(name)
      isRead.append(source.map { Language.isSource(locale, of: $0) } ?? true)
      lastEntries.append(0)
      successors.append(number + 1)
    }
    successors[before] = number
    return number
  }

  private mutating func localization(path: UInt32) throws(ReadingError) {
    var known = KnownMembers()
    try cursor.open("{")
    while let name = try cursor.nextKey() {
      if try known.add(name, as: 0, "stringUnit", in: cursor) {
        try texts(path: path, isSet: false)
      } else if try known.add(name, as: 1, "variations", in: cursor) {
        try variations(path: path)
      } else if try known.add(name, as: 2, "stringSet", in: cursor) {
        try texts(path: path, isSet: true)
      } else if try known.add(name, as: 3, "substitutions", in: cursor) {
        try substitutions(path: path)
      } else {
        try cursor.skipMember(name)
      }
    }
  }

  /// Reads a string unit with its text, or a string set with its texts. Either has one state.
  private mutating func texts(path: UInt32, isSet: Bool) throws(ReadingError) {
    var known = KnownMembers(), state: CatalogText.State?
    let first = contents.texts.count
    try cursor.open("{")
    while let name = try cursor.nextKey() {
      if try known.add(name, as: 0, "state", in: cursor) {
        state = try self.state()
      } else if try known.add(name, as: 1, isSet ? "values" : "value", in: cursor) {
        if isSet {
          try cursor.open("[")
          while try !cursor.atEnd("]") { try text(path: path, isSet: true) }
        } else {
          try text(path: path, isSet: false)
        }
      } else {
        try cursor.skipMember(name)
      }
    }
    for index in first..<contents.texts.count { contents.texts[index].state = state }
  }

  private mutating func text(path: UInt32, isSet: Bool) throws(ReadingError) {
    contents.texts.append(CatalogContents.Text(value: try cursor.string(), isInSet: isSet, path: path))
  }

  private mutating func state() throws(ReadingError) -> CatalogText.State {
    let span = try cursor.string()
    if cursor.matches(span, "translated") { return .translated }
    if cursor.matches(span, "needs_review") { return .needsReview }
    if cursor.matches(span, "new") { return .new }
    if cursor.matches(span, "stale") { return .stale }
    return cursor.matches(span, "machine_translated") ? .machineTranslated : .other
  }

  // MARK: Variations

  private mutating func variations(path: UInt32) throws(ReadingError) {
    try cursor.open("{")
    while let kind = try cursor.nextKey() {
      try cursor.open("{")
      while let key = try cursor.nextKey() {
        let name = cursor.decoded(key)
        let step: CatalogText.Step =
          if cursor.matches(kind, "plural") {
            .plural(name)
          } else if cursor.matches(kind, "device") {
            .device(name)
          } else {
            .variation(cursor.decoded(kind), name)
          }
        try localization(path: contents.number(ofPath: path, step))
      }
    }
  }

  private mutating func substitutions(path: UInt32) throws(ReadingError) {
    try cursor.open("{")
    while let key = try cursor.nextKey() {
      let name = cursor.decoded(key)
      // `localization` skips the other members.
      try localization(path: contents.number(ofPath: path, .substitution(name)))
    }
  }

  private func span(from start: Int) -> ByteSpan { ByteSpan(UInt32(start), UInt32(cursor.index)) }
}

/// The members of an object that were read.
private struct KnownMembers {
  private var bits: UInt8 = 0

  @inline(__always) func has(_ member: UInt8) -> Bool { bits & (1 << member) != 0 }

  /// Whether `name` is `text`, the name of the known member with the number `member`, which is then marked as read. Throws if it
  /// was read before.
  @inline(__always)
  mutating func add(
    _ name: ByteSpan, as member: UInt8, _ text: StaticString, in cursor: JSONCursor
  ) throws(ReadingError) -> Bool {
    guard cursor.matches(name, text) else { return false }
    guard !has(member) else {
      throw ReadingError("the member '\(cursor.decoded(name))' occurs twice", at: Int(name.start))
    }
    bits |= 1 << member
    return true
  }
}
