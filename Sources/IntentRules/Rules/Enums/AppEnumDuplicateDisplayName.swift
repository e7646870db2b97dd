import IntentModel
import SourceScan

extension Rule {
  static let appEnumDuplicateDisplayName = Rule(
    id: "app-enum-duplicate-display-name", severity: .warning, summary: "two cases of an app enum have the same title",
    rationale: """
      Shortcuts lists both cases with the same title, and Siri cannot determine which one a user means. Give \
      each case a title of its own.
      """,
    source: "WWDC22 10032: case display representations",
    triggering: [
      Example(
        """
        enum Shelf: String, AppEnum {
          case read, finished

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
            .read: "Read",
            .finished: ↓"Read",
          ]
        }
        """),
      Example(.appEnum("case fast, quick", #"[.fast: "Fast", .quick: DisplayRepresentation(title: ↓"fast ")]"#)),
    ],
    nonTriggering: [
      Example(
        .shelf()),
      // The same key in two tables. A second entry for one case is reported by another rule.
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
            "cases '\(earlier.name)' and '\(name)' have the same title, so users cannot distinguish them",
            at: title.place,
            symbol: appEnum.type.symbol(name),
            notes: [.init(message: "the title of '\(earlier.name)' is here", place: earlier.place)])
        }
      }
    }
  }
}
