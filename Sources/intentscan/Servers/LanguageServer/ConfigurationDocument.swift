import DocumentFormats
import IntentRules
import IntentScans
import ProjectFiles
import SourceScan

/// `.intentscan.json` as a document: what is wrong in it, and what its schema says about keys and values.
extension LanguageServer {
  func isConfiguration(_ document: TextDocument) -> Bool {
    document.path.split(separator: "/").last.map(String.init) == ConfigurationFile.name
  }

  /// The first mistake, as `intentscan lint` reports it, or on the first line those of files that the configuration names; an empty
  /// list if there are none.
  func configurationDiagnostics(of document: TextDocument) -> JSONValue {
    do throws(JSONError) {
      _ = try Configuration(document.bytes, isModuleName: isModuleName)
      let messages = checked.flatMap { folder in
        folder.messages.filter { isMistake($0, of: folder, in: document) }
      }
      return .list(messages.uniqued.map { mistake(String($0.dropFirst("error: ".count)), at: 0, in: document) })
    } catch {
      let start = document.offset(of: Position(line: error.line - 1, character: error.column - 1), .utf8)
      return .list([mistake(error.message, at: start, in: document)])
    }
  }

  private func mistake(_ message: String, at start: Int, in document: TextDocument) -> JSONValue {
    let end = max(start, document.lineEnd(after: start))
    return .members([
      "range": document.range(ByteSpan(UInt32(start), UInt32(end)), client.encoding), "severity": .number(1),
      "source": .text(Generator.name), "message": .text(message),
    ])
  }

  /// Whether a message is the reason why a folder could not be checked, and is about a document that is a configuration.
  func isMistake(_ message: String, of folder: CheckedFolder, in document: TextDocument) -> Bool {
    guard folder.runs == nil, isConfiguration(document) else { return false }
    return folder.faultyConfiguration.map { uri(of: $0) == document.uri } ?? false
      || message.hasPrefix("error: \(document.path):")
  }

  func configurationHover(_ document: TextDocument, _ offset: Int) -> JSONValue {
    let cursor = JSONCursor(document.bytes, at: offset)
    let word = cursor.wordText
    if let rule = Rule.named(word) {
      return Self.markup(["**\(rule.id)**: \(rule.description.summary)\n\n\(rule.description.rationale)"], client)
    }
    let path = cursor.isKey ? cursor.path + [word] : cursor.path
    guard let description = Self.schema(at: path)?["description"]?.string else { return .null }
    return Self.markup([description], client)
  }

  func configurationItems(_ document: TextDocument, _ offset: Int) -> [JSONValue] {
    let cursor = JSONCursor(document.bytes, at: offset)
    guard let schema = Self.element(Self.schema(at: cursor.path)) else { return [] }
    func items(_ words: [String], _ detail: (String) -> String?) -> [JSONValue] {
      words.map { word in
        item(
          "\"\(word)\"", .value, detail: detail(word), replacing: cursor.word.lowerBound, cursor.word.upperBound,
          in: document)
      }
    }
    if cursor.isKey {
      let known = schema["properties"]?.members ?? []
      if !known.isEmpty {
        return items(known.map(\.key)) { Self.resolved(schema["properties"]?[$0])?["description"]?.string }
      }
      return items(Self.words(schema["propertyNames"])) { Rule.named($0)?.description.summary }
    }
    return items(Self.words(schema)) { Rule.named($0)?.description.summary }
  }

  // MARK: The schema

  private static let document = try? parseJSON(Array(ConfigurationSchema.text.utf8))

  private static func resolved(_ schema: JSONValue?) -> JSONValue? {
    guard let name = schema?["$ref"]?.string?.split(separator: "/").last else { return schema }
    return document?["$defs"]?[String(name)]
  }

  private static func words(_ schema: JSONValue?) -> [String] {
    resolved(schema)?["enum"]?.array?.compactMap(\.string) ?? []
  }

  /// The part of the schema for the value at a path of keys; nil if the schema has no such key. Elements of arrays have the path
  /// of the array.
  private static func schema(at path: [String]) -> JSONValue? {
    path.reduce(document) { schema, key in
      let schema = element(schema)
      return schema?["properties"]?[key] ?? schema?["additionalProperties"]
    }
  }

  /// The schema of an array's elements, or of the value itself; nil without a schema.
  private static func element(_ schema: JSONValue?) -> JSONValue? {
    let schema = resolved(schema)
    return resolved(schema?["items"]) ?? schema
  }
}

/// A position in a JSON document that may be incomplete: the keys that lead to it, and the word that it is in.
struct JSONCursor {
  /// The keys that lead from the root to the position. Inside a value, the last one is the key of that value.
  private(set) var path: [String] = []
  /// Whether a key is expected.
  private(set) var isKey = false
  /// The bytes of the string literal at the position, with its quotes; empty outside of string literals.
  private(set) var word: Range<Int>
  private let bytes: [UInt8]

  /// The word without quotes.
  var wordText: String { String(decoding: bytes[word].filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self) }

  private struct Level {
    var isObject: Bool
    var key: String?
    var isAfterColon = false
  }

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    word = offset..<offset
    var levels: [Level] = [], index = 0
    while index < min(offset, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let (end, isClosed) = Self.end(ofStringAt: index, in: bytes)
        if offset < end || !isClosed && offset == end {
          // A literal without an end need not contain the rest of its line.
          word = index..<(isClosed ? end : offset)
        } else if let level = levels.last, level.isObject, !level.isAfterColon {
          levels[levels.count - 1].key = String(decoding: bytes[(index + 1)..<max(index + 1, end - 1)], as: UTF8.self)
        }
        index = end
        continue
      case UInt8(ascii: "{"): levels.append(Level(isObject: true))
      case UInt8(ascii: "["): levels.append(Level(isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: ":"): if !levels.isEmpty { levels[levels.count - 1].isAfterColon = true }
      case UInt8(ascii: ","):
        if !levels.isEmpty {
          levels[levels.count - 1].isAfterColon = false
          levels[levels.count - 1].key = nil
        }
      default: break
      }
      index += 1
    }
    isKey = levels.last.map { $0.isObject && !$0.isAfterColon } ?? false
    path = levels.compactMap { $0.isAfterColon ? $0.key : nil }
  }

  /// The end of a string literal: after its closing quote, or without one at the end of its line.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> (end: Int, isClosed: Bool) {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\"") { return (index + 1, true) }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return (min(index, bytes.count), false)
  }
}
