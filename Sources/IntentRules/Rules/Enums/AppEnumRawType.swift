import IntentModel

extension Rule {
  static let appEnumRawType = Rule(
    id: "app-enum-raw-type", severity: .warning, summary: "an app enum's raw type is not String",
    rationale: """
      The system stores values by their raw value. Apple asks for strings; with a number it compiles, but arrays of such \
      an enum are always empty before iOS 26, and numbers move when a case is put in between. A change of the type breaks \
      shortcuts that people have made.
      """,
    source: "AppIntents documentation: custom data types; WWDC22 10032; developer.apple.com/forums/thread/793268",
    triggering: [
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: ↓Int, AppEnum")),
      Example("enum Shelf: ↓UInt8 { case a }\nextension Shelf: AppEnum {}"),
    ],
    nonTriggering: [
      Example(.appEnum("case a", #"[.a: "A"]"#)),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: Swift.String, AppEnum")),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: AppEnum")),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums {
      guard let raw = appEnum.rawType, raw.name != "String" else { continue }
      reporter.report(
        "the raw type of '\(appEnum.type.name)' is '\(raw.name)', not 'String'", at: raw.place,
        symbol: appEnum.type.symbol)
    }
  }
}
