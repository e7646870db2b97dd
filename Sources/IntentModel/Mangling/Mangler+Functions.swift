/// Function types and the signatures of functions: labels, then the result, then the parameters, then the effects.
extension Mangler {
  /// The position of a signature. Each position has a default ownership of parameters, which is not spelled.
  enum SignaturePlace { case function, initializer, type }

  mutating func append(labelsOf signature: FunctionSignature) throws(Unmangleable) {
    guard signature.parameters.contains(where: { $0.label != nil }) else {
      if !signature.parameters.isEmpty { append("y") }
      return
    }
    for parameter in signature.parameters {
      if let label = parameter.label { try append(identifier: label) } else { append("_") }
    }
  }

  mutating func append(
    _ signature: FunctionSignature, _ traits: FunctionTraits, _ place: SignaturePlace = .type
  ) throws(Unmangleable) {
    try append(signature, place, isSendable: traits.isSendable, globalActor: traits.globalActor)
    switch (traits.isAutoclosure, traits.isEscaping) {
    case (true, true): append("XA")
    case (true, false): append("XK")
    case (false, true): append("c")
    case (false, false): append("XE")
    }
  }

  mutating func append(
    _ signature: FunctionSignature, _ place: SignaturePlace, isSendable: Bool = false, globalActor: NominalPath? = nil
  ) throws(Unmangleable) {
    if signature.result == .void { append("y") } else { try append(signature.result) }
    try append(signature.parameters, place)
    if signature.isAsync { append("Ya") }
    if isSendable { append("Yb") }
    switch signature.throwing {
    case .never, .only(.nominal(StandardTypes.never, arguments: _)): break
    case .anyError, .only(.existential([StandardTypes.error])), .only(.nominal(StandardTypes.error, arguments: _)):
      append("K")
    case .only(let error):
      try append(error)
      append("YK")
    }
    if let globalActor {
      try append(globalActor)
      append("Yc")
    }
    if signature.returnsSending, place == .type { append("YT") }
  }

  private mutating func append(_ parameters: [FunctionSignature.Parameter], _ place: SignaturePlace)
    throws(Unmangleable)
  {
    if parameters.isEmpty { return append("y") }
    if parameters.count == 1, parameters[0].label == nil, !parameters[0].isVariadic, !parameters[0].type.isTuple {
      return try append(parameters[0], place)
    }
    for (number, parameter) in parameters.enumerated() {
      try append(parameter, place)
      if number == 0 { append("_") }
    }
    append("t")
  }

  private mutating func append(_ parameter: FunctionSignature.Parameter, _ place: SignaturePlace) throws(Unmangleable) {
    try append(parameter.type)
    switch (parameter.ownership, place) {
    // Functions borrow their parameters by default, and initializers consume them.
    case (.default, _), (.borrowing, .function), (.borrowing, .type), (.consuming, .initializer): break
    case (.inout, _): append("z")
    case (.borrowing, .initializer), (.shared, _): append("h")
    case (.consuming, .function), (.consuming, .type), (.owned, _): append("n")
    // A declaration spells a `sending` parameter as a consumed one; only a type spells `sending`.
    case (.sending, .function), (.sending, .initializer): append("n")
    case (.sending, .type): append("nYu")
    }
    if parameter.isIsolated { append("Yi") }
    if parameter.isVariadic { append("d") }
  }
}

extension MangledType {
  fileprivate var isTuple: Bool {
    if case .tuple = self { true } else { false }
  }
}
