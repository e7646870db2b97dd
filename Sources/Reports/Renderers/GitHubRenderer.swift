/// Workflow commands of GitHub Actions, which become annotations of a pull request:
/// `::error file=…,line=…,col=…,endColumn=…,title=rule::message`.
extension Report {
  func gitHubAnnotations() -> String {
    entries.map { entry in
      let location = entry.location
      var place = "file=\(property(visible(location.file))),line=\(location.start.line)"
      if location.end.line == location.start.line {
        place += ",col=\(location.start.utf16Column),endColumn=\(location.end.utf16Column)"
      } else {
        // Columns go with a single line only.
        place += ",endLine=\(location.end.line)"
      }
      let notes = entry.notes.map { note in
        "\nnote: \(note.message) (\(visible(note.location.file)):\(note.location.start.line))"
      }
      return "::\(command(entry.severity)) \(place),title=\(property(entry.rule))::"
        + data(entry.message + notes.joined()) + "\n"
    }.joined()
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// What would end a command or be taken for an escape.
  private func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// The same for a property, which `:` and `,` end too.
  private func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private func escaped(_ text: String, _ special: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        result += "%\(digits[Int(scalar.value >> 4)])\(digits[Int(scalar.value & 15)])"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
