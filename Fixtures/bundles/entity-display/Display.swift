import AppIntents

struct Constant: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Constant", numericFormat: "\(placeholder: .int) constants")
  static let defaultQuery = ConstantQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Always the Same", subtitle: "Every time", image: .init(systemName: "equal"))
  }
}
struct ConstantQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Constant] { [] }
}

struct ConstantLiteral: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Literal"
  static let defaultQuery = ConstantLiteralQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Literal" }
}
struct ConstantLiteralQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ConstantLiteral] { [] }
}

// What most entities do: it depends on the instance, so it is no fact of the source, and nothing to warn about.
struct Dynamic: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dynamic"
  static let defaultQuery = DynamicQuery()
  let id: Int
  var name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(id) of many", image: .init(systemName: "number"))
  }
}
struct DynamicQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Dynamic] { [] }
}

struct Branching: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Branching"
  static let defaultQuery = BranchingQuery()
  let id: Int
  var name: String?
  var displayRepresentation: DisplayRepresentation {
    guard let name else { return "Nameless" }
    let subtitle = name.isEmpty ? "empty" : "full"
    return DisplayRepresentation(title: "\(name)", subtitle: "\(subtitle)")
  }
}
struct BranchingQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Branching] { [] }
}

struct Linked: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Linked"
  static let defaultQuery = LinkedQuery()
  static var urlRepresentation: URLRepresentation { "https://shelf.example/book/\(.id)" }
  typealias URLRepresentation = EntityURLRepresentation<Linked>
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Linked" }
}
struct LinkedQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Linked] { [] }
}

struct Pinned: AppEntity {
  static let persistentIdentifier = "com.example.pinned"
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pinned", synonyms: ["Sticky", "Fixed"])
  static let defaultQuery = PinnedQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Pinned" }
}
struct PinnedQuery: EntityQuery {
  static var persistentIdentifier: String { "com.example.pinned-query" }
  func entities(for identifiers: [Int]) async throws -> [Pinned] { [] }
}
