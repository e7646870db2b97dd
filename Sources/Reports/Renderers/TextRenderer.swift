/// `file:line:column: severity: message [rule]`, one line for each finding and each of its notes: what Xcode, editors and
/// people who know compilers read. On a terminal with the source line, a caret and colours.
extension Report {
  func text(_ options: RenderingOptions) -> String {
    var text = ""
    for entry in entries {
      text += line(
        entry.location, Style(entry.severity), entry.severity.rawValue, "\(entry.message) [\(entry.rule)]", options)
      if options.showsSource { text += excerpt(entry.location, options) }
      for note in entry.notes { text += line(note.location, .note, "note", note.message, options) }
      guard options.showsSource else { continue }
      for fix in entry.fixes {
        text += "  fix: \(fix.title)" + (fix.safety == .safe ? " (--fix applies it)" : "") + "\n"
      }
    }
    return text
  }

  private enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case strong = "1"
    case mark = "1;32"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }

    func applied(to text: String, _ options: RenderingOptions) -> String {
      options.usesColor ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
  }

  private func line(
    _ location: Location, _ style: Style, _ label: String, _ message: String, _ options: RenderingOptions
  ) -> String {
    let place = "\(location.path):\(location.start.line):\(location.start.column): "
    let message = oneLine(message)
    return Style.strong.applied(to: place, options) + style.applied(to: "\(label): ", options)
      + (label == "note" ? message : Style.strong.applied(to: message, options)) + "\n"
  }

  /// The source line and a mark below it.
  private func excerpt(_ location: Location, _ options: RenderingOptions) -> String {
    guard !location.sourceLine.isEmpty else { return "" }
    let units = Array(location.sourceLine.utf16)
    let start = min(location.start.utf16Column - 1, units.count)
    let end = location.end.line == location.start.line ? min(location.end.utf16Column - 1, units.count) : units.count
    // A tab stays a tab, so that the mark stands where it should whatever a tab's width.
    let before = String(decoding: units[..<start], as: UTF16.self)
    let margin = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
    let marked = String(decoding: units[start..<max(start, end)], as: UTF16.self)
    let width = marked.reduce(0) { $0 + $1.columns }
    let mark = "^" + String(repeating: "~", count: max(0, width - 1))
    return printable(location.sourceLine) + "\n" + margin + Style.mark.applied(to: mark, options) + "\n"
  }

  /// A control character in somebody's source must not steer our reader's terminal.
  private func printable(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.map { $0.isControl && $0 != "\t" ? "\u{FFFD}" : $0 }))
  }
}

extension Character {
  /// How many columns of a terminal it takes: two for East Asian wide characters and emoji.
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

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || (value >= 0x7F && value < 0xA0) }
}

/// A text without line breaks and control characters, for formats that give a message one line.
func oneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? " " : $0 }))
}
