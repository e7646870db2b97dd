import IntentModel

extension Rule {
  static let unsupportedParameterType = Rule(
    id: "unsupported-parameter-type", severity: .error,
    summary: "a parameter has a type that App Intents does not support",
    rationale: """
      Shortcuts and Siri can ask only for values of some types: basic types such as 'String', and entities, enums and \
      unions that the app declares. With another type the build fails, or Xcode exports no metadata for the whole app. \
      Use a supported type.
      """,
    source: "Apple's metadata processor, WWDC25 244",
    appleMessage: "Unable to map action parameter of AppIntents.IntentParameter<…> to a valueType",
    furtherAppleMessages: ["Unable to determine value type for type <…>"],
    triggering: [
      Example(
        """
        struct Shelf {
          let name: String
        }

        struct AddToShelf: AppIntent {
          static let title: LocalizedStringResource = "Add To Shelf"

          @Parameter(title: "Shelf") var shelf: ↓Shelf

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Options") var options: ↓[String: Int]"#)),
      Example("struct Shelf {}\n" + .intent("Open", "AppIntent", #"@Parameter(title: "Shelf") var shelf: ↓Shelf"#)),
      Example(
        "enum Shelf: String, CaseIterable { case a }\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "Shelves") var shelves: [↓Shelf]?"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Picture") var picture: ↓UIImage?"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Pair") var pair: ↓(Int, Int)"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Color") var color: ↓Color"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Pages") var pages: ↓ClosedRange<Int>"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Nothing") var nothing: ↓Void"#)),
    ],
    nonTriggering: [
      Example(
        """
        enum Shelf: String, AppEnum {
          case fiction
          case science
          // …
        }

        struct AddToShelf: AppIntent {
          static let title: LocalizedStringResource = "Add To Shelf"

          @Parameter(title: "Shelf") var shelf: Shelf

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
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
      // Another module declares the type or its protocol: the sources do not tell.
      Example(
        "import Kit\nimport AppIntents\n" + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: KitShelf"#)),
      Example(
        "import Kit\nimport AppIntents\nstruct Shelf: KitEntity {}\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Shelf"#)),
      Example("typealias Shelf = String\n" + .intent("Open", "AppIntent", #"@Parameter(title: "S") var s: Shelf"#)),
      // A variable that is not a parameter.
      Example("struct Shelf {}\n" + .intent("Open", "AppIntent", "@Dependency var shelf: Shelf")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where !intent.type.isGeneric {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, let problem = ParameterTypes.problem(of: type) else { continue }
        reporter.report(
          "parameter '\(parameter.name)' cannot have the type '\(problem.type.name ?? problem.type.spelling)', "
            + "so Xcode's build fails or drops all App Intents; \(problem.hint)",
          at: problem.type.place, symbol: intent.type.symbol(parameter.name),
          cause: .init(
            "\(intent.type.module) \(problem.type.spelling)", note: "parameter '\(parameter.name)' has this type too"))
      }
    }
  }
}
