import IntentModel

extension Rule {
  static let appEnumImageMissing = Rule(
    id: "app-enum-image-missing", severity: .note, summary: "cases of an app enum have no image",
    rationale: "Shortcuts and Spotlight show an image beside the title where there is one.",
    source: "WWDC25 244", isOptIn: true,
    triggering: [
      Example(.appEnum("case a, b", #"[.a: "A", .b: "B"]"#, head: "enum ↓Shelf: String, AppEnum")),
      Example(
        .appEnum(
          "case a, b", #"[.a: .init(title: "A", image: .init(systemName: "a")), .b: "B"]"#,
          head: "enum ↓Shelf: String, AppEnum")),
    ],
    nonTriggering: [
      Example(.appEnum("case a", #"[.a: DisplayRepresentation(title: "A", image: .init(systemName: "book"))]"#)),
      Example(.appEnum("case a", #"[.a: .init(title: "A", subtitle: nil, image: makeImage())]"#)),
      Example(.appEnum("case a", "[.a: makeRepresentation()]")),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums {
      let entries = appEnum.ownRepresentations.flatMap(AppEnum.entries)
      let plain = entries.filter { $0.representation.known.map { $0.image == nil } == true }
      guard let first = plain.first else { continue }
      reporter.report(
        "\(plain.count) of \(entries.count) cases of '\(appEnum.type.name)' have no image", at: appEnum.type.place,
        symbol: appEnum.type.symbol, notes: [.init(message: "the first of them", place: first.place)])
    }
  }
}
