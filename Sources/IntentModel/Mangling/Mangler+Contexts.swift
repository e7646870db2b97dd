/// The mangling of declarations: their contexts, their names, and the numbers of declarations with the same name in a body.
extension Mangler {
  /// Appends a type with its own generic parameters as arguments, which is the compiler's form of a declared type.
  mutating func append(declared path: NominalPath) throws(Unmangleable) {
    let parameters = path.genericParameterCounts.filter { $0 > 0 }.enumerated().flatMap { depth, count in
      (0..<count).map { MangledType.genericParameter(depth: depth, index: $0) }
    }
    try append(.nominal(path, arguments: parameters))
  }

  /// Appends a type without generic arguments.
  mutating func append(_ path: NominalPath) throws(Unmangleable) {
    if let letters = path.standardLetters { return append(standard: letters) }
    if appendReference(to: .nominal(path)) { return }
    try append(path.scope)
    try appendName(path.name, in: path.scope, privateFile: path.privateFile)
    switch path.kind {
    case .struct: append("V")
    case .enum: append("O")
    case .class, .actor: append("C")
    case .protocol: append("P")
    }
    remember(.nominal(path))
  }

  /// Appends a protocol where nothing else is possible, so that the letter for its kind is omitted.
  mutating func append(protocol path: NominalPath) throws(Unmangleable) {
    if let letters = path.standardLetters { return append(standard: letters) }
    try append(path.scope)
    try appendName(path.name, in: path.scope, privateFile: path.privateFile)
  }

  mutating func append(_ scope: ManglingScope) throws(Unmangleable) {
    switch scope {
    case .module(let name): try append(module: name)
    case .type(let path): try append(path)
    case .extension(of: let path, in: let module, requirements: let requirements):
      let added = try addedRequirements(requirements, to: path)
      try append(path)
      // An extension without conditions in the module of its type is mangled as the type itself.
      guard module != path.scope.declaringModule || !added.isEmpty else { return }
      try append(module: module)
      if !added.isEmpty { try append(added, extending: path) }
      append("E")
    case .body(let owner, index: _): try append(owner)
    }
  }

  private mutating func append(module: String) throws(Unmangleable) {
    switch module {
    case "Swift": append("s")
    case "__C": append("So")
    default: try append(identifier: module)
    }
  }

  private mutating func appendName(
    _ name: String, in scope: ManglingScope, privateFile: String?
  ) throws(Unmangleable) {
    try append(identifier: name)
    try appendMark(in: scope, privateFile: privateFile)
  }

  /// Appends the number of a declaration in a body, or the discriminator of a private declaration's file.
  private mutating func appendMark(in scope: ManglingScope, privateFile: String?) throws(Unmangleable) {
    if case .body(_, index: let index) = scope {
      append("L")
      append(index: index)
    } else if let privateFile {
      try append(identifier: privateDiscriminator(module: scope.declaringModule, file: privateFile))
      append("LL")
    }
  }

  mutating func append(_ owner: BodyOwner) throws(Unmangleable) {
    try append(owner.scope)
    switch owner.form {
    case .function(let name, let signature):
      try appendName(name, in: owner.scope, privateFile: owner.privateFile)
      try append(labelsOf: signature)
      try append(signature, .function)
      append("F")
    case .operator(let name, let fixity, let signature):
      try append(identifier: operatorLetters(name))
      append(fixity.rawValue)
      try appendMark(in: owner.scope, privateFile: owner.privateFile)
      try append(labelsOf: signature)
      try append(signature, .function)
      append("F")
    case .initializer(let signature):
      try append(labelsOf: signature)
      try append(signature, .initializer)
      append("c")
      // A private initializer has no name that the discriminator of its file could follow.
      if let file = owner.privateFile {
        try append(identifier: privateDiscriminator(module: owner.scope.declaringModule, file: file))
        append("Ll")
      }
      append("fc")
    case .deinitializer: append("fd")
    case .getter(of: let name, type: let type):
      try appendName(name, in: owner.scope, privateFile: owner.privateFile)
      if case .function(let signature, let traits) = type {
        // A variable of a function type is spelled like a function.
        try append(labelsOf: signature)
        try append(signature, traits, .function)
      } else {
        try append(type)
      }
      append("vg")
    }
    if owner.isStatic { append("Z") }
  }
}

/// The letters for an operator's characters; characters without a letter stay.
private func operatorLetters(_ name: String) -> String {
  let letters: [Character: Character] = [
    "&": "a", "@": "c", "/": "d", "=": "e", ">": "g", "<": "l", "*": "m", "!": "n", "|": "o", "+": "p", "?": "q",
    "%": "r", "-": "s", "~": "t", "^": "x", ".": "z",
  ]
  return String(name.map { letters[$0] ?? $0 })
}
