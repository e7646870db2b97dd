import IntentModel

extension Rule {
  static let phraseParameterType: Rule = Rule(
    id: "phrase-parameter-type", severity: .error,
    summary: "a phrase has a parameter that is neither an app enum nor an entity",
    rationale: """
      Siri learns a phrase once for each value of its parameter, so it has to know all values. A phrase with a number or a \
      text makes Apple's metadata processor fail; some projects see that only when they archive the app. Use an app enum or \
      an entity, or remove the parameter from the phrase. For a 'Bool' whose parameter has 'displayName', Apple's sources \
      disagree: its guide for coding agents allows it, with two phrases for the two names, and the processor's message does not \
      name it. The finding is a note then.
      """,
    source: "Apple's metadata processor; WWDC22 10170, WWDC23 10102; Apple's guide for agents in Xcode 27",
    appleMessage: "Invalid parameter type. AppEntity and AppEnum are the only allowed types for <p>",
    reported: Example(
      .phrases(#""Search ↓\(\.$query) in \(.applicationName)""#, of: "@Parameter(title: \"Text\") var query: String")),
    correct: Example(
      .phrases(#""Search in \(.applicationName)""#, of: "@Parameter(title: \"Text\") var query: String")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      guard let intent = model.intent(of: phrase.listed) else { continue }
      lazy var symbol = phrase.symbol
      for (placeholder, parameter) in phrase.namedParameters(of: intent) {
        guard let type = parameter.type, type.kind.isNeverInPhrases else { continue }
        if parameter.namesBothValues {
          reporter.report(
            "whether a phrase can contain '\(parameter.name)' of type '\(type.spelling)' is unverified: Apple's guide allows a "
              + "'Bool' with 'displayName', and the message of its tool names only app enums and entities; test the phrase",
            at: placeholder.place, symbol: symbol, severity: .note,
            cause: .init(intent.type.symbol(parameter.name), note: "this phrase contains it too"))
          continue
        }
        reporter.report(
          "a phrase cannot contain '\(parameter.name)' of type '\(type.spelling)'; only app enums and entities are allowed",
          at: placeholder.place, symbol: symbol,
          notes: [.declaration(of: parameter.name, at: parameter.place)],
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

extension WrappedProperty {
  /// Whether it is a `Bool` with names for its two values: `displayName: Bool.IntentDisplayName(true: "On", false: "Off")`.
  var namesBothValues: Bool {
    type?.kind == .primitive && type?.name == "Bool" && arguments.contains { $0.label == "displayName" }
  }
}

extension ValueType.Kind {
  /// Whether it is a type of the standard library or of Apple that is neither an entity nor an app enum. Another rule reports
  /// lists.
  fileprivate var isNeverInPhrases: Bool {
    switch self {
    case .primitive, .measurement, .file, .person, .framework: true
    case .entity, .enum, .union, .intent, .array, .set, .unknown: false
    }
  }
}
