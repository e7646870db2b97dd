import AppIntents
import VisualIntelligence

struct SongEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()
  let id: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct SongQuery: EntityQuery {
  func entities(for identifiers: [SongEntity.ID]) async throws -> [SongEntity] { [] }
}

struct SuggestingQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
  func suggestedEntities() async throws -> [SongEntity] { [] }
  func defaultResult() async -> SongEntity? { nil }
}

struct StringQuery: EntityStringQuery {
  @Dependency var player: Player
  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
  func entities(matching string: String) async throws -> ItemCollection<SongEntity> { ItemCollection(sections: []) }
  func suggestedEntities() async throws -> ItemCollection<SongEntity> { ItemCollection(sections: []) }
}

final class Player: Sendable {}

struct AllQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = IntentDescription("Finds songs.", categoryName: "Music")
  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
  func allEntities() async throws -> [SongEntity] { [] }
}

// What it finds is stated by an alias or by a generic argument.
struct AliasQuery: EntityQuery {
  typealias Entity = SongEntity
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

struct InExtensionQuery {
  init() {}
}

extension InExtensionQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
}

extension InExtensionQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [SongEntity] { [] }
}

// A parameter of an intent that the query looks at.
struct DependentQuery: EntityQuery {
  @IntentParameterDependency<PlaySong>(\.$album)
  var playSong
  @IntentParameterDependency<PlaySong>(\.$album, \.$song) var both

  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
}

struct PlaySong: AppIntent {
  static let title: LocalizedStringResource = "Play Song"
  @Parameter(title: "Album") var album: String
  @Parameter(title: "Song") var song: SongEntity
  func perform() async throws -> some IntentResult { .result() }
}

// Finds values of any kind: here what a picture shows.
struct PictureQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [SongEntity] { [] }
}

struct TextQuery: IntentValueQuery {
  func values(for input: [String]) async throws -> [Found] { [] }
}

@UnionValue
enum Found {
  case song(SongEntity)
  case number(Int)
}

// Parameters of its own, filled in by whoever asks.
struct LimitedQuery: EntityQuery {
  @IntentParameter(title: "Limit", default: 10) var limit: Int
  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
}
