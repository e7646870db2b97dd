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
  /// Whether a byte order mark is in front of the text of a UTF-16 file. In UTF-8 it is part of `text`.
  let hasByteOrderMark: Bool
  let strings: CatalogStrings
  let contents: CatalogContents
  private let keys: KeyIndex

  init(
    path: String, _ format: Format, _ encoding: Encoding, hasByteOrderMark: Bool, _ strings: CatalogStrings,
    _ contents: CatalogContents
  ) {
    self.path = path
    table = catalogName(path: path)
    self.format = format
    text = strings.text
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    self.strings = strings
    self.contents = contents
    keys = KeyIndex(count: contents.entries.count) { strings.bytes(of: contents.entries[$0].key) }
  }

  /// The source language of a catalog. Nil for the other formats: their folder states the locale.
  package var sourceLanguage: LocatedText? { contents.sourceLanguage }
  /// The locales as the file or folder writes them: of a catalog's entries in the order of first occurrence, or the one of the
  /// file's folder.
  var locales: [String] { contents.locales }
  /// The positions of the first entry that repeats an earlier key (`second`) and of the earlier entry (`first`); nil if all keys
  /// differ.
  var duplicate: (first: Int, second: Int)? { keys.duplicate }

  /// The text of a key, a value or a comment.
  func decoded(_ span: ByteSpan) -> String { strings.decoded(span) }

  /// Entries in the order of the file.
  package var entries: CatalogElements<CatalogEntry> {
    CatalogElements(contents.entries.indices, of: self, CatalogEntry.init)
  }

  /// The entry with this key, compared byte by byte as the system does; nil if there is none. Of several entries with the key, the
  /// last one.
  package func entry(_ key: String) -> CatalogEntry? { entry(HashedKey(key)) }

  package func entry(_ key: HashedKey) -> CatalogEntry? {
    keys.position(of: key.hash) { KeyIndex.isSame(strings.bytes(of: contents.entries[$0].key), key.bytes[...]) }
      .map { CatalogEntry(catalog: self, index: $0) }
  }

  /// The position of the entry with the same key as the entry at `index` of another file; nil if there is none.
  func position(ofKeyAt index: Int, of other: StringCatalog) -> Int? {
    let key = other.contents.entries[index].key
    return keys.position(of: other.keys.hashes[index]) { isSame(contents.entries[$0].key, as: key, of: other) }
  }

  func details(_ number: Int) -> CatalogContents.Details {
    guard contents.isList else { return contents.details[number] }
    return CatalogContents.Details(localizations: UInt32(number)..<UInt32(number + 1))
  }

  func localization(_ number: UInt32) -> CatalogContents.Localization {
    guard contents.isList else { return contents.localizations[Int(number)] }
    let entry = contents.entries[Int(number)]
    return CatalogContents.Localization(locale: 0, name: entry.key, value: entry.value, texts: number..<(number + 1))
  }

  func text(_ number: UInt32) -> CatalogContents.Text {
    contents.isList ? CatalogContents.Text(value: contents.entries[Int(number)].value) : contents.texts[Int(number)]
  }
}

/// A text and its location.
package struct LocatedText: Hashable, Sendable {
  package var text: String
  /// The text with its quotes.
  package var span: ByteSpan
}

/// The result of reading, in arrays of small values: a catalog can have more than a hundred thousand texts.
struct CatalogContents: Sendable {
  struct Entry: Sendable {
    /// The key with its quotes, or its XML element.
    var key: ByteSpan
    /// The whole value, from brace to brace in a catalog.
    var value: ByteSpan
  }

  /// The facts about an entry that simple files do not have; see `isList`.
  struct Details: Sendable {
    var localizations: Range<UInt32> = 0..<0
    var state: CatalogEntry.ExtractionState?
    var isTranslatable = true
    /// The comment with its quotes; nil if there is none.
    var comment: ByteSpan?
  }

  struct Localization: Sendable {
    /// Index into `locales`.
    var locale: UInt32
    /// The name of the locale with its quotes; in `.strings` and `.stringsdict`, the key of the entry.
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

  struct PathStep: Hashable {
    var parent: UInt32
    var step: CatalogText.Step
  }

  var sourceLanguage: LocatedText?
  /// The version that a catalog states, such as `1.0`. Nil if it states none, and for the other formats.
  var version: LocatedText?
  var entries: [Entry] = []
  /// Details by the numbers of the entries. Empty if `isList`, as are localizations and texts: a file of thousands of texts then
  /// takes a fifth of the memory.
  var details: [Details] = []
  var localizations: [Localization] = []
  var texts: [Text] = []
  /// Whether the file is an OpenStep property list in which each entry has exactly one text, its value, as in most `.strings`
  /// files.
  var isList = false
  /// The object of all entries in a catalog, from brace to brace; empty for other formats.
  var table = ByteSpan(0, 0)
  /// Whether the system reads nothing that is added at the end of the file.
  var hasIgnoredTail = false
  /// The error up to which the system reads the file; nil if it reads all entries.
  var ignoredEntries: ReadingError?
  var locales: [String] = []
  var localeNumbers: [String: UInt32] = [:]
  /// The paths of texts, each once. The first one is empty.
  var paths: [[CatalogText.Step]] = [[]]
  private(set) var pathNumbers: [PathStep: UInt32] = [:]

  /// The index of a locale in `locales`; a locale that is not there is added.
  mutating func number(ofLocale name: String) -> UInt32 {
    if let number = localeNumbers[name] { return number }
    let number = UInt32(locales.count)
    locales.append(name)
    localeNumbers[name] = number
    return number
  }

  /// The index in `paths` of the path that leads one step further than the path `parent`; a path that is not there is added.
  mutating func number(ofPath parent: UInt32, _ step: CatalogText.Step) -> UInt32 {
    let key = PathStep(parent: parent, step: step)
    if let number = pathNumbers[key] { return number }
    let number = UInt32(paths.count)
    paths.append(paths[Int(parent)] + [step])
    pathNumbers[key] = number
    return number
  }
}
