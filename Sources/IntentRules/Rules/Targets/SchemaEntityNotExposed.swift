extension Rule {
  static let schemaEntityNotExposed: Rule = Rule(
    id: "schema-entity-not-exposed", severity: .error,
    summary: "a type with a schema uses an entity or enum without a schema",
    rationale: """
      Some schemas require an entity or an enum of their own domain. The app's type then needs a schema of that domain too, \
      or Xcode rejects it. Add '@AppEntity(schema:)' or '@AppEnum(schema:)' to the type. The rule knows the requirements of \
      some schemas only.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    reported: """
      @AppIntent(schema: .photos.openAsset)
      struct OpenPhoto {
        var target: ↓Photo
      }

      struct Photo: AppEntity {
        let id: String
      }
      """,
    correct: Example(.openedAsset),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for shaped in model.shapedTypes {
      for (variable, place, type) in model.typesOfSchema(in: shaped)
      where type.schema == nil && !type.conformances.contains(where: schemaProtocols.contains) {
        reporter.report(
          "'\(variable.name)' of the schema '\(shaped.name)' requires a type with a schema, but '\(type.name)' has none, so "
            + "Xcode rejects it; give '\(type.name)' a schema", at: place, symbol: shaped.type.symbol(variable.name),
          notes: [.declaration(of: type.name, at: type.place)])
      }
    }
  }
}

/// The protocols that the macros add. A type can also conform without the macro.
private let schemaProtocols: Set<String> = [
  "AssistantEntity", "AssistantSchemaEntity", "AssistantEnum", "AssistantSchemaEnum",
]

extension String {
  /// An intent with a schema, whose parameter has a type with a schema of the same domain.
  static let openedAsset = """
    @AppIntent(schema: .photos.openAsset)
    struct OpenPhoto {
      var target: Photo
    }

    @AppEntity(schema: .photos.asset)
    struct Photo {
      let id: String
    }
    """
}
