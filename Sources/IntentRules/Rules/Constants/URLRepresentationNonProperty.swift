import IntentModel

extension Rule {
  static let urlRepresentationNonProperty: Rule = Rule(
    id: "url-representation-non-property", severity: .error,
    summary: "a URL representation contains a value that is not an identifier, a property or a parameter",
    rationale: """
      The system creates the URL from the metadata, without running the app. The URL can contain the 'id' and the \
      properties of an entity, or the parameters of an intent. Other variables are not part of the metadata. Add \
      '@Property' or '@Parameter' to the variable.
      """,
    source: "WWDC24 10134",
    reported: #"""
      struct Book: AppEntity {
        let id: Int
        var slug: String

        static var urlRepresentation: URLRepresentation {
          "https://example.com/books/↓\(\.$slug)"
        }
      }
      """#,
    correct: #"""
      struct Book: AppEntity {
        let id: Int
        @Property(title: "Slug") var slug: String

        static var urlRepresentation: URLRepresentation {
          "https://example.com/books/\(\.$slug)"
        }
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
    for alternative in representation.own {
      if let unreadable = alternative.content.unreadable, unreadable.reason == .interpolation {
        report(
          "the URL of '\(type.name)' must not contain a run-time value; found '\(unreadable.excerpt)'",
          at: unreadable.place,
          symbol: type.symbol("urlRepresentation"))
      }
      for placeholder in alternative.content.known?.placeholders ?? [] {
        // A token without a key path, such as `.id`, is checked only in an entity: the members that an intent's protocols offer are
        // unknown.
        guard placeholder.kind == .keyPath || placeholder.kind == .other && isEntity && !placeholder.isRaw else {
          continue
        }
        let name = placeholder.name.split(separator: ".").first.map(String.init) ?? placeholder.name
        guard !known.contains(name) else { continue }
        let wrapper = isEntity ? "@Property" : "@Parameter"
        report(
          "the URL of '\(type.name)' cannot contain '\(name)', which is not a '\(wrapper)'; declare it with '\(wrapper)'",
          at: placeholder.place, symbol: type.symbol("urlRepresentation"))
      }
    }
  }
}
