import IntentModel

extension Rule {
  static let schemaWrongDomain: Rule = Rule(
    id: "schema-wrong-domain", severity: .warning,
    summary: "a type with a schema uses a type of another domain",
    rationale: """
      An app can use schemas of several domains. But the types of the parameters and properties that a schema defines must \
      be of the schema's own domain. Use a type with a schema of that domain. The rule knows the members of some schemas \
      only.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    reported: """
      @AppIntent(schema: .photos.openAsset)
      struct OpenPhoto {
        var target: ↓Book
      }

      @AppEntity(schema: .books.book)
      struct Book {
        let id: String
      }
      """,
    correct: Example(.openedAsset),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for shaped in model.shapedTypes {
      let domain = KnownSchemas.domain(of: shaped.name)
      for (variable, place, type) in model.typesOfSchema(in: shaped) {
        guard let other = type.schema?.name.known, KnownSchemas.domain(of: other) != domain else { continue }
        reporter.report(
          "'\(type.name)' has a schema of the domain '\(KnownSchemas.domain(of: other))', "
            + "but '\(variable.name)' of the schema '\(shaped.name)' requires a type of '\(domain)'",
          at: place, symbol: shaped.type.symbol(variable.name),
          notes: [.declaration(of: type.name, at: type.place)])
      }
    }
  }
}
