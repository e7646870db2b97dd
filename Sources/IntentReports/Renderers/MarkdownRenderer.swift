import DocumentFormats

/// The summary of a job, or a comment on a pull request: the number of findings of each severity as its heading, then the
/// findings in the order of the report.
extension Report {
  func markdown(_ links: SourceLinks?) -> String {
    let unread = failures.map { "**Error**: \(markdownCell($0.message))\n\n" }.joined()
    let counts = Severity.allCases.reversed().filter { count($0) > 0 }.map { severity in
      FindingCount(entries.lazy.filter { $0.severity == severity }).words(severity.rawValue)
    }
    let hidden =
      (hiddenNotes.findings == 0 ? "" : "; \(hiddenNotes.words("note")) not shown")
      + (expected.locations == 0 ? "" : "; \(expected.words("finding")) hidden by the baseline")
    return unread + "### App Intents: \(counts.isEmpty ? "no findings" : counts.joined(separator: ", "))\n\n"
      + "\(counted(scope.types, "type")) read\(hidden).\n" + markdownTable("Finding", links) + notCheckedFolded
  }

  /// The rows of the entries, for findings and for changes. Empty without entries.
  func markdownTable(_ title: String, _ links: SourceLinks?) -> String {
    if entries.isEmpty { return "" }
    return "\n| | \(title) | Where |\n| --- | --- | --- |\n"
      + entries.rows.map { row in
        let entry = row.entry, places = [entry.location] + row.others.map(\.location), shown = places.firstOnes
        let left = places.count - shown.count
        let targets = entry.targets.isEmpty ? "" : " (in the targets \(quotedList(entry.targets)))"
        let version = entry.impact?.version == .old ? " (before)" : ""
        return
          "| \(mark(of: entry)) | \(markdownProse(row.message + targets, inTable: true))<br>\(facts(of: entry))\(notes(of: entry, links)) | "
          + shown.map { place($0, links, isOld: entry.impact?.version == .old) }.joined(separator: "<br>")
          + (left > 0 ? "<br>and \(left) more" : "") + "\(version) |\n"
      }.joined()
  }

  private func mark(of entry: Entry) -> String {
    let circle = entry.severity == .error ? "🔴" : entry.severity == .warning ? "🟡" : "⚪"
    return "\(circle) \(entry.impact?.level ?? entry.severity.rawValue)"
  }

  /// The rule with a link to its page, the owners, what a change affects, and the fixes.
  private func facts(of entry: Entry) -> String {
    let rule = code(entry.rule),
      page = page(of: entry.rule).map { "[\(rule)](\(uriReference($0, isAddress: true)))" } ?? rule
    let fixes = entry.fixes.map { "fix: \(markdownProse($0.title, inTable: true))" }
    return ([([page] + entry.owners.map(code)).joined(separator: " "), entry.impact?.affects] + fixes).compactMap(
      \.self
    )
    .joined(separator: " · ")
  }

  private func notes(of entry: Entry, _ links: SourceLinks?) -> String {
    let shown = entry.notes.firstOnes, left = entry.notes.count - shown.count
    return shown.map { "<br>note: \(markdownProse($0.message, inTable: true)) (\(place($0.location, links)))" }.joined()
      + (left > 0 ? "<br>and \(left) more" : "")
  }

  /// A location in a cell. If a link states the path, only the file's name is shown, so that the sentences get the width of the
  /// table. A location in the old version has no link.
  private func place(_ location: Location, _ links: SourceLinks?, isOld: Bool = false) -> String {
    let line = location.start.line
    guard let links, let address = links.address(of: location) else { return code("\(location.file):\(line)") }
    let name = code("\(location.file.split(separator: "/").last ?? ""):\(line)")
    return isOld || location.path.hasSuffix(":\(location.file)") ? name : "[\(name)](\(address))"
  }

  private func code(_ text: String) -> String { markdownCode(text, inTable: true) }

  /// The rules that were not checked, folded into one line: a package lacks the facts for dozens of rules in every run.
  private var notCheckedFolded: String {
    if notChecked.isEmpty { return "" }
    var rules: [String: [String]] = [:]
    for id in notChecked { rules[needs(of: id), default: []].append(id) }
    let lines = rules.sorted { $0.key < $1.key }.map { needs, ids in
      "- The tool does not know \(markdownCell(needs)): \(ids.map(code).joined(separator: ", "))\n"
    }
    return
      "\n<details><summary>\(counted(notChecked.count, "rule")) not checked</summary>\n\n\(lines.joined())\n</details>\n"
  }
}

/// The addresses of source lines at a service such as GitHub.
package struct SourceLinks: Sendable {
  /// The address of the repository's files in one revision: `https://github.com/owner/app/blob/0a1b2c/`.
  let base: String
  /// The folder in the repository that reported paths are relative to: empty, or `Apps/Trips/`.
  package var folder = ""

  package init(base: String) { self.base = uriReference(base, isAddress: true) }

  /// The address of the line that a location starts on; nil for a file that is not in the folder.
  func address(of location: Location) -> String? {
    if location.file.hasPrefix("/") || location.file.hasPrefix("../") { return nil }
    return "\(base)\(uriReference(folder + location.file))#L\(location.start.line)"
  }
}

/// Text that is shown literally, in a cell of a table. A word that a site would turn into a link, such as `@user`, becomes a code
/// span: a comment must not notify people or mention issues that a text of the source names.
package func markdownCell(_ text: String) -> String {
  markdownPieces(visible(text)).map { piece in
    piece.isLink ? markdownCode(String(piece.text), inTable: true) : piece.text.map(escapedForMarkdown).joined()
  }.joined()
}

/// A text that people see in an app, in a table or a paragraph: with its line breaks, and a space for each tab.
package func markdownText(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
    markdownCell(String(line.map { $0 == "\t" ? " " : $0 }))
  }.joined(separator: "<br>")
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
func markdownProse(_ text: String, inTable: Bool = false) -> String {
  messageParts(text).map { part in
    !part.isName ? markdownCell(part.text) : part.text.isEmpty ? "''" : markdownCode(part.text, inTable: inTable)
  }.joined()
}

/// The parts of a message: the names in 'single quotes', and the text around them. A quote after a letter does not open a name,
/// and a quote before a letter does not close one, because each can be an apostrophe.
func messageParts(_ text: String) -> [(text: String, isName: Bool)] {
  let characters = Array(text)
  func isLetter(_ index: Int) -> Bool {
    characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }
  var parts: [(text: String, isName: Bool)] = [], start = 0, position = 0
  while position < characters.count {
    guard characters[position] == "'", !isLetter(position - 1) else {
      position += 1
      continue
    }
    // If no quote closes this name, none closes a later one.
    guard let end = characters[(position + 1)...].indices.first(where: { characters[$0] == "'" && !isLetter($0 + 1) })
    else { break }
    parts.append((String(characters[start..<position]), false))
    parts.append((String(characters[position + 1..<end]), true))
    start = end + 1
    position = start
  }
  return parts + [(String(characters[start...]), false)]
}

/// A code span, fenced by more backticks than the text holds.
package func markdownCode(_ source: String, inTable: Bool = false) -> String {
  let text = visible(source)
  // A table's cell ends at a bar, even inside a code span.
  return markdownCodeSpan(inTable ? text.map { $0 == "|" ? "\\|" : String($0) }.joined() : text)
}
