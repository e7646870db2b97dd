import DocumentFormats
import SourceScan

/// Changes texts of a `.strings` or `.stringsdict` file and adds entries to a `.strings` file; every other byte stays as it is.
struct StringsEditor: Sendable {
  private let catalog: StringCatalog
  private var edits: [(span: ByteSpan, replacement: [UInt8])] = []
  private var additions: [UInt8] = []
  private let newline: String
  private let canGrow: Bool

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    canGrow = catalog.canGrow
    let text = catalog.text
    let feed = text.bytes[..<text.count].firstIndex(of: 0x0A)
    newline = feed.map { $0 > 0 && text.bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
  }

  /// Replaces a text of the file. The same text must not be replaced twice.
  mutating func set(_ text: CatalogText, to value: String) {
    guard text.value != value else { return }
    edits.append((text.span, Array(literal(value).utf8)))
  }

  /// Adds an entry at the end. False if the file can't take one: it is a `.stringsdict` file or XML, its entries are in braces, or
  /// the system ignores its end.
  mutating func add(_ key: String, _ value: String, comment: String? = nil) -> Bool {
    guard canGrow else { return false }
    // A comment must not end in its text.
    var entry = comment.map { "/* \($0.replacing(text: "*/", with: "* /")) */\(newline)" } ?? ""
    entry += "\(literal(key)) = \(literal(value));\(newline)"
    additions += entry.utf8
    return true
  }

  var hasChanges: Bool { !edits.isEmpty || !additions.isEmpty }

  /// The file with all changes, in its encoding.
  var bytes: [UInt8] {
    let text = catalog.text
    var result: [UInt8] = [], start = 0
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) where Int(edit.span.start) >= start {
      result += text.bytes[start..<Int(edit.span.start)]
      result += edit.replacement
      start = Int(edit.span.end)
    }
    result += text.bytes[start..<text.count]
    if !additions.isEmpty {
      if let last = result.last, last != 0x0A { result += newline.utf8 }
      // A blank line separates the first new entry from the text before it, if the entry has a comment.
      if additions.starts(with: "/*".utf8), !result.isEmpty { result += newline.utf8 }
      result += additions
    }
    return catalog.encoded(result)
  }

  private func literal(_ text: String) -> String {
    if case .xml = catalog.strings.notation { return "<string>\(escapedForXML(text))</string>" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // Escapes other control characters, which a terminal would interpret and an editor would hide.
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        literal += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension StringCatalog {
  /// Whether an entry can be added at the end, and the system reads it there: only in a `.strings` file of the OpenStep form whose
  /// end is not ignored.
  fileprivate var canGrow: Bool {
    if case .propertyList = strings.notation { return format == .strings && !contents.hasIgnoredTail }
    return false
  }

  /// Text in UTF-8 as bytes of the file's encoding, with a byte order mark if the file is UTF-16 and has one.
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    guard encoding != .utf8 else { return bytes }
    var result: [UInt8] = []
    let isLittle = encoding == .utf16LittleEndian
    func append(_ unit: UInt16) {
      let low = UInt8(unit & 0xFF), high = UInt8(unit >> 8)
      result += isLittle ? [low, high] : [high, low]
    }
    if hasByteOrderMark { append(0xFEFF) }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { append(unit) }
    return result
  }
}
