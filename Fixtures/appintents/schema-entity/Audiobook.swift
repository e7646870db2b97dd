import AppIntents

// All properties of the schema, as on its page in Apple's documentation.

@AppEntity(schema: .books.audiobook)
struct Audiobook {
  static let defaultQuery = AudiobookQuery()

  let id: String
  var title: String?
  var seriesTitle: String?
  var author: String?
  var genre: String?
  var purchaseDate: Date?
  var url: URL?
  var displayRepresentation: DisplayRepresentation { "Audiobook" }
}

struct AudiobookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Audiobook] { [] }
}
