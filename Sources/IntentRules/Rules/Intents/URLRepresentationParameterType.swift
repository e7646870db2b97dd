import IntentModel

extension Rule {
  static let urlRepresentationParameterType: Rule = Rule(
    id: "url-representation-parameter-type", severity: .warning,
    summary: "a link contains a value without a text for links, or a case of an enum has no link",
    rationale: """
      A link can contain texts, whole numbers, links, and types that conform to 'CustomURLRepresentationParameterConvertible'. Any \
      other value leaves an empty part. An enum that states its links states one for each case: a case without one cannot be opened.
      """,
    source:
      "AppIntents documentation: CustomURLRepresentationParameterConvertible; Apple's guide for agents in Xcode 27: links",
    reported: Example(opening("Date", mark: "↓")), correct: Example(opening("String")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      check(intent.urlRepresentation, of: intent.type, intent.parameters, &reporter)
    }
    for entity in model.bundle.entities {
      check(entity.urlRepresentation, of: entity.type, entity.properties, &reporter)
    }
    for appEnum in model.bundle.enums {
      guard let links = appEnum.caseLinks.only?.map(\.caseName.known?.name), !links.contains(nil) else { continue }
      for element in appEnum.cases where !links.contains(element.name) {
        reporter.report(
          "case '\(element.name)' has no entry in 'urlRepresentation' of '\(appEnum.type.name)', so the system cannot open it",
          at: element.place, symbol: appEnum.type.symbol(element.name))
      }
    }
  }

  private static func check(
    _ link: Fact<LocalizedText>, of type: DeclaredType, _ variables: [WrappedProperty], _ reporter: inout Reporter
  ) {
    for placeholder in link.known.flatMap(\.placeholders) where placeholder.kind == .keyPath {
      guard let found = variables.first(where: { $0.name == placeholder.name })?.type,
        found.kind == .primitive && !["String", "Int", "URL", "UUID"].contains(found.name ?? "String")
          || [.measurement, .file, .person, .array].contains(found.kind)
      else { continue }
      reporter.report(
        "'\(placeholder.name)' is of type '\(found.spelling)', which has no text for links, so this part of the link stays empty; use a 'String' or an 'Int'",
        at: placeholder.place, symbol: type.symbol("urlRepresentation"))
    }
  }
}

private func opening(_ type: String, mark: String = "") -> String {
  #"""
  struct OpenPage: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Page"
    @Parameter(title: "Day") var day: \#(type)
    static var urlRepresentation: URLRepresentation { "https://books.example/\#(mark)\(\.$day)" }
  }
  """#
}
