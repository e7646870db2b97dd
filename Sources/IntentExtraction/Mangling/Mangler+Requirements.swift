/// The `where` clauses of extensions, in the one form that the compiler reduces them to.
extension Mangler {
  /// What an extension asks beyond what its type asks anyway, in canonical order.
  func addedRequirements(
    _ requirements: [ManglingRequirement], to path: NominalPath
  ) throws(Unmangleable) -> [ManglingRequirement] {
    guard !requirements.isEmpty else { return [] }
    let inherited = path.allRequirements
    let fixed = Set(requirements.filter(\.isConcrete).map(\.parameter))
    var added: [ManglingRequirement] = []
    for requirement in requirements where !inherited.contains(requirement) && !added.contains(requirement) {
      // A parameter that is one certain type conforms to whatever that type conforms to.
      if fixed.contains(requirement.parameter), !requirement.isConcrete { continue }
      added.append(requirement)
    }
    try checkParameterEquality(of: requirements, beside: inherited)
    try dropImplied(&added, by: inherited)
    return try sorted(added)
  }

  private func checkParameterEquality(
    of requirements: [ManglingRequirement], beside inherited: [ManglingRequirement]
  ) throws(Unmangleable) {
    guard requirements.contains(where: \.equatesParameters) else { return }
    guard requirements.count == 1, inherited.isEmpty else { throw .requirements }
  }

  /// Drops the protocols that another protocol of the same parameter refines.
  private func dropImplied(
    _ added: inout [ManglingRequirement], by inherited: [ManglingRequirement]
  ) throws(Unmangleable) {
    var implied: Set<ManglingRequirement> = []
    for requirement in added {
      guard case .conforms(let subject, let refined) = requirement.form else { continue }
      for other in added + inherited where other != requirement && other.parameter == requirement.parameter {
        guard case .conforms(let stronger, let implications) = other.form, stronger != subject else { continue }
        guard let implications, refined != nil else { throw .requirements }
        if implications.contains(subject) { implied.insert(requirement) }
      }
    }
    added.removeAll { implied.contains($0) }
  }

  private func sorted(_ requirements: [ManglingRequirement]) throws(Unmangleable) -> [ManglingRequirement] {
    for (number, first) in requirements.enumerated() {
      for second in requirements[(number + 1)...] where second.parameter == first.parameter {
        guard case .conforms = first.form, case .conforms = second.form else { throw .requirements }
      }
    }
    return requirements.sorted { first, second in
      if first.parameter != second.parameter { return first.parameter < second.parameter }
      guard case .conforms(let one, _) = first.form, case .conforms(let other, _) = second.form else { return false }
      return one.name < other.name
    }
  }

  mutating func append(_ requirements: [ManglingRequirement], extending path: NominalPath) throws(Unmangleable) {
    let counts = path.genericParameterCounts.filter { $0 > 0 }
    for requirement in requirements {
      let (depth, index) = try position(of: requirement.parameter, in: counts)
      switch requirement.form {
      case .conforms(let `protocol`, _):
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
      }
    }
    // The short ending of a signature with one parameter serves where the type itself asks nothing of it.
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
  fileprivate var isConcrete: Bool {
    if case .same(let type) = form, !equatesParameters { _ = type; return true }
    return false
  }

  /// `T == U`
  fileprivate var equatesParameters: Bool {
    if case .same(.genericParameter) = form { true } else { false }
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
