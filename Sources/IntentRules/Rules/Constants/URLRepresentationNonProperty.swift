import IntentModel

extension Rule {
  static let urlRepresentationNonProperty = Rule(
    id: "url-representation-non-property", severity: .error,
    summary: "a URL representation names what is neither the identifier nor a property",
    rationale: """
      The URL is made from the metadata, without the app: it can hold an entity's 'id' and properties, or an intent's \
      parameters. Other variables aren't in the metadata.
      """,
    source: "WWDC24 10134",
    triggering: [
      Example(
        .bookEntity(#"var name: String; static var urlRepresentation: URLRepresentation { "https://x.y/↓\(.name)" }"#)),
      Example(
        .bookEntity(#"var name: String; static var urlRepresentation: URLRepresentation { "https://x.y/↓\(\.$name)" }"#)
      ),
      Example(.bookEntity(#"static var urlRepresentation: URLRepresentation { ↓"https://\(host)/\(.id)" }"#)),
      Example(
        .intent(
          "Open", "URLRepresentableIntent",
          #"var name: String; static var urlRepresentation: URLRepresentation { "https://x.y/↓\(\.$name)" }"#)),
    ],
    nonTriggering: [
      Example(.bookEntity(#"static var urlRepresentation: URLRepresentation { "https://x.y/\(.id)/details" }"#)),
      Example(
        .bookEntity(
          #"@Property(title: "N") var name: String; static var urlRepresentation: URLRepresentation { "https://x.y/\(\.$name)" }"#
        )),
      Example(
        .intent(
          "Open", "URLRepresentableIntent",
          #"@Parameter(title: "N") var n: Int; static var urlRepresentation: URLRepresentation { "https://x.y/\(\.$n)" }"#
        )),
      Example(
        .intent(
          "Open", "URLRepresentableIntent",
          #"@Parameter(title: "B") var b: Book; static var urlRepresentation: URLRepresentation { "https://x.y/\(\.$b.$id)" }"#
        )),
      Example(
        "import Kit\nimport AppIntents\nstruct Book: KitEntity, AppEntity { static var urlRepresentation: URLRepresentation { \"https://x.y/\\(\\.$name)\" } }"
      ),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where !entity.type.mayHaveHiddenMembers {
      let names = Set(entity.properties.map(\.name) + ["id"])
      reporter.report(entity.urlRepresentation, of: entity.type, known: names, isEntity: true)
    }
    for intent in model.bundle.intents where !intent.type.mayHaveHiddenMembers {
      reporter.report(
        intent.urlRepresentation, of: intent.type, known: Set(intent.parameters.map(\.name)), isEntity: false)
    }
  }
}

extension Reporter {
  fileprivate mutating func report(
    _ representation: Fact<LocalizedText>, of type: DeclaredType, known: Set<String>, isEntity: Bool
  ) {
    for alternative in representation.alternatives where alternative.origin.providedBy == nil {
      if let unreadable = alternative.content.unreadable, unreadable.reason == .interpolation {
        report(
          "the URL of '\(type.name)' interpolates a run-time value: '\(unreadable.excerpt)'", at: unreadable.place,
          symbol: type.symbol("urlRepresentation"))
      }
      for placeholder in alternative.content.known?.placeholders ?? [] {
        // Tokens other than `.id` belong to protocols that nobody here knows.
        guard placeholder.kind == .keyPath || placeholder.kind == .other && isEntity && !placeholder.isRaw else {
          continue
        }
        let name = placeholder.name.split(separator: ".").first.map(String.init) ?? placeholder.name
        guard !known.contains(name) else { continue }
        report(
          "'\(name)' is neither the identifier nor a \(isEntity ? "property" : "parameter") of '\(type.name)'",
          at: placeholder.place, symbol: type.symbol("urlRepresentation"))
      }
    }
  }
}
