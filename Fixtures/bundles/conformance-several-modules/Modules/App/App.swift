import AppIntents
import Kit

struct Refresh: KitIntent {
  static let title: LocalizedStringResource = "Refresh"
  @Parameter(title: "Entity") var entity: KitEntity
  @Parameter(title: "Shelf") var shelf: Kit.KitShelf
  func perform() async throws -> some IntentResult { .result() }
}

extension KitShelf: CaseIterable {
  public static var allCases: [KitShelf] { [.upper, .lower] }
}

extension KitShelf: AppEnum {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shelf" }
  public static var caseDisplayRepresentations: [KitShelf: DisplayRepresentation] { [.upper: "Upper", .lower: "Lower"] }
}
