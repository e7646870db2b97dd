import IntentModel
import SourceScan

extension Rule {
  static let appEnumDuplicateDisplayName = Rule(
    id: "app-enum-duplicate-display-name", severity: .warning, summary: "two cases of an app enum show the same title",
    rationale: """
      Nobody can tell the two apart in a list of Shortcuts, and Siri can't when it hears the title.
      """,
    source: "WWDC22 10032: representations tell the cases apart",
    triggering: [
      Example(.appEnum("case fast, quick", #"[.fast: "Fast", .quick: ↓"Fast"]"#)),
      Example(.appEnum("case fast, quick", #"[.fast: "Fast", .quick: DisplayRepresentation(title: ↓"fast ")]"#)),
    ],
    nonTriggering: [
      Example(.appEnum("case fast, slow", #"[.fast: "Fast", .slow: "Slow"]"#)),
      // The same key of two tables; the second entry of one case is another rule's.
      Example(
        .appEnum(
          "case fast, slow", #"[.fast: "Fast", .slow: .init(title: LocalizedStringResource("Fast", table: "Slow"))]"#)),
      Example(
        .appEnum(
          "case fast, slow",
          #"[.fast: "Fast", .slow: .init(title: LocalizedStringResource("Fast", defaultValue: "Slow"))]"#)),
      Example(.appEnum("case fast", #"[.fast: "Fast", .fast: "Fast"]"#)),
      Example(.appEnum("case fast, slow", #"[.fast: "", .slow: ""]"#)),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums {
      for alternative in appEnum.ownRepresentations {
        var shown: [ShownText: (name: String, place: Place)] = [:]
        for entry in AppEnum.entries(alternative) {
          guard let name = entry.caseName.known?.name, let title = entry.representation.known?.title.known,
            let text = ShownText(title)
          else { continue }
          guard let earlier = shown[text] else {
            shown[text] = (name, title.place)
            continue
          }
          guard earlier.name != name else { continue }
          reporter.report(
            "cases '\(earlier.name)' and '\(name)' show the same title", at: title.place,
            symbol: appEnum.type.symbol(name),
            notes: [.init(message: "'\(earlier.name)' shows it here", place: earlier.place)])
        }
      }
    }
  }
}
