import SourceScan

/// The `where` clauses of extensions, in the one form to which the compiler reduces them. Throws if that form depends on more
/// than the clause and the type's own requirements.
extension Mangler {
  /// The requirements of an extension that its type does not already have, in canonical order.
  func addedRequirements(
    _ requirements: [ManglingRequirement], to path: NominalPath
  ) throws(Unmangleable) -> [ManglingRequirement] {
    guard !requirements.isEmpty else { return [] }
    let inherited = path.allRequirements
    guard requirements.count + inherited.count <= Limits.genericParameters,
      (requirements + inherited).allSatisfy({ $0.form != .unknown })
    else { throw .requirements }
    try checkEquations(requirements, besides: inherited)
    let fixed = Set(requirements.filter { $0.equals != nil }.map(\.parameter))
    var added: [ManglingRequirement] = []
    for requirement in requirements where !(inherited + added).contains(where: { $0.asksTheSame(as: requirement) }) {
      // A parameter that equals a type has all conformances of that type, so that its other requirements are redundant.
      if !fixed.contains(requirement.parameter) || requirement.equals != nil { added.append(requirement) }
    }
    added = try withoutImplied(added, by: inherited)
    try checkSubjects(of: added, besides: inherited)
    return added.sorted { first, second in
      guard first.parameter == second.parameter else { return first.parameter < second.parameter }
      return first.order.lexicographicallyPrecedes(second.order)
    }
  }

  /// Throws for an equation between parameters that is not the only requirement, because it moves the requirements of one parameter
  /// to the other. Also throws for an equation with a type that contains a parameter, if the extended type has requirements or the
  /// equation can add one (`T == Set<U>` makes U hashable).
  private func checkEquations(
    _ requirements: [ManglingRequirement], besides inherited: [ManglingRequirement]
  ) throws(Unmangleable) {
    for requirement in requirements {
      guard let type = requirement.equals else { continue }
      if case .genericParameter = type {
        guard requirements.count == 1, inherited.isEmpty else { throw .requirements }
      } else if type.mentionsParameter {
        guard inherited.isEmpty, !type.bringsRequirements else { throw .requirements }
      }
    }
  }

  /// The requirements without those for protocols that another protocol of the same parameter refines. Throws if it is not known
  /// what a protocol refines.
  private func withoutImplied(
    _ added: [ManglingRequirement], by inherited: [ManglingRequirement]
  ) throws(Unmangleable) -> [ManglingRequirement] {
    var kept: [ManglingRequirement] = []
    for requirement in added {
      var isImplied = false
      if case .conforms(let subject, _) = requirement.form {
        for other in added + inherited where other.parameter == requirement.parameter {
          guard case .conforms(let stronger, inherited: let implications) = other.form, stronger != subject else {
            continue
          }
          guard let implications else { throw .requirements }
          if implications.contains(subject) { isImplied = true }
        }
      }
      if !isImplied { kept.append(requirement) }
    }
    return kept
  }

  /// Throws for several requirements on one parameter that are not all protocols: a class may already conform to a protocol, and
  /// a protocol may require a class. Also throws if one parameter equals two types.
  private func checkSubjects(
    of added: [ManglingRequirement], besides inherited: [ManglingRequirement]
  ) throws(Unmangleable) {
    for (number, requirement) in added.enumerated() where requirement.equals == nil {
      let others = added[(number + 1)...] + inherited
      for other in others where other.parameter == requirement.parameter {
        guard requirement.isConformance, other.isConformance else { throw .requirements }
      }
    }
    let subjects = added.filter { $0.equals != nil }.map(\.parameter)
    guard Set(subjects).count == subjects.count else { throw .requirements }
  }

  mutating func append(_ requirements: [ManglingRequirement], extending path: NominalPath) throws(Unmangleable) {
    let counts = path.genericParameterCounts.filter { $0 > 0 }
    for requirement in requirements {
      let (depth, index) = try position(of: requirement.parameter, in: counts)
      switch requirement.form {
      case .conforms(let `protocol`, inherited: _):
        try append(protocol: `protocol`)
        append("R", parameterAt: depth, index)
      case .same(let type):
        try append(type)
        append("Rs", parameterAt: depth, index)
      case .superclass(let type):
        try append(type)
        append("Rb", parameterAt: depth, index)
      case .anyObject:
        append("Rl", parameterAt: depth, index)
        append("C")
      case .unknown: throw .requirements
      }
    }
    // A generic signature with one parameter has the short ending if the type itself has no requirements on that parameter.
    append(counts == [1] && path.allRequirements.isEmpty ? "l" : "rl")
  }

  private func position(of parameter: Int, in counts: [Int]) throws(Unmangleable) -> (depth: Int, index: Int) {
    var rest = parameter
    for (depth, count) in counts.enumerated() {
      if rest < count { return (depth, rest) }
      rest -= count
    }
    throw .requirements
  }
}

extension ManglingRequirement {
  fileprivate var equals: MangledType? {
    if case .same(let type) = form { type } else { nil }
  }

  fileprivate var isConformance: Bool {
    if case .conforms = form { true } else { false }
  }

  fileprivate func asksTheSame(as other: ManglingRequirement) -> Bool {
    if parameter == other.parameter, case .conforms(let mine, inherited: _) = form,
      case .conforms(let others, inherited: _) = other.form
    {
      return mine == others
    }
    return self == other
  }

  /// The key by which requirements on one parameter are sorted: the module of the protocol, then its name. Empty for other
  /// requirements.
  fileprivate var order: [UInt8] {
    guard case .conforms(let `protocol`, inherited: _) = form else { return [] }
    let module = `protocol`.scope.declaringModule
    let isConcurrency = `protocol`.standardLetters?.hasPrefix("c") ?? false
    return Array((isConcurrency ? "_Concurrency" : module).utf8) + [0] + Array(`protocol`.name.utf8)
  }
}

extension MangledType {
  fileprivate var mentionsParameter: Bool { contains { if case .genericParameter = $0 { true } else { false } } }

  /// Whether naming the type requires something of its arguments.
  fileprivate var bringsRequirements: Bool {
    contains { if case .nominal(let path, arguments: _) = $0 { !path.allRequirements.isEmpty } else { false } }
  }

  private func contains(_ matches: (MangledType) -> Bool) -> Bool {
    if matches(self) { return true }
    switch self {
    case .nominal(_, arguments: let arguments): return arguments.contains { $0.contains(matches) }
    case .tuple(let elements): return elements.contains { $0.type.contains(matches) }
    case .function(let signature, _):
      return signature.result.contains(matches) || signature.parameters.contains { $0.type.contains(matches) }
    case .metatype(let type), .existentialMetatype(let type), .dynamicSelf(let type): return type.contains(matches)
    case .genericParameter, .existential, .anyObject, .opaqueResult: return false
    }
  }
}

extension NominalPath {
  /// The requirements on the generic parameters of this type and of those around it.
  var allRequirements: [ManglingRequirement] {
    switch scope {
    case .type(let outer): outer.allRequirements + requirements
    case .extension(of: let outer, in: _, requirements: let added): outer.allRequirements + added + requirements
    case .module, .body: requirements
    }
  }
}
