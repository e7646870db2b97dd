import IntentModel
import SourceFindings

extension Rule {
  static let appEnumMissingTypeDisplay = Rule(
    id: "app-enum-missing-type-display", severity: .error, summary: "an app enum has no type display representation",
    rationale: """
      The protocol asks for 'typeDisplayRepresentation', the name of the type in Shortcuts. Without it the enum doesn't \
      compile, or, where something gives it that the scan doesn't hold, has no name.
      """,
    source: "AppIntents documentation: AppEnum; AppIntents interface of macOS 27.0: AssistantSchemaEnum",
    triggering: [
      Example(
        """
        enum ↓ReadingShelf: String, AppEnum {
          case a
          static let caseDisplayRepresentations: [ReadingShelf: DisplayRepresentation] = [.a: "A"]
        }
        """,
        fixed: """
          enum ReadingShelf: String, AppEnum {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading Shelf"

            case a
            static let caseDisplayRepresentations: [ReadingShelf: DisplayRepresentation] = [.a: "A"]
          }
          """)
    ],
    nonTriggering: [
      Example(.appEnum("case a", #"[.a: "A"]"#)),
      Example(
        """
        enum Shelf: String { case a }
        extension Shelf: AppEnum {
          static var typeDisplayRepresentation: TypeDisplayRepresentation { makeName() }
        }
        """),
      // The first betas' name, and a protocol's default.
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
      guard !appEnum.mayHide("typeDisplayRepresentation"), !appEnum.type.conformances.contains("AssistantSchemaEnum")
      else { continue }
      let text =
        "\n  static let typeDisplayRepresentation: TypeDisplayRepresentation = \"\(appEnum.type.name.splitIntoWords)\"\n"
      reporter.report(
        "'\(appEnum.type.name)' has no 'typeDisplayRepresentation'", at: appEnum.type.place,
        symbol: appEnum.type.symbol("typeDisplayRepresentation"),
        fixes: [FixIt("add a type display representation", .needsReview, [.init(appEnum.bodyStart, text)])])
    }
  }
}
