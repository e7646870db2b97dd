import AppIntents

// How the first release spelled some things; old code still does.
struct OldBook: AppEntity {
  static var typeDisplayName: LocalizedStringResource { "Older Book" }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Old Book" }
  static var defaultQuery = OldBookQuery()

  var id: UUID
  @Property(title: "Title") var title: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(title)") }
}

struct OldBookQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [OldBook] { [] }
}

enum OldShelf: String, AppEnum {
  case read, unread
  static var typeDisplayName: LocalizedStringResource = "Old Shelf"
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Old Shelf"
  static var caseDisplayRepresentations: [OldShelf: DisplayRepresentation] = [
    .read: "Read",
    .unread: "Unread",
  ]
}

struct OldOpen: AppIntent {
  static var title: LocalizedStringResource = "Open"
  static var description = IntentDescription("Opens a shelf.")
  static var openAppWhenRun: Bool = true
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @IntentParameter(title: "Shelf")
  var shelf: OldShelf

  @AppIntents.IntentParameter(title: "Count", default: 1) var count: Int

  init() {}
  init(shelf: OldShelf) { self.shelf = shelf }

  func perform() async throws -> some IntentResult { .result() }
}

struct OldestBook: AppEntity {
  static var typeDisplayName: LocalizedStringResource = "Oldest Book"
  static var defaultQuery = OldestBookQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Oldest" }
}

struct OldestBookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [OldestBook] { [] }
}
