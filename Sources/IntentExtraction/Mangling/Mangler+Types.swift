/// Types: nominal ones with their generic arguments, and the forms without a declaration.
extension Mangler {
  mutating func append(_ type: MangledType) throws(Unmangleable) {
    switch type {
    case .nominal(let path, arguments: let arguments): try append(path, arguments)
    case .genericParameter(depth: let depth, index: let index):
      if depth == 0, index == 0 { append("x") } else { append("q", parameterAt: depth, index) }
    case .tuple(let elements):
      if elements.isEmpty { append("y") }
      for (number, element) in elements.enumerated() {
        try append(element.type)
        if let label = element.label { try append(identifier: label) }
        if number == 0 { append("_") }
      }
      append("t")
    case .function(let signature, let traits): try append(signature, traits)
    case .metatype(let type):
      try append(type)
      append("m")
    case .existentialMetatype(let type):
      try append(type)
      append("Xp")
    case .existential(let protocols):
      guard protocols.count < 2 else { throw .composition }
      if let only = protocols.first {
        try append(protocol: only)
        append("_p")
      } else {
        append("yp")
      }
    case .anyObject: append("yXl")
    case .opaqueResult(let index):
      append(index == 0 ? "Qr" : "QR")
      if index > 0 { append(index: index - 1) }
    case .dynamicSelf(let type):
      try append(type)
      append("XD")
    }
  }

  private mutating func append(_ path: NominalPath, _ arguments: [MangledType]) throws(Unmangleable) {
    if path.kind == .protocol {
      // A protocol's bare name as a type.
      guard arguments.isEmpty else { throw .genericArguments }
      return try append(.existential([path]))
    }
    let counts = path.genericParameterCounts
    guard counts.reduce(0, +) == arguments.count else { throw .genericArguments }
    guard !arguments.isEmpty else { return try append(path) }
    let bound = Referent.type(.nominal(path, arguments: arguments))
    if appendReference(to: bound) { return }
    if path == StandardTypes.optional {
      try append(arguments[0])
      append("Sg")
    } else {
      try append(path)
      var next = 0
      for (level, count) in counts.enumerated() {
        append(level == 0 ? "y" : "_")
        for argument in arguments[next..<next + count] { try append(argument) }
        next += count
      }
      append("G")
    }
    remember(bound)
  }

  /// An operator that ends in a generic parameter.
  mutating func append(_ operation: String, parameterAt depth: Int, _ index: Int) {
    append(operation)
    if depth > 0 {
      append("d")
      append(index: depth - 1)
      append(index: index)
    } else if index == 0 {
      append("z")
    } else {
      append(index: index - 1)
    }
  }

  // MARK: - Functions

  mutating func append(labelsOf signature: FunctionSignature) throws(Unmangleable) {
    guard signature.parameters.contains(where: { $0.label != nil }) else {
      if !signature.parameters.isEmpty { append("y") }
      return
    }
    for parameter in signature.parameters {
      if let label = parameter.label { try append(identifier: label) } else { append("_") }
    }
  }

  private mutating func append(_ signature: FunctionSignature, _ traits: FunctionTraits) throws(Unmangleable) {
    try append(signature, isSendable: traits.isSendable, globalActor: traits.globalActor)
    switch (traits.isAutoclosure, traits.isEscaping) {
    case (true, true): append("XA")
    case (true, false): append("XK")
    case (false, true): append("c")
    case (false, false): append("XE")
    }
  }

  mutating func append(
    _ signature: FunctionSignature, isSendable: Bool = false, globalActor: NominalPath? = nil
  ) throws(Unmangleable) {
    if signature.result == .void { append("y") } else { try append(signature.result) }
    try append(signature.parameters)
    if signature.isAsync { append("Ya") }
    if isSendable { append("Yb") }
    switch signature.throwing {
    case .never: break
    case .anyError: append("K")
    case .only(let error):
      try append(error)
      append("YK")
    }
    if let globalActor {
      try append(globalActor)
      append("Yc")
    }
  }

  private mutating func append(_ parameters: [FunctionSignature.Parameter]) throws(Unmangleable) {
    if parameters.isEmpty { return append("y") }
    if parameters.count == 1, parameters[0].label == nil, !parameters[0].isVariadic, !parameters[0].type.isTuple {
      return try append(parameters[0])
    }
    for (number, parameter) in parameters.enumerated() {
      try append(parameter)
      if number == 0 { append("_") }
    }
    append("t")
  }

  private mutating func append(_ parameter: FunctionSignature.Parameter) throws(Unmangleable) {
    try append(parameter.type)
    switch parameter.ownership {
    case .default: break
    case .inout: append("z")
    case .borrowing: append("h")
    case .consuming: append("n")
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

extension NominalPath {
  /// The numbers of generic parameters of the types around this one and of itself, outermost first. A body ends the
  /// list: nothing in a generic function can declare a type.
  var genericParameterCounts: [Int] {
    switch scope {
    case .type(let outer), .extension(of: let outer, in: _, requirements: _):
      outer.genericParameterCounts + [genericParameterCount]
    case .module, .body: [genericParameterCount]
    }
  }
}
