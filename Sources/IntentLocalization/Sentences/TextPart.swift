import SourceScan

/// A piece of a phrase or a summary as a catalog writes it: words, or a token.
package enum TextPart: Equatable, Sendable {
  case text(String)
  /// The name of a token: `shelf` of `${shelf}`.
  case token(String)

  /// The parts of a text, in order. A `${` without a `}` after it is not a token.
  package static func parts(of text: String) -> [TextPart] {
    var parts: [TextPart] = [], start = text.startIndex, index = text.startIndex
    func add(upTo end: String.Index) { if start < end { parts.append(.text(String(text[start..<end]))) } }
    while let open = text[index...].firstRange(ofText: "${") {
      guard let close = text.utf8[open.upperBound...].firstIndex(of: UInt8(ascii: "}")) else { break }
      add(upTo: open.lowerBound)
      parts.append(.token(String(text[open.upperBound..<close])))
      index = text.utf8.index(after: close)
      start = index
    }
    add(upTo: text.endIndex)
    return parts
  }

  /// The names of the tokens of a text, in order.
  package static func tokens(of text: String) -> [String] {
    parts(of: text).compactMap { if case .token(let name) = $0 { name } else { nil } }
  }
}
