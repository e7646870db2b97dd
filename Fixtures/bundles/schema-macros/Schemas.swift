import AppIntents
import VisualIntelligence

// No protocol, no title, plain variables: the macro brings them all.
@AppIntent(schema: .photos.openAsset)
struct OpenPicture {
  var target: PictureEntity
  var note: String?
  @Dependency var library: PictureLibrary
  static let limit = 3
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchPictures {
  static let title: LocalizedStringResource = "Search Pictures"
  var semanticContent: SemanticContentDescriptor
  func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .photos.search)
struct SearchOldPictures: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria
  @Parameter(title: "Limit", default: 5) var limit: Int
  func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .photos.asset)
struct PictureEntity {
  static let defaultQuery = PictureQuery()
  let id: String
  var title: String?
  var isFavorite: Bool
  @Property(title: "Place") var place: String
  var displayRepresentation: DisplayRepresentation { "Picture" }
}

struct PictureQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PictureEntity] { [] }
}

@AssistantEntity(schema: .photos.album)
struct AlbumEntity: AppEntity {
  static let defaultQuery = AlbumQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  let id: String
  var name: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AlbumEntity] { [] }
}

@AppEnum(schema: .photos.filterType)
enum Filter: String {
  case vivid, noir
  static let caseDisplayRepresentations: [Filter: DisplayRepresentation] = [.vivid: "Vivid", .noir: "Noir"]
}

@AssistantEnum(schema: .photos.assetType)
enum PictureKind: String, AppEnum {
  case still, moving
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture Kind"
  static let caseDisplayRepresentations: [PictureKind: DisplayRepresentation] = [.still: "Still", .moving: "Moving"]
}

final class PictureLibrary: Sendable {}

#if compiler(>=6.2)
  @available(iOS 26, macOS 26, *)
  @AppIntent(schema: .photos.deleteAssets)
  struct DeletePictures {
    var entities: [PictureEntity]
    func perform() async throws -> some IntentResult { .result() }
  }
#endif
