import SourceScan

extension Rule {
  static let phraseWithTwoReadings: Rule = Rule(
    id: "phrase-with-two-readings", severity: .note,
    summary: "two phrases differ in the type of their parameter alone",
    rationale: """
      Siri compares what people say with each phrase and each value of its parameter. If two App Shortcuts have \
      the same words around parameters of different types, the value alone decides, and a name that both types \
      have, or that Siri hears differently, runs the wrong one. Give one of the phrases a word that names its \
      type.
      """,
    source: "WWDC22 10170: phrases must be distinct; public reports",
    reported: Example(twoShelves(#"↓"Open \(\.$shelf) in \(.applicationName)""#)),
    correct: Example(twoShelves(#""Open shelf \(\.$shelf) in \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.apps.groups {
      var seen: [String: [(phrase: ListedPhrase, types: [String])]] = [:]
      for phrase in model.shippedShortcuts(of: app).flatMap(\.phrases) {
        let intent = model.intent(of: phrase.listed)
        let types = phrase.text.placeholders.filter { $0.kind == .keyPath }.compactMap {
          intent?.parameter($0.name)?.type?.name
        }
        guard !types.isEmpty else { continue }
        let key = phrase.text.normalized { _ in "?" }
        let other = seen[key]?.first { other in
          other.types != types && other.types.count == types.count
            && other.phrase.listed.shortcut.place != phrase.listed.shortcut.place
            && other.phrase.listed.coexists(with: phrase.listed, model.settings)
        }
        seen[key, default: []].append((phrase, types))
        guard let other else { continue }
        let own = types.joined(separator: ", "), others = other.types.joined(separator: ", ")
        let message =
          "only the type of the parameter, '\(own)' or '\(others)', tells this phrase from another one, so Siri may run the other App "
          + "Shortcut; add a word that names the type"
        let pair: String = phrase.listed.symbol + " " + other.phrase.listed.symbol
        reporter.report(
          message, at: phrase.text.keyPlace, symbol: phrase.symbol,
          notes: [.init(message: "the other phrase", place: other.phrase.text.keyPlace)],
          cause: .init(pair, note: "nor does anything else tell this phrase from another"))
      }
    }
  }
}

private func twoShelves(_ phrase: String) -> String {
  .shortcuts(
    """
    AppShortcut(intent: Open(), phrases: ["Open \\(\\.$book) in \\(.applicationName)"])
    AppShortcut(intent: OpenShelf(), phrases: [\(phrase)])
    """, of: .bookParameter,
    with: .shelf + "\n\nstruct Book: AppEntity {\n  let id: Int\n}\n\n"
      + "struct OpenShelf: AppIntent {\n  static let title: LocalizedStringResource = \"Open Shelf\"\n  \(String.shelfParameter)\n}"
  )
}
