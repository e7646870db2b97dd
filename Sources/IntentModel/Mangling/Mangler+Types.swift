/// The mangling of types: nominal types with their generic arguments, and types without a declaration.
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
      // The bare name of a protocol is an existential type, as with `any`.
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

  /// Appends an operator and the position of the generic parameter that ends it.
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
}

extension NominalPath {
  /// The numbers of generic parameters of the types around this one and of itself, outermost first. The list starts after a body,
  /// because a generic function cannot declare a type.
  var genericParameterCounts: [Int] {
    switch scope {
    case .type(let outer), .extension(of: let outer, in: _, requirements: _):
      outer.genericParameterCounts + [genericParameterCount]
    case .module, .body: [genericParameterCount]
    }
  }
}
