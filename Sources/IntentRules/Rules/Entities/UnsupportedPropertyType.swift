import IntentModel

extension Rule {
  static let unsupportedPropertyType = Rule(
    id: "unsupported-property-type", severity: .error,
    summary: "an entity's property is of a type that the framework doesn't know",
    rationale: """
      A property is a value that Shortcuts can filter by and pass on: a basic type, or an entity, an enum or a union that \
      the app declares. Any other type stops the build, or the export of all metadata.
      """,
    source: "Apple's metadata processor, WWDC25 244: properties are of the types that parameters are of",
    triggering: [
      Example("struct Book: AppEntity { @Property(title: \"Cover\") var cover: ↓CGImage }"),
      Example("struct Author {}\nstruct Book: AppEntity { @Property var authors: [↓Author] }"),
      Example("struct Author {}\nstruct Book: AppEntity { @ComputedProperty var author: ↓Author { Author() } }"),
      Example("struct Book: AppEntity { @DeferredProperty var pages: ↓[String: Int] { get async throws { [:] } } }"),
    ],
    nonTriggering: [
      Example(
        "struct Author: AppEntity { let id: Int }\nstruct Book: AppEntity { @Property var authors: [Author]? }"),
      Example("enum Kind: String, AppEnum { case a }\nstruct Book: AppEntity { @Property var kind: Kind }"),
      Example("struct Book: AppEntity { @Property var cover: IntentFile; @Property var place: PlaceDescriptor }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity { @Property var author: KitAuthor }"),
      Example(
        "import Kit\nimport AppIntents\nstruct Author: KitThing {}\nstruct Book: AppEntity { @Property var a: Author }"),
      Example("struct Author {}\nstruct Book: AppEntity { var author: Author }"),
      // What the schema makes of it isn't known.
      Example("struct Author {}\n@AppEntity(schema: .books.book)\nstruct Book { let id: Int; var author: Author }"),
      // What stands for the type is another's parameter.
      Example("struct Author {}\nstruct Box<Author>: AppEntity { @Property var author: Author }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where !entity.type.isGeneric {
      for property in entity.properties where property.wrapper != .schema {
        guard let type = property.type, let problem = ParameterTypes.problem(of: type) else { continue }
        reporter.report(
          "property '\(property.name)' can't be of type '\(problem.type.name ?? problem.type.spelling)'; \(problem.hint)",
          at: problem.type.place, symbol: entity.type.symbol(property.name))
      }
    }
  }
}
