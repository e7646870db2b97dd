import DocumentFormats

/// Functions that make the values of messages. They have the same type as values that are read.
extension JSONValue {
  static let null = JSONValue(.null)
  static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  static func number(_ number: Int) -> JSONValue { JSONValue(.int(number)) }
  static func flag(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag)) }
  static func list(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }

  /// An object; members without a value are omitted.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    JSONValue(
      .object(members.compactMap { key, value in value.map { JSONValue.Member(key: key, offset: 0, value: $0) } }))
  }

  /// The value at a path of keys; nil if a key is missing.
  func at(_ keys: String...) -> JSONValue? {
    var value: JSONValue? = self
    for key in keys { value = value?[key] }
    return value
  }

  /// The text of a document, on one line.
  var line: [UInt8] {
    var json = JSONWriter(isOnOneLine: true)
    json.value(self)
    return json.document()
  }
}
