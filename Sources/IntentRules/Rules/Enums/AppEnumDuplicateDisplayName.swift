import IntentModel
import SourceScan

extension Rule {
  static let appEnumDuplicateDisplayName: Rule = Rule(
    id: "app-enum-duplicate-display-name", severity: .warning, summary: "two cases of an app enum have the same title",
    rationale: """
      Shortcuts lists both cases with the same title, and Siri cannot determine which one a user means. Give \
      each case a title of its own.
      """,
    source: "WWDC22 10032: case display representations",
    reported: """
      enum Shelf: String, AppEnum {
        case read, finished

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
          .read: "Read",
          .finished: ↓"Read",
        ]
      }
      """,
    correct: Example(.shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums {
      for alternative in appEnum.caseDisplayRepresentations.own {
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
