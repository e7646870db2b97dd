/// A YAML document, limited to the forms of Apple's training file: blocks of mappings and lists, and texts.
indirect enum YAMLNode: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  case text(String)
  case list([YAMLNode])
  case mapping([(key: String, value: YAMLNode)])

  init(stringLiteral value: String) { self = .text(value) }
  init(dictionaryLiteral elements: (String, YAMLNode)...) { self = .mapping(elements.map { ($0.0, $0.1) }) }

  /// The layout of libyaml: two spaces for each level, elements of a list as far left as its key, no line is folded.
  var yaml: String {
    var writer = YAMLWriter()
    writer.write(self, indent: 0)
    return writer.text
  }
}

private struct YAMLWriter {
  private(set) var text = ""

  mutating func write(_ node: YAMLNode, indent: Int) {
    switch node {
    case .text(let value): text += YAMLScalar.text(of: value) + "\n"
    case .list(let elements):
      for element in elements {
        text += spaces(indent) + "- "
        writeElement(element, indent: indent)
      }
    case .mapping(let members):
      for member in members {
        text += spaces(indent)
        write(member, indent: indent)
      }
    }
  }

  /// Writes the element after the dash: the first member of a mapping is on the same line.
  private mutating func writeElement(_ element: YAMLNode, indent: Int) {
    guard case .mapping(let members) = element else { return write(element, indent: indent + 2) }
    for (index, member) in members.enumerated() {
      if index > 0 { text += spaces(indent + 2) }
      write(member, indent: indent + 2)
    }
  }

  private mutating func write(_ member: (key: String, value: YAMLNode), indent: Int) {
    text += YAMLScalar.text(of: member.key) + ":"
    switch member.value {
    case .text: text += " "
    case .list(let elements) where elements.isEmpty:
      text += " []\n"
      return
    case .list, .mapping: text += "\n"
    }
    let isMapping = if case .mapping = member.value { true } else { false }
    write(member.value, indent: isMapping ? indent + 2 : indent)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// A text without quotes where that is possible, else in single quotes, else in double quotes with escapes.
///
/// Source: `yaml_emitter_analyze_scalar` of libyaml, and the YAML 1.1 types that a text without quotes could be taken for.
enum YAMLScalar {
  static func text(of text: String) -> String {
    if text.unicodeScalars.contains(where: needsEscape) { return quotedWithEscapes(text) }
    return isPlain(text) ? text : "'\(text.replacing(text: "'", with: "''"))'"
  }

  /// Whether a character must be escaped: a control character, a line break, the byte order mark, or one after the first 65,536.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0xFEFF: true
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD: false
    default: true
    }
  }

  private static let indicators = Set("#,[]{}&*!|>'\"%@`".unicodeScalars)

  private static func isPlain(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, first != " ", scalars.last != " ", !indicators.contains(first),
      !text.hasPrefix("---"), !text.hasPrefix("..."), !YAMLTypes.isOther(text)
    else { return false }
    for (index, scalar) in scalars.enumerated() {
      let isBeforeSpace = index + 1 == scalars.count || scalars[index + 1] == " "
      switch scalar {
      case "?", "-": if index == 0, isBeforeSpace { return false }
      case ":": if isBeforeSpace { return false }
      case "#": if scalars[index - 1] == " " { return false }
      default: break
      }
    }
    return true
  }

  private static let escapes: [UInt32: String] = [
    0x00: "0", 0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r", 0x1B: "e", 0x22: "\"",
    0x5C: "\\", 0x85: "N", 0x2028: "L", 0x2029: "P",
  ]

  private static func quotedWithEscapes(_ text: String) -> String {
    let pieces = text.unicodeScalars.map { scalar -> String in
      if let letter = escapes[scalar.value] { return "\\" + letter }
      guard needsEscape(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let (mark, count) = scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
      return "\\\(mark)" + String(repeating: "0", count: count - digits.count) + digits
    }
    return "\"\(pieces.joined())\""
  }
}
