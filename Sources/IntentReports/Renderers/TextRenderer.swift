/// `file:line:column: severity: message [rule]`, one line for each finding and each of its notes, the format of compilers that
/// Xcode and editors read. On a terminal with the source line, a caret and colors.
extension Report {
  func text(_ options: RenderingOptions) -> String {
    entries.map { text($0, options) }.joined(separator: options.width == nil ? "" : "\n")
  }

  func text(_ entry: Entry, _ options: RenderingOptions) -> String {
    let style = TextStyle(usesColor: options.usesColor)
    var text = line(entry.location, entry.severity, "\(entry.message) [\(entry.rule)]", options)
    if options.width != nil, text.hasSuffix(" [\(entry.rule)]\n") {
      text = text.dropLast(entry.rule.count + 3) + style.dim("[\(entry.rule)]") + "\n"
    }
    if options.showsSource { text += excerpt(entry.location, style) }
    if !entry.targets.isEmpty {
      text += line(entry.location, .note, "in the targets \(quotedList(entry.targets))", options)
    }
    let notes = options.width == nil ? entry.notes[...] : entry.notes.firstOnes
    for note in notes { text += line(note.location, .note, note.message, options) }
    let left = entry.notes.count - notes.count
    if left > 0 { text += "  and \(left) more; add '| cat' to see all\n" }
    guard options.showsSource else { return text }
    for fix in entry.fixes {
      text += wrapped("  fix: \(fix.title)" + (fix.safety == .safe ? " (--fix applies it)" : ""), 0, options) + "\n"
    }
    return text
  }

  private func line(
    _ location: Location, _ severity: Severity, _ message: String, _ options: RenderingOptions
  ) -> String {
    let style = TextStyle(usesColor: options.usesColor)
    let place = "\(visiblePath(location.path)):\(location.start.line):\(location.start.column): "
    let label = "\(severity.rawValue): "
    let words = wrapped(message, columnCount(of: place + label), options)
    return style.strong(place) + style.severity(severity, words.hasPrefix("\n") ? String(label.dropLast()) : label)
      + words + "\n"
  }

  private func wrapped(_ text: String, _ start: Int, _ options: RenderingOptions) -> String {
    options.width.map { IntentReports.wrapped(text, width: $0, after: start, indent: 2) } ?? text
  }

  /// The source line and a mark below it; empty if no source line is shown.
  private func excerpt(_ location: Location, _ style: TextStyle) -> String {
    guard let mark = location.mark else { return "" }
    return mark.source + "\n" + mark.margin + style.mark(mark.caret) + "\n"
  }
}

extension Location {
  /// The source line as it is shown, with the margin and the caret of the line below it, which mark the location; nil if no source
  /// line is shown, or if it is empty.
  var mark: (source: String, margin: String, caret: String)? {
    let line = sourceLine
    guard !line.text.isEmpty else { return nil }
    let units = Array(line.text.utf16)
    let first = min(max(0, start.utf16Column - line.utf16Column), units.count)
    let isOneLine = end.line == start.line
    let last = isOneLine ? min(end.utf16Column - line.utf16Column, units.count) : units.count
    // A tab remains a tab, so that the mark is in the right column for every tab width.
    let before = (line.isCutBefore ? "…" : "") + String(decoding: units[..<first], as: UTF16.self)
    let margin = visibleLine(before).map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: columnCount(of: String($0)))
    }
    let marked = visibleLine(String(decoding: units[first..<max(first, last)], as: UTF16.self))
    let shown = visibleLine((line.isCutBefore ? "…" : "") + line.text + (line.isCutAfter ? "…" : ""))
    return (shown, margin.joined(), "^" + String(repeating: "~", count: max(0, columnCount(of: marked) - 1)))
  }
}
