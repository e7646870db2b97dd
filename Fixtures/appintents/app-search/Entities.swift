import AppIntents
import CoreTransferable
import Foundation

@available(iOS 27.0, *)
struct PhoebusPostEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Reddit Post", numericFormat: "\(placeholder: .int) Reddit posts",
    synonyms: ["Post", "Reddit Thread", "Thread"])
  static let defaultQuery = PhoebusPostQuery()

  let id: String
  /// Stored, and no property of the entity.
  let expiresAt: Date
  @Property(title: "Title") var title: String
  @Property(title: "Subreddit") var subreddit: String
  @Property(title: "Author") var author: String
  @Property(title: "Text", indexingKey: \.textContent) var text: String
  @Property(title: "Posted", indexingKey: \.contentCreationDate) var createdAt: Date
  @Property(title: "Link", indexingKey: \.url) var webURL: URL
  @Property(title: "Score") var score: Int?
  @Property(title: "Comment Count") var commentCount: Int?
  @Property(title: "Linked Site") var linkDomain: String?

  var loadedComments: [PhoebusCommentEntity] {
    get async throws { [] }
  }

  /// What `@DeferredProperty(title: "Loaded Comments")` expands to, written by hand.
  var _loadedComments = EntityProperty<[PhoebusCommentEntity]>(
    identifier: "loadedComments", title: "Loaded Comments",
    asyncGetter: { (entity: Self) in try await entity.loadedComments })

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", image: .init(systemName: "text.bubble"))
  }
}

@available(iOS 27.0, *)
extension PhoebusPostEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.webURL)
    DataRepresentation(exportedContentType: .plainText) { Data($0.id.utf8) }
  }
}

@available(iOS 27.0, *)
struct PhoebusCommentEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Reddit Comment", numericFormat: "\(placeholder: .int) Reddit comments", synonyms: ["Comment", "Reply"])
  static let defaultQuery = PhoebusCommentQuery()

  let id: String
  /// Stored, and no property of the entity.
  let expiresAt: Date
  @Property(title: "Text") var body: String
  @Property(title: "Author") var author: String
  @Property(title: "Score") var score: Int?
  @Property(title: "Written by Original Poster") var isOriginalPoster: Bool
  @Property(title: "Reply Depth") var depth: Int
  @Property(title: "Posted") var createdAt: Date
  @Property(title: "Subreddit") var subreddit: String
  @Property(title: "Link") var webURL: URL

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", image: .init(systemName: "text.bubble"))
  }
}

@available(iOS 27.0, *)
extension PhoebusCommentEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.webURL)
    DataRepresentation(exportedContentType: .plainText) { Data($0.id.utf8) }
  }
}

@available(iOS 27.0, *)
struct PhoebusSubredditEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Subreddit", numericFormat: "\(placeholder: .int) subreddits",
    synonyms: ["Community", "Sub", "Reddit Community"])
  static let defaultQuery = PhoebusSubredditQuery()

  let id: String
  /// Stored, and no property of the entity.
  let expiresAt: Date
  let webURL: URL
  @Property(title: "Name") var name: String
  @Property(title: "Description", indexingKey: \.contentDescription) var summary: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", image: .init(systemName: "text.bubble"))
  }
}

@available(iOS 27.0, *)
extension PhoebusSubredditEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.webURL)
  }
}

@available(iOS 27.0, *)
struct PhoebusPostQuery: EntityStringQuery, IndexedEntityQuery {
  func entities(for identifiers: [String]) async throws -> [PhoebusPostEntity] { [] }
  func entities(matching string: String) async throws -> [PhoebusPostEntity] { [] }
  func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws {
    try await Search.index(identifiers)
  }
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws { try await Search.indexAll() }
}

@available(iOS 27.0, *)
struct PhoebusCommentQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [PhoebusCommentEntity] { [] }
  func entities(matching string: String) async throws -> [PhoebusCommentEntity] { [] }
}

@available(iOS 27.0, *)
struct PhoebusSubredditQuery: EntityStringQuery, IndexedEntityQuery {
  func entities(for identifiers: [String]) async throws -> [PhoebusSubredditEntity] { [] }
  func entities(matching string: String) async throws -> [PhoebusSubredditEntity] { [] }
  func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws {
    try await Search.index(identifiers)
  }
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws { try await Search.indexAll() }
}
