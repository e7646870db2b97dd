import DocumentFormats

/// Lets code write documents as literals: `["kindValue": 0, "valueType": type.json]`. Initializers that convert a list aren't
/// inlined, because they are called in hundreds of locations.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self.init(.string(value)) }
  package init(integerLiteral value: Int) { self.init(.int(value)) }
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  @inline(never)
  package init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members: members) }
}

extension JSONValue {
  init(_ text: String) { self.init(.string(text)) }
  init(_ number: Int) { self.init(.int(number)) }
  init(_ number: Double) { self.init(.double(number)) }
  init(_ flag: Bool) { self.init(.bool(flag)) }
  init(_ elements: [JSONValue]) { self.init(.array(elements)) }

  @inline(never)
  init(members: [(key: String, value: JSONValue)]) {
    self.init(.object(members.map { Member(key: $0.key, offset: 0, value: $0.value) }))
  }

  /// `{"int": {"wrapper": 1}}`: how Apple's document tags a value with its kind.
  static func wrapped(_ kind: String, _ value: JSONValue) -> JSONValue { [kind: ["wrapper": value]] }

  /// The kind and the value of `{"int": {"wrapper": 1}}`; nil for anything else.
  var unwrapped: (kind: String, value: JSONValue)? {
    guard let members, members.count == 1, let inner = members[0].value.members, inner.count == 1,
      inner[0].key == "wrapper"
    else { return nil }
    return (members[0].key, inner[0].value)
  }

  /// `["a", 1, "b", 2]` as pairs; nil for any other form.
  var pairs: [(key: String, value: JSONValue)]? {
    guard let array, array.count % 2 == 0 else { return nil }
    var pairs: [(key: String, value: JSONValue)] = []
    for index in stride(from: 0, to: array.count, by: 2) {
      guard let key = array[index].string else { return nil }
      pairs.append((key, array[index + 1]))
    }
    return pairs
  }
}
