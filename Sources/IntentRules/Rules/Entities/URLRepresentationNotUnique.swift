extension Rule {
  static let urlRepresentationNotUnique: Rule = Rule(
    id: "url-representation-not-unique", severity: .warning,
    summary: "all entities of a type have the same URL",
    rationale: """
      The system opens the URL instead of the entity that a user chose. If the URL contains neither the 'id' nor a \
      property, all entities of the type open the same page. Add '\\(.id)' or a property to the URL.
      """,
    source: "WWDC24 10134",
    reported: Example(linkedBook(#"↓"https://example.com/books/details""#)),
    correct: Example(linkedBook(#""https://example.com/books/\(.id)/details""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where !entity.conforms(to: "UniqueAppEntity") {
      for alternative in entity.urlRepresentation.own {
        guard let text = alternative.content.known, text.placeholders.isEmpty else { continue }
        reporter.report(
          "the URL of '\(entity.type.name)' contains neither its 'id' nor a property, so every '\(entity.type.name)' opens the same page; "
            + "add '\\(.id)'",
          at: text.place, symbol: entity.type.symbol("urlRepresentation"))
      }
    }
  }
}

private func linkedBook(_ url: String) -> String {
  #"""
  struct Book: AppEntity {
    let id: Int

    static var urlRepresentation: URLRepresentation {
      \#(url)
    }
  }
  """#
}
