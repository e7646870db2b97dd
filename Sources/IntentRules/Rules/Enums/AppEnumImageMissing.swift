import IntentModel

extension Rule {
  static let appEnumImageMissing: Rule = Rule(
    id: "app-enum-image-missing", severity: .note, summary: "some cases of an app enum have no image",
    rationale: """
      Shortcuts and Spotlight show the image of a case next to its title. Add 'image:' to the display \
      representation.
      """,
    source: "WWDC25 244", isOptIn: true,
    reported: Example(.shelf("enum ↓Shelf: String, AppEnum")),
    correct: """
      enum Shelf: String, AppEnum {
        case read, toRead

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
          .read: DisplayRepresentation(title: "Read", image: .init(systemName: "book")),
          .toRead: DisplayRepresentation(title: "To Read", image: .init(systemName: "book.closed")),
        ]
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums {
      let entries = appEnum.caseDisplayRepresentations.own.flatMap(AppEnum.entries)
      let plain = entries.filter { $0.representation.known.map { $0.image == nil } == true }
      guard let first = plain.first else { continue }
      reporter.report(
        "'\(appEnum.type.name)' has no image for \(plain.count) of its \(entries.count) cases", of: appEnum.type,
        notes: [.init(message: "this case has no image", place: first.place)])
    }
  }
}
