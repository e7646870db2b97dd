import IntentModel
import DocumentFormats

/// A type of value in Apple's document. The evidence for a case is captured documents with their sources, unless a comment states
/// otherwise.
indirect enum DocumentType: Hashable, Sendable {
  case primitive(Int)
  /// An entity, by the last component of its name.
  case entity(String)
  /// An enum, by the last component of its name.
  case enumeration(String)
  case array(DocumentType)
  /// Evidence: a document of a shipped app, built with Xcode 27.0.
  case set(DocumentType)
  /// A type that the document writes as `intents` with a number, such as `IntentFile`.
  case intents(Int)
  case measurement(Int)
  case duration
  case searchCriteria
  /// A type of Foundation, such as `Calendar.RecurrenceRule`. Evidence: a document of a shipped app and the runtime's headers.
  case foundation(Int)

  static let string = primitive(0)
  static let bool = primitive(1)
  static let int = primitive(2)
  static let double = primitive(7)
  static let date = primitive(8)
  static let dateComponents = primitive(9)
  static let placemark = primitive(10)
  static let url = primitive(11)
  static let attributedString = primitive(12)
  static let person = intents(3)
  static let file = intents(12)
  static let currencyAmount = intents(14)

  init(_ form: KnownType.Form) {
    switch form {
    case .primitive(let number): self = .primitive(number)
    case .intents(let number): self = .intents(number)
    case .foundation(let number): self = .foundation(number)
    case .duration: self = .duration
    case .searchCriteria: self = .searchCriteria
    }
  }

  var json: JSONValue {
    switch self {
    case .primitive(let number): .wrapped("primitive", ["typeIdentifier": JSONValue(number)])
    case .entity(let name): .wrapped("entity", ["typeName": JSONValue(name)])
    case .enumeration(let name): .wrapped("linkEnumeration", ["identifier": JSONValue(name)])
    case .array(let member): .wrapped("array", ["capabilities": 3, "memberValueType": member.json])
    case .set(let member): .wrapped("array", ["capabilities": 0, "memberValueType": member.json])
    case .intents(let number): .wrapped("intents", ["typeIdentifier": JSONValue(number)])
    case .measurement(let number): .wrapped("measurement", ["unitType": JSONValue(number)])
    case .duration: Self.durationJSON
    case .searchCriteria: .wrapped("searchCriteria", ["typeIdentifier": 0])
    case .foundation(let number): .wrapped("foundation", ["typeIdentifier": JSONValue(number)])
    }
  }

  /// The types that the system may convert into a parameter of this type; nil if the types aren't known.
  var resolvableInputs: [DocumentType]? {
    switch self {
    case .string: [.string, .int, .array(.int)]
    case .int, .double: [.int, .double, .string]
    case .url: [.string, .url]
    // Evidence: a capture without its source.
    case .attributedString: [.string, .attributedString]
    case .bool, .date, .dateComponents, .file, .measurement: [self]
    case .entity, .enumeration, .array, .duration, .searchCriteria, .person, .currencyAmount: []
    case .primitive, .intents, .set, .foundation: nil
    }
  }

  /// The evidence for `resolvableInputs`. Persons and amounts have no inputs in the output of another project's tool, which was
  /// compared with Xcode's.
  var inputsEvidence: Evidence { self == .person || self == .currencyAmount ? .asserted : .document }

  /// Whether a default value of this type must be a compile-time constant, which the framework's interface marks with `_const`.
  /// Documents of Apple's confirm it in two cases: `capabilities` of a parameter has the bit 2 for an entity, and the bit 1 for a
  /// list of files.
  var hasConstantDefault: Bool {
    switch self {
    case .entity, .url, .date, .dateComponents, .placemark, .intents: false
    default: true
    }
  }

  private static let durationJSON = JSONValue.wrapped(
    "entity",
    [
      "typeName": "Swift.Duration",
      "codable": [
        "contentTypeIdentifier": "com.apple.Foundation.Duration", "mangledTypeName": "s8DurationV",
        "availabilityAnnotations": JSONValue(
          members: Platform.allCases.compactMap(\.documentName).sorted().map { ($0, ["introducedVersion": "26.0"]) }),
      ],
    ])
}

extension DocumentType {
  /// Reads a type from a value as `json` gives it; nil for an unknown form.
  init?(json: JSONValue) {
    guard let (kind, value) = json.unwrapped else { return nil }
    switch kind {
    case "primitive": self = .primitive(value["typeIdentifier"]?.int ?? -1)
    case "entity":
      guard let name = value["typeName"]?.string else { return nil }
      self = name == "Swift.Duration" ? .duration : .entity(name)
    case "linkEnumeration":
      guard let name = value["identifier"]?.string else { return nil }
      self = .enumeration(name)
    case "array":
      guard let inner = value["memberValueType"], let member = DocumentType(json: inner) else { return nil }
      self = value["capabilities"]?.int == 0 ? .set(member) : .array(member)
    case "intents": self = .intents(value["typeIdentifier"]?.int ?? -1)
    case "measurement": self = .measurement(value["unitType"]?.int ?? -1)
    case "searchCriteria": self = .searchCriteria
    case "foundation": self = .foundation(value["typeIdentifier"]?.int ?? -1)
    default: return nil
    }
    // A value that differs from `json` in more than the order of keys has unknown contents.
    guard self.json.compact == json.compact else { return nil }
  }
}
