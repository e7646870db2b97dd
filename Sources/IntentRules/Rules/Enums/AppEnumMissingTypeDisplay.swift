import IntentModel
import SourceFindings

extension Rule {
  static let appEnumMissingTypeDisplay = Rule(
    id: "app-enum-missing-type-display", severity: .error, summary: "an app enum has no type display representation",
    rationale: """
      'typeDisplayRepresentation' is the name of the type in Shortcuts, for example in the list of variables. \
      'AppEnum' requires it, so the enum does not compile without it.
      """,
    source: "AppIntents documentation: AppEnum; AppIntents interface of macOS 27.0: AssistantSchemaEnum",
    triggering: [
      Example(
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
          """)
    ],
    nonTriggering: [
      Example(
        .shelf()),
      Example(
        """
        enum Shelf: String { case a }
        extension Shelf: AppEnum {
          static var typeDisplayRepresentation: TypeDisplayRepresentation { makeName() }
        }
        """),
      // The name in the first betas, and a default in a protocol extension.
      Example(
        "enum Shelf: String, AppEnum { case a; static let typeDisplayName: LocalizedStringResource = \"Shelf\" }"),
      Example(
        """
        protocol Titled: AppEnum {}
        extension Titled { static var typeDisplayRepresentation: TypeDisplayRepresentation { "Titled" } }
        enum Shelf: String, Titled { case a }
        """),
      Example("@AppEnum(schema: .photos.assetType) enum Kind: String { case photo }"),
      Example("enum Kind: String, AssistantSchemaEnum { case photo }"),
      Example("import Kit\nimport AppIntents\nenum Shelf: String, KitEnum, AppEnum { case a }"),
      Example(
        """
        enum Shelf: String, AppEnum {
          case a
          #if os(macOS)
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
          #endif
        }
        """),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums where appEnum.typeDisplayRepresentation.isAbsent {
      guard !appEnum.mayHide("typeDisplayRepresentation"), !appEnum.type.declares(static: "typeDisplayName"),
        !appEnum.type.conformances.contains("AssistantSchemaEnum")
      else { continue }
      let text =
        "\n  static let typeDisplayRepresentation: TypeDisplayRepresentation = \"\(appEnum.type.name.splitIntoWords)\"\n"
      reporter.report(
        "'\(appEnum.type.name)' has no 'typeDisplayRepresentation', which 'AppEnum' requires", at: appEnum.type.place,
        symbol: appEnum.type.symbol("typeDisplayRepresentation"),
        fixes: [FixIt("add 'typeDisplayRepresentation'", .needsReview, [.init(appEnum.bodyStart, text)])])
    }
  }
}
