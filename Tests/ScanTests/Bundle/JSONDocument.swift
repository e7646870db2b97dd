import Foundation

/// Any JSON, as tests look at it. Objects lose the order of their keys: tests of order compare text.
enum JSONDocument: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONDocument])
  case object([String: JSONDocument])

  /// The most frequent kinds come first: each attempt that fails throws, and the test library records the call stack of every error.
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let object = try? container.decode([String: JSONDocument].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONDocument].self) {
      self = .array(array)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONDocument.self, from: Data(text.utf8))
  }

  subscript(key: String) -> JSONDocument? { if case .object(let members) = self { members[key] } else { nil } }

  var elements: [JSONDocument] { if case .array(let elements) = self { elements } else { [] } }

  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// Every key of every object inside.
  var keys: Set<String> {
    switch self {
    case .object(let members): members.reduce(into: Set(members.keys)) { $0.formUnion($1.value.keys) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.keys) }
    default: []
    }
  }

  /// The facts of this document that `other` lacks: members by name, elements by position.
  func missing(in other: JSONDocument?, at path: String = "") -> [String] {
    switch (self, other) {
    case (.object(let members), .object(let others)?):
      members.sorted { $0.key < $1.key }.flatMap { $0.value.missing(in: others[$0.key], at: "\(path)/\($0.key)") }
    case (.array(let elements), .array(let others)?) where elements.count == others.count:
      elements.indices.flatMap { elements[$0].missing(in: others[$0], at: "\(path)/\($0)") }
    default:
      self == other ? [] : ["\(path): \(self) is \(other.map { "\($0)" } ?? "absent")"]
    }
  }
}
