import DocumentFormats

/// A table for the summary of a job or a comment of a pull request.
extension Report {
  func markdown() -> String {
    let unread = failures.map { "**Error**: \(markdownCell($0.message))\n\n" }.joined()
    let read = "\(counted(scope.types, "type")) read"
    let hidden = hiddenNotes.findings == 0 ? "" : "; \(hiddenNotes.words("note")) not shown"
    guard !entries.isEmpty else {
      return unread + "### App Intents: no findings\n\n\(read)\(hidden).\n" + notCheckedLine
    }
    let counts = [Severity.error, .warning, .note].map { severity in
      (severity, FindingCount(entries.lazy.filter { $0.severity == severity }))
    }
    let found = counts.filter { $0.1.findings > 0 }.map { $0.1.words($0.0.rawValue) }.joined(separator: ", ")
    var text = unread + "### App Intents: \(found)\n\n\(read)\(hidden).\n\n| | Finding |\n| --- | --- |\n"
    for entry in entries.enumerated().sorted(by: { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
    ).map(\.element) {
      text +=
        "| \(entry.severity.rawValue) | \(markdownCell(entry.message))<br>\(place(entry.location)) \(code(entry.rule))"
      text += entry.owners.map { " \(code($0))" }.joined() + notes(of: entry) + " |\n"
    }
    return text + notCheckedLine
  }

  /// One line that can be unfolded: a package lacks the facts for dozens of rules in every run.
  private var notCheckedLine: String {
    if notChecked.isEmpty { return "" }
    var rules: [String: [String]] = [:]
    for id in notChecked { rules[needs(of: id), default: []].append(id) }
    let lines = rules.sorted { $0.key < $1.key }.map { needs, ids in
      "- The tool does not know \(markdownCell(needs)): \(ids.map(code).joined(separator: ", "))\n"
    }
    return
      "\n<details><summary>\(counted(notChecked.count, "rule")) not checked</summary>\n\n\(lines.joined())\n</details>\n"
  }

  /// A row shows no more related places than these.
  private static let noteLimit = 3

  private func notes(of entry: Entry) -> String {
    let shown = entry.notes.count <= Self.noteLimit + 1 ? entry.notes[...] : entry.notes.prefix(Self.noteLimit)
    let left = entry.notes.count - shown.count
    return shown.map { "<br>note: \(markdownCell($0.message)) (\(place($0.location)))" }.joined()
      + (left > 0 ? "<br>and \(left) more places" : "")
  }

  /// A location in the cell of the finding: a column of paths would take the width of the sentences.
  private func place(_ location: Location) -> String { code("\(location.file):\(location.start.line)") }

  private func code(_ text: String) -> String { markdownCode(text, inTable: true) }
}

/// Text that shows as it is, in a cell of a table. A word that a site would make a link of, such as `@user`, is a code span: a comment
/// must not call people or mention issues that a text of the source names.
package func markdownCell(_ text: String) -> String {
  markdownPieces(visible(text)).map { piece in
    piece.isLink ? markdownCode(String(piece.text), inTable: true) : piece.text.map(escapedForMarkdown).joined()
  }.joined()
}

private func escapedForMarkdown(_ character: Character) -> String {
  switch character {
  case "<": "&lt;"
  case ">": "&gt;"
  case "&": "&amp;"
  case "\\", "|", "*", "_", "`", "[", "]", "#", "~", "@", "$": "\\\(character)"
  default: String(character)
  }
}

/// Prose of a rule or a message: a name in 'single quotes' becomes a code span, and all other text is literal. Markdown drops the
/// backslash of `\(.applicationName)` everywhere except in code.
package func markdownProse(_ text: String, inTable: Bool = false) -> String {
  let characters = Array(text)
  var markdown = "", literal = "", position = 0
  while position < characters.count {
    guard let end = endOfName(in: characters, from: position) else {
      literal.append(characters[position])
      position += 1
      continue
    }
    let name = String(characters[position + 1..<end])
    if name.isEmpty {
      literal += "''"
    } else {
      markdown += markdownCell(literal) + markdownCode(name, inTable: inTable)
      literal = ""
    }
    position = end + 1
  }
  return markdown + markdownCell(literal)
}

/// The index of the quote that closes a name; nil if no name starts here. An apostrophe follows a letter or precedes one.
private func endOfName(in text: [Character], from start: Int) -> Int? {
  func isLetter(_ index: Int) -> Bool { text.indices.contains(index) && (text[index].isLetter || text[index].isNumber) }
  guard text[start] == "'", !isLetter(start - 1) else { return nil }
  return text[(start + 1)...].indices.first { text[$0] == "'" && !isLetter($0 + 1) }
}

/// A code span, fenced by more backticks than the text holds.
package func markdownCode(_ source: String, inTable: Bool = false) -> String {
  let text = visible(source)
  // A table's cell ends at a bar, even inside a code span.
  return markdownCodeSpan(inTable ? text.map { $0 == "|" ? "\\|" : String($0) }.joined() : text)
}
