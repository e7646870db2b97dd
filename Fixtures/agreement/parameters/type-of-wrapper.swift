import AppIntents
import Foundation

typealias Text = String
typealias Wrapped = IntentParameter<Double?>

struct Note: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @IntentParameter<String>(title: "Note") var note
  @Parameter<Int>(title: "Count", default: 3) var count
  @IntentParameter<String?>(title: "Tag") var tag
  @AppIntents.IntentParameter<[Text]>(title: "Words") var words
  @IntentParameter<Text>(title: "Said") var said: String
  @Wrapped(title: "Wrapped") var wrapped
  @Parameter(title: "Seconds") var seconds: TimeInterval
  func perform() async throws -> some IntentResult { .result() }
}

struct Page: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  let id: String
  @EntityProperty<Int>(title: "Number") var number
  @Property<String?>(title: "Heading") var heading
  var displayRepresentation: DisplayRepresentation { "Page" }
}

struct PageQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Page] { [] }
}
