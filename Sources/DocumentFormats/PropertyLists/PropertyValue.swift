/// A value of a small property list, such as Info.plist, in whichever form the file has.
package enum PropertyValue: Equatable, Sendable {
  case string(String)
  case number(String)
  case bool(Bool)
  case array([PropertyValue])
  /// The last of several members with one key wins.
  case dictionary([String: PropertyValue])
  /// Dates, data and real numbers of the binary form, which no caller needs.
  case other

  package subscript(key: String) -> PropertyValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
}

/// Reads an Info.plist: XML, binary, or the form of OpenStep.
package func parsePropertyValue(_ bytes: [UInt8]) throws(ReadingError) -> PropertyValue {
  if bytes.starts(with: "bplist00".utf8) { return try BinaryPropertyList.value(bytes) }
  let start = bytes.first { $0 > 0x20 && $0 < 0x80 }
  guard start == UInt8(ascii: "{") else {
    let root = try parseXML(bytes)
    guard root.name == "plist", let value = root.children.first else {
      throw ReadingError("expected the element 'plist' with a value, found '\(root.name)'", at: root.offset)
    }
    return try PropertyValue(value)
  }
  let document = try parsePropertyList(bytes)
  return PropertyValue(document.root, of: document)
}

extension PropertyValue {
  /// The depth of elements is limited by `parseXML`.
  fileprivate init(_ element: XMLElement) throws(ReadingError) {
    switch element.name {
    case "string": self = .string(element.text)
    case "integer", "real": self = .number(element.text)
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case "data", "date": self = .other
    case "array":
      var elements: [PropertyValue] = []
      for child in element.children { elements.append(try PropertyValue(child)) }
      self = .array(elements)
    case "dict":
      var members: [String: PropertyValue] = [:], key: String?
      for child in element.children {
        if child.name == "key", key == nil {
          key = child.text
        } else if let name = key {
          members[name] = try PropertyValue(child)
          key = nil
        } else {
          throw ReadingError("expected a key, found '\(child.name)'", at: child.offset)
        }
      }
      self = .dictionary(members)
    default: throw ReadingError("'\(element.name)' is not a value of a property list", at: element.offset)
    }
  }

  /// The depth of values is limited by `parsePropertyList`.
  fileprivate init(_ value: PropertyListDocument.Value, of document: PropertyListDocument) {
    if let text = document.text(value) {
      self = .string(text)
    } else if document.isArray(value) {
      self = .array(document.elements(value).map { PropertyValue($0, of: document) })
    } else if document.isDictionary(value) {
      let members = document.members(value).map { (document.text($0.key) ?? "", PropertyValue($0.value, of: document)) }
      self = .dictionary(Dictionary(members) { _, last in last })
    } else {
      self = .other
    }
  }
}
