extension Rule {
  static let urlRepresentationCustomScheme: Rule = Rule(
    id: "url-representation-custom-scheme", severity: .warning,
    summary: "a URL representation has the app's own scheme",
    rationale: """
      A URL representation is a universal link: 'https', with a host of the app's associated domains. The system \
      does not open a link with another scheme, such as 'books://page'. Use a universal link.
      """,
    source: "documentation of URLRepresentableIntent and URLRepresentableEntity; Apple's guide for agents in Xcode 27",
    reported: Example(representation("↓\"books://page\"")),
    correct: Example(representation("\"https://books.example/page\"")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let all =
      model.bundle.intents.map { ($0.type, $0.urlRepresentation) }
      + model.bundle.entities.map { ($0.type, $0.urlRepresentation) }
    for (type, representation) in all {
      for text in representation.known {
        let scheme = text.key.prefix { $0 != ":" }
        guard scheme.count < text.key.count, !["http", "https"].contains(scheme.lowercased()), !scheme.contains("$"),
          !scheme.contains("/")
        else { continue }
        reporter.report(
          "the system opens universal links, and the link of '\(type.name)' has the scheme '\(scheme)'; use 'https' and an "
            + "associated domain", at: text.place, symbol: type.symbol("urlRepresentation"),
          cause: .init("\(type.module) \(scheme)", note: "so has the link of '\(type.name)'"))
      }
    }
  }
}

private func representation(_ link: String) -> String {
  """
  struct OpenPage: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Page"
    static var urlRepresentation: URLRepresentation { \(link) }
  }
  """
}
