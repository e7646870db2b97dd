import IntentModel

extension Rule {
  static let unsupportedParameterType = Rule(
    id: "unsupported-parameter-type", severity: .error,
    summary: "a parameter of a type that the framework doesn't know",
    rationale: """
      A parameter is a value that Shortcuts and Siri can ask for: a basic type, or an entity, an enum or a union that the \
      app declares. Any other type stops the build, or the export of all metadata.
      """,
    source: "Apple's metadata processor, WWDC25 244",
    appleMessage: "Unable to map action parameter of AppIntents.IntentParameter<…> to a valueType",
    furtherAppleMessages: ["Unable to determine value type for type <…>"],
    triggering: [
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Options") var options: ↓[String: Int]"#)),
      Example("struct Shelf {}\n" + .intent("Open", "AppIntent", #"@Parameter(title: "Shelf") var shelf: ↓Shelf"#)),
      Example(
        "enum Shelf: String, CaseIterable { case a }\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "Shelves") var shelves: [↓Shelf]?"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Picture") var picture: ↓UIImage?"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Pair") var pair: ↓(Int, Int)"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Color") var color: ↓Color"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Pages") var pages: ↓ClosedRange<Int>"#)),
    ],
    nonTriggering: [
      Example(
        .intent(
          "Open", "AppIntent",
          """
          @Parameter(title: "A") var a: Int
          @Parameter(title: "B") var b: [String]?
          @Parameter(title: "C") var c: Measurement<UnitLength>
          @Parameter(title: "D") var d: IntentFile
          @Parameter(title: "E") var e: Set<String>
          @Parameter(title: "F") var f: EntityCollection<Book>
          @Parameter(title: "G") var g: Book
          """) + "\n" + .entity("Book")),
      Example(
        "enum Shelf: String, AppEnum { case a }\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Shelf"#)),
      Example(
        "enum Shelf: String { case a }\nextension Shelf: AppEnum {}\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Shelf"#)),
      Example(
        "@UnionValue enum Item { case a(Int) }\n" + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Item"#)
      ),
      // Declared elsewhere, or conforming to what is declared elsewhere: nobody can tell.
      Example(
        "import Kit\nimport AppIntents\n" + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: KitShelf"#)),
      Example(
        "import Kit\nimport AppIntents\nstruct Shelf: KitEntity {}\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Shelf"#)),
      Example("typealias Shelf = String\n" + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Shelf"#)),
      // A variable that is no parameter.
      Example("struct Shelf {}\n" + .intent("Open", "AppIntent", "@Dependency var shelf: Shelf")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where !intent.type.isGeneric {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, let problem = ParameterTypes.problem(of: type) else { continue }
        reporter.report(
          "parameter '\(parameter.name)' can't be of type '\(problem.type.name ?? problem.type.spelling)'; \(problem.hint)",
          at: problem.type.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
