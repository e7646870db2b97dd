import SourceScan

/// The types of the standard library that a signature may name: one row each, with what mangling needs of them.
enum StandardTypes {
  struct Row {
    var name: String
    /// What stands behind `S` for a type that the ABI abbreviates.
    var letters: String?
    var kind: TypeBody.Kind
    var genericParameterCount: Int

    init(_ name: String, _ letters: String? = nil, _ kind: TypeBody.Kind = .struct, generic count: Int = 0) {
      self.name = name
      self.letters = letters
      self.kind = kind
      self.genericParameterCount = count
    }
  }

  static let module = "Swift"
  static let optional = NominalPath(.module(module), "Optional", .enum, genericParameterCount: 1)

  static let rows: [Row] = [
    Row("Array", "a", generic: 1), Row("Bool", "b"), Row("Dictionary", "D", generic: 2), Row("Double", "d"),
    Row("Float", "f"), Row("Set", "h", generic: 1), Row("DefaultIndices", "I", generic: 1), Row("Int", "i"),
    Row("Character", "J"), Row("ClosedRange", "N", generic: 1), Row("Range", "n", generic: 1),
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
    Row("Actor", "cA", .protocol), Row("CheckedContinuation", "cC", generic: 2),
    Row("UnsafeContinuation", "cc", generic: 2), Row("CancellationError", "cE"), Row("UnownedSerialExecutor", "ce"),
    Row("Executor", "cF", .protocol), Row("SerialExecutor", "cf", .protocol), Row("TaskGroup", "cG", generic: 1),
    Row("ThrowingTaskGroup", "cg", generic: 2), Row("TaskExecutor", "ch", .protocol),
    Row("AsyncIteratorProtocol", "cI", .protocol), Row("AsyncSequence", "ci", .protocol), Row("UnownedJob", "cJ"),
    Row("MainActor", "cM", .class), Row("TaskPriority", "cP"), Row("AsyncStream", "cS", generic: 1),
    Row("AsyncThrowingStream", "cs", generic: 2), Row("Task", "cT", generic: 2), Row("UnsafeCurrentTask", "ct"),
    // What has no letters is spelled out.
    Row("Int8"), Row("Int16"), Row("Int32"), Row("Int64"), Row("UInt8"), Row("UInt16"), Row("UInt32"), Row("UInt64"),
    Row("Never", nil, .enum), Row("Result", nil, .enum, generic: 2), Row("AnyHashable"), Row("Duration"),
    Row("ArraySlice", generic: 1), Row("ContiguousArray", generic: 1), Row("AnySequence", generic: 1),
    Row("AnyCollection", generic: 1), Row("StaticString"), Row("OpaquePointer"),
    Row("AnyKeyPath", nil, .class), Row("PartialKeyPath", nil, .class, generic: 1),
    Row("KeyPath", nil, .class, generic: 2), Row("WritableKeyPath", nil, .class, generic: 2),
    Row("ReferenceWritableKeyPath", nil, .class, generic: 2), Row("TaskLocal", nil, .class, generic: 1),
    Row("Error", nil, .protocol), Row("Sendable", nil, .protocol), Row("Identifiable", nil, .protocol),
    Row("CaseIterable", nil, .protocol), Row("CustomStringConvertible", nil, .protocol),
    Row("LosslessStringConvertible", nil, .protocol), Row("AdditiveArithmetic", nil, .protocol),
    Row("FixedWidthInteger", nil, .protocol), Row("CodingKey", nil, .protocol), Row("Encoder", nil, .protocol),
    Row("Decoder", nil, .protocol), Row("ExpressibleByStringLiteral", nil, .protocol),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
}

extension NominalPath {
  /// A type of the standard library by its name, nil when the table lacks it. `Void`, `Any` and `Codable` aren't nominal.
  public static func standard(_ name: String) -> NominalPath? {
    StandardTypes.byName[name].map {
      NominalPath(.module(StandardTypes.module), $0.name, $0.kind, genericParameterCount: $0.genericParameterCount)
    }
  }

  /// What stands behind `S` in place of this type.
  var standardLetters: String? {
    scope == .module(StandardTypes.module) ? StandardTypes.byName[name]?.letters : nil
  }
}
