extension Rule {
  static let snippetIntentDiscoverable: Rule = Rule(
    id: "snippet-intent-discoverable", severity: .note, summary: "a 'SnippetIntent' appears in Shortcuts as an action",
    rationale: """
      A snippet intent only draws what another intent shows, so it is not useful as an action. Set 'isDiscoverable' to \
      false. The rule skips an intent that an App Shortcut runs, because that intent must be discoverable.
      """,
    source: "WWDC25 275",
    isFixable: true,
    reported: Example(
      showBook("↓ShowBook"), fixed: showBook("ShowBook", "static let isDiscoverable = false\n\n  ")),
    correct: Example(showBook("ShowBook", "", "\n  static let isDiscoverable = false")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let listed = model.intentsOfShortcuts
    for intent in model.bundle.intents
    where intent.conforms(to: "SnippetIntent") && !listed.contains(intent.type.name) {
      let type = intent.type
      guard intent.isDiscoverable.isAbsent || intent.isDiscoverable.only == true else { continue }
      reporter.report(
        "snippet intent '\(type.name)' appears in Shortcuts as an action; set 'isDiscoverable' to false",
        of: type,
        fixes: intent.isDiscoverable.isAbsent ? [.hide(type)] : [])
    }
  }
}

private func showBook(_ name: String, _ first: String = "", _ last: String = "") -> String {
  """
  struct \(name): SnippetIntent {
    \(first)static let title: LocalizedStringResource = "Show Book"\(last)

    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: BookView())
    }
  }
  """
}
