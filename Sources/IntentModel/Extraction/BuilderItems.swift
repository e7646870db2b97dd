import SourceScan

/// One element that a result builder's body builds, with its conditions and availability.
struct BuilderItem {
  /// Nil for anything but a plain expression: a loop, an `if` on a run-time value.
  var expression: Expression?
  var span: ByteSpan
  var availability: [Availability] = []
  var conditions: [String] = []
}

extension Program {
  /// The items of a builder's body in order. They are those of the `#if` clauses that the configuration keeps; an item in an
  /// `if #available` has that availability. Declarations (`let`) build nothing and are omitted.
  func builderItems(_ statements: [Statement]) -> [BuilderItem] {
    builderItems(statements, availability: [], conditions: [])
  }

  private func builderItems(
    _ statements: [Statement], availability: [Availability], conditions: [String]
  ) -> [BuilderItem] {
    statements.flatMap { statement -> [BuilderItem] in
      switch statement.form {
      case .expression(let expression), .return(.some(let expression)):
        return [
          BuilderItem(expression: expression, span: statement.span, availability: availability, conditions: conditions)
        ]
      case .return(.none), .declaration: return []
      case .conditional(let clauses):
        return clauses.filter { isActive($0.conditions) }.flatMap { clause in
          builderItems(
            clause.statements, availability: availability, conditions: conditions + clause.conditions.map(\.text))
        }
      case .if(let branch):
        guard let condition = branch.availability else { break }
        let then = builderItems(
          branch.then, availability: availability + Availability.parse(condition), conditions: conditions)
        // The `else` is built if the condition is false.
        let otherwise = builderItems(
          branch.otherwise ?? [], availability: availability + Availability.parse(condition, denied: true),
          conditions: conditions)
        return then + otherwise
      case .switch, .other: break
      }
      return [
        BuilderItem(expression: nil, span: statement.span, availability: availability, conditions: conditions)
      ]
    }
  }

  /// The statements outside of `#if`, or in a clause that the configuration keeps.
  func flattened(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      guard case .conditional(let clauses) = statement.form else { return [statement] }
      return clauses.filter { isActive($0.conditions) }.flatMap { flattened($0.statements) }
    }
  }

  struct Branch {
    var conditions: [Condition]
    var statements: [Statement]
  }

  /// A getter's body, once per clause that the configuration keeps if it consists of an `#if`; else once.
  func branches(of statements: [Statement]) -> [Branch] {
    guard statements.count == 1, case .conditional(let clauses) = statements[0].form else {
      return [Branch(conditions: [], statements: flattened(statements))]
    }
    return clauses.filter { isActive($0.conditions) }.flatMap { clause in
      branches(of: clause.statements).map {
        Branch(conditions: clause.conditions + $0.conditions, statements: $0.statements)
      }
    }
  }
}

extension ConstantReader {
  /// The elements that a result builder builds; unreadable as a whole if `read` returns nil for one of them.
  func built<Element>(
    _ source: TypeContext.BuilderSource, by read: (BuilderItem) -> Element?
  ) -> Constant<[Element]> {
    let statements: [Statement] =
      switch source {
      case .expression(let expression): [Statement(.expression(expression), span: expression.span)]
      case .statements(let body): body
      }
    var elements: [Element] = []
    for item in program.builderItems(statements) {
      guard let element = read(item) else {
        return .unreadable(Unreadable(text: self.source(item.span), place: place(item.span), reason: .other))
      }
      elements.append(element)
    }
    return .known(elements)
  }
}
