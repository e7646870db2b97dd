extension Rule {
  static let controlURLCustomScheme: Rule = Rule(
    id: "control-url-custom-scheme", severity: .warning,
    summary: "a control opens a link with the app's own scheme",
    rationale: """
      'OpenURLIntent' opens universal links. A control that runs it with the app's own scheme, such as \
      'books://shelf', was reported to open nothing. Use an 'https' link of an associated domain, or an intent \
      that opens the app. The rule reports a literal in a control, and in an intent that a control runs.
      """,
    source: "documentation of OpenURLIntent; public reports of controls",
    reported: Example(opening(#"URL(string: ↓"books://shelf")!"#)),
    correct: Example(opening(#"URL(string: "https://books.example/shelf")!"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let ofControls = Set(model.runs.filter { $0.run.surfaces.contains(.control) }.map(\.intent.type.name))
    for file in model.files {
      for url in file.runs.customURLs where !["http", "https"].contains(url.scheme.lowercased()) {
        guard url.isInControl || url.type.map(ofControls.contains) == true else { continue }
        reporter.report(
          "'OpenURLIntent' opens universal links, and a control with the scheme '\(url.scheme)' opens nothing; use an 'https' link "
            + "of an associated domain, or an intent that opens the app",
          at: url.place, symbol: "\(file.module).OpenURLIntent/\(url.scheme)",
          cause: .init(file.module + url.scheme, note: "this link has the scheme too"))
      }
    }
  }
}

private func opening(_ url: String) -> String {
  .control(
    "ControlWidgetButton(action: OpenURLIntent(\(url))) {\n        Label(\"Shelf\", systemImage: \"book\")\n      }")
}
