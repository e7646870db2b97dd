import DocumentFormats
import SourceScan

/// Reads a `.strings` or `.stringsdict` file, a property list in the form of OpenStep or XML. The result has the notation of its
/// strings.
///
/// Several entries with one key are all in the result; the last counts, as in the system. `bytes` are those of `text` without its
/// padding.
func parseStrings(
  _ text: SourceText, bytes: [UInt8], _ format: StringCatalog.Format, locale: String
) throws(ReadingError) -> (CatalogContents, CatalogStrings.Notation) {
  if bytes.starts(with: "bplist".utf8) {
    throw ReadingError("the file is a binary property list, which is not read")
  }
  if let offset = bytes[...].firstInvalidByte { throw ReadingError("the file is not valid UTF-8", at: offset) }
  var builder = StringsBuilder(text, locale: locale), start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
  if start < bytes.count, bytes[start] == UInt8(ascii: "<"), !text.isConflict(at: start) {
    try builder.add(root: try parseXML(bytes), format)
  } else {
    try builder.add(try parseStringsList(bytes), format)
  }
  return (builder.contents, builder.strings.notation)
}

/// A value of a property list in the syntax of OpenStep or XML, with its location.
private struct PropertyNode {
  enum Form {
    /// The text; nil if it is decoded from its span on access, as all are outside of XML.
    case string(String?)
    case dictionary([(key: PropertyNode, value: PropertyNode)])
    case other
  }

  var span: ByteSpan
  var form: Form

  /// The depth of elements is limited by `parseXML`.
  init(_ element: XMLElement) throws(ReadingError) {
    span = ByteSpan(element.offset..<element.end)
    switch element.name {
    case "string", "key": form = .string(element.isPlain ? nil : element.text)
    case "dict":
      var members: [(PropertyNode, PropertyNode)] = [], key: PropertyNode?
      for child in element.children {
        if child.name == "key", key == nil {
          key = try PropertyNode(child)
        } else if let name = key {
          members.append((name, try PropertyNode(child)))
          key = nil
        } else {
          throw ReadingError("expected a key, found '\(child.name)'", at: child.offset)
        }
      }
      if let key { throw ReadingError("the key has no value", at: Int(key.span.start)) }
      form = .dictionary(members)
    default: form = .other
    }
  }

  /// The depth of values is limited by `parseStringsList`.
  init(_ value: PropertyListDocument.Value, of document: PropertyListDocument) {
    span = ByteSpan(document.range(of: value))
    if document.isString(value) {
      form = .string(nil)
    } else if document.isDictionary(value) {
      form = .dictionary(
        document.members(value).map { (PropertyNode($0.key, of: document), PropertyNode($0.value, of: document)) })
    } else {
      form = .other
    }
  }
}

/// Makes the entries of a file from the values of its property list.
private struct StringsBuilder {
  private(set) var contents = CatalogContents()
  private(set) var strings: CatalogStrings
  /// The texts of XML elements that differ from the bytes between their tags, by the offsets of the elements.
  private var texts: [UInt32: String] = [:]

  init(_ text: SourceText, locale: String) {
    strings = CatalogStrings(text: text)
    _ = contents.number(ofLocale: locale)
  }

  /// Adds the members of an XML property list.
  mutating func add(root: XMLElement, _ format: StringCatalog.Format) throws(ReadingError) {
    guard root.name == "plist", let value = root.children.first else {
      throw ReadingError("expected the element 'plist' with a value, found '\(root.name)'", at: root.offset)
    }
    guard case .dictionary(let members) = try PropertyNode(value).form else {
      throw ReadingError("expected a dictionary", at: value.offset)
    }
    // Set before members are added, because most texts are decoded from their spans on demand.
    strings.notation = .xml([:])
    for (key, value) in members { try add(key, value, format) }
    strings.notation = .xml(texts)
  }

  /// Adds the members of an OpenStep property list.
  mutating func add(_ document: PropertyListDocument, _ format: StringCatalog.Format) throws(ReadingError) {
    guard document.isDictionary(document.root) else {
      throw ReadingError("expected a dictionary", at: document.range(of: document.root).lowerBound)
    }
    // Members are converted one after the other: a file has thousands, and few of the values are needed later.
    let members = document.members(document.root)
    strings.notation = .propertyList
    let isInBraces = document.bytes[document.range(of: document.root)].first == UInt8(ascii: "{")
    contents.hasIgnoredTail = document.hasIgnoredTail || isInBraces
    contents.ignoredEntries = document.ignoredEntries
    contents.isList = members.allSatisfy { document.isString($0.value) }
    contents.entries.reserveCapacity(members.count)
    for (key, value) in members {
      if contents.isList {
        contents.entries.append(
          CatalogContents.Entry(
            key: ByteSpan(document.range(of: key)), value: ByteSpan(document.range(of: value))))
      } else {
        try add(PropertyNode(key, of: document), PropertyNode(value, of: document), format)
      }
    }
  }

  /// Adds an entry for one key of the dictionary.
  mutating func add(
    _ key: PropertyNode, _ value: PropertyNode, _ format: StringCatalog.Format
  ) throws(ReadingError) {
    let first = UInt32(contents.texts.count)
    keep(key)
    if case .string = value.form {
      add(value, path: 0)
    } else if format == .stringsDictionary, case .dictionary(let rules) = value.form {
      try add(rules, path: 0)
    } else {
      throw ReadingError("the value of '\(text(key))' must be a string", at: Int(value.span.start))
    }
    contents.localizations.append(
      CatalogContents.Localization(
        locale: 0, name: key.span, value: value.span, texts: first..<UInt32(contents.texts.count)))
    let index = UInt32(contents.entries.count)
    contents.details.append(CatalogContents.Details(localizations: index..<(index + 1)))
    contents.entries.append(CatalogContents.Entry(key: key.span, value: value.span))
  }

  /// Adds the texts of the rules of one key in a `.stringsdict` file.
  private mutating func add(
    _ members: [(key: PropertyNode, value: PropertyNode)], path: UInt32
  ) throws(ReadingError) {
    for (key, value) in members {
      let name = text(key)
      switch (name, value.form) {
      case (_, .string): if name == "NSStringLocalizedFormatKey" { add(value, path: path) }
      case ("NSStringDeviceSpecificRuleType", .dictionary(let devices)):
        for (device, value) in devices {
          let path = contents.number(ofPath: path, .device(text(device)))
          if case .dictionary(let rules) = value.form { try add(rules, path: path) } else { add(value, path: path) }
        }
      case ("NSStringVariableWidthRuleType", .dictionary(let widths)):
        for (width, value) in widths {
          add(value, path: contents.number(ofPath: path, .variation("width", text(width))))
        }
      case (_, .dictionary(let rules)):
        let path = contents.number(ofPath: path, .substitution(name))
        for (rule, value) in rules where !text(rule).hasPrefix("NSStringFormat") {
          add(value, path: contents.number(ofPath: path, .plural(text(rule))))
        }
      case (_, .other):
        throw ReadingError("the value of '\(name)' must be a string or a dictionary", at: Int(value.span.start))
      }
    }
  }

  private mutating func add(_ value: PropertyNode, path: UInt32) {
    guard case .string = value.form else { return }
    keep(value)
    contents.texts.append(CatalogContents.Text(value: value.span, path: path))
  }

  private mutating func keep(_ node: PropertyNode) {
    if case .string(let text?) = node.form { texts[node.span.start] = text }
  }

  private func text(_ node: PropertyNode) -> String {
    guard case .string(let text) = node.form else { return "" }
    return text ?? strings.decoded(node.span)
  }
}

extension ByteSpan {
  fileprivate init(_ range: Range<Int>) { self.init(UInt32(range.lowerBound), UInt32(range.upperBound)) }
}
