import DocumentFormats
import SourceScan

/// Reads a `.strings` or `.stringsdict` file, as a property list in the form of OpenStep or XML.
///
/// Several entries with one key are all in the result; the last counts, as in the system. `bytes`: those of the text alone.
func parseStrings(
  path: String, _ format: StringCatalog.Format, _ text: SourceText, bytes: [UInt8], _ encoding: StringCatalog.Encoding,
  hasByteOrderMark: Bool
) throws(CatalogError) -> StringCatalog {
  guard text.count < 1 << 30 else { throw CatalogError("the file is larger than 1 GB", at: 0, of: text) }
  if let offset = text.bytes[..<text.count].firstInvalidByte {
    throw CatalogError("the file is not valid UTF-8", at: offset, of: text)
  }
  var contents = CatalogContents(), start = 0
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
  do throws(ReadingError) {
    var builder: StringsBuilder
    if start < bytes.count, bytes[start] == UInt8(ascii: "<"), !text.isConflict(at: start) {
      let root = try parseXML(bytes)
      guard root.name == "plist", let value = root.children.first else {
        throw ReadingError("expected the element 'plist' with a value, found '\(root.name)'", at: root.offset)
      }
      builder = StringsBuilder(bytes, locale: catalogLocale(path: path) ?? "", .xml([:]))
      guard case .dictionary(let members) = try PropertyNode(value).form else {
        throw ReadingError("expected a dictionary", at: value.offset)
      }
      for (key, value) in members { try builder.add(key, value, format) }
      builder.contents.notation = .xml(builder.texts)
    } else {
      let document = try parseStringsList(bytes)
      builder = StringsBuilder(bytes, locale: catalogLocale(path: path) ?? "", .propertyList)
      guard document.isDictionary(document.root) else {
        throw ReadingError("expected a dictionary", at: document.range(of: document.root).lowerBound)
      }
      // One member after the other: a file has thousands, and few of its values are needed later.
      let members = document.members(document.root)
      builder.contents.isList = members.allSatisfy { document.isString($0.value) }
      builder.contents.entries.reserveCapacity(members.count)
      for (key, value) in members {
        if builder.contents.isList {
          builder.add(document.range(of: key), text: document.range(of: value))
        } else {
          try builder.add(PropertyNode(key, of: document), PropertyNode(value, of: document), format)
        }
      }
      builder.contents.hasIgnoredTail = document.hasIgnoredTail
    }
    contents = builder.contents
  } catch {
    throw CatalogError(error.message, at: error.offset ?? 0, of: text)
  }
  contents.addKeys(of: text)
  return StringCatalog(
    path: path, format: format, text: text, encoding: encoding, hasByteOrderMark: hasByteOrderMark, contents: contents)
}

/// A value of a property list in either form, with its location.
private struct PropertyNode {
  enum Form {
    /// Nil if the file has the text as it is, or, outside of XML, escapes that are decoded on access.
    case string(String?)
    case dictionary([(key: PropertyNode, value: PropertyNode)])
    case other
  }

  var span: ByteSpan
  var form: Form

  /// The depth of elements is limited by `parseXML`.
  init(_ element: XMLElement) throws(ReadingError) {
    span = ByteSpan(UInt32(element.offset), UInt32(element.end))
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
    let range = document.range(of: value)
    span = ByteSpan(UInt32(range.lowerBound), UInt32(range.upperBound))
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

/// Makes entries of values.
private struct StringsBuilder {
  var contents = CatalogContents()
  /// Texts of XML that the bytes of the file are not.
  private(set) var texts: [UInt32: String] = [:]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], locale: String, _ notation: CatalogContents.Notation) {
    self.bytes = bytes
    contents.notation = notation
    _ = contents.number(ofLocale: locale)
  }

  /// A member of the file.
  mutating func add(
    _ key: PropertyNode, _ value: PropertyNode, _ format: StringCatalog.Format
  ) throws(ReadingError) {
    let first = UInt32(contents.texts.count)
    keep(key)
    if case .string = value.form {
      add(value, path: 0)
    } else if format == .stringsDictionary, case .dictionary(let rules) = value.form {
      try add(rules, steps: [])
    } else {
      throw ReadingError("the value of '\(text(key))' must be a string", at: Int(value.span.start))
    }
    contents.localizations.append(
      CatalogContents.Localization(
        locale: 0, name: key.span, value: value.span, texts: first..<UInt32(contents.texts.count)))
    let index = UInt32(contents.entries.count)
    contents.details.append(CatalogContents.Details(localizations: index..<(index + 1)))
    addEntry(key.span, value.span)
  }

  /// Adds a member of a list.
  mutating func add(_ key: Range<Int>, text: Range<Int>) {
    addEntry(
      ByteSpan(UInt32(key.lowerBound), UInt32(key.upperBound)),
      ByteSpan(UInt32(text.lowerBound), UInt32(text.upperBound)))
  }

  private mutating func addEntry(_ key: ByteSpan, _ value: ByteSpan) {
    contents.entries.append(CatalogContents.Entry(key: key, value: value))
  }

  /// The rules of one key of a `.stringsdict` file.
  private mutating func add(
    _ members: [(key: PropertyNode, value: PropertyNode)], steps: [CatalogText.Step]
  ) throws(ReadingError) {
    for (key, value) in members {
      let name = text(key)
      switch (name, value.form) {
      case (_, .string): if name == "NSStringLocalizedFormatKey" { add(value, path: path(steps)) }
      case ("NSStringDeviceSpecificRuleType", .dictionary(let devices)):
        for (device, value) in devices {
          let steps = steps + [.device(text(device))]
          if case .dictionary(let rules) = value.form {
            try add(rules, steps: steps)
          } else {
            add(value, path: path(steps))
          }
        }
      case ("NSStringVariableWidthRuleType", .dictionary(let widths)):
        for (width, value) in widths { add(value, path: path(steps + [.variation("width", text(width))])) }
      case (_, .dictionary(let rules)):
        for (rule, value) in rules where !text(rule).hasPrefix("NSStringFormat") {
          add(value, path: path(steps + [.substitution(name), .plural(text(rule))]))
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
    if let text { return text }
    if case .xml = contents.notation {
      return CatalogContents.betweenTags(node.span, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    }
    return PropertyListText.text(of: bytes[Int(node.span.start)..<Int(node.span.end)])
  }

  private mutating func path(_ steps: [CatalogText.Step]) -> UInt32 {
    if let number = pathNumbers[steps] { return number }
    let number = UInt32(contents.paths.count)
    contents.paths.append(steps)
    pathNumbers[steps] = number
    return number
  }

  private var pathNumbers: [[CatalogText.Step]: UInt32] = [[]: 0]
}
