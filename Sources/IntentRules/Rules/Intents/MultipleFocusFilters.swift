import SourceScan

extension Rule {
  static let multipleFocusFilters: Rule = Rule(
    id: "multiple-focus-filters", severity: .error, summary: "an app has more than one focus filter",
    rationale: """
      An app may have only one 'SetFocusFilterIntent'. With a second one Xcode's build exports no App Intents metadata \
      for the app. Keep one focus filter, with a parameter for each setting.
      """,
    source: "Apple's metadata processor",
    appleMessage: "Only 1 'AppIntents.SetFocusFilterIntent' conformance is allowed per app, but found: <…>",
    mayLackFacts: true,
    reported: Example(filter("ShelfFilter", shelf) + "\n\n" + filter("↓AuthorFilter", author)),
    correct: Example(filter("LibraryFilter", shelf + "\n" + author)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let filters = model.bundle.intents.filter { $0.conforms(to: "SetFocusFilterIntent") }
    lazy var targets = TargetFolders(model)
    if !model.knowsTargets(of: filters.map(\.type)) { reporter.leaveUnchecked(without: .targetMap) }
    for (_, all) in Dictionary(grouping: filters, by: { model.app(of: $0.type.module) }) {
      let ordered = all.map(\.type).sorted {
        $0.place.order < $1.place.order
      }
      // A type that is declared twice belongs to two targets in one folder.
      guard Set(ordered.map(\.qualifiedName)).count == ordered.count else { continue }
      for (index, other) in ordered.enumerated() {
        let compared = ordered[..<index].prefix(SourceScan.Limits.compared)
        guard let first = compared.first(where: { $0.coexists(with: other) && targets.mayShareApp($0, other) }) else {
          if compared.count < index { reporter.leaveUnchecked(without: .fewerTypes) }
          continue
        }
        reporter.report(
          "'\(other.name)' and '\(first.name)' are both focus filters; with more than one 'SetFocusFilterIntent', Xcode exports no App Intents of the app",
          of: other,
          notes: [.declaration(of: first.name, at: first.place)])
      }
    }
  }
}

private let shelf = "@Parameter(title: \"Shelf\") var shelf: String?"
private let author = "@Parameter(title: \"Author\") var author: String?"

private func filter(_ name: String, _ parameters: String) -> String {
  .documentedIntent(
    "\n\(parameters)\n\nvar displayRepresentation: DisplayRepresentation { \"Library\" }", name: name,
    conformance: "SetFocusFilterIntent")
}
