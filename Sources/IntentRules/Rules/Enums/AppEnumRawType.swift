import IntentModel

extension Rule {
  static let appEnumRawType: Rule = Rule(
    id: "app-enum-raw-type", severity: .warning,
    summary: "a parameter takes several values of an app enum whose raw type is not 'String'",
    rationale: """
      The framework accepts every raw type that conforms to 'LosslessStringConvertible', including numbers. Before iOS 26 a \
      parameter that takes several values of an enum with numbers is always empty. The rule ignores an enum that no parameter \
      takes several values of, and all enums of an app for iOS 26 and later. Do not change the type in an app that has shipped: saved shortcuts would lose the value.
      """,
    source: "AppIntents documentation: custom data types; WWDC22 10032; developer.apple.com/forums/thread/793268",
    reported: Example(
      """
      enum Shelf: ↓Int, AppEnum {
        case read, toRead

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
          .read: "Read",
          .toRead: "To Read",
        ]
      }

      """ + .intent("Open", "AppIntent", "@Parameter(title: \"Shelves\") var shelves: [Shelf]")),
    correct: Example(.shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let types = model.parameters.compactMap(\.parameter.type)
    let inArrays = Set(types.compactMap { $0.kind == .array ? TypeKey($0.element.declaration) : nil })
    if model.settings.deploys(since: [26]) == true { return }
    for appEnum in model.bundle.enums where inArrays.contains(TypeKey(appEnum.type)) {
      guard let raw = appEnum.rawType, raw.name != "String" else { continue }
      reporter.report(
        "the raw type of '\(appEnum.type.name)' is '\(raw.name)', so a parameter that takes several of its values is empty "
          + "before iOS 26; 'String' does not have this limit",
        at: raw.place, symbol: appEnum.type.symbol)
    }
  }
}
