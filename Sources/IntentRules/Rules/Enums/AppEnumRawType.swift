import IntentModel

extension Rule {
  static let appEnumRawType = Rule(
    id: "app-enum-raw-type", severity: .note, summary: "the raw type of an app enum is not 'String'",
    rationale: """
      The framework accepts every raw type that conforms to 'LosslessStringConvertible', including numbers. Before iOS 26 a \
      parameter that takes several values of an enum with numbers is always empty, and implicit numbers change when a case \
      is inserted. The finding is a warning if a parameter of the app takes several values of the enum, and a note \
      otherwise. Do not change the type in an app that has shipped: saved shortcuts would lose the value.
      """,
    source: "AppIntents documentation: custom data types; WWDC22 10032; developer.apple.com/forums/thread/793268",
    triggering: [
      Example(
        """
        enum Shelf: ↓Int, AppEnum {
          case read, toRead

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
            .read: "Read",
            .toRead: "To Read",
          ]
        }
        """),
      Example("enum Shelf: ↓UInt8 { case a }\nextension Shelf: AppEnum {}"),
      Example(
        "enum Shelf: ↓Int, AppEnum { case a }\n"
          + .intent("Open", "AppIntent", "@Parameter(title: \"Shelves\") var shelves: [Shelf]?")),
    ],
    nonTriggering: [
      Example(
        """
        enum Shelf: String, AppEnum {
          case read, toRead

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
            .read: "Read",
            .toRead: "To Read",
          ]
        }
        """),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: Swift.String, AppEnum")),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: AppEnum")),
    ]
  ) { model, reporter in
    let parameters = model.typesWithParameters.flatMap(\.parameters)
    let inArrays = Set(
      parameters.compactMap { $0.type?.kind == .array ? TypeKey($0.type?.element.declaration) : nil })
    for appEnum in model.bundle.enums {
      guard let raw = appEnum.rawType, raw.name != "String" else { continue }
      let isInArray = inArrays.contains(TypeKey(appEnum.type))
      reporter.report(
        "the raw type of '\(appEnum.type.name)' is '\(raw.name)', so a parameter that takes several of its values is empty "
          + "before iOS 26; 'String' does not have this limit",
        at: raw.place, symbol: appEnum.type.symbol, severity: isInArray ? .warning : nil)
    }
  }
}
