import SourceScan

/// The types of the standard library that a signature may name: one row each, with what mangling needs of them.
enum StandardTypes {
  struct Row {
    var name: String
    /// What stands behind `S` for a type that the ABI abbreviates.
    var letters: String?
    var kind: TypeBody.Kind
    /// One entry for each generic parameter: the protocol that bounds it, or an empty text.
    var bounds: [String]

    init(
      _ name: String, _ letters: String? = nil, _ kind: TypeBody.Kind = .struct, generic count: Int = 0,
      bounds: [String] = []
    ) {
      self.name = name
      self.letters = letters
      self.kind = kind
      self.bounds = bounds.isEmpty ? Array(repeating: "", count: count) : bounds
    }
  }

  static let module = "Swift"
  static let optional = NominalPath(.module(module), "Optional", .enum, genericParameterCount: 1)
  static let never = NominalPath(.module(module), "Never", .enum)
  static let error = NominalPath(.module(module), "Error", .protocol)

  static let rows: [Row] = [
    Row("Array", "a", generic: 1), Row("Bool", "b"), Row("Dictionary", "D", bounds: ["Hashable", ""]),
    Row("Double", "d"),
    Row("Float", "f"), Row("Set", "h", bounds: ["Hashable"]), Row("DefaultIndices", "I", bounds: ["Collection"]),
    Row("Int", "i"),
    Row("Character", "J"), Row("ClosedRange", "N", bounds: ["Comparable"]), Row("Range", "n", bounds: ["Comparable"]),
    Row("ObjectIdentifier", "O"), Row("UnsafePointer", "P", generic: 1), Row("UnsafeMutablePointer", "p", generic: 1),
    Row("UnsafeBufferPointer", "R", generic: 1), Row("UnsafeMutableBufferPointer", "r", generic: 1),
    Row("String", "S"), Row("Substring", "s"), Row("UInt", "u"), Row("UnsafeRawPointer", "V"),
    Row("UnsafeMutableRawPointer", "v"), Row("UnsafeRawBufferPointer", "W"), Row("UnsafeMutableRawBufferPointer", "w"),
    Row("Optional", "q", .enum, generic: 1),
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
    Row("Actor", "cA", .protocol), Row("CheckedContinuation", "cC", bounds: ["", "Error"]),
    Row("UnsafeContinuation", "cc", bounds: ["", "Error"]), Row("CancellationError", "cE"),
    Row("UnownedSerialExecutor", "ce"),
    Row("Executor", "cF", .protocol), Row("SerialExecutor", "cf", .protocol),
    Row("TaskGroup", "cG", bounds: ["Sendable"]),
    Row("ThrowingTaskGroup", "cg", bounds: ["Sendable", "Error"]), Row("TaskExecutor", "ch", .protocol),
    Row("AsyncIteratorProtocol", "cI", .protocol), Row("AsyncSequence", "ci", .protocol), Row("UnownedJob", "cJ"),
    Row("MainActor", "cM", .class), Row("TaskPriority", "cP"), Row("AsyncStream", "cS", generic: 1),
    Row("AsyncThrowingStream", "cs", bounds: ["", "Error"]), Row("Task", "cT", bounds: ["Sendable", "Error"]),
    Row("UnsafeCurrentTask", "ct"),
    // What has no letters is spelled out.
    Row("Int8"), Row("Int16"), Row("Int32"), Row("Int64"), Row("UInt8"), Row("UInt16"), Row("UInt32"), Row("UInt64"),
    Row("Never", nil, .enum), Row("Result", nil, .enum, bounds: ["", "Error"]), Row("AnyHashable"), Row("Duration"),
    Row("ArraySlice", generic: 1), Row("ContiguousArray", generic: 1), Row("AnySequence", generic: 1),
    Row("AnyCollection", generic: 1), Row("StaticString"), Row("OpaquePointer"),
    Row("AnyKeyPath", nil, .class), Row("PartialKeyPath", nil, .class, generic: 1),
    Row("KeyPath", nil, .class, generic: 2), Row("WritableKeyPath", nil, .class, generic: 2),
    Row("ReferenceWritableKeyPath", nil, .class, generic: 2), Row("TaskLocal", nil, .class, bounds: ["Sendable"]),
    Row("Error", nil, .protocol), Row("Sendable", nil, .protocol), Row("Identifiable", nil, .protocol),
    Row("CaseIterable", nil, .protocol), Row("CustomStringConvertible", nil, .protocol),
    Row("LosslessStringConvertible", nil, .protocol), Row("AdditiveArithmetic", nil, .protocol),
    Row("FixedWidthInteger", nil, .protocol), Row("CodingKey", nil, .protocol), Row("Encoder", nil, .protocol),
    Row("Decoder", nil, .protocol), Row("ExpressibleByStringLiteral", nil, .protocol),
  ]

  /// What the protocols refine that bounds and conditions usually name.
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
  /// A type of the standard library by its name, nil when the table lacks it. `Void`, `Any` and `Codable` aren't nominal.
  public static func standard(_ name: String) -> NominalPath? {
    StandardTypes.byName[name].map { row in
      NominalPath(
        .module(StandardTypes.module), row.name, row.kind, genericParameterCount: row.bounds.count,
        requirements: row.bounds.enumerated().compactMap { parameter, bound in
          standard(bound).map { .init(parameter: parameter, .conforms($0, inherited: $0.standardRefinements)) }
        })
    }
  }

  /// Every protocol that this one of the standard library refines; nil where the table doesn't say.
  public var standardRefinements: Set<NominalPath>? {
    guard scope == .module(StandardTypes.module), let names = StandardTypes.refinements[name] else { return nil }
    return Set(names.compactMap(NominalPath.standard))
  }

  /// What stands behind `S` in place of this type.
  var standardLetters: String? {
    scope == .module(StandardTypes.module) ? StandardTypes.byName[name]?.letters : nil
  }
}
