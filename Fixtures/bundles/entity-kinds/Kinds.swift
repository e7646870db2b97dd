import AppIntents

struct Plain: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plain"
  static let defaultQuery = PlainQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Plain" }
}
struct PlainQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Plain] { [] }
}

// Made on the spot, never looked up again: no query, no identifier.
struct Statistics: TransientAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Statistics")
  @Property(title: "Sum") var sum: Int
  @Property(title: "Mean") var mean: Double?
  init() {}
  var displayRepresentation: DisplayRepresentation { "Statistics" }
}

// There is only one.
struct Preferences: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"
  static let defaultQuery = PreferencesQuery()
  @Property(title: "Dark") var isDark: Bool
  var displayRepresentation: DisplayRepresentation { "Preferences" }
}
struct PreferencesQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Preferences { fatalError() }
}

struct Account: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  static let defaultQuery = UniqueAppEntityProvider<Self> { Account() }
  var displayRepresentation: DisplayRepresentation { "Account" }
}

struct Scan: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
  static let supportedContentTypes: [UTType] = [.pdf, .png]
  static let defaultQuery = ScanQuery()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Scan" }
}
struct ScanQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Scan] { [] }
}

struct Searchable: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Searchable"
  static let defaultQuery = SearchableQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Searchable" }
}
struct SearchableQuery: IndexedEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Searchable] { [] }
}
