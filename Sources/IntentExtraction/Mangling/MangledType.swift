/// A type, resolved as far as its mangled name needs it. What cannot be resolved has no value here.
public indirect enum MangledType: Hashable, Sendable {
  public struct Element: Hashable, Sendable {
    public var label: String?
    public var type: MangledType

    public init(label: String? = nil, _ type: MangledType) {
      self.label = label
      self.type = type
    }
  }

  /// With the generic arguments of the outermost type first, in one list.
  case nominal(NominalPath, arguments: [MangledType] = [])
  /// A generic parameter of the extended type, counted as `ManglingRequirement.parameter`; its depth is that of the type
  /// it belongs to among the generic ones.
  case genericParameter(depth: Int, index: Int)
  /// Never of one unlabelled element.
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
  public static let void = MangledType.tuple([])
  /// `Any`
  public static let any = MangledType.existential([])

  /// A type of the standard library by its name, nil when the table of its types lacks it.
  public static func standard(_ name: String, _ arguments: MangledType...) -> MangledType? {
    NominalPath.standard(name).map { .nominal($0, arguments: arguments) }
  }

  public static func optional(_ wrapped: MangledType) -> MangledType {
    .nominal(StandardTypes.optional, arguments: [wrapped])
  }
}

/// Parameters, result and effects of a function, an initializer, a subscript, a closure or a function type.
public struct FunctionSignature: Hashable, Sendable {
  /// As written; `shared` and `owned` are `__shared` and `__owned`, which older interfaces have.
  public enum Ownership: Hashable, Sendable { case `default`, `inout`, borrowing, consuming, sending, shared, owned }
  public enum Throwing: Hashable, Sendable { case never, anyError, only(MangledType) }

  public struct Parameter: Hashable, Sendable {
    /// The argument label; nil for `_`.
    public var label: String?
    /// Of a variadic parameter the element's type.
    public var type: MangledType
    public var ownership: Ownership
    public var isVariadic: Bool
    public var isIsolated: Bool

    public init(
      _ label: String?, _ type: MangledType, ownership: Ownership = .default, isVariadic: Bool = false,
      isIsolated: Bool = false
    ) {
      self.label = label
      self.type = type
      self.ownership = ownership
      self.isVariadic = isVariadic
      self.isIsolated = isIsolated
    }
  }

  public var parameters: [Parameter]
  public var result: MangledType
  /// `-> sending T`
  public var returnsSending: Bool
  public var isAsync: Bool
  public var throwing: Throwing

  public init(
    _ parameters: [Parameter] = [], result: MangledType = .void, returnsSending: Bool = false, isAsync: Bool = false,
    throwing: Throwing = .never
  ) {
    self.parameters = parameters
    self.result = result
    self.returnsSending = returnsSending
    self.isAsync = isAsync
    self.throwing = throwing
  }
}

/// What a function type says beyond its signature.
public struct FunctionTraits: Hashable, Sendable {
  /// False for a parameter without `@escaping`, and for a closure that is called on the spot.
  public var isEscaping: Bool
  public var isSendable: Bool
  public var isAutoclosure: Bool
  /// `@MainActor`
  public var globalActor: NominalPath?

  public init(
    isEscaping: Bool = true, isSendable: Bool = false, isAutoclosure: Bool = false, globalActor: NominalPath? = nil
  ) {
    self.isEscaping = isEscaping
    self.isSendable = isSendable
    self.isAutoclosure = isAutoclosure
    self.globalActor = globalActor
  }
}
