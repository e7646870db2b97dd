import IntentModel

extension Rule {
  static let unsupportedPropertyType = Rule(
    id: "unsupported-property-type", severity: .error,
    summary: "a property of an entity has an unsupported type",
    rationale: """
      Shortcuts filters by properties and passes them on, so a property must have a type that the framework \
      supports: a basic type such as 'String', or an entity, an app enum or a union of the app. Any other type \
      stops the build, or Apple's tool exports no metadata for the target.
      """,
    source: "Apple's metadata processor, WWDC25 244: properties are of the types that parameters are of",
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          @Property(title: "Cover") var cover: ↓CGImage
        }
        """),
      Example("struct Author {}\nstruct Book: AppEntity { @Property var authors: [↓Author] }"),
      Example("struct Book: AppEntity { @Property(title: \"Page\") var page: ↓URLRequest? }"),
      Example("struct Book: AppEntity { @ComputedProperty var place: ↓CLLocation { store.place } }"),
      Example("struct Author {}\nstruct Book: AppEntity { @ComputedProperty var author: ↓Author { Author() } }"),
      Example("struct Book: AppEntity { @DeferredProperty var pages: ↓[String: Int] { get async throws { [:] } } }"),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          @Property(title: "Cover") var cover: IntentFile
        }
        """),
      Example(
        "struct Author: AppEntity { let id: Int }\nstruct Book: AppEntity { @Property var authors: [Author]? }"),
      Example("enum Kind: String, AppEnum { case a }\nstruct Book: AppEntity { @Property var kind: Kind }"),
      Example("struct Book: AppEntity { @Property var cover: IntentFile; @Property var place: PlaceDescriptor }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity { @Property var author: KitAuthor }"),
      Example(
        "import Kit\nimport AppIntents\nstruct Author: KitThing {}\nstruct Book: AppEntity { @Property var a: Author }"),
      Example("struct Author {}\nstruct Book: AppEntity { var author: Author }"),
      // The schema macro can change the type.
      Example("struct Author {}\n@AppEntity(schema: .books.book)\nstruct Book { let id: Int; var author: Author }"),
      // The name refers to a generic parameter.
      Example("struct Author {}\nstruct Box<Author>: AppEntity { @Property var author: Author }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where !entity.type.isGeneric {
      for property in entity.properties where property.wrapper != .schema {
        guard let type = property.type, let problem = ParameterTypes.problem(of: type) else { continue }
        reporter.report(
          "property '\(property.name)' has the unsupported type '\(problem.type.name ?? problem.type.spelling)'; "
            // The hints are written for parameters.
            + problem.hint.split(separator: " ").map { $0 == "parameters" ? "properties" : $0 }.joined(separator: " "),
          at: problem.type.place, symbol: entity.type.symbol(property.name),
          cause: .init(
            "\(entity.type.module) \(problem.type.spelling)", note: "property '\(property.name)' has this type too"))
      }
    }
  }
}
