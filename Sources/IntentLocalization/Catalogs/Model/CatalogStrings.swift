import DocumentFormats
import SourceScan

/// Decodes the strings of a file, by their spans, from the notation of the file.
struct CatalogStrings: Sendable {
  enum Notation: Sendable {
    case json
    /// Property lists in the form of OpenStep.
    case propertyList
    /// Property lists in XML. The dictionary has the texts that differ from the bytes between the tags of their elements, by the
    /// offsets of the elements.
    case xml([UInt32: String])
  }

  static let escape = UInt8(ascii: "\\")

  let text: SourceText
  var notation = Notation.json

  func decoded(_ span: ByteSpan) -> String {
    switch notation {
    case .json:
      return PropertyListText.decode(
        text.bytes[(Int(span.start) + 1)..<(Int(span.end) - 1)], unicode: UInt8(ascii: "u"))
    case .propertyList: return PropertyListText.text(of: text.bytes[Int(span.start)..<Int(span.end)])
    case .xml(let texts):
      return texts[span.start] ?? betweenTags(span).map { String(decoding: text.bytes[$0], as: UTF8.self) } ?? ""
    }
  }

  /// The UTF-8 bytes of a string's text. Most are a part of the file and are not copied.
  func bytes(of span: ByteSpan) -> ArraySlice<UInt8> {
    plainRange(span).map { text.bytes[$0] } ?? Array(decoded(span).utf8)[...]
  }

  /// The range of the file whose bytes are exactly the text of a string. Nil if there is none, see `inner`, and for a text with a
  /// backslash, which may be an escape.
  func plainRange(_ span: ByteSpan) -> Range<Int>? {
    inner(span).flatMap { text.firstOffset(of: Self.escape, in: $0) == nil ? $0 : nil }
  }

  /// The range of a string in the file without its quotes or tags; the whole span for a word without quotes. Nil for XML whose text
  /// is not a part of the file, and for an element without an end tag.
  func inner(_ span: ByteSpan) -> Range<Int>? {
    let start = Int(span.start), end = Int(span.end)
    switch notation {
    case .xml(let texts): return texts[span.start] == nil ? betweenTags(span) : nil
    case .json: break
    case .propertyList:
      guard end - start > 1, text.bytes[start] == UInt8(ascii: "\"") || text.bytes[start] == UInt8(ascii: "'") else {
        return start..<end
      }
    }
    return end - start > 1 ? start + 1..<end - 1 : nil
  }

  /// The range between the first and the last tag of an element; nil for an element without an end tag: `<string/>`.
  func betweenTags(_ span: ByteSpan) -> Range<Int>? {
    var start = Int(span.start), end = Int(span.end)
    while start < end, text.bytes[start] != UInt8(ascii: ">") { start += 1 }
    while start < end, text.bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
    return start < end - 1 ? start + 1..<end - 1 : nil
  }

  /// Whether a string of the file has no text.
  func isEmpty(_ span: ByteSpan) -> Bool {
    if case .xml = notation { return decoded(span).isEmpty }
    // An empty string is only two quotes: an escape makes at least one character, and a word without quotes has at least one.
    guard span.count == 2 else { return false }
    let quote = text.bytes[Int(span.start)]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
  }
}
