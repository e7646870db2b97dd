import IntentModel

extension Rule {
  static let emptyMetadataText: Rule = Rule(
    id: "empty-metadata-text", severity: .warning, summary: "a text that the system shows is empty",
    rationale: """
      With an empty 'shortTitle', Spotlight and Shortcuts show the App Shortcut without a name. An empty \
      'systemImageName' names no symbol, so the App Shortcut has no image. A parameter, property, type or case \
      with an empty title is a row without text in Shortcuts. The title of an intent is reported by \
      intent-empty-title.
      """,
    source: "WWDC23 10102: short titles and images; WWDC22 10032: titles",
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        @Parameter(title: ↓"") var name: String
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        @Parameter(title: "Name") var name: String
      }
      """,
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    func check(_ text: LocalizedText?, _ name: @autoclosure () -> String, symbol: @autoclosure () -> String) {
      guard let text, text.isEmpty else { return }
      reporter.report(
        "\(name()) is empty, so Shortcuts shows no text for it", at: text.place, symbol: symbol(),
        cause: model.path(of: text.place).map { .init($0, note: "\(name()) is empty") })
    }
    func check(_ type: DeclaredType, _ property: WrappedProperty) {
      check(property.title?.text, "the title of '\(property.name)'", symbol: type.symbol(property.name))
    }
    func check(_ type: DeclaredType, _ fact: Fact<TypeDisplayRepresentation>) {
      for shown in fact.known {
        check(shown.name.known, "the name of '\(type.name)'", symbol: type.symbol("typeDisplayRepresentation"))
      }
    }

    for (type, parameter) in model.parameters { check(type, parameter) }
    for entity in model.bundle.entities {
      for property in entity.properties { check(entity.type, property) }
      check(entity.type, entity.typeDisplayRepresentation)
    }
    for union in model.bundle.unions { check(union.type, union.typeDisplayRepresentation) }
    for appEnum in model.bundle.enums {
      check(appEnum.type, appEnum.typeDisplayRepresentation)
      for entry in appEnum.caseDisplayRepresentations.known.joined() {
        let name = entry.caseName.known?.name ?? "?"
        check(entry.representation.known?.title.known, "the title of case '\(name)'", symbol: appEnum.type.symbol(name))
      }
    }
    for listed in model.listedShortcuts {
      let name = "the App Shortcut for '\(listed.intentName)'"
      check(listed.shortcut.shortTitle?.known, "'shortTitle' of \(name)", symbol: listed.symbol)
      if listed.shortcut.systemImageName?.known?.allSatisfy(\.isWhitespace) == true {
        reporter.report(
          "'systemImageName' of \(name) is empty, so it has no image", at: listed.shortcut.calleePlace,
          symbol: listed.symbol)
      }
    }
  }
}

extension LocalizedText {
  fileprivate var isEmpty: Bool { defaultValue == nil && placeholders.isEmpty && key.allSatisfy(\.isWhitespace) }
}
