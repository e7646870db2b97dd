import IntentModel

extension Rule {
  static let phraseParameterType = Rule(
    id: "phrase-parameter-type", severity: .error,
    summary: "a phrase has a parameter that is neither an app enum nor an entity",
    rationale: """
      Siri learns a phrase once for each value of its parameter, so it has to know all values. A phrase with a number or a \
      text makes Apple's metadata processor fail; some projects see that only when they archive the app. Use an app enum or \
      an entity, or remove the parameter from the phrase.
      """,
    source: "Apple's metadata processor; WWDC22 10170, WWDC23 10102",
    appleMessage: "Invalid parameter type. AppEntity and AppEnum are the only allowed types for <p>",
    triggering: [
      Example(
        .phrases(#""Search ↓\(\.$query) in \(.applicationName)""#, of: "@Parameter(title: \"Text\") var query: String")),
      Example(
        .phrases(#""Search ↓\(\.$day) in \(.applicationName)""#, of: "@Parameter(title: \"Day\") var day: Date?")),
      Example(
        .phrases(#""Search ↓${query} in ${applicationName}""#, of: "@Parameter(title: \"Text\") var query: String")),
    ],
    nonTriggering: [
      // A parameter that is in no phrase may have any type.
      Example(.phrases(#""Search in \(.applicationName)""#, of: "@Parameter(title: \"Text\") var query: String")),
      Example(.phrases(#""Open \(\.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book())),
      Example(
        .phrases(
          #""Open \(\.$book) in \(.applicationName)""#, of: "@Parameter(title: \"Book\") var book: Book?", with: .book()
        )
      ),
      // A type of a module that is not scanned may be an entity.
      Example(.phrases(#""Open \(\.$x) in \(.applicationName)""#, of: "@Parameter(title: \"X\") var x: Kit.Thing")),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for (placeholder, parameter) in phrase.namedParameters(of: intent) {
        guard let type = parameter.type, type.kind.isNeverInPhrases else { continue }
        reporter.report(
          "a phrase cannot contain '\(parameter.name)' of type '\(type.spelling)'; only app enums and entities are allowed",
          at: placeholder.place, symbol: phrase.symbol,
          notes: [.init(message: "'\(parameter.name)' is declared here", place: parameter.place)],
          cause: .init(intent.type.symbol(parameter.name), note: "this phrase contains it too"))
      }
    }
  }
}

extension ListedPhrase {
  /// The phrase's parameters with their declarations, without names that the intent does not declare.
  func namedParameters(of intent: Intent) -> [(LocalizedText.Placeholder, WrappedProperty)] {
    parameters(of: intent).compactMap { placeholder in
      intent.parameter(placeholder.name).map { (placeholder, $0) }
    }
  }
}

extension ValueType.Kind {
  /// A type of the standard library or of Apple that is neither an entity nor an app enum. Another rule reports lists.
  fileprivate var isNeverInPhrases: Bool {
    switch self {
    case .primitive, .measurement, .file, .person, .framework: true
    case .entity, .enum, .union, .intent, .array, .set, .unknown: false
    }
  }
}
