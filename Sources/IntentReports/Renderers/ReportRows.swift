/// Entries as people read them: more than three of one rule and severity whose messages differ only by names and numbers are one
/// row.
extension Report {
  package struct Row {
    package var entry: Entry
    /// Further entries of the same kind.
    package var others: [Entry] = []

    var message: String {
      if others.isEmpty { return entry.message }
      let names = others.map(\.name), shown = names.prefix(Row.nameLimit)
      let list = names.count > shown.count ? shown.map { "'\($0)'" }.joined(separator: ", ") : quotedList(names)
      let left = names.count - shown.count
      return "\(entry.message); the same applies to \(list)" + (left > 0 ? " and \(left) more" : "")
    }

    private static let nameLimit = 8

    /// The entry with the message of the row.
    var joined: Entry {
      var entry = entry
      entry.message = message
      return entry
    }
  }
}

extension [Report.Entry] {
  /// The rows in the order of their first entries. Up to three entries of a kind have a row each.
  package var rows: [Report.Row] {
    var rows: [Report.Row] = [], indices: [String: Int] = [:]
    let keys = map { "\($0.rule)\0\($0.severity)\0\($0.message.withoutNames)" }
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    for (entry, key) in zip(self, keys) {
      if let index = indices[key] {
        rows[index].others.append(entry)
      } else {
        if counts[key, default: 0] > 3 { indices[key] = rows.count }
        rows.append(Report.Row(entry: entry))
      }
    }
    return rows
  }
}

extension Report.Entry {
  /// The part of the symbol that people know: `OpenTrip`, a phrase.
  package var name: String {
    let separator: Character = symbol.contains("/") ? "/" : "."
    let parts = symbol.split(separator: separator, maxSplits: separator == "/" ? .max : 1)
    return visible(String(parts.last ?? ""))
  }
}

extension String {
  /// A message without its 'names' and numbers.
  fileprivate var withoutNames: String {
    messageParts(self).filter { !$0.isName }.map { $0.text.filter { !$0.isNumber } }.joined(separator: "'")
  }
}

extension Collection {
  /// The elements that people are shown of a list of locations: all if there are at most four, otherwise three.
  var firstOnes: SubSequence { prefix(count > 4 ? 3 : 4) }
}
