import DocumentFormats
import SourceScan

/// One file of a string table: its entries by key, with the texts of each locale, and the locations of all of them.
///
/// A string catalog (`.xcstrings`) has all locales of a table. A `.strings` or `.stringsdict` file has one, that of its
/// `.lproj` folder, and each of its entries has one localization. This type does not interpret keys. Texts remain bytes of the
/// file until they are read.
package final class StringCatalog: Sendable {
  package enum Format: String, Sendable {
    case catalog = "xcstrings"
    case strings
    case stringsDictionary = "stringsdict"
  }

  package enum Encoding: Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian
  }

  /// The path as given.
  let path: String
  /// The table's name, which is the file's: `AppShortcuts`.
  package let table: String
  package let format: Format
  package let encoding: Encoding
  /// Whether a byte order mark is in front of the text of a UTF-16 file. In UTF-8 it is part of `text`.
  let hasByteOrderMark: Bool
  let contents: CatalogContents

  init(path: String, _ format: Format, _ encoding: Encoding, hasByteOrderMark: Bool, _ contents: CatalogContents) {
    self.path = path
    table = catalogName(path: path)
    self.format = format
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    self.contents = contents
  }

  /// The file in UTF-8, whatever its encoding is, without a byte order mark if it is UTF-16. All spans are of this text.
  package var text: SourceText { contents.text }
  /// The source language of a catalog. Nil for the other formats: their folder states the locale.
  package var sourceLanguage: LocatedText? { contents.sourceLanguage }
  /// Every locale that an entry has, as the file or folder writes it, in the order of first occurrence.
  var locales: [String] { contents.locales }

  /// The text of a key, a value or a comment.
  func decoded(_ span: ByteSpan) -> String { contents.decoded(span) }

  /// The number of a locale in `locales`.
  func number(ofLocale name: String) -> UInt32? { contents.localeNumbers[name] }

  /// Entries in the order of the file.
  package var entries: CatalogElements<CatalogEntry> {
    CatalogElements(contents.entries.indices, of: self, CatalogEntry.init)
  }

  /// The entry with this key, compared byte by byte as the system does.
  package func entry(_ key: String) -> CatalogEntry? { entry(HashedKey(key)) }

  package func entry(_ key: HashedKey) -> CatalogEntry? {
    contents.keys.position(of: key.hash) { KeyIndex.isSame(contents.keyBytes($0), key.bytes[...]) }
      .map { CatalogEntry(catalog: self, index: $0) }
  }
}

/// A text and where it is.
package struct LocatedText: Hashable, Sendable {
  package var text: String
  /// The text with its quotes.
  package var span: ByteSpan
}

/// The result of reading, in arrays of small values: a catalog has more than a hundred thousand texts.
struct CatalogContents: Sendable {
  struct Entry: Sendable {
    /// The key with its quotes.
    var key: ByteSpan
    /// The whole value, from brace to brace in a catalog.
    var value: ByteSpan
  }

  /// The rest of an entry.
  struct Details: Sendable {
    var localizations: Range<UInt32> = 0..<0
    var state: CatalogEntry.ExtractionState?
    var isTranslatable = true
    /// The comment with its quotes.
    var comment: ByteSpan?
  }

  struct Localization: Sendable {
    /// Index into `locales`.
    var locale: UInt32
    /// The name with its quotes; in `.strings` and `.stringsdict`, that of the key.
    var name: ByteSpan
    /// The whole value, from brace to brace in a catalog.
    var value: ByteSpan
    var texts: Range<UInt32>
  }

  struct Text: Sendable {
    /// The value with its quotes.
    var value: ByteSpan
    var state: CatalogText.State?
    var isInSet = false
    /// Index into `paths`.
    var path: UInt32 = 0
  }

  let text: SourceText
  var sourceLanguage: LocatedText?
  /// The version of a catalog, `1.0` to `1.2`. Nil for the other formats.
  var version: LocatedText?
  var entries: [Entry] = []
  /// Details by the numbers of the entries. Empty if `isList`, as are localizations and texts: a file of thousands of texts then
  /// takes a fifth of the memory.
  var details: [Details] = []
  var localizations: [Localization] = []
  var texts: [Text] = []
  /// Whether the entries have one text each, their value.
  var isList = false
  /// The object of all entries, from brace to brace; empty for other formats.
  var table = ByteSpan(0, 0)
  /// The notation of strings in the file.
  var notation = Notation.json
  /// Whether the system reads nothing that is added at the end of the file.
  var hasIgnoredTail = false
  var locales: [String] = []
  var localeNumbers: [String: UInt32] = [:]
  /// The first one is empty.
  var paths: [[CatalogText.Step]] = [[]]
  private(set) var pathNumbers: [PathStep: UInt32] = [:]
  var keys = KeyIndex()

  struct PathStep: Hashable {
    var parent: UInt32
    var step: CatalogText.Step
  }

  enum Notation: Sendable {
    case json
    /// Property lists in the form of OpenStep.
    case propertyList
    /// The texts of the elements that are not the bytes between their tags, by the offsets of these elements.
    case xml([UInt32: String])
  }

  func details(_ number: Int) -> Details {
    isList ? Details(localizations: UInt32(number)..<UInt32(number + 1)) : details[number]
  }

  func localization(_ number: UInt32) -> Localization {
    guard isList else { return localizations[Int(number)] }
    let entry = entries[Int(number)]
    return Localization(locale: 0, name: entry.key, value: entry.value, texts: number..<(number + 1))
  }

  func text(_ number: UInt32) -> Text { isList ? Text(value: entries[Int(number)].value) : texts[Int(number)] }

  func decoded(_ span: ByteSpan) -> String {
    switch notation {
    case .json:
      return PropertyListText.decode(
        text.bytes[(Int(span.start) + 1)..<(Int(span.end) - 1)], unicode: UInt8(ascii: "u"))
    case .propertyList: return PropertyListText.text(of: text.bytes[Int(span.start)..<Int(span.end)])
    case .xml(let texts):
      return texts[span.start]
        ?? Self.betweenTags(span, in: text.bytes).map { String(decoding: text.bytes[$0], as: UTF8.self) } ?? ""
    }
  }

  /// The bytes of a string in the file, if they are its text; nil if the file writes it with escapes or as XML.
  func plainRange(_ span: ByteSpan) -> Range<Int>? {
    inner(span).flatMap { text.firstOffset(of: Self.escape, in: $0) == nil ? $0 : nil }
  }

  static let escape = UInt8(ascii: "\\")

  /// The bytes between the first and the last tag of an element.
  static func betweenTags(_ span: ByteSpan, in bytes: [UInt8]) -> Range<Int>? {
    var start = Int(span.start), end = Int(span.end)
    while start < end, bytes[start] != UInt8(ascii: ">") { start += 1 }
    while start < end, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
    return start < end - 1 ? start + 1..<end - 1 : nil
  }

  /// The bytes of a string in the file without its quotes or tags; nil for XML that says its text otherwise. A word without
  /// quotes has no escapes.
  func inner(_ span: ByteSpan) -> Range<Int>? {
    let start = Int(span.start), end = Int(span.end)
    switch notation {
    case .xml(let texts): return texts[span.start] == nil ? Self.betweenTags(span, in: text.bytes) : nil
    case .json: break
    case .propertyList:
      guard end - start > 1, text.bytes[start] == UInt8(ascii: "\"") || text.bytes[start] == UInt8(ascii: "'") else {
        return start..<end
      }
    }
    return end - start > 1 ? start + 1..<end - 1 : nil
  }

  /// Makes all entries known by their keys.
  mutating func addKeys() {
    let contents = self
    keys = KeyIndex(count: entries.count) { contents.keyBytes($0) }
  }

  /// The bytes of a key. Most are part of the file as they are.
  func keyBytes(_ index: Int) -> ArraySlice<UInt8> {
    let span = entries[index].key
    if let range = plainRange(span) { return text.bytes[range] }
    return Array(decoded(span).utf8)[...]
  }

  /// The number of a locale, a new one if it has none.
  mutating func number(ofLocale name: String) -> UInt32 {
    if let number = localeNumbers[name] { return number }
    let number = UInt32(locales.count)
    locales.append(name)
    localeNumbers[name] = number
    return number
  }

  /// The number of the path that leads one step further, a new one if it has none.
  mutating func number(ofPath parent: UInt32, _ step: CatalogText.Step) -> UInt32 {
    let key = PathStep(parent: parent, step: step)
    if let number = pathNumbers[key] { return number }
    let number = UInt32(paths.count)
    paths.append(paths[Int(parent)] + [step])
    pathNumbers[key] = number
    return number
  }
}
