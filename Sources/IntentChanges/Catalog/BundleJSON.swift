import DocumentFormats

/// Parts that occur often in the bundle's JSON, as its schema describes them: texts, values, unreadable values.
extension JSONValue {
  /// The objects of an array; empty if the array is missing or if the value is not an array.
  func list(_ key: String) -> [JSONValue] { (self[key]?.array ?? []).filter { $0.members != nil } }

  /// Whether the value can't be compared: it is not a compile-time constant, or it differs by `#if` branch.
  var isUnreadable: Bool { self["unreadable"] != nil || self["variants"] != nil }

  /// A number, a string or a boolean as text; nil for any other value.
  var scalarText: String? {
    switch form {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): number.description
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  /// The value as text without locations. Values with equal fingerprints are treated as equal.
  var fingerprint: String {
    switch form {
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.fingerprint).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.filter { $0.key != "location" }.map { "\($0.key):\($0.value.fingerprint)" }
        .joined(separator: ",") + "}"
    default: scalarText ?? ""
    }
  }

  /// The sentences of a parameter summary with their conditions, and the parameters listed below each sentence.
  var sentences: [String] {
    var sentences: [String] = []
    if let text = self["text"]?["key"]?.string { sentences.append(text) }
    for other in self["others"].strings { sentences.append("+ \(other)") }
    if let when = self["when"] { sentences.append("when \(when.fingerprint)") }
    if let choice = self["switch"]?.scalarText { sentences.append("switch \(choice)") }
    for each in list("cases") {
      sentences.append("case \(each["values"]?.fingerprint ?? "")")
      sentences += each["summary"]?.sentences ?? []
    }
    for key in ["default", "then", "otherwise"] { sentences += self[key]?.sentences ?? [] }
    return sentences
  }

  /// The value that `perform()` returns, read from the object `result`.
  var result: Stated<TypeShape> {
    if isUnreadable { return .unknown }
    guard let value = self["value"] else { return .absent }
    return TypeShape(value).map(Stated.known) ?? .unknown
  }
}

extension Optional where Wrapped == JSONValue {
  /// The strings of an array; empty if the array is missing.
  var strings: [String] { (self?.array ?? []).compactMap(\.string) }
}

extension [JSONValue] {
  /// The elements as `read` converts them; nil if `read` is nil for one of them, which has an unexpected form.
  func allPresent<Content>(_ read: (JSONValue) -> Content?) -> [Content]? {
    let elements = compactMap(read)
    return elements.count == count ? elements : nil
  }

  var allStrings: [String]? { allPresent(\.string) }
}

extension Stated {
  /// Reads the value of a key. The fact is absent without a value, and unknown if the value is unreadable or `read` returns nil.
  init(_ json: JSONValue?, _ read: (JSONValue) -> Content?) {
    guard let json else {
      self = .absent
      return
    }
    self = json.isUnreadable ? .unknown : read(json).map(Stated.known) ?? .unknown
  }
}

extension Stated<String> {
  init(plain json: JSONValue?) { self.init(json) { $0.string } }

  /// The displayed text: the default value if there is one, else the key, else the plain string.
  init(text json: JSONValue?) {
    self.init(json) { $0["defaultValue"]?.string ?? $0["key"]?.string ?? $0["string"]?.string ?? $0.string }
  }
}

extension TypeShape {
  /// Reads a type; nil if the bundle does not state it.
  init?(_ json: JSONValue) {
    guard !json.isUnreadable else { return nil }
    let kind = json["kind"]?.string ?? "unknown"
    let spelling = json["spelling"]?.string ?? json["name"]?.string ?? kind
    let isOptional = json["isOptional"]?.bool ?? false
    if kind == "array" || kind == "set" {
      guard let element = json["element"], let shape = TypeShape(element) else { return nil }
      self.init(name: shape.name, kind: shape.kind, isSeveral: true, isOptional: isOptional, spelling: spelling)
      return
    }
    guard var name = json["name"]?.string else { return nil }
    if let unit = json["unit"]?.string { name += "<\(unit)>" }
    self.init(name: name, kind: kind, isOptional: isOptional, spelling: spelling)
  }
}
