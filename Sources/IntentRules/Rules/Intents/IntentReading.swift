import IntentModel
import SourceScan

/// What several rules about intents ask of one.
extension Intent {
  func conforms(to names: String...) -> Bool { names.contains { type.conformances.contains($0) } }

  func parameter(_ name: String) -> WrappedProperty? { parameters.first { $0.name == name } }

  /// Some `perform()` of it mentions the name.
  func performs(_ name: String) -> Bool { performBodies.contains { $0.names.contains(name) } }

  /// Whether people meet it in Shortcuts and Spotlight; what isn't readable counts as the default.
  var isShown: Bool { isDiscoverable.only != false && isAssistantOnly.only != true && deprecation.isAbsent }

  /// `background`, `foreground`, `foreground.dynamic`; nil when nothing is stated or what is stated isn't readable.
  var modes: [String]? { supportedModes.only.flatMap(Self.modes) }

  private static func modes(_ value: Value) -> [String]? {
    switch value.form {
    case .enumCase(let name, nil): return [name]
    case .enumCase(let name, let arguments?):
      guard arguments.count == 1, case .enumCase(let inner, _) = arguments[0].value.form else { return nil }
      return ["\(name).\(inner)"]
    case .array(let values):
      let modes = values.map(modes)
      return modes.contains { $0 == nil } ? nil : modes.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}

extension DeclaredType {
  /// It inherits something that the scan doesn't hold, and that may give it members. The standard library's protocols
  /// give none that rules ask for.
  var mayHaveHiddenMembers: Bool { !unknownAncestors.allSatisfy { PlainAncestors.names.contains($0) } }

  /// `App.OpenBook/target`
  func symbol(_ member: String) -> String { "\(symbol)/\(member)" }
}

/// Types and protocols outside the framework that a type may inherit without becoming more than a plain type.
enum PlainAncestors {
  static let names: Set<String> = withRawValues.union([
    "Sendable", "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Identifiable", "Error",
    "LocalizedError", "CustomLocalizedStringResourceConvertible", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CaseIterable", "NSObject", "ObservableObject",
    "Observable", "PersistentModel", "Transferable", "CVarArg", "Copyable", "BitwiseCopyable", "View", "AnyObject",
    // The framework's own: it gives no member that a rule asks for, and makes no value.
    "EntityIdentifierConvertible",
  ])

  /// Those that give an enum raw values.
  static let withRawValues: Set<String> = [
    "RawRepresentable", "OptionSet", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat", "Character",
  ]
}

extension Place {
  /// The empty place where this one starts.
  var beginning: Place { Place(file, ByteSpan(span.start, span.start)) }
  /// The empty place where this one ends.
  var ending: Place { Place(file, ByteSpan(span.end, span.end)) }
}

extension String {
  /// An intent with a title, a `perform()` and `members`, for examples.
  static func intent(_ name: String, _ conformances: String = "AppIntent", _ members: String) -> String {
    """
    struct \(name): \(conformances) {
      static let title: LocalizedStringResource = "\(name.filter { $0 != "↓" })"
      \(members)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  /// An entity without anything, for examples.
  static func entity(_ name: String, _ conformances: String = "AppEntity") -> String {
    "struct \(name): \(conformances) { let id: Int }\n"
  }

  /// Two apps in the folder of one module, and what both compile; for examples.
  static func twoApps(_ first: String, _ second: String, shared: String = "") -> String {
    """
    // file: App/Phone/Start.swift
    @main struct Phone: App {}
    // file: App/Phone/Intents/First.swift
    \(first)
    // file: App/Desk/Start.swift
    @main struct Desk: App {}
    // file: App/Desk/Intents/Second.swift
    \(second)
    // file: App/Shared/Third.swift
    \(shared)
    """
  }
}
