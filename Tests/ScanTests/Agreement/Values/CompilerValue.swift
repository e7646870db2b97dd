/// A value as the compiler's constant extraction writes it down: the sum of its `valueKind`s.
indirect enum CompilerValue: Hashable {
  struct Argument: Hashable {
    var label: String
    var type: String
    var value: CompilerValue
  }

  struct Entry: Hashable {
    var key: CompilerValue
    var value: CompilerValue
  }

  case literal(String)
  case null
  /// A call of an initializer: every parameter, defaults included.
  case initializer(type: String, [Argument])
  case enumCase(String, [Argument])
  case array([CompilerValue])
  case dictionary([Entry])
  case tuple([Argument])
  case keyPath(String)
  case metatype(String)
  case interpolation([CompilerValue])
  /// A result builder's body: the members in order, those of branches one after the other.
  case builder([CompilerValue])
  /// A static member, without its value.
  case member(base: String, name: String)
  case function(String, [Argument])
  case staticFunction(type: String, name: String, [Argument])
  case runtime

  init(_ document: JSONDocument) {
    let value = document["value"]
    func text(_ key: String) -> String { value?[key]?.string ?? "" }
    let arguments = value?["arguments"]?.elements.map(Argument.init) ?? []
    switch document["valueKind"]?.string {
    case "RawLiteral"?: self = .literal(value?.string ?? "")
    case "NilLiteral"?: self = .null
    case "InitCall"?: self = .initializer(type: text("type"), arguments)
    case "Enum"?: self = .enumCase(text("name"), arguments)
    case "Array"?: self = .array(value?.elements.map(CompilerValue.init) ?? [])
    case "Dictionary"?:
      self = .dictionary(
        value?.elements.map { Entry(key: .init($0["key"] ?? .null), value: .init($0["value"] ?? .null)) } ?? [])
    case "Tuple"?: self = .tuple(value?.elements.map(Argument.init) ?? [])
    case "KeyPath"?: self = .keyPath(text("path"))
    case "Type"?: self = .metatype(text("type"))
    case "InterpolatedStringLiteral"?:
      self = .interpolation(value?["segments"]?.elements.map(CompilerValue.init) ?? [])
    case "Builder"?: self = .builder(value?["members"]?.elements.flatMap(CompilerValue.elements) ?? [])
    case "MemberReference"?: self = .member(base: text("baseType"), name: text("memberLabel"))
    case "FunctionCall"?: self = .function(text("name"), arguments)
    case "StaticFunctionCall"?: self = .staticFunction(type: text("type"), name: text("memberLabel"), arguments)
    default: self = .runtime
    }
  }

  /// The elements in a member of a builder; the fillers between branches have none.
  private static func elements(of member: JSONDocument) -> [CompilerValue] {
    let single = member["element"].map { [$0] } ?? []
    let nested = ["ifElements", "elseElements"].flatMap { member[$0]?.elements ?? [] }.map { $0["element"] ?? $0 }
    let found = (single + nested).filter { $0["valueKind"] != nil }.map(CompilerValue.init)
    // How often a loop runs is nothing that is seen.
    if member["elements"] != nil { return [.runtime] }
    return found.flatMap { if case .array(let elements) = $0 { elements } else { [$0] } }
  }
}

extension CompilerValue.Argument {
  init(_ document: JSONDocument) {
    let type = document["type"]?.string ?? ""
    self.init(label: document["label"]?.string ?? "", type: type, value: CompilerValue(document).unwrapped(of: type))
  }
}

/// A type as the constant extraction writes it down.
struct CompilerType {
  struct Property {
    var label: String
    var type: String
    var isStatic: Bool
    var file: String
    var line: Int
    var value: CompilerValue
    /// The attribute's types and arguments, outermost wrapper first.
    var wrappers: [(type: String, arguments: [CompilerValue.Argument])]
    var availability: [Availability]

    var isMadeByMacro: Bool { file.contains("@__swiftmacro") }
  }

  struct EnumCase {
    var name: String
    var rawValue: String?
    /// The types of its associated values.
    var payload: [String]
  }

  /// The `@available` of one platform: the compiler's members by their names.
  typealias Availability = [String: JSONDocument]

  /// The result of `perform()`: for `some A & B<T>`, the protocols and the type that `Value` refers to.
  struct PerformResult {
    var protocols: Set<String>
    var value: String?
  }

  var name: String
  var mangledName: String
  var kind: String
  /// The path as it was handed to the compiler.
  var file: String
  var line: Int
  /// Conformances with modules: `AppIntents.AppIntent`.
  var conformances: Set<String>
  var associatedTypes: [String: String]
  /// Properties in the order of the source.
  var properties: [Property]
  var cases: [EnumCase]
  /// Attributes in the order of the source.
  var availability: [Availability]
  /// Nil where the type is neither opaque nor `Never`.
  var performResult: PerformResult?

  init(_ document: JSONDocument) {
    name = document["typeName"]?.string?.replacing("`", with: "") ?? ""
    mangledName = document["mangledTypeName"]?.string ?? ""
    kind = document["kind"]?.string?.replacing("generic ", with: "") ?? ""
    file = document["file"]?.string ?? ""
    line = document["line"]?.integer ?? 0
    conformances = Set(document["conformances"]?.elements.compactMap(\.string) ?? [])
    associatedTypes = [:]
    for alias in document["associatedTypeAliases"]?.elements ?? [] {
      guard let name = alias["typeAliasName"]?.string, let type = alias["substitutedTypeName"]?.string else { continue }
      associatedTypes[name] = type
    }
    properties = (document["properties"]?.elements.map(Property.init) ?? []).enumerated()
      .sorted { ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset) }
      .map(\.element)
    cases = document["cases"]?.elements.map(EnumCase.init) ?? []
    availability = Self.availability(document)
    performResult = Self.performResult(document)
  }

  fileprivate static func availability(_ document: JSONDocument) -> [Availability] {
    (document["availabilityAttributes"]?.elements ?? []).reversed().compactMap {
      if case .object(let members) = $0 { members } else { nil }
    }
  }

  private static func performResult(_ document: JSONDocument) -> PerformResult? {
    let aliases = document["associatedTypeAliases"]?.elements ?? []
    guard let alias = aliases.first(where: { $0["typeAliasName"]?.string == "PerformResult" }) else { return nil }
    if alias["substitutedTypeName"]?.string == "Swift.Never" { return PerformResult(protocols: []) }
    if let container = alias["substitutedTypeName"]?.string.map({ TypeName($0) }),
      container.path == "IntentResultContainer"
    {
      return performResult(of: container)
    }
    guard let protocols = alias["opaqueTypeProtocolRequirements"] else { return nil }
    let value = alias["opaqueTypeSameTypeRequirements"]?.elements.first {
      $0["typeAliasName"]?.string == "AppIntents.IntentResult.Value"
    }
    return PerformResult(
      protocols: Set(protocols.elements.compactMap { $0.string?.lastComponent }),
      value: value?["substitutedTypeName"]?.string)
  }

  /// `IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>`, where `Never` is what there isn't.
  private static func performResult(of container: TypeName) -> PerformResult {
    let names = ["ReturnsValue", "OpensIntent", "ShowsSnippetView", "ProvidesDialog"]
    let stated = zip(names, container.arguments).filter { $0.1.path != "Never" }
    return PerformResult(
      protocols: Set(stated.map(\.0)), value: stated.first { $0.0 == "ReturnsValue" }.map { $0.1.printed })
  }

  /// The declared property; not what a macro or the compiler adds to it.
  func property(_ label: String, isStatic: Bool = true) -> Property? {
    properties.first { $0.label == label && $0.isStatic == isStatic && !$0.isMadeByMacro }
  }
}

extension CompilerType.Property {
  init(_ document: JSONDocument) {
    label = document["label"]?.string ?? ""
    type = document["type"]?.string ?? ""
    isStatic = document["isStatic"]?.string == "true"
    file = document["file"]?.string ?? ""
    line = document["line"]?.integer ?? 0
    value = CompilerValue(document).unwrapped(of: type)
    wrappers =
      document["propertyWrappers"]?.elements.map {
        ($0["type"]?.string ?? "", $0["arguments"]?.elements.map(CompilerValue.Argument.init) ?? [])
      } ?? []
    availability = CompilerType.availability(document)
  }
}

extension CompilerType.EnumCase {
  init(_ document: JSONDocument) {
    name = document["name"]?.string ?? ""
    rawValue = document["rawValue"]?.string
    payload = document["parameters"]?.elements.compactMap { $0["type"]?.string } ?? []
  }
}

extension JSONDocument {
  var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}
