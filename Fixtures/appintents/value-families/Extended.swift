import AppIntents
import Foundation

struct MetadataFixtureEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fixture entity"
  static let defaultQuery = MetadataFixtureQuery()

  let id: Int

  @Property(title: "Title")
  var title: String

  @Property(title: "Count")
  var count: Int

  @Property(title: "Enabled")
  var enabled: Bool

  var displayRepresentation: DisplayRepresentation { "Fixture" }
}

struct MetadataFixtureQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [MetadataFixtureEntity] { [] }
  func entities(matching string: String) async throws -> [MetadataFixtureEntity] { [] }
}

struct MetadataExtendedInputsIntent: AppIntent {
  static let title: LocalizedStringResource = "Extended metadata fixtures"

  @Parameter(title: "Duration") var duration: Duration
  @Parameter(title: "Calendar") var calendar: DateComponents
  @Parameter(title: "URL") var url: URL
  @Parameter(title: "File") var file: IntentFile
  @Parameter(title: "Entity") var entity: MetadataFixtureEntity
  @Parameter(title: "Flags") var flags: [Bool]
  @Parameter(title: "Counts") var counts: [Int]
  @Parameter(title: "Amounts") var amounts: [Double]
  @Parameter(title: "Dates") var dates: [Date]

  func perform() async throws -> some IntentResult {
    .result()
  }
}
