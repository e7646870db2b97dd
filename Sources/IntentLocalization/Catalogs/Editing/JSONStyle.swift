/// The layout of a catalog, so that additions look like the rest.
///
/// Xcode writes two spaces for each level, `"key" : value`, an empty line in an empty object, and characters beyond ASCII as
/// they are. Other tools write `"key": value` or escape those characters.
struct JSONStyle: Sendable {
  /// The line break; empty for a document that is on one line.
  private(set) var newline: [UInt8] = [0x0A]
  /// The indentation of one level.
  private(set) var indentation: [UInt8] = [0x20, 0x20]
  /// The separator between a name and its value.
  private(set) var colon: [UInt8] = Array(" : ".utf8)
  private var hasEmptyLine = true
  private var escapesSlashes = false
  private var escapesNonASCII = false

  /// The style of Xcode.
  init() {}

  /// The style of a catalog; Xcode's for parts that the catalog does not show.
  init(of catalog: StringCatalog) {
    let text = catalog.text, bytes = text.bytes
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")),
      let key = bytes[open...].firstIndex(of: UInt8(ascii: "\"")),
      let name = catalog.contents.version ?? catalog.sourceLanguage
    else { return }
    let space = bytes[(open + 1)..<key]
    if let feed = space.firstIndex(of: 0x0A), let last = space.lastIndex(of: 0x0A) {
      newline = feed > open + 1 && bytes[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
      indentation = Array(space[(last + 1)...])
    } else {
      newline = []
      indentation = []
    }
    // The bytes from the end of a member's name to its value.
    var start = Int(name.span.start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\"") { start -= 1 }
    colon = Array(bytes[start..<Int(name.span.start)])
    hasEmptyLine = colon.first == 0x20
    var isPlain = true
    for entry in catalog.entries.prefix(2_000) {
      let value = bytes[Int(entry.span.start)..<Int(entry.span.end)]
      if value.dropFirst().dropLast().allSatisfy({ $0 <= 0x20 }) {
        hasEmptyLine = value.count { $0 == 0x0A } == 2
        break
      }
    }
    var index = 0
    while index < min(text.count, 1 << 20) {
      defer { index += 1 }
      if bytes[index] >= 0x80 { isPlain = false }
      guard bytes[index] == UInt8(ascii: "\\") else { continue }
      index += 1
      if bytes[index] == UInt8(ascii: "/") { escapesSlashes = true }
      // Code points above U+00FF, which JSON permits without an escape.
      if bytes[index] == UInt8(ascii: "u"),
        bytes[index + 1] != UInt8(ascii: "0") || bytes[index + 2] != UInt8(ascii: "0")
      {
        escapesNonASCII = true
      }
    }
    escapesNonASCII = escapesNonASCII && isPlain
  }

  /// The end of a line, and the start of the next one at a level.
  func lineBreak(_ depth: Int) -> [UInt8] {
    newline.isEmpty ? [] : newline + repeatElement(indentation, count: depth).joined()
  }

  /// The white space between the braces of an empty object.
  func emptyObject(_ depth: Int) -> [UInt8] { hasEmptyLine && !newline.isEmpty ? newline + lineBreak(depth) : [] }

  /// A text as a string of JSON.
  func literal(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "/" where escapesSlashes: bytes += "\\/".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{8}": bytes += "\\b".utf8
      case "\u{C}": bytes += "\\f".utf8
      case "\0"..."\u{1F}": bytes += Self.escape(UInt16(scalar.value))
      case "\u{80}"... where escapesNonASCII: for unit in String(scalar).utf16 { bytes += Self.escape(unit) }
      default: bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return bytes
  }

  private static func escape(_ unit: UInt16) -> [UInt8] {
    let digits = String(unit, radix: 16)
    return Array(("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
  }
}
