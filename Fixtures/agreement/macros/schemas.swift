import AppIntents

@AppIntent(schema: .photos.openAsset)
struct OpenPhoto: OpenIntent { var target: PhotoEntity; func perform() async throws -> some IntentResult { .result() } }
@AppEntity(schema: .photos.asset)
struct PhotoEntity {
  static let defaultQuery = PhotoQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Photo" }
}
@AppEnum(schema: .photos.assetType)
enum PhotoKind: String { case photo, video; static let caseDisplayRepresentations: [PhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"] }
struct PhotoQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [PhotoEntity] { [] } }
