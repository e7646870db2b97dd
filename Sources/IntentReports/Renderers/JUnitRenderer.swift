/// JUnit's XML. Every finding is a test case, which failed if the finding fails the run. A rule without findings is one test case:
/// passed, or skipped if the rule lacked its needs. Every input that could not be read is a test case with an error.
extension Report {
  func junit() -> String {
    let byRule = Dictionary(grouping: entries, by: \.rule)
    let skipped = Set(notChecked)
    let names = Set(rules.map(\.id)).union(byRule.keys).sorted()
    let counts: KeyValuePairs = [
      "name": "intentscan", "tests": String(names.reduce(failures.count) { $0 + max(1, byRule[$1]?.count ?? 1) }),
      "failures": String(entries.count(where: \.fails)), "errors": String(failures.count),
      "skipped": String(skipped.subtracting(byRule.keys).count),
    ]
    var xml = XMLWriter()
    xml.begin("testsuites")
    xml.begin("testsuite", counts)
    for failure in failures {
      xml.begin("testcase", ["classname": "intentscan", "name": "read \(visiblePath(failure.file))"])
      xml.element("error", ["message": failure.message, "type": "unreadable"])
      xml.end()
    }
    for name in names {
      guard let found = byRule[name] else {
        write(rule: name, isSkipped: skipped.contains(name), &xml)
        continue
      }
      for entry in found { write(entry, isFailure: entry.fails, &xml) }
    }
    xml.end()
    xml.end()
    return xml.text
  }

  private func write(rule: String, isSkipped: Bool, _ xml: inout XMLWriter) {
    guard isSkipped else { return xml.element("testcase", ["classname": "intentscan", "name": rule]) }
    xml.begin("testcase", ["classname": "intentscan", "name": rule])
    xml.element("skipped", ["message": "not checked, because the tool does not know \(needs(of: rule))"])
    xml.end()
  }

  private func write(_ entry: Entry, isFailure: Bool, _ xml: inout XMLWriter) {
    let location = entry.location
    let place = "\(visiblePath(location.file)):\(location.start.line):\(location.start.column)"
    let notes = entry.notes.map { note in
      "\n\(visiblePath(note.location.file)):\(note.location.start.line):\(note.location.start.column): note: \(note.message)"
    }
    let text = "\(place): \(entry.severity.rawValue): \(entry.message) [\(entry.rule)]" + notes.joined()
    xml.begin("testcase", ["classname": "intentscan.\(entry.rule)", "name": "\(entry.rule) \(place)"])
    if isFailure {
      xml.element("failure", ["message": entry.message, "type": entry.severity.rawValue], text: text)
    } else {
      xml.element("system-out", text: text)
    }
    xml.end()
  }
}
