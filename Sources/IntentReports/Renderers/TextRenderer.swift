/// `file:line:column: severity: message [rule]`, one line for each finding and each of its notes, the format of compilers that
/// Xcode and editors read. On a terminal with the source line, a caret and colors.
extension Report {
  func text(_ options: RenderingOptions) -> String {
    guard options.width != nil else { return entries.map { text($0, options) }.joined() }
    return entries.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
      .map { text($0.element, options) }.joined(separator: "\n")
  }

  /// A terminal shows no more notes of one finding than these.
  private static let noteLimit = 3

  private func text(_ entry: Entry, _ options: RenderingOptions) -> String {
    var text = line(
      entry.location, Style(entry.severity), entry.severity.rawValue, "\(entry.message) [\(entry.rule)]", options)
    if options.showsSource { text += excerpt(entry.location, options) }
    if !entry.targets.isEmpty {
      text += line(entry.location, .note, "note", "in the targets \(quotedList(entry.targets))", options)
    }
    let notes =
      options.width == nil || entry.notes.count <= Self.noteLimit + 1
      ? entry.notes[...] : entry.notes.prefix(Self.noteLimit)
    for note in notes { text += line(note.location, .note, "note", note.message, options) }
    let left = entry.notes.count - notes.count
    if left > 0 { text += "  and \(counted(left, "more place")); '| cat' lists them\n" }
    guard options.showsSource else { return text }
    for fix in entry.fixes {
      text += wrapped("  fix: \(fix.title)" + (fix.safety == .safe ? " (--fix applies it)" : ""), options) + "\n"
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
    let place = "\(visiblePath(location.path)):\(location.start.line):\(location.start.column): "
    let head = Style.strong.applied(to: place, options) + style.applied(to: "\(label): ", options)
    return head + wrapped(message, after: (place + label).reduce(2) { $0 + $1.columns }, options) + "\n"
  }

  /// Text in lines that are no wider than the terminal, if the words are not; all but the first are indented.
  private func wrapped(_ text: String, after start: Int = 0, _ options: RenderingOptions) -> String {
    guard let width = options.width else { return text }
    var result = "", column = start
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let columns = word.reduce(0) { $0 + $1.columns }
      if column + columns > width, column > 2 {
        if result.hasSuffix(" ") { result.removeLast() }
        result += "\n  "
        column = 2
      }
      result += word + " "
      column += columns + 1
    }
    return String(result.dropLast())
  }

  /// The source line and a mark below it.
  private func excerpt(_ location: Location, _ options: RenderingOptions) -> String {
    let line = location.sourceLine
    guard !line.text.isEmpty else { return "" }
    let units = Array(line.text.utf16)
    let start = min(max(0, location.start.utf16Column - line.utf16Column), units.count)
    let isOneLine = location.end.line == location.start.line
    let end = isOneLine ? min(location.end.utf16Column - line.utf16Column, units.count) : units.count
    // A tab remains a tab, so that the mark is in the right column for every tab width.
    let before = (line.isCutBefore ? "…" : "") + String(decoding: units[..<start], as: UTF16.self)
    let margin = visibleSource(before).map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
    let marked = visibleSource(String(decoding: units[start..<max(start, end)], as: UTF16.self))
    let width = marked.reduce(0) { $0 + $1.columns }
    let mark = "^" + String(repeating: "~", count: max(0, width - 1))
    let shown = visibleSource((line.isCutBefore ? "…" : "") + line.text + (line.isCutAfter ? "…" : ""))
    return shown + "\n" + margin + Style.mark.applied(to: mark, options) + "\n"
  }
}

extension Character {
  /// The number of columns of a terminal that it takes: two for East Asian wide characters and emoji.
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
