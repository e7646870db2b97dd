import AppIntents

struct Setting: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Setting"
  var displayRepresentation: DisplayRepresentation { "Setting" }
  @Property(title: "Value") var value: Int
  init() {}
}
struct Doc: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Doc"
  static let defaultQuery = DocQuery()
  static let supportedContentTypes: [UTType] = [.pdf, .plainText]
  var id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Doc" }
}
struct DocQuery: EntityQuery { func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Doc] { [] } }
