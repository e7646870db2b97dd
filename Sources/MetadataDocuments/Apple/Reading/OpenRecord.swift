import DocumentFormats

/// One object of Apple's document while it is read. Keys that the reader does not take are listed as unread.
struct OpenRecord {
  let shape: RecordShape
  /// The path of the object in the document: `actions.OpenShelf`.
  let path: String
  let offset: Int
  private(set) var left: [JSONValue.Member]

  init(_ value: JSONValue, _ shape: RecordShape, at path: String) {
    self.shape = shape
    self.path = path
    offset = value.offset
    left = value.members ?? []
  }

  func peek(_ key: String) -> JSONValue? { left.first { $0.key == key }?.value }

  mutating func take(_ key: String) -> JSONValue? {
    guard let index = left.firstIndex(where: { $0.key == key }) else { return nil }
    return left.remove(at: index).value
  }

  /// Takes a member if its value has no information, because it is always the same or follows from other values.
  mutating func skip(_ key: String, where isImplied: (JSONValue) -> Bool = { _ in true }) {
    guard let value = peek(key), isImplied(value) else { return }
    _ = take(key)
  }

  mutating func skip(_ keys: String..., ifEqual expected: JSONValue) {
    for key in keys { skip(key) { $0.compact == expected.compact } }
  }
}

/// Members of the bundle's JSON in the order of assignment. A key is omitted if its value is nil, an empty list or an empty
/// object.
struct BundleMembers {
  private(set) var members: [(key: String, value: JSONValue)] = []

  subscript(_ key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      guard let newValue else { return }
      if newValue.array?.isEmpty == true || newValue.members?.isEmpty == true { return }
      members.append((key, newValue))
    }
  }

  /// Adds a value even if it is an empty object or array.
  mutating func keep(_ key: String, _ value: JSONValue) { members.append((key, value)) }

  var json: JSONValue { JSONValue(members: members) }
}
