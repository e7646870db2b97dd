import IntentReports

/// The number of declarations that the user expects: `intents=12,shortcuts=8,phrases=31`.
package struct Expectation: Sendable {
  static let kinds = ["intents", "shortcuts", "phrases"]

  private let counts: [(kind: String, count: Int)]

  /// An error about a part of the text that is not a valid expectation.
  package struct Mistake: Error, Equatable { package var message: String }

  package init(_ text: String) throws(Mistake) {
    var counts: [(kind: String, count: Int)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, let count = Int(pair[1]), count >= 0 else {
        throw Mistake(message: "needs counts such as 'intents=12'; found '\(part)'")
      }
      guard Self.kinds.contains(pair[0]) else {
        let hint = Self.kinds.suggestion(for: pair[0])
        throw Mistake(message: "cannot count '\(pair[0])'; use \(Self.kinds.joined(separator: ", "))\(hint)")
      }
      counts.append((pair[0], count))
    }
    self.counts = counts
  }

  /// One line for each count that differs from the expected one: "expected 12 intents, found 11".
  package func failures(in snapshot: Snapshot) -> [String] {
    counts.compactMap { kind, expected in
      let found =
        switch kind {
        case "intents": snapshot.intents.count
        case "shortcuts": snapshot.shortcuts.count
        default: snapshot.phrases.count
        }
      return found == expected ? nil : "expected \(counted(expected, String(kind.dropLast()))), found \(found)"
    }
  }
}
