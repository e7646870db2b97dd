import IntentModel
import DocumentFormats
import SourceScan

/// Writes one part of the document from the typed model, and notes the constructs that cannot be written.
///
/// Each extension in this folder writes one kind of entry or a part of one. A method that returns nil has noted an unsupported
/// construct, or the source does not state the fact. `PartSelection` omits a part because of its constructs or needs, never because
/// a method returned nil.
struct PartWriter {
  let types: ScannedTypes
  let release: ToolRelease
  private(set) var constructs: [UnsupportedConstruct] = []
  private(set) var evidence: [EvidenceNote] = []
  private(set) var needs: Set<Part.ID> = []

  // MARK: Unsupported constructs

  /// Notes a fact that the evidence only suggests.
  ///
  /// - Parameter alternative: The source to write instead, which does the same or less, as a verb phrase: `use '.main'`.
  mutating func unverified(_ fact: String, instead alternative: String, at place: Place) {
    note(.unverified, "no document that Xcode wrote shows \(fact)", at: place, instead: alternative)
  }

  mutating func unknown(_ fact: String, instead alternative: String, at place: Place) {
    note(.unknown, "no document that Xcode wrote shows \(fact)", at: place, instead: alternative)
  }

  mutating func notScanned(_ message: String, at place: Place) { note(.notScanned, message, at: place) }

  mutating func unsupported(_ message: String, at place: Place) { note(.other, message, at: place) }

  /// `what` names the fact that must be a constant.
  mutating func notConstant(_ what: String, _ unreadable: Unreadable) {
    if unreadable.reason == .depth {
      return unsupported("\(what) is nested too deeply to be read; simplify it", at: unreadable.place)
    }
    note(
      .notConstant, "\(what) must be a compile-time constant; found '\(unreadable.text.onOneLine)'",
      at: unreadable.place)
  }

  /// Not inlined, because this method has many callers.
  @inline(never)
  private mutating func note(
    _ kind: UnsupportedConstruct.Kind, _ message: String, at place: Place, instead alternative: String? = nil
  ) {
    let construct = UnsupportedConstruct(kind: kind, message: message, place: place, alternative: alternative)
    if !constructs.contains(construct) { constructs.append(construct) }
  }

  /// Notes a value that is written, although no document that Xcode wrote shows it; nothing if `kind` is such a document. `subject`
  /// names the value.
  mutating func recordEvidence(_ kind: Evidence, _ subject: String, at place: Place) {
    guard let shortfall = kind.shortfall else { return }
    let note = EvidenceNote(evidence: shortfall, subject: subject, place: place)
    if !evidence.contains(note) { evidence.append(note) }
  }

  mutating func need(_ kind: Part.Kind, _ type: TypeKey) { needs.insert(Part.ID(kind: kind, type: type)) }

  /// The finished record; keys that no captured document of the release holds are unverified.
  mutating func finish(_ record: Record, at place: Place) -> JSONValue {
    for key in record.unseenKeys {
      unverified(
        "the key '\(key)' of Xcode \(release.name)", instead: "write for Xcode \(ToolRelease.newest.name)", at: place)
    }
    return record.json
  }

  func part(_ kind: Part.Kind, _ type: DeclaredType, _ identifier: String, _ json: JSONValue) -> Part {
    Part(
      id: Part.ID(kind: kind, type: TypeKey(type)), identifier: identifier, place: type.place, json: json,
      unsupported: constructs, evidence: evidence, needs: needs)
  }

  // MARK: Facts

  /// The constant value of a fact. Nil if the source does not state it or, with a construct noted, if it is not a constant or
  /// depends on conditions. `what` names the fact in messages.
  mutating func constant<Content>(_ fact: Fact<Content>, _ what: String) -> Content? {
    guard let first = fact.alternatives.first else { return nil }
    if fact.alternatives.count > 1 {
      unsupported("the \(what) depends on conditions; declare it once", at: first.place)
      return nil
    }
    if let name = first.origin.providedBy, first.content.unreadable != nil {
      // The compiler extracts no value from a protocol's extension, so the linter does not report it.
      unsupported("the \(what) in the extension of '\(name)' cannot be read; declare it in the type", at: first.place)
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

  /// The value of a fact that the source states by types, so that it need not be a constant. Nil in the same cases as `constant`.
  mutating func determined<Content>(_ fact: Fact<Content>, _ what: String) -> Content? {
    guard fact.alternatives.count == 1, let unreadable = fact.alternatives[0].content.unreadable else {
      return constant(fact, what)
    }
    unsupported("the \(what) cannot be determined from the source; declare its type", at: unreadable.place)
    return nil
  }

  // MARK: Texts

  /// The record of a text: `{"alternatives": [], "key": "Open Shelf"}`. A default value, a comment and a bundle are not written.
  mutating func localized(_ text: LocalizedText) -> JSONValue {
    var record = Record(shape: .localized, release: release)
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

  /// The text of a property wrapper's argument; nil for `nil` and, with a construct noted, for any other value that is not a text.
  mutating func localized(_ value: Value, _ what: String) -> JSONValue? {
    switch value.form {
    case .text(let text): return localized(text)
    case .nil: break
    case .unreadable(let unreadable): notConstant("the \(what)", unreadable)
    default: unsupported("the \(what) must be a string literal", at: value.place)
    }
    return nil
  }

  /// A text whose key is empty.
  mutating func emptyText(at place: Place) -> JSONValue {
    var record = Record(shape: .localized, release: release)
    record["alternatives"] = []
    record["key"] = ""
    return finish(record, at: place)
  }

  // MARK: Types

  /// `Module.Outer.Inner`, as the compiler spells it: the module is that of the outermost type.
  func fullName(_ type: DeclaredType) -> JSONValue {
    JSONValue("\(type.outermostModule ?? type.module).\(type.qualifiedName)")
  }

  /// The identifier of a type in the document: its persistent identifier, else its bare name. Apple's coder has no other key
  /// for a persistent identifier; another project saw it in the output of Xcode.
  func identifier(of type: DeclaredType) -> JSONValue { JSONValue(type.identifier ?? type.name) }

  /// Notes a persistent identifier, which must be a constant.
  mutating func checkIdentifier(of type: DeclaredType) {
    guard let alternative = type.persistentIdentifier.alternatives.first else { return }
    if constant(type.persistentIdentifier, "persistent identifier") != nil {
      recordEvidence(.asserted, "the key of the persistent identifier", at: alternative.place)
    }
  }

  /// The Swift ABI name of a type. Notes the types for which Apple's tool is not known to write just that name.
  mutating func mangledName(_ type: DeclaredType) -> JSONValue {
    guard let name = type.mangledName else {
      unsupported(
        "the mangled name of '\(type.name)' cannot be determined; declare the type at file scope", at: type.place)
      return ""
    }
    if type.isGeneric {
      unverified("the name of a generic type", instead: "declare a type that is not generic", at: type.place)
    } else if type.isLocal {
      unverified("the name of a type in a function", instead: "declare it at file scope", at: type.place)
    } else if type.outermostModule == nil {
      unverified(
        "the name of a type in an extension of another module's generic type", instead: "declare it at file scope",
        at: type.place)
    } else if name.hasPrivateDiscriminator || type.access == .private || type.access == .fileprivate {
      unverified(
        "the name of a private type", instead: "remove '\(type.access == .fileprivate ? "fileprivate" : "private")'",
        at: type.place)
    } else if type.outermostModule != type.module {
      // Documents have the full name and the mangled name of a nested type as the compiler gives them to Apple's tool.
      recordEvidence(.compiler, "the name of a type in an extension of another module's type", at: type.place)
    }
    return JSONValue(name)
  }

  mutating func availability(_ list: [Availability], at place: Place) -> JSONValue {
    var members = [("LNPlatformNameWildcard", JSONValue(dictionaryLiteral: ("introducedVersion", "*")))]
    for entry in list {
      if AvailabilityPlatforms.withoutName.contains(entry.platform) {
        recordEvidence(.coder, "the omission of the availability on '\(entry.platform)'", at: place)
        continue
      }
      guard let platform = Platform(rawValue: entry.platform)?.documentName else {
        unverified(
          "the name of the platform '\(entry.platform)'", instead: "name the platforms one by one in '@available'",
          at: place)
        continue
      }
      let versions = versions(of: entry, at: place)
      if versions.isEmpty { continue }
      members.removeAll { $0.0 == platform }
      members.append((platform, JSONValue(members: versions)))
    }
    return JSONValue(members: members)
  }

  /// The members of an object with up to three texts. A version is written as in the source: the compiler gives `17` for `iOS 17`,
  /// and a public project asserts `27` about its build with `@available(iOS 27, macOS 27, *)`.
  private mutating func versions(of entry: Availability, at place: Place) -> [(key: String, value: JSONValue)] {
    if entry.isUnavailable { return [("obsoletedVersion", "*")] }
    var versions: [(key: String, value: JSONValue)] = []
    if let introduced = entry.introduced { versions.append(("introducedVersion", JSONValue(introduced))) }
    switch entry.deprecated {
    case nil: break
    case .always:
      unverified(
        "a deprecation without a version", instead: "state the version, as in 'deprecated: 17.0'", at: place)
    case .version(let deprecated):
      recordEvidence(.coder, "the version of its deprecation", at: place)
      versions.append(("deprecatedVersion", JSONValue(deprecated)))
    }
    if let obsoleted = entry.obsoleted {
      recordEvidence(.coder, "the version that removes it", at: place)
      versions.append(("obsoletedVersion", JSONValue(obsoleted)))
    }
    return versions
  }

  /// Notes conformances whose availability differs from the type's. They are written like any other: three public builds assert it,
  /// one of them for a conformance that is unavailable on the platform.
  mutating func noteConformances(_ type: DeclaredType) {
    for limited in type.limitedConformances where limited.availability != type.availability {
      if limited.availability.isEmpty { continue }
      recordEvidence(.asserted, "the conformance to '\(limited.name)' with its own availability", at: type.place)
    }
  }

  /// The allowed execution targets: `[{"type": 1}]` for `.main`. The numbers of others are unverified. Nil for others, with a
  /// construct noted, and if the source states none.
  mutating func targets(_ fact: Fact<Value>) -> JSONValue? {
    guard let value = constant(fact, "allowed execution targets") else { return nil }
    if let unreadable = value.firstUnreadable {
      notConstant("this list of execution targets", unreadable)
      return nil
    }
    guard case .enumCase("main", nil) = value.form else {
      unverified("the numbers of these execution targets", instead: "use '.main'", at: value.place)
      return nil
    }
    return [["type": 1]]
  }
}

/// Platforms of `@available` for which documents have no name: the frameworks export the names of five platforms and the
/// wildcard.
private enum AvailabilityPlatforms {
  static let withoutName: Set = [
    "macCatalyst", "iOSApplicationExtension", "macOSApplicationExtension", "macCatalystApplicationExtension",
    "watchOSApplicationExtension", "tvOSApplicationExtension", "visionOSApplicationExtension",
  ]
}

extension String {
  /// Whether a mangled name contains `33_…LL`: the name of a private declaration contains 32 hexadecimal digits that identify its
  /// file.
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
