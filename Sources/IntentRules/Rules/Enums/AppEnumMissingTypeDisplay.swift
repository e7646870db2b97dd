import IntentReports

extension Rule {
  static let appEnumMissingTypeDisplay: Rule = Rule(
    id: "app-enum-missing-type-display", severity: .error, summary: "an app enum has no type display representation",
    rationale: """
      'typeDisplayRepresentation' is the name of the type in Shortcuts, for example in the list of variables. \
      'AppEnum' requires it, so the enum does not compile without it.
      """,
    source: "AppIntents documentation: AppEnum; AppIntents interface of macOS 27.0: AssistantSchemaEnum",
    isFixable: true,
    reported: Example(
      """
      enum ↓ReadingShelf: String, AppEnum {
        case read

        static let caseDisplayRepresentations: [ReadingShelf: DisplayRepresentation] = [.read: "Read"]
      }
      """,
      fixed: """
        enum ReadingShelf: String, AppEnum {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading Shelf"

          case read

          static let caseDisplayRepresentations: [ReadingShelf: DisplayRepresentation] = [.read: "Read"]
        }
        """),
    correct: Example(.shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums where appEnum.typeDisplayRepresentation.isAbsent {
      guard !appEnum.mayHide("typeDisplayRepresentation"), !appEnum.type.declares(static: "typeDisplayName"),
        !appEnum.type.conformances.contains("AssistantSchemaEnum")
      else { continue }
      let member =
        "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"\(appEnum.type.name.splitIntoWords)\""
      reporter.report(
        "'\(appEnum.type.name)' has no 'typeDisplayRepresentation', which 'AppEnum' requires", at: appEnum.type.place,
        symbol: appEnum.type.symbol("typeDisplayRepresentation"),
        fixes: [.add(member, to: appEnum.type, title: "add 'typeDisplayRepresentation'")])
    }
  }
}
