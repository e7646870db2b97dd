import IntentModel

extension Rule {
  static let urlRepresentationNotUnique = Rule(
    id: "url-representation-not-unique", severity: .warning,
    summary: "all entities of a type have the same URL",
    rationale: """
      The system opens the URL instead of the entity that a user chose. If the URL contains neither the 'id' nor a \
      property, all entities of the type open the same page. Add '\\(.id)' or a property to the URL.
      """,
    source: "WWDC24 10134",
    triggering: [
      Example(.page(#"↓"https://example.com/books/details""#))
    ],
    nonTriggering: [
      Example(.page(#""https://example.com/books/\(.id)/details""#)),
      Example(.bookEntity("static var urlRepresentation: URLRepresentation { make() }")),
      // An entity without further values, and an intent without parameters.
      Example(
        .intent(
          "Open", "URLRepresentableIntent", #"static var urlRepresentation: URLRepresentation { "https://x.y/" }"#)),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where !entity.conforms(to: "UniqueAppEntity") {
      for alternative in entity.urlRepresentation.alternatives where alternative.origin.providedBy == nil {
        guard let text = alternative.content.known, text.placeholders.isEmpty else { continue }
        reporter.report(
          "the URL of '\(entity.type.name)' contains neither its 'id' nor a property, so every '\(entity.type.name)' opens the same page; "
            + "add '\\(.id)'",
          at: text.place, symbol: entity.type.symbol("urlRepresentation"))
      }
    }
  }
}

extension String {
  fileprivate static func page(_ url: String) -> String {
    #"""
    struct Book: AppEntity {
      let id: Int

      static var urlRepresentation: URLRepresentation {
        \#(url)
      }
    }
    """#
  }
}
