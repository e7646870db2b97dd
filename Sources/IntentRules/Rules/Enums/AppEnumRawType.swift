import IntentModel

extension Rule {
  static let appEnumRawType = Rule(
    id: "app-enum-raw-type", severity: .warning, summary: "the raw type of an app enum is not 'String'",
    rationale: """
      The system stores a value as its raw value, and Apple asks for strings. Other types compile, but arrays of \
      such an enum are always empty before iOS 26, and implicit numbers change when a case is inserted. Do not \
      change the type in an app that has shipped: saved shortcuts would lose the value.
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
    for appEnum in model.bundle.enums {
      guard let raw = appEnum.rawType, raw.name != "String" else { continue }
      reporter.report(
        "the raw type of '\(appEnum.type.name)' should be 'String'; found '\(raw.name)'", at: raw.place,
        symbol: appEnum.type.symbol)
    }
  }
}
