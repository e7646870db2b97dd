import SourceScan

/// Reads a string catalog, version 1.0 to 1.2, in one scan. For any text, the result is the whole catalog or the first error.
///
/// Members that it doesn't know are skipped, as long as they are JSON: a newer Xcode may write more.
///
/// `source`: the only language whose texts are read; nil for all.
func parseStringCatalog(
  path: String, _ text: SourceText, only source: String? = nil
) throws(CatalogError) -> StringCatalog {
  guard text.count < 1 << 30 else { throw CatalogError("the file is larger than 1 GB", at: 0, of: text) }
  let result: Result<CatalogReader, ReadingFailure> = text.bytes.withUnsafeBytes { bytes in
    var reader = CatalogReader(JSONCursor(bytes, count: text.count), only: source)
    do throws(ReadingFailure) {
      try reader.catalog()
      return .success(reader)
    } catch {
      return .failure(error)
    }
  }
  switch result {
  case .failure(let failure):
    throw CatalogError(
      text.isConflict(at: failure.offset) ? CatalogError.conflict : failure.message, at: failure.offset, of: text)
  case .success(let reader):
    var contents = reader.contents
    contents.addKeys(of: text)
    if let (first, second) = contents.keys.duplicate {
      let first = contents.entries[first].key, second = contents.entries[second].key
      let line = LineIndex(text).position(of: first.start).line
      throw CatalogError(
        "the key '\(contents.decoded(second, in: text))' occurs twice; the first one is in line \(line)",
        at: Int(second.start), of: text)
    }
    return StringCatalog(
      path: path, format: .catalog, text: text, encoding: .utf8,
      hasByteOrderMark: text.bytes.starts(with: [0xEF, 0xBB, 0xBF]),
      sourceLanguage: reader.sourceLanguage,
      version: reader.version, contents: contents)
  }
}

private struct CatalogReader {
  private var cursor: JSONCursor
  private(set) var contents = CatalogContents()
  private(set) var sourceLanguage: LocatedText?
  private(set) var version: LocatedText?
  /// The names of the locales as they first were in the file.
  private var localeNames: [ByteSpan] = []
  /// The locale that came after each, and before them the first one: most entries have the locales of the one before.
  private var successors = [0]
  /// The last entry that had each locale, plus one.
  private var lastEntries: [UInt32] = []
  private let source: String?
  /// Whether the texts of each locale are read.
  private var isRead: [Bool] = []
  private var pathNumbers: [PathStep: UInt32] = [:]

  private struct PathStep: Hashable {
    var parent: UInt32
    var step: CatalogText.Step
  }

  init(_ cursor: JSONCursor, only source: String?) {
    self.cursor = cursor
    self.source = source
  }

  mutating func catalog() throws(ReadingFailure) {
    cursor.skipSpace()
    var isFirst = true, known = KnownMembers()
    try cursor.open("{")
    while let name = try cursor.nextKey(&isFirst) {
      if cursor.matches(name, "strings") {
        try known.add(0, name, cursor)
        try entries()
      } else if cursor.matches(name, "sourceLanguage") {
        try known.add(1, name, cursor)
        let span = try cursor.string()
        sourceLanguage = LocatedText(text: cursor.decoded(span), span: span)
      } else if cursor.matches(name, "version") {
        try known.add(2, name, cursor)
        let span = try cursor.string()
        version = LocatedText(text: cursor.decoded(span), span: span)
      } else {
        try cursor.skipMember(name)
      }
    }
    let end = cursor.index - 1
    try cursor.end()
    guard known.has(0) else { throw ReadingFailure("the catalog has no 'strings'", at: end) }
    guard known.has(1) else { throw ReadingFailure("the catalog has no 'sourceLanguage'", at: end) }
    if let version, !version.text.hasPrefix("1.") {
      throw ReadingFailure(
        "version '\(version.text)' of string catalogs is not supported; versions 1.0 to 1.2 are",
        at: Int(version.span.start))
    }
  }

  // MARK: Entries

  private mutating func entries() throws(ReadingFailure) {
    var isFirst = true
    let start = cursor.index
    try cursor.open("{")
    while let key = try cursor.nextKey(&isFirst) { try entry(key) }
    contents.table = span(from: start)
  }

  private mutating func entry(_ key: ByteSpan) throws(ReadingFailure) {
    let start = cursor.index
    var entry = CatalogContents.Details(), isFirst = true, known = KnownMembers()
    try cursor.open("{")
    while let name = try cursor.nextKey(&isFirst) {
      if cursor.matches(name, "localizations") {
        try known.add(0, name, cursor)
        let first = UInt32(contents.localizations.count)
        try localizations()
        entry.localizations = first..<UInt32(contents.localizations.count)
      } else if cursor.peek == UInt8(ascii: "n") {
        // Other tools write `null` for a member that is absent.
        try cursor.skipMember(name)
      } else if cursor.matches(name, "extractionState") {
        try known.add(1, name, cursor)
        let state = try cursor.string()
        entry.state = extractionState(state)
      } else if cursor.matches(name, "comment") {
        try known.add(2, name, cursor)
        entry.comment = try cursor.string()
      } else if cursor.matches(name, "shouldTranslate") {
        try known.add(3, name, cursor)
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

  private mutating func localizations() throws(ReadingFailure) {
    var isFirst = true, before = 0
    try cursor.open("{")
    while let name = try cursor.nextKey(&isFirst) {
      let locale = locale(name, after: before), start = cursor.index
      guard lastEntries[locale] != UInt32(contents.entries.count + 1) else {
        throw ReadingFailure("the locale '\(cursor.decoded(name))' occurs twice", at: Int(name.start))
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

  /// The number of a locale; a good guess saves looking it up. `before`: the number of the one before plus one.
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

  private mutating func localization(path: UInt32) throws(ReadingFailure) {
    var isFirst = true, known = KnownMembers()
    try cursor.open("{")
    while let name = try cursor.nextKey(&isFirst) {
      if cursor.matches(name, "stringUnit") {
        try known.add(0, name, cursor)
        try unit(path: path)
      } else if cursor.matches(name, "variations") {
        try known.add(1, name, cursor)
        try variations(path: path)
      } else if cursor.matches(name, "stringSet") {
        try known.add(2, name, cursor)
        try set(path: path)
      } else if cursor.matches(name, "substitutions") {
        try known.add(3, name, cursor)
        try substitutions(path: path)
      } else {
        try cursor.skipMember(name)
      }
    }
  }

  private mutating func unit(path: UInt32) throws(ReadingFailure) {
    var isFirst = true, known = KnownMembers(), value: ByteSpan?, state: CatalogText.State?
    try cursor.open("{")
    while let name = try cursor.nextKey(&isFirst) {
      if cursor.matches(name, "state") {
        try known.add(0, name, cursor)
        state = try self.state()
      } else if cursor.matches(name, "value") {
        try known.add(1, name, cursor)
        value = try cursor.string()
      } else {
        try cursor.skipMember(name)
      }
    }
    guard let value else { return }
    contents.texts.append(CatalogContents.Text(value: value, state: state, path: path))
  }

  private mutating func set(path: UInt32) throws(ReadingFailure) {
    var isFirst = true, known = KnownMembers(), state: CatalogText.State?
    let first = contents.texts.count
    try cursor.open("{")
    while let name = try cursor.nextKey(&isFirst) {
      if cursor.matches(name, "state") {
        try known.add(0, name, cursor)
        state = try self.state()
      } else if cursor.matches(name, "values") {
        try known.add(1, name, cursor)
        try values(path: path)
      } else {
        try cursor.skipMember(name)
      }
    }
    for index in first..<contents.texts.count { contents.texts[index].state = state }
  }

  private mutating func values(path: UInt32) throws(ReadingFailure) {
    var isFirst = true
    try cursor.open("[")
    while try !cursor.atEnd("]", isFirst: isFirst) {
      isFirst = false
      contents.texts.append(CatalogContents.Text(value: try cursor.string(), isInSet: true, path: path))
    }
  }

  private mutating func state() throws(ReadingFailure) -> CatalogText.State {
    let span = try cursor.string()
    if cursor.matches(span, "translated") { return .translated }
    if cursor.matches(span, "needs_review") { return .needsReview }
    if cursor.matches(span, "new") { return .new }
    if cursor.matches(span, "stale") { return .stale }
    return cursor.matches(span, "machine_translated") ? .machineTranslated : .other
  }

  // MARK: Variations

  private mutating func variations(path: UInt32) throws(ReadingFailure) {
    var isFirst = true
    try cursor.open("{")
    while let kind = try cursor.nextKey(&isFirst) { try variation(kind, path: path) }
  }

  private mutating func variation(_ kind: ByteSpan, path: UInt32) throws(ReadingFailure) {
    var isFirst = true
    try cursor.open("{")
    while let key = try cursor.nextKey(&isFirst) {
      let name = cursor.decoded(key)
      let step: CatalogText.Step =
        if cursor.matches(kind, "plural") {
          .plural(name)
        } else if cursor.matches(kind, "device") {
          .device(name)
        } else {
          .variation(cursor.decoded(kind), name)
        }
      try localization(path: self.path(path, step))
    }
  }

  private mutating func substitutions(path: UInt32) throws(ReadingFailure) {
    var isFirst = true
    try cursor.open("{")
    while let key = try cursor.nextKey(&isFirst) {
      let name = cursor.decoded(key)
      // `localization` skips the other members.
      try localization(path: self.path(path, .substitution(name)))
    }
  }

  private mutating func path(_ parent: UInt32, _ step: CatalogText.Step) -> UInt32 {
    let key = PathStep(parent: parent, step: step)
    if let number = pathNumbers[key] { return number }
    let number = UInt32(contents.paths.count)
    contents.paths.append(contents.paths[Int(parent)] + [step])
    pathNumbers[key] = number
    return number
  }

  private func span(from start: Int) -> ByteSpan { ByteSpan(UInt32(start), UInt32(cursor.index)) }
}

/// The members of an object that were read.
private struct KnownMembers {
  private var bits: UInt8 = 0

  @inline(__always) func has(_ member: UInt8) -> Bool { bits & (1 << member) != 0 }

  @inline(__always)
  mutating func add(_ member: UInt8, _ name: ByteSpan, _ cursor: JSONCursor) throws(ReadingFailure) {
    guard !has(member) else {
      throw ReadingFailure("the member '\(cursor.decoded(name))' occurs twice", at: Int(name.start))
    }
    bits |= 1 << member
  }
}
