/// A JSON value and its location, for messages about it.
package struct JSONValue: Sendable {
  package enum Form: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent that fits into the type.
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    /// Members in source order, without duplicate keys.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    /// Offset of the key.
    package var offset: Int
    package var value: JSONValue

    package init(key: String, offset: Int, value: JSONValue) {
      self.key = key
      self.offset = offset
      self.value = value
    }
  }

  package var form: Form
  /// Offset of the value's first byte.
  package var offset: Int

  package init(_ form: Form, offset: Int = 0) {
    self.form = form
    self.offset = offset
  }

  package var string: String? { if case .string(let text) = form { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = form { value } else { nil } }
  package var int: Int? { if case .int(let value) = form { value } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = form { elements } else { nil } }
  package var members: [Member]? { if case .object(let members) = form { members } else { nil } }

  /// The value of an object's member; nil if there is no such member, or the value is not an object.
  package subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  /// The kind of the value, as messages name it: "an object", "a string".
  package var kindName: String {
    switch form {
    case .null: "null"
    case .bool: "a boolean"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Two values are equal if their contents are, at any location.
extension JSONValue: Equatable {
  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.form == right.form }
}

extension JSONValue.Member {
  package static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.value == right.value }
}
