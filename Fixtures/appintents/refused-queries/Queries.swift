import AppIntents

// Each query has one construct that cannot be written, or only with an unverified encoding.

struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = PlainQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Tags") var tags: [String]
  @Property var length: Int
  @Property var mood = makeMood()
  var displayRepresentation: DisplayRepresentation { "Song" }
}

struct PlainQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Song] { [] }
}

struct DescribedQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = makeDescription()

  func entities(for identifiers: [String]) async throws -> [Song] { [] }
  func allEntities() async throws -> [Song] { [] }
}

struct LimitedQuery: EntityQuery {
  @IntentParameter(title: "Limit", default: 10) var limit: Int

  func entities(for identifiers: [String]) async throws -> [Song] { [] }
}

struct PlaySong: AppIntent {
  static let title: LocalizedStringResource = "Play Song"

  @Parameter(title: "Song") var song: Song

  func perform() async throws -> some IntentResult { .result() }
}

struct ForeignQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [NotScanned] { [] }
}

struct OddComparisons: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Song.$missing) { EqualToComparator { $0 } }
    Property(\Song.$length) { LessThanComparator { $0 } }
    Property(\Song.$mood) { EqualToComparator { $0 } }
    Property(\Song.$tags) { ContainsComparator { $0 } }
    Property(\Song.$name) { SoundsLikeComparator { $0 } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Song.$name) }

  func entities(for identifiers: [String]) async throws -> [Song] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Song>], limit: Int?
  ) async throws -> [Song] { [] }
}
