/// A type of the standard library, Foundation or Apple's frameworks that metadata distinguishes. A class for the reason that
/// `KnownProtocol` is one.
package final class KnownType: Sendable {
  /// The kind of literal that the compiler treats `T(literal)` as: `Int8(3)` is the constant 3.
  enum Literal: Sendable { case integer, floatingPoint, string, boolean }

  struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A type whose initializer with a string makes a localizable text.
    static let text = Traits(rawValue: 1)
    /// An enum or an option set whose members are read as cases.
    static let cases = Traits(rawValue: 2)
    /// A type whose static members are values. An extension in the app may add one that is not a constant.
    static let extensible = Traits(rawValue: 4)
    /// A type that many types inherit or extend, and that adds nothing to them that the scan looks for.
    static let plain = Traits(rawValue: 8)
    /// An intent that the framework declares, and that code of an app makes.
    static let intent = Traits(rawValue: 16)
  }

  /// A type of value in Apple's metadata.
  package enum Form: Hashable, Sendable {
    case primitive(Int), intents(Int), foundation(Int), duration, searchCriteria
  }

  enum Module: Sendable { case foundation, appIntents }

  package let name: String
  /// The kind of a value of the type; `unknown` if apps have no values of it.
  let kind: ValueType.Kind
  let traits: Traits
  let literal: Literal?
  /// The types nested in it whose members are read as cases.
  let nestedCases: [String]
  /// The module of a struct that an app may extend to nest types in it, or name in a signature: mangled names need it. Nil for
  /// other types.
  let structOf: Module?
  package let aliasOf: String?
  package let form: Form?
  package let formEvidence: Evidence
  let evidence: [Evidence]

  init(
    _ name: String, _ kind: ValueType.Kind = .unknown, _ traits: Traits = [], _ literal: Literal? = nil,
    nestedCases: [String] = [], structOf: Module? = nil, aliasOf: String? = nil, as form: Form? = nil,
    _ formEvidence: Evidence = .document, by evidence: [Evidence]
  ) {
    self.name = name
    self.kind = kind
    self.traits = traits
    self.literal = literal
    self.nestedCases = nestedCases
    self.structOf = structOf
    self.aliasOf = aliasOf
    self.form = form
    self.formEvidence = formEvidence
    self.evidence = evidence
  }
}

/// The tables of types, and the lists that are derived from them.
package enum KnownTypes {
  package static let all: [KnownType] = numbers + foundation + values + texts + enums + inDocumentsOnly

  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  // Separate small tables, because some are used for every type of the source.
  private static let literals = table(\.literal)
  private static let kinds = table { $0.kind == .unknown ? nil : $0.kind }
  private static let textNames = names(.text)
  private static let nestedCases = table { $0.nestedCases.isEmpty ? nil : $0.nestedCases }
  private static let caseNames = names(.cases)
  private static let intentNames = names(.intent)

  /// The values of one column by the name of the type, without the types that have none.
  static func table<Column>(_ column: (KnownType) -> Column?) -> [String: Column] {
    var table: [String: Column] = [:]
    for row in all { if let value = column(row) { table[row.name] = value } }
    return table
  }

  static func names(_ traits: KnownType.Traits) -> Set<String> {
    Set(all.lazy.filter { $0.traits.contains(traits) }.map(\.name))
  }

  static func literal(of name: String) -> KnownType.Literal? { literals[name] }
  /// Whether values of the type can be written as literals, as those of an enum's raw type.
  static func isRawType(_ name: String) -> Bool { literals[name] != nil }
  static func isInteger(_ name: String) -> Bool { literals[name] == .integer }
  static func isFloatingPoint(_ name: String) -> Bool { literals[name] == .floatingPoint }
  /// Whether the type's initializer with a string makes a localizable text.
  static func isText(_ name: String) -> Bool { textNames.contains(name) }
  package static func isIntent(_ name: String) -> Bool { intentNames.contains(name) }
  static func kind(of name: String) -> ValueType.Kind { kinds[name] ?? .unknown }
  /// Whether it is a type of the system that apps have values of. Its static members are read as enum cases: an app does not
  /// declare them, so they count as constant.
  package static func isFramework(_ name: String) -> Bool { kinds[name] != nil }

  /// Whether a member of the type that this path names is read as a case. The path may begin with the module.
  static func hasCases(_ path: [String]) -> Bool {
    guard let last = path.last else { return false }
    let enclosing = path.dropLast().last
    switch enclosing {
    case nil, KnownProtocols.module: return caseNames.contains(last)
    // `IntentParameter<Int>.IntControlStyle`, `IntentParameter<Measurement<UnitLength>>.Length`; an intent calls it `Parameter`.
    case "IntentParameter", "Parameter": return last.first?.isUppercase == true
    case let enclosing?: return nestedCases[enclosing]?.contains(last) ?? false
    }
  }

  /// Whether it is a function or type of Foundation that looks up or composes a string at run time.
  package static func isStringFunction(_ name: String) -> Bool { stringFunctions.contains(name) }

  private static let stringFunctions: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "NSString", "localizedString", "localizedStringWithFormat",
  ]
}
