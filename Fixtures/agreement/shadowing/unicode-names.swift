import AppIntents

struct Größe: AppIntent { static let title: LocalizedStringResource = "Größe"; @Parameter(title: "ä") var ä: Int; func perform() async throws -> some IntentResult { .result() } }
enum 色: String, AppEnum {
  case 赤, 青 = "blue"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "色"
  static let caseDisplayRepresentations: [色: DisplayRepresentation] = [.赤: "赤", .青: "青"]
}
