/// The styles of text on a terminal.
package struct TextStyle: Sendable {
  var usesColor: Bool

  package init(usesColor: Bool) { self.usesColor = usesColor }

  package func strong(_ text: String) -> String { colored(text, "1") }
  package func dim(_ text: String) -> String { colored(text, "2") }
  package func good(_ text: String) -> String { colored(text, "32") }
  package func doubtful(_ text: String) -> String { colored(text, "33") }
  package func bad(_ text: String) -> String { colored(text, "31") }
  func mark(_ text: String) -> String { colored(text, "1;32") }

  package func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: colored(text, "1;31")
    case .warning: colored(text, "1;33")
    case .note: colored(text, "1;36")
    }
  }

  /// `2 errors, 1 warning`: each count in the color of its severity. The caller omits counts of zero.
  package func counts(_ counts: [(severity: Severity, words: String)]) -> String {
    counts.map { severity($0.severity, $0.words) }.joined(separator: ", ")
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Text in lines of at most `width` columns, as far as its words allow. `start`: the columns before the text in its line. `indent`:
/// those before every other line.
package func wrapped(_ text: String, width: Int, after start: Int = 0, indent: Int = 0) -> String {
  var result = "", column = start
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let columns = columnCount(of: word)
    if column + columns > width, column > indent {
      while result.hasSuffix(" ") { result.removeLast() }
      result += "\n" + String(repeating: " ", count: indent)
      column = indent
    }
    result += word + " "
    column += columns + 1
  }
  return String(result.dropLast())
}

/// The number of columns that a terminal shows text in, without the sequences for its colors.
package func columnCount(of text: some StringProtocol) -> Int {
  var columns = 0, isColor = false
  for character in text {
    if character == "\u{1B}" { isColor = true }
    if !isColor { columns += character.columns }
    if character == "m" { isColor = false }
  }
  return columns
}

extension Character {
  /// The columns that the character takes: two for East Asian wide characters and emoji, otherwise one.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
