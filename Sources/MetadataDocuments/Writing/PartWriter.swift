import IntentModel
import JSONDocuments
import SourceScan

/// Writes one part of the document: the typed model in, a record out, and whatever stands in the way.
///
/// Each file of this folder writes one kind of thing. A method that answers nil has noted an obstacle, or the source doesn't
/// state the thing; the part is then judged by its obstacles alone.
struct PartWriter {
  let types: ScannedTypes
  let release: ToolRelease
  private(set) var obstacles: [Obstacle] = []
  private(set) var needs: Set<Part.ID> = []

  init(_ types: ScannedTypes, for release: ToolRelease) {
    self.types = types
    self.release = release
  }

  // MARK: What stands in the way

  mutating func unproven(_ message: String, at place: Place) { note(.unproven, message, at: place) }

  mutating func impossible(_ message: String, at place: Place) { note(.impossible, message, at: place) }

  /// `what` is where a constant has to be.
  mutating func notConstant(_ what: String, _ unreadable: Unreadable) {
    if unreadable.reason == .depth { return impossible("\(what) nests too deep to be read", at: unreadable.place) }
    let line = unreadable.text.prefix { !$0.isNewline }
    note(.notConstant, "\(what) must be a compile-time constant; found '\(line)'", at: unreadable.place)
  }

  /// Not inlined: whatever is written has something that can stand in its way.
  @inline(never)
  private mutating func note(_ kind: Obstacle.Kind, _ message: String, at place: Place) {
    let obstacle = Obstacle(kind: kind, message: message, place: place)
    if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
  }

  mutating func need(_ kind: Part.Kind, _ type: TypeKey) { needs.insert(Part.ID(kind: kind, type: type)) }

  /// The finished record; keys that no captured document of the release holds are obstacles.
  mutating func finish(_ record: Record, at place: Place) -> JSONValue {
    for key in record.unseenKeys {
      unproven("no document of Xcode \(release.name) is known that holds the key '\(key)'", at: place)
    }
    return record.json
  }

  func part(_ kind: Part.Kind, _ type: DeclaredType, _ identifier: String, _ json: JSONValue) -> Part {
    Part(
      id: Part.ID(kind: kind, type: TypeKey(type)), identifier: identifier, place: type.place, json: json,
      obstacles: obstacles, needs: needs)
  }

  // MARK: Facts

  /// The constant that a fact is; nil where the source doesn't state it, or where it is none.
  mutating func constant<Content>(_ fact: Fact<Content>, _ what: String) -> Content? {
    guard let first = fact.alternatives.first else { return nil }
    if fact.alternatives.count > 1 {
      impossible("the \(what) depends on conditions", at: first.place)
      return nil
    }
    if let name = first.origin.providedBy, first.content.unreadable != nil {
      // The compiler lists no value of a protocol's extension, so the linter leaves it alone.
      impossible("the \(what) that the extension of '\(name)' gives can't be read", at: first.place)
      return nil
    }
    return constant(first.content, what)
  }

  mutating func constant<Content>(_ constant: Constant<Content>?, _ what: String) -> Content? {
    switch constant {
    case nil: return nil
    case .known(let content): return content
    case .unreadable(let unreadable):
      notConstant("the \(what)", unreadable)
      return nil
    }
  }

  /// What a fact says that is read from types, which needn't be constants.
  mutating func told<Content>(_ fact: Fact<Content>, _ what: String) -> Content? {
    guard fact.alternatives.count == 1, let unreadable = fact.alternatives[0].content.unreadable else {
      return constant(fact, what)
    }
    impossible("the \(what) can't be told from the source", at: unreadable.place)
    return nil
  }

  // MARK: Texts

  /// `{"alternatives": [], "key": "Open Shelf"}`; a default value, a comment and a bundle leave no trace.
  mutating func localized(_ text: LocalizedText) -> JSONValue {
    var record = Record(.localized, for: release)
    record["alternatives"] = []
    record["key"] = JSONValue(text.key)
    record["table"] = constant(text.table, "table of a text").map { JSONValue($0) }
    return finish(record, at: text.place)
  }

  mutating func localized(_ text: Text?, _ what: String) -> JSONValue? {
    constant(text, what).map { localized($0) }
  }

  mutating func localized(_ texts: [Text], _ what: String) -> JSONValue {
    JSONValue(texts.compactMap { localized($0, what) })
  }

  /// The text that an argument of a property wrapper is.
  mutating func localized(_ value: Value, _ what: String) -> JSONValue? {
    switch value.form {
    case .text(let text): return localized(text)
    case .nil: break
    case .unreadable(let unreadable): notConstant("the \(what)", unreadable)
    default: impossible("the \(what) is not a text", at: value.place)
    }
    return nil
  }

  /// A text whose key is empty.
  mutating func emptyText(at place: Place) -> JSONValue {
    var record = Record(.localized, for: release)
    record["alternatives"] = []
    record["key"] = ""
    return finish(record, at: place)
  }

  // MARK: Types

  /// `Module.Outer.Inner`
  func fullName(_ type: DeclaredType) -> JSONValue { JSONValue("\(type.module).\(type.qualifiedName)") }

  /// The Swift ABI name, where Apple's tool is known to write just that.
  mutating func mangledName(_ type: DeclaredType) -> JSONValue {
    guard let name = type.mangledName else {
      impossible("the mangled name of '\(type.name)' can't be told from the source", at: type.place)
      return ""
    }
    if type.isLocal || type.isGeneric {
      unproven(
        "how a \(type.isGeneric ? "generic type" : "type inside a function") is written is unproven", at: type.place)
    } else if !name.hasPrefix("\(type.module.utf8.count)\(type.module)") {
      unproven("how a type in an extension of another module's type is written is unproven", at: type.place)
    } else if name.hasPrivateDiscriminator || type.access == .private || type.access == .fileprivate {
      unproven("how a private type is written is unproven", at: type.place)
    }
    return JSONValue(name)
  }

  mutating func availability(_ list: [Availability], at place: Place) -> JSONValue {
    var members = [("LNPlatformNameWildcard", JSONValue(dictionaryLiteral: ("introducedVersion", "*")))]
    for entry in list {
      guard let platform = Self.platforms[entry.platform] else {
        unproven("how availability on '\(entry.platform)' is written is unproven", at: place)
        continue
      }
      if entry.deprecated != nil { unproven("how a deprecated type is written is unproven", at: place) }
      if entry.obsoleted != nil { unproven("how an obsoleted type is written is unproven", at: place) }
      let known: JSONValue
      if entry.isUnavailable {
        known = ["obsoletedVersion": "*"]
      } else if let introduced = entry.introduced {
        known = ["introducedVersion": JSONValue(introduced.contains(".") ? introduced : "\(introduced).0")]
      } else {
        continue
      }
      members.removeAll { $0.0 == platform }
      members.append((platform, known))
    }
    return JSONValue(members: members)
  }

  private static let platforms = [
    "iOS": "LNPlatformNameIOS", "macOS": "LNPlatformNameMACOS", "tvOS": "LNPlatformNameTVOS",
    "watchOS": "LNPlatformNameWATCHOS", "visionOS": "LNPlatformNameVISIONOS",
  ]

  /// Conformances that hold in a part of the builds only.
  mutating func checkConformances(_ type: DeclaredType) {
    for limited in type.limitedConformances where limited.availability != type.availability {
      guard !limited.availability.isEmpty else { continue }
      unproven(
        "how a conformance to '\(limited.name)' with an availability of its own is written is unproven", at: type.place)
    }
  }

  /// `[{"type": 1}]`
  mutating func targets(_ fact: Fact<Value>) -> JSONValue? {
    guard let value = constant(fact, "allowed execution targets") else { return nil }
    if let unreadable = value.firstUnreadable {
      notConstant("this list of execution targets", unreadable)
      return nil
    }
    guard case .enumCase("main", nil) = value.form else {
      unproven("how these execution targets are written is unproven", at: value.place)
      return nil
    }
    return [["type": 1]]
  }
}

extension String {
  /// `33_…LL`: the file that a private declaration stands in, as 32 digits, is part of its mangled name.
  fileprivate var hasPrivateDiscriminator: Bool {
    let bytes = Array(utf8)
    var digits = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"): digits += 1
      case UInt8(ascii: "L") where digits >= 32 && index + 1 < bytes.count && bytes[index + 1] == byte: return true
      default: digits = 0
      }
    }
    return false
  }
}
