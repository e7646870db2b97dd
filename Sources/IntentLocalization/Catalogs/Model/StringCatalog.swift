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
  /// The file in UTF-8, whatever its encoding is, without a byte order mark if it is UTF-16. All spans are of this text.
  package let text: SourceText
  package let encoding: Encoding
  /// Whether a byte order mark is in front of the text. In UTF-8 it is part of `text`.
  let hasByteOrderMark: Bool
  /// The source language of a catalog. Nil for the other formats: their folder states the locale.
  package let sourceLanguage: LocatedText?
  /// The version of a catalog, `1.0` to `1.2`. Nil for the other formats.
  let version: LocatedText?
  /// Every locale that an entry has, as the file or folder writes it, in the order of first occurrence.
  let locales: [String]

  let contents: CatalogContents

  init(
    path: String, format: Format, text: SourceText, encoding: Encoding, hasByteOrderMark: Bool = false,
    sourceLanguage: LocatedText? = nil,
    version: LocatedText? = nil, contents: CatalogContents
  ) {
    self.path = path
    table = catalogName(path: path)
    self.format = format
    self.text = text
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    self.sourceLanguage = sourceLanguage
    self.version = version
    locales = contents.locales
    self.contents = contents
  }

  /// The text of a key, a value or a comment.
  func decoded(_ span: ByteSpan) -> String { contents.decoded(span, in: text) }

  /// The number of a locale in `locales`.
  func number(ofLocale name: String) -> UInt32? { contents.localeNumbers[name] }

  /// Entries in the order of the file.
  package var entries: CatalogElements<CatalogEntry> {
    CatalogElements(contents.entries.indices, of: self, CatalogEntry.init)
  }

  /// The entry with this key, compared byte by byte as the system does.
  package func entry(_ key: String) -> CatalogEntry? { entry(HashedKey(key)) }

  package func entry(_ key: HashedKey) -> CatalogEntry? {
    contents.keys.position(of: key.bytes[...], key.hash) { contents.keyBytes($0, in: text) }
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

  var entries: [Entry] = []
  var localizations: [Localization] = []
  var texts: [Text] = []
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
  var keys = KeyIndex()

  enum Notation: Sendable {
    case json
    /// Property lists in the form of OpenStep.
    case propertyList
    /// The texts of the elements by their offsets.
    case xml([UInt32: String])
  }

  func decoded(_ span: ByteSpan, in text: SourceText) -> String {
    switch notation {
    case .json: return JSONText.decoded(text.bytes[(Int(span.start) + 1)..<(Int(span.end) - 1)])
    case .propertyList: return PropertyListText.text(of: text.bytes[Int(span.start)..<Int(span.end)])
    case .xml(let texts): return texts[span.start] ?? ""
    }
  }

  /// The bytes of a string in the file, if they are its text; nil if the file writes it with escapes or as XML.
  func plainRange(_ span: ByteSpan, in text: SourceText) -> Range<Int>? {
    let (range, isWhole) = plainStart(span, in: text)
    return isWhole ? range : nil
  }

  /// The bytes of a string up to its first escape, and whether they are all of its text.
  func plainStart(_ span: ByteSpan, in text: SourceText) -> (Range<Int>, isWhole: Bool) {
    var start = Int(span.start), end = Int(span.end)
    switch notation {
    case .xml: return (start..<start, false)
    case .json:
      start += 1
      end -= 1
    case .propertyList:
      // A word without quotes has no escapes.
      guard let quote = text.bytes[start..<end].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        end - start > 1
      else { return (start..<end, true) }
      start += 1
      end -= 1
    }
    guard start <= end else { return (start..<start, false) }
    let escape = text.firstOffset(of: UInt8(ascii: "\\"), in: start..<end)
    return (start..<(escape ?? end), escape == nil)
  }

  /// The bytes of a key. Most are part of the file as they are.
  func keyBytes(_ index: Int, in text: SourceText) -> ArraySlice<UInt8> {
    let span = entries[index].key
    if let range = plainRange(span, in: text) { return text.bytes[range] }
    return Array(decoded(span, in: text).utf8)[...]
  }

  /// The number of a locale, a new one if it has none.
  mutating func number(ofLocale name: String) -> UInt32 {
    if let number = localeNumbers[name] { return number }
    let number = UInt32(locales.count)
    locales.append(name)
    localeNumbers[name] = number
    return number
  }
}
