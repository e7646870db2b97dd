import AppIntents

extension Array { struct InArray: AppIntent { static var title: LocalizedStringResource { "Array" }; func perform() async throws -> some IntentResult { .result() } } }
extension Optional where Wrapped == Int { struct InOptional: AppIntent { static var title: LocalizedStringResource { "Optional" }; func perform() async throws -> some IntentResult { .result() } } }
extension String { enum Style: String, AppEnum {
  case plain
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
  static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [.plain: "Plain"]
} }
struct Uses: AppIntent { static let title: LocalizedStringResource = "Uses"; @Parameter(title: "Style", default: .plain) var style: String.Style; func perform() async throws -> some IntentResult { .result() } }
