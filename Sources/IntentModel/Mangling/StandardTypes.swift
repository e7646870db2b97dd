import SourceScan

/// The types of the standard library that a signature may name: one row each, with the facts that mangling needs.
enum StandardTypes {
  struct Row {
    var name: String
    /// The letters after `S`, for a type that the ABI abbreviates; nil for any other type.
    var letters: String?
    var kind: TypeBody.Kind
    /// The generic parameters with their bounds: `Key: Hashable`.
    var parameters: [String]

    init(_ name: String, _ letters: String? = nil, _ kind: TypeBody.Kind = .struct, _ parameters: String...) {
      self.name = name
      self.letters = letters
      self.kind = kind
      self.parameters = parameters
    }
  }

  static let module = "Swift"
  static let optional = NominalPath(scope: .module(module), name: "Optional", kind: .enum, genericParameterCount: 1)
  static let never = NominalPath(scope: .module(module), name: "Never", kind: .enum)
  static let error = NominalPath(scope: .module(module), name: "Error", kind: .protocol)

  static let rows: [Row] = [
    Row("Array", "a", .struct, "Element"), Row("Bool", "b"), Row("Dictionary", "D", .struct, "Key: Hashable", "Value"),
    Row("Double", "d"),
    Row("Float", "f"), Row("Set", "h", .struct, "Element: Hashable"),
    Row("DefaultIndices", "I", .struct, "Elements: Collection"),
    Row("Int", "i"),
    Row("Character", "J"), Row("ClosedRange", "N", .struct, "Bound: Comparable"),
    Row("Range", "n", .struct, "Bound: Comparable"),
    Row("ObjectIdentifier", "O"), Row("UnsafePointer", "P", .struct, "Pointee"),
    Row("UnsafeMutablePointer", "p", .struct, "Pointee"),
    Row("UnsafeBufferPointer", "R", .struct, "Element"), Row("UnsafeMutableBufferPointer", "r", .struct, "Element"),
    Row("String", "S"), Row("Substring", "s"), Row("UInt", "u"), Row("UnsafeRawPointer", "V"),
    Row("UnsafeMutableRawPointer", "v"), Row("UnsafeRawBufferPointer", "W"), Row("UnsafeMutableRawBufferPointer", "w"),
    Row("Optional", "q", .enum, "Wrapped"),
    Row("BinaryFloatingPoint", "B", .protocol), Row("Encodable", "E", .protocol), Row("Decodable", "e", .protocol),
    Row("FloatingPoint", "F", .protocol), Row("RandomNumberGenerator", "G", .protocol), Row("Hashable", "H", .protocol),
    Row("Numeric", "j", .protocol), Row("BidirectionalCollection", "K", .protocol),
    Row("RandomAccessCollection", "k", .protocol), Row("Comparable", "L", .protocol),
    Row("Collection", "l", .protocol), Row("MutableCollection", "M", .protocol),
    Row("RangeReplaceableCollection", "m", .protocol), Row("Equatable", "Q", .protocol),
    Row("Sequence", "T", .protocol), Row("IteratorProtocol", "t", .protocol), Row("UnsignedInteger", "U", .protocol),
    Row("RangeExpression", "X", .protocol), Row("Strideable", "x", .protocol),
    Row("RawRepresentable", "Y", .protocol), Row("StringProtocol", "y", .protocol),
    Row("SignedInteger", "Z", .protocol), Row("BinaryInteger", "z", .protocol),
    // Concurrency.
    Row("Actor", "cA", .protocol), Row("CheckedContinuation", "cC", .struct, "T", "E: Error"),
    Row("UnsafeContinuation", "cc", .struct, "T", "E: Error"), Row("CancellationError", "cE"),
    Row("UnownedSerialExecutor", "ce"),
    Row("Executor", "cF", .protocol), Row("SerialExecutor", "cf", .protocol),
    Row("TaskGroup", "cG", .struct, "ChildTaskResult: Sendable"),
    Row("ThrowingTaskGroup", "cg", .struct, "ChildTaskResult: Sendable", "Failure: Error"),
    Row("TaskExecutor", "ch", .protocol),
    Row("AsyncIteratorProtocol", "cI", .protocol), Row("AsyncSequence", "ci", .protocol), Row("UnownedJob", "cJ"),
    Row("MainActor", "cM", .class), Row("TaskPriority", "cP"), Row("AsyncStream", "cS", .struct, "Element"),
    Row("AsyncThrowingStream", "cs", .struct, "Element", "Failure: Error"),
    Row("Task", "cT", .struct, "Success: Sendable", "Failure: Error"),
    Row("UnsafeCurrentTask", "ct"),
    // Types without letters are spelled out.
    Row("Int8"), Row("Int16"), Row("Int32"), Row("Int64"), Row("UInt8"), Row("UInt16"), Row("UInt32"), Row("UInt64"),
    Row("Never", nil, .enum), Row("Result", nil, .enum, "Success", "Failure: Error"), Row("AnyHashable"),
    Row("Duration"),
    Row("ArraySlice", nil, .struct, "Element"), Row("ContiguousArray", nil, .struct, "Element"),
    Row("AnySequence", nil, .struct, "Element"),
    Row("AnyCollection", nil, .struct, "Element"), Row("StaticString"), Row("OpaquePointer"),
    Row("AnyKeyPath", nil, .class), Row("PartialKeyPath", nil, .class, "Root"),
    Row("KeyPath", nil, .class, "Root", "Value"), Row("WritableKeyPath", nil, .class, "Root", "Value"),
    Row("ReferenceWritableKeyPath", nil, .class, "Root", "Value"), Row("TaskLocal", nil, .class, "Value: Sendable"),
    Row("Error", nil, .protocol), Row("Sendable", nil, .protocol), Row("Identifiable", nil, .protocol),
    Row("CaseIterable", nil, .protocol), Row("CustomStringConvertible", nil, .protocol),
    Row("LosslessStringConvertible", nil, .protocol), Row("AdditiveArithmetic", nil, .protocol),
    Row("FixedWidthInteger", nil, .protocol), Row("CodingKey", nil, .protocol), Row("Encoder", nil, .protocol),
    Row("Decoder", nil, .protocol), Row("ExpressibleByStringLiteral", nil, .protocol),
  ]

  /// The protocols, direct or not, that a protocol refines: rows for the protocols that bounds and conditions usually name.
  static let refinements: [String: [String]] = [
    "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Encodable": [], "Decodable": [],
    "Identifiable": [], "Sendable": [], "Error": ["Sendable"], "RawRepresentable": [], "CaseIterable": [],
    "CustomStringConvertible": [], "LosslessStringConvertible": ["CustomStringConvertible"],
    "Sequence": [], "Collection": ["Sequence"], "BidirectionalCollection": ["Collection", "Sequence"],
    "ExpressibleByStringLiteral": [], "AdditiveArithmetic": ["Equatable"],
    "Numeric": ["AdditiveArithmetic", "Equatable"], "Strideable": ["Comparable", "Equatable"],
  ]

  static let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
}

extension NominalPath {
  /// A type of the standard library by its name, nil if the table lacks it. `Void`, `Any` and `Codable` aren't nominal.
  static func standard(_ name: String) -> NominalPath? {
    guard let row = StandardTypes.byName[name] else { return nil }
    var path = NominalPath(
      scope: .module(StandardTypes.module), name: row.name, kind: row.kind,
      genericParameterCount: row.parameters.count)
    for (index, parameter) in row.parameters.enumerated() {
      guard let bound = parameter.split(separator: " ").dropFirst().first, let refined = standard(String(bound)) else {
        continue
      }
      path.requirements.append(.init(parameter: index, .conforms(refined, inherited: refined.standardRefinements)))
    }
    return path
  }

  /// The names of a standard type's generic parameters, which the conditions of its extensions use.
  static func standardParameters(_ name: String) -> [String] {
    StandardTypes.byName[name]?.parameters.map { String($0.prefix { $0 != ":" }) } ?? []
  }

  /// Every protocol that this one of the standard library refines; nil if the table has no row for it.
  var standardRefinements: Set<NominalPath>? {
    guard scope == .module(StandardTypes.module), let names = StandardTypes.refinements[name] else { return nil }
    return Set(names.compactMap(NominalPath.standard))
  }

  /// The letters after `S` that replace this type; nil for a type without such letters.
  var standardLetters: String? {
    scope == .module(StandardTypes.module) ? StandardTypes.byName[name]?.letters : nil
  }
}
