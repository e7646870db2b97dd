/// A type, resolved for its mangled name. A type that cannot be resolved is nil instead.
indirect enum MangledType: Hashable, Sendable {
  struct Element: Hashable, Sendable {
    var label: String?
    var type: MangledType

    init(label: String? = nil, _ type: MangledType) {
      self.label = label
      self.type = type
    }
  }

  /// A nominal type. The generic arguments of all its levels are one list, the outermost type's first.
  case nominal(NominalPath, arguments: [MangledType] = [])
  /// A generic parameter: `depth` counts the generic types around the type that declares it, and `index` the parameters before it
  /// in that type.
  case genericParameter(depth: Int, index: Int)
  /// A tuple without elements, of several, or of one with a label.
  case tuple([Element])
  case function(FunctionSignature, FunctionTraits)
  /// `Int.Type`
  case metatype(MangledType)
  /// `any P.Type`
  case existentialMetatype(MangledType)
  /// `any P`; `Any` without a protocol.
  case existential([NominalPath])
  case anyObject
  /// `some P` in the result of the owner itself, counted from 0.
  case opaqueResult(Int)
  /// `Self` in a class.
  case dynamicSelf(MangledType)

  /// `()`
  static let void = MangledType.tuple([])
  /// `Any`
  static let any = MangledType.existential([])

  /// A type of the standard library by its name, nil if the table of its types lacks it.
  static func standard(_ name: String, _ arguments: MangledType...) -> MangledType? {
    NominalPath.standard(name).map { .nominal($0, arguments: arguments) }
  }

  static func optional(_ wrapped: MangledType) -> MangledType {
    .nominal(StandardTypes.optional, arguments: [wrapped])
  }
}

/// Parameters, result and effects of a function, an initializer, a subscript, a closure or a function type.
struct FunctionSignature: Hashable, Sendable {
  /// Ownership as written; `shared` and `owned` are `__shared` and `__owned`, which older interfaces have.
  enum Ownership: Hashable, Sendable { case `default`, `inout`, borrowing, consuming, sending, shared, owned }
  enum Throwing: Hashable, Sendable { case never, anyError, only(MangledType) }

  struct Parameter: Hashable, Sendable {
    /// The argument label; nil for `_`.
    var label: String?
    /// The type; the element's type for a variadic parameter.
    var type: MangledType
    var ownership: Ownership = .default
    var isVariadic = false
    var isIsolated = false
  }

  var parameters: [Parameter] = []
  var result: MangledType = .void
  /// `-> sending T`
  var returnsSending = false
  var isAsync = false
  var throwing: Throwing = .never
}

/// The parts of a function type that are not in its signature.
struct FunctionTraits: Hashable, Sendable {
  /// False for a parameter without `@escaping`, and for a closure that is called immediately.
  var isEscaping: Bool = true
  var isSendable: Bool = false
  var isAutoclosure: Bool = false
  /// The global actor that an attribute such as `@MainActor` states; nil without one.
  var globalActor: NominalPath?
}
