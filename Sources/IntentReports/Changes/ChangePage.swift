import IntentChanges
import DocumentFormats

/// One kind of change as `intentscan explain` prints it.
///
/// A page fits one screen and has the reported example; `examplesPage` has both.
extension ChangeKind {
  /// The page for a terminal.
  package var page: String {
    var text = "\(id): \(summary)\n\n\(PageText.wrapped(rationale))\n\n"
    text += PageText.indented(reported, "Reported at '↓'") + "\n"
    text += facts.map { "\($0.name): \($0.value)\n" }.joined()
    return text + "More examples: intentscan explain --examples \(id)\n"
  }

  /// All examples, for a terminal.
  package var examplesPage: String {
    let level = reported.level.map { " (\($0.rawValue))" } ?? ""
    return "\(id): \(summary)\n\n" + PageText.indented(reported, "Reported\(level) at '↓'")
      + "\n" + PageText.indented(harmless, "Not reported")
  }

  var facts: [(name: String, value: String)] {
    [("Level", level.rawValue), ("Affects", audience.rawValue), ("Source", source)]
  }

  /// Writes all kinds as the member `changes` of a JSON document.
  package static func write(to json: inout JSONWriter) {
    json.objects("changes", all) { json, kind in
      json.member("id", kind.id)
      json.member("level", kind.level.rawValue)
      json.member("affects", kind.audience.rawValue)
      json.member("summary", kind.summary)
      json.member("rationale", kind.rationale)
      json.member("source", kind.source)
    }
  }

  /// One line for each kind.
  package static var table: String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { kind in
      let id = kind.id + String(repeating: " ", count: width - kind.id.count)
      let level = kind.level.rawValue + String(repeating: " ", count: 9 - kind.level.rawValue.count)
      return "\(id)  \(level)  \(kind.summary)\n"
    }.joined()
  }
}

extension PageText {
  /// Both versions of an example for a terminal, and the fixed one, if the example has one.
  fileprivate static func indented(_ example: ChangeExample, _ title: String) -> String {
    var text = "\(title):\n\(indented(example.before.orNoSource))  becomes\n\(indented(example.after.orNoSource))"
    if let fixed = example.fixed { text += "\nAfter the fix:\n\(indented(fixed))" }
    return text
  }
}

extension String {
  /// The source of one version of an example; a comment if the version is empty.
  var orNoSource: String { isEmpty ? "// no source" : self }
}
