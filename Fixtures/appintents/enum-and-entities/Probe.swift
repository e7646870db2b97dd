import AppIntents

/// Case titles that a careless writer would quote wrongly.
enum ZEnum: String, AppEnum {
  case on, dash, quote, colon, hash
  case truthy, num, nully, lead, plain

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Zed"

  static let caseDisplayRepresentations: [ZEnum: DisplayRepresentation] = [
    .on: "On",
    .dash: "- dash",
    .quote: "it's",
    .colon: "a: b",
    .hash: "#tag",
    .truthy: "true",
    .num: "123",
    .nully: "null",
    .lead: " lead",
    .plain: "Plain words & more",
  ]
}

/// Its query suggests entities, that of the next one doesn't: the document says the same of both.
struct YEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Why Thing"
  static let defaultQuery = YQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { "y" }
}

struct YQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [YEntity] { [] }
  func suggestedEntities() async throws -> [YEntity] { [] }
}

struct XEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ex"
  static let defaultQuery = XQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { "x" }
}

struct XQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [XEntity] { [] }
}
