extension Rule {
  static let titleContainsAppName: Rule = Rule(
    id: "title-contains-app-name", severity: .note, summary: "an intent's title contains the app's name",
    rationale:
      "Shortcuts and Spotlight show the app's name next to the title, so users read it twice. Remove it from the title.",
    source: "WWDC24 10176", isOptIn: true, needs: [.applicationName],
    reported: Example(
      """
      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = ↓"Open Shelf in Bookworm"

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
      settings: .init(applicationName: "Bookworm")),
    correct: Example(
      .documentedIntent(name: "OpenShelf"),
      settings: .init(applicationName: "Bookworm")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let name = model.settings.applicationName?.lowercased(), !name.isEmpty else { return }
    for intent in model.bundle.intents {
      for title in intent.title.known where title.key.lowercased().hasWords(name) {
        reporter.report(
          "the title of '\(intent.type.name)' contains the app's name, which Shortcuts shows next to it; remove the name",
          at: title.place, symbol: intent.type.symbol("title"))
      }
    }
  }
}

extension String {
  /// Whether the text contains `words` as whole words.
  fileprivate func hasWords(_ words: String) -> Bool {
    func parts(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
    let all = parts(self), sought = parts(words)
    guard !sought.isEmpty, all.count >= sought.count else { return false }
    return (0...(all.count - sought.count)).contains { Array(all[$0..<($0 + sought.count)]) == sought }
  }
}
