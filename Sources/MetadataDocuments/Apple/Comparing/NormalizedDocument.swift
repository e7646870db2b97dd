import DocumentFormats

/// A document in a canonical form, in which two documents with the same contents are equal. Apple's tool writes some lists in the
/// order of a hash table, so they are sorted; lists of alternating keys and values become objects.
package struct NormalizedDocument: Sendable {
  package let json: JSONValue

  package init(_ document: JSONValue) { json = Self.normalized(document, key: nil) }

  /// The members that identify the elements of lists whose order is significant, by the key of the list. A comparison matches
  /// elements by them, so that an additional parameter is one difference.
  static let names = [
    "parameters": ["name", "propertyIdentifier"], "properties": ["identifier"], "cases": ["identifier"],
  ]

  /// The keys of lists that alternate keys and values.
  private static let pairs: Set<String> = [
    "typeSpecificMetadata", "systemProtocolMetadata", "systemProtocolMetadataV2",
  ]

  /// The keys of lists whose order is arbitrary.
  private static let sets: Set<String> = ["resolvableInputTypes", "systemProtocols", "enums"]

  private static func normalized(_ value: JSONValue, key: String?) -> JSONValue {
    switch value.form {
    case .double(let number): return Int(exactly: number).map { JSONValue($0) } ?? value
    case .object(let members): return object(members.map { ($0.key, $0.value) })
    case .array(let elements):
      if let key, pairs.contains(key), let pairs = value.pairs { return object(pairs) }
      let elements = elements.map { normalized($0, key: nil) }
      guard let key, sets.contains(key) else { return JSONValue(elements) }
      let keyed = elements.map { (text: $0.compact, value: $0) }
      return JSONValue(keyed.sorted { $0.text.lexicographicallyPrecedes($1.text) }.map(\.value))
    case .null, .bool, .int, .string: return value
    }
  }

  private static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return JSONValue(members: sorted.map { ($0.key, normalized($0.value, key: $0.key)) })
  }

  /// The number of values in the document: strings, numbers, booleans, nulls, and empty containers.
  var leafCount: Int { json.leafCount }
}

extension JSONValue {
  /// Whether two parts of documents are equal in the canonical form, which ignores the order of keys and of some lists.
  func hasEqualContents(_ other: JSONValue) -> Bool { NormalizedDocument(self).json == NormalizedDocument(other).json }

  var leafCount: Int {
    switch form {
    case .array(let elements) where !elements.isEmpty: elements.reduce(0) { $0 + $1.leafCount }
    case .object(let members) where !members.isEmpty: members.reduce(0) { $0 + $1.value.leafCount }
    default: 1
    }
  }
}
