import AppIntents
import CoreTransferable

// Each type has one construct that cannot be written, or only with an unverified encoding.

enum Identified: String, AppEnum {
  case one

  static let persistentIdentifier = makeIdentifier()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Identified"
  static let caseDisplayRepresentations: [Identified: DisplayRepresentation] = [.one: "One"]
}

enum WithDoubles: Double, AppEnum {
  case one = 1.5

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "With Doubles"
  static let caseDisplayRepresentations: [WithDoubles: DisplayRepresentation] = [.one: "One"]
}

enum WithoutTitles: String, AppEnum {
  case one

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Without Titles"
}

enum OddCases: AppEnum {
  case plain
  case payload(Int)
  case untitled
  case described
  case painted
  case pictured

  static let images: [OddCases: DisplayRepresentation.Image] = [.pictured: .init(systemName: "photo")]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Odd Cases"
  static let caseDisplayRepresentations: [OddCases: DisplayRepresentation] = [
    .plain: "Plain", .payload: "Payload",
    .described: DisplayRepresentation(title: "Described", descriptionText: makeText()),
    .painted: DisplayRepresentation(title: "Painted", image: .init(named: "Paint"), synonyms: []),
    .pictured: DisplayRepresentation(title: "Pictured", image: images[.pictured]),
  ]
}

enum ComputedKeys: String, AppEnum {
  case one, two

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Computed Keys"
  static let caseDisplayRepresentations: [ComputedKeys: DisplayRepresentation] = [first: "One", .two: "Two"]
}

struct Unnamed: AppEntity {
  static let defaultQuery = UnnamedQuery()
  static let isDiscoverable = false

  let id: String
  var displayRepresentation: DisplayRepresentation { "Unnamed" }
}

struct UnnamedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Unnamed] { [] }
}

struct Unqueried: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unqueried"

  let id: String
  var displayRepresentation: DisplayRepresentation { "Unqueried" }
}

struct Receipt: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"

  @Property(title: "Sum") var sum: Int
  var displayRepresentation: DisplayRepresentation { "Receipt" }
}

struct ForeignQuery: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Foreign Query"
  static let defaultQuery = NotScannedQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "Foreign Query" }
}

struct UnclearQuery: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unclear Query"
  static let defaultQuery = chooseQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "Unclear Query" }
}

struct Scan: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
  static let supportedContentTypes: [UTType] = [.pdf]
  static let defaultQuery = ScanQuery()

  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Scan" }
}

struct ScanQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Scan] { [] }
}

struct OddProperties: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Odd Properties"
  static let defaultQuery = OddQuery()

  let id: String
  @Property(title: "Untyped") var untyped = makeValue()
  @Property(title: "Options", optionsProvider: Options()) var options: String
  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "computed")) var computed: String { "a" }
  @Property(title: "Key", customIndexingKey: CSCustomAttributeKey(keyName: makeText())!) var key: String
  @Property(title: "Number", customIndexingKey: CSCustomAttributeKey(keyName: 5)!) var number: String
  var displayRepresentation: DisplayRepresentation { "Odd Properties" }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

struct OddQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [OddProperties] { [] }
}

struct UnclearTransfer: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unclear Transfer"
  static let defaultQuery = UnclearTransferQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "Unclear Transfer" }

  static var transferRepresentation: some TransferRepresentation { shared() }
}

struct UnclearTransferQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [UnclearTransfer] { [] }
}

@AppEntity(schema: .photos.album)
struct Album {
  static let defaultQuery = AlbumQuery()

  let id: String
  var name: String
  var owner: String?
  @Property var theme: String?
  var displayRepresentation: DisplayRepresentation { "Album" }
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Album] { [] }
}
