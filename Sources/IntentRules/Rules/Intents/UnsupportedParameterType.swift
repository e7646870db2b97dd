import IntentExtraction

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
    triggering: [
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Options") var options: ↓[String: Int]"#)),
      Example("struct Shelf {}\n" + .intent("Open", "AppIntent", #"@Parameter(title: "Shelf") var shelf: ↓Shelf"#)),
      Example(
        "enum Shelf: String, CaseIterable { case a }\n"
          + .intent("Open", "AppIntent", #"@Parameter(title: "Shelves") var shelves: [↓Shelf]?"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Picture") var picture: ↓UIImage?"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Pair") var pair: ↓(Int, Int)"#)),
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
        guard let type = parameter.type, let problem = unsupported(type) else { continue }
        reporter.report(
          "parameter '\(parameter.name)' can't be of type '\(problem.type.name ?? problem.type.spelling)'; \(problem.hint)",
          at: problem.type.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }

  private static func unsupported(_ type: ValueType) -> (type: ValueType, hint: String)? {
    switch type.kind {
    case .array: return type.elements.first.flatMap(unsupported)
    case .unknown: break
    default: return nil
    }
    if type.declaration != nil {
      guard type.unknownAncestors.allSatisfy({ PlainAncestors.names.contains($0) }) else { return nil }
      return (type, "make it an entity, an enum or a union of the framework")
    }
    // A typealias's target has a name or a spelling of its own; a form without a name is a dictionary, a tuple, a function.
    guard let name = type.name else {
      let opens = type.spelling.first == "[" || type.spelling.first == "("
      return opens ? (type, "take an entity, or several parameters") : nil
    }
    return ParameterTypes.unsupportedByName[name].map { (type, "take \($0.instead)") }
  }
}
