import SourceScan

/// The depth of a type in one mangled name. All types in the name share the counts, because a few typealiases or bounds can make
/// a name of any size.
struct ManglingDepth {
  private final class Counts {
    var levels = 0
    var parts = 0
  }

  /// The number of types whose names led to this one. It is limited, so that bounds that refer to each other do not cause an
  /// endless recursion.
  private var types = 0
  private let counts = Counts()

  var next: ManglingDepth {
    var next = self
    next.types += 1
    return next
  }

  var allowsTypes: Bool { types < Limits.mangledTypes }

  /// Counts one more part of the name. False if the name is too large.
  func takesPart() -> Bool {
    counts.parts += 1
    return allowsTypes && counts.parts <= Limits.typeParts
  }

  /// Begins a type inside the current one, which `leave` ends. False if the name is too large.
  func enter() -> Bool {
    guard counts.levels < Limits.typeDepth, takesPart() else { return false }
    counts.levels += 1
    return true
  }

  func leave() { counts.levels -= 1 }
}

/// Converts types and signatures as written for the mangler. The caller looks names up; the reader itself has a table only of the
/// standard library's types. The results are nil for anything that depends on more than syntax and names.
struct ManglingReader {
  /// The meaning of a name at the position where it is written.
  enum Meaning {
    /// A nominal type. The reader reads its generic arguments.
    case nominal(NominalPath)
    /// A type that is not nominal, or already has its arguments: that of a typealias, or `Self` in a class.
    case type(MangledType)
    /// A name that the scan does not declare. It means the standard library's type of that name, if there is one.
    case undeclared
    case unknown
  }

  var depth: ManglingDepth
  var meaning: ([String]) -> Meaning

  /// Reads a type in a position where `some P` is not possible.
  func type(_ syntax: TypeSyntax) -> MangledType? {
    var opaque: Int?
    return type(syntax, opaque: &opaque)
  }

  /// Reads the type of a function's result or of a computed variable, where `some P` is possible.
  func result(_ syntax: TypeSyntax) -> MangledType? {
    var opaque: Int? = 0
    return type(syntax, opaque: &opaque)
  }

  /// `opaque` counts the `some`s so far; nil if there can't be any.
  private func type(_ syntax: TypeSyntax, opaque: inout Int?) -> MangledType? {
    guard depth.enter() else { return nil }
    defer { depth.leave() }
    if case .function(let parameters, let result, let isAsync, let isThrowing) = syntax.form {
      return function(parameters, result, isAsync: isAsync, isThrowing: isThrowing, attributes: syntax.attributes)
    }
    guard syntax.attributes.isEmpty else { return nil }
    switch syntax.form {
    case .named(let components): return named(components, opaque: &opaque)
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      return type(inner, opaque: &opaque).map { .optional($0) }
    case .array(let element): return type(element, opaque: &opaque).flatMap { .standard("Array", $0) }
    case .dictionary(let key, let value):
      guard let key = type(key, opaque: &opaque), let value = type(value, opaque: &opaque) else { return nil }
      return .standard("Dictionary", key, value)
    case .tuple(let elements): return tuple(elements, opaque: &opaque)
    case .some(let constraint):
      // The mangled name does not contain the constraint, so it is not read. One that contains `some` is refused, because each
      // `some` counts.
      guard let index = opaque, !constraint.mentionsOpaque else { return nil }
      opaque = index + 1
      return .opaqueResult(index)
    case .any(let constraint): return existential(constraint)
    case .metatype(let instance): return metatype(instance)
    case .function, .composition, .suppressed, .pack, .member, .unknown: return nil
    }
  }

  private func tuple(_ elements: [TypeSyntax.TupleElement], opaque: inout Int?) -> MangledType? {
    var read: [MangledType.Element] = []
    for element in elements {
      guard !element.isVariadic, let type = type(element.type, opaque: &opaque) else { return nil }
      read.append(.init(label: element.label, type))
    }
    return read.count == 1 && read[0].label == nil ? read[0].type : .tuple(read)
  }

  // MARK: Names

  private func named(_ components: [TypeSyntax.Component], opaque: inout Int?) -> MangledType? {
    var arguments: [MangledType] = []
    for argument in components.flatMap(\.genericArguments) {
      guard let type = type(argument, opaque: &opaque) else { return nil }
      arguments.append(type)
    }
    switch meaning(components.map(\.name)) {
    case .nominal(let path):
      guard path.genericParameterCounts.reduce(0, +) == arguments.count else { return nil }
      return .nominal(path, arguments: arguments)
    case .type(let type): return arguments.isEmpty ? type : nil
    case .undeclared: return standard(components, arguments)
    case .unknown: return nil
    }
  }

  /// A type of the standard library by its name: `Int`, `Swift.Int`. Nil if the table lacks it, and for a wrong number of
  /// arguments.
  private func standard(_ components: [TypeSyntax.Component], _ arguments: [MangledType]) -> MangledType? {
    guard let name = components.last?.name,
      components.count == 1 || components.count == 2 && components[0].name == "Swift"
    else { return nil }
    switch name {
    case "Void": return arguments.isEmpty ? .void : nil
    case "Any": return arguments.isEmpty ? .any : nil
    case "AnyObject": return arguments.isEmpty ? .anyObject : nil
    default:
      guard let path = NominalPath.standard(name), path.genericParameterCount == arguments.count else { return nil }
      return .nominal(path, arguments: arguments)
    }
  }

  private func existential(_ constraint: TypeSyntax) -> MangledType? {
    if case .metatype(let instance) = constraint.form {
      return existential(instance).map { .existentialMetatype($0) }
    }
    guard constraint.components != nil else { return nil }
    switch type(constraint) {
    case .nominal(let path, arguments: _)? where path.kind == .protocol: return .existential([path])
    case .existential(let protocols)?: return .existential(protocols)
    case .anyObject?: return .anyObject
    default: return nil
    }
  }

  private func metatype(_ instance: TypeSyntax) -> MangledType? {
    switch type(instance) {
    // `TypeSyntax` has one form for `P.Type` and `P.Protocol`, which are different types.
    case .nominal(let path, arguments: _)? where path.kind == .protocol: return nil
    case .existential(let protocols)?: return protocols.isEmpty ? .existentialMetatype(.any) : nil
    case .anyObject?: return .existentialMetatype(.anyObject)
    case let type?: return .metatype(type)
    case nil: return nil
    }
  }
}

extension TypeSyntax {
  fileprivate var mentionsOpaque: Bool {
    switch form {
    case .some: true
    case .named(let components): components.contains { $0.genericArguments.contains(where: \.mentionsOpaque) }
    case .composition(let parts): parts.contains(where: \.mentionsOpaque)
    case .any(let inner), .metatype(let inner), .suppressed(let inner): inner.mentionsOpaque
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .function, .pack, .member, .unknown: true
    }
  }
}

extension ManglingReader {
  /// The signature of a function, or of an initializer that makes `instance`. Nil for a generic function, and if one of the types
  /// cannot be read.
  func signature(_ function: Function, makes instance: MangledType? = nil) -> FunctionSignature? {
    guard function.genericParameters.isEmpty, function.requirements.isEmpty else { return nil }
    var signature = FunctionSignature(isAsync: function.isAsync)
    for written in function.parameters {
      guard let parameter = parameter(written.type, label: written.label, isVariadic: written.isVariadic) else {
        return nil
      }
      signature.parameters.append(parameter)
    }
    if function.isThrowing { signature.throwing = .anyError }
    if let thrown = function.thrownType {
      guard let error = type(thrown) else { return nil }
      signature.throwing = .only(error)
    }
    if let instance {
      signature.result = function.isFailable ? .optional(instance) : instance
    } else if var result = function.result {
      // Only a function type spells that its result is sent; the name of a function does not.
      result.attributes.removeAll { $0 == "sending" }
      guard let type = self.result(result) else { return nil }
      signature.result = type
    }
    return signature
  }

  private func function(
    _ parameters: [TypeSyntax.TupleElement], _ result: TypeSyntax, isAsync: Bool, isThrowing: Bool, attributes: [String]
  ) -> MangledType? {
    var signature = FunctionSignature(isAsync: isAsync, throwing: isThrowing ? .anyError : .never)
    var traits = FunctionTraits()
    for attribute in attributes {
      switch attribute {
      case "Sendable": traits.isSendable = true
      case "autoclosure": traits.isAutoclosure = true
      case "MainActor":
        guard case .undeclared = meaning(["MainActor"]) else { return nil }
        traits.globalActor = .standard("MainActor")
      default: return nil
      }
    }
    // Build settings and language modes also decide whether such a type is nonisolated or sendable.
    let isLeftToSettings = traits.globalActor == nil ? isAsync : !traits.isSendable
    guard !isLeftToSettings else { return nil }
    for element in parameters {
      // A function type does not contain the labels that are written in it.
      guard let parameter = parameter(element.type, label: nil, isVariadic: element.isVariadic) else { return nil }
      signature.parameters.append(parameter)
    }
    var result = result
    signature.returnsSending = result.attributes.contains("sending")
    result.attributes.removeAll { $0 == "sending" }
    guard let type = type(result) else { return nil }
    signature.result = type
    return .function(signature, traits)
  }

  private func parameter(_ written: TypeSyntax, label: String?, isVariadic: Bool) -> FunctionSignature.Parameter? {
    var syntax = written, parameter = FunctionSignature.Parameter(label: label, type: .void, isVariadic: isVariadic)
    var isEscaping = isVariadic
    for attribute in written.attributes {
      switch attribute {
      case "inout": parameter.ownership = .inout
      case "borrowing": parameter.ownership = .borrowing
      case "consuming": parameter.ownership = .consuming
      case "sending": parameter.ownership = .sending
      case "__shared": parameter.ownership = .shared
      case "__owned": parameter.ownership = .owned
      case "isolated":
        // `isolated` on a function type is `@isolated(any)`.
        if case .function = written.form { return nil }
        parameter.isIsolated = true
      case "escaping": isEscaping = true
      default: continue
      }
      syntax.attributes.removeAll { $0 == attribute }
    }
    guard var type = type(syntax) else { return nil }
    if case .function(let signature, var traits) = type {
      traits.isEscaping = isEscaping
      type = .function(signature, traits)
    } else if isEscaping, !isVariadic {
      return nil
    }
    parameter.type = type
    return parameter
  }
}
