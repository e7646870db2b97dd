import IntentModel

extension Rule {
  static let phraseParameterType = Rule(
    id: "phrase-parameter-type", severity: .error, summary: "a phrase's parameter is neither an app enum nor an entity",
    rationale: """
      Siri learns a phrase with each value of its parameter, so the values have to be known: a number or a text can't \
      stand in a phrase. Apple's tool stops the export; some builds show it only when the app is archived.
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
      Example(.phrases(#""Open \(\.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book())),
      Example(
        .phrases(
          #""Open \(\.$book) in \(.applicationName)""#, of: "@Parameter(title: \"Book\") var book: Book?", with: .book()
        )
      ),
      // A type that another module declares may be anything.
      Example(.phrases(#""Open \(\.$x) in \(.applicationName)""#, of: "@Parameter(title: \"X\") var x: Kit.Thing")),
      // A parameter that no phrase names may have any type.
      Example(.phrases(#""Open \(.applicationName)""#, of: "@Parameter(title: \"Text\") var query: String")),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for (placeholder, parameter) in phrase.namedParameters(of: intent) {
        guard let type = parameter.type, type.kind.isNeverInPhrases else { continue }
        reporter.report(
          "'\(parameter.name)' is of type '\(type.spelling)', but a phrase takes an app enum or an entity",
          at: placeholder.place, symbol: phrase.symbol,
          notes: [.init(message: "'\(parameter.name)' is declared here", place: parameter.place)])
      }
    }
  }
}

extension ListedPhrase {
  /// The phrase's parameters with their declarations; those that are none of the intent's are left out.
  func namedParameters(of intent: Intent) -> [(LocalizedText.Placeholder, WrappedProperty)] {
    parameters(of: intent).compactMap { placeholder in
      intent.parameters.first { $0.name == placeholder.name }.map { (placeholder, $0) }
    }
  }
}

extension ValueType.Kind {
  /// A type of the standard library or Apple's that is no entity and no enum of an app. Lists are another rule's.
  fileprivate var isNeverInPhrases: Bool {
    switch self {
    case .primitive, .measurement, .file, .person, .framework: true
    case .entity, .enum, .union, .intent, .array, .set, .unknown: false
    }
  }
}
