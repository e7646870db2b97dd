import DocumentFormats
import SourceScan

/// A sheet as XLIFF 1.2, the format that Xcode and translation services use.
///
/// The phrases of one App Shortcut are units whose ids end with `|==|phrase.1` and so on. Xcode writes the parts of other
/// texts after the same sign; how it writes sets of phrases is unverified.
extension TranslationSheet {
  private static let numberMark = "|==|phrase."

  /// `generator` is the name and the version of the tool.
  package func xliff(generator: (name: String, version: String)) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for (file, rows) in rowsByFile {
      text += "  <file original=\"\(escapedForXML(file))\" source-language=\"\(escapedForXML(sourceLanguage))\""
      text += " target-language=\"\(escapedForXML(language))\" datatype=\"plaintext\">\n    <header>\n      <tool"
      text += " tool-id=\"\(generator.name)\" tool-name=\"\(generator.name)\" tool-version=\"\(generator.version)\"/>\n"
      text += "    </header>\n    <body>\n"
      for row in rows { text += unit(row) }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private func unit(_ row: Row) -> String {
    let id = row.number == 0 ? row.key : row.key + Self.numberMark + String(row.number)
    var text = "      <trans-unit id=\"\(escapedForXML(id, keepsSpace: true))\" xml:space=\"preserve\">\n"
    text += "        <source>\(escapedForXML(row.source))</source>\n"
    if !row.target.isEmpty {
      // A state that the format has no name for, such as that of a machine's translation, must not come back as confirmed.
      let state = Self.states.first { $0.state == row.state }?.name ?? "needs-review-translation"
      text += "        <target state=\"\(state)\">\(escapedForXML(row.target))</target>\n"
    }
    let note = [row.context, row.comment].filter { !$0.isEmpty }.joined(separator: ": ")
    if !note.isEmpty { text += "        <note>\(escapedForXML(note))</note>\n" }
    return text + "      </trans-unit>\n"
  }

  /// The standard's names for the states of a catalog. The first one of each is written.
  private static let states: [(state: String, name: String)] = [
    ("new", "new"), ("needs_review", "needs-review-translation"), ("translated", "translated"),
    ("translated", "final"), ("translated", "signed-off"), ("needs_review", "needs-review-l10n"),
    ("needs_review", "needs-review-adaptation"), ("new", "needs-translation"),
  ]

  package init(xliff bytes: [UInt8]) throws(SheetError) {
    let lines = LineIndex(SourceText(bytes)), root: XMLElement
    do throws(ReadingError) {
      root = try parseXML(bytes)
    } catch {
      throw SheetError(error.message, line: lines.line(at: error.offset ?? 0))
    }
    guard root.name == "xliff" else {
      throw SheetError("expected the element 'xliff', found '\(root.name)'", line: lines.line(at: root.offset))
    }
    self.init(sourceLanguage: "", language: "")
    for file in root.children(named: "file") {
      guard let name = file[attribute: "original"], let language = file[attribute: "target-language"] else {
        throw SheetError(
          "the element 'file' needs 'original' and 'target-language'", line: lines.line(at: file.offset))
      }
      if self.language.isEmpty { self.language = language }
      guard self.language == language else {
        throw SheetError(
          "the language is '\(language)', and '\(self.language)' above; a file has one language",
          line: lines.line(at: file.offset))
      }
      sourceLanguage = file[attribute: "source-language"] ?? sourceLanguage
      for unit in file.children(named: "body").flatMap({ $0.children(named: "trans-unit") }) {
        rows.append(try Self.row(unit, file: name, lines))
      }
    }
  }

  private static func row(_ unit: XMLElement, file: String, _ lines: LineIndex) throws(SheetError) -> Row {
    let line = lines.line(at: unit.offset)
    guard let id = unit[attribute: "id"] else { throw SheetError("the element 'trans-unit' has no 'id'", line: line) }
    let target = unit.children(named: "target").first
    if let inline = target?.children.first {
      throw SheetError(
        "the element '\(inline.name)' in a text is not read; tokens such as ${applicationName} are plain text",
        line: lines.line(at: inline.offset))
    }
    var row = Row(file: file, key: id)
    if let mark = id.firstRange(ofText: numberMark), let number = Int(id[mark.upperBound...]), number > 0 {
      row.key = String(id[..<mark.lowerBound])
      row.number = number
    }
    row.source = unit.children(named: "source").first?.text ?? ""
    row.target = target?.text ?? ""
    let state = target?[attribute: "state"]
    row.state = states.first { $0.name == state }?.state ?? ""
    row.line = lines.line(at: target?.offset ?? unit.offset)
    return row
  }
}

extension LineIndex {
  fileprivate func line(at offset: Int) -> Int { position(of: UInt32(clamping: offset)).line }
}
