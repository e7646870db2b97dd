import SourceScan

extension Expression {
  /// The type of a variable with this initial value and without an annotation: the default type of a literal, the type after `as`,
  /// or the called type for `Mode()` and `Kit.Mode.init()`. Nil if the type depends on more than the expression.
  var impliedType: DeclaredMember.ImpliedType? {
    switch form {
    case .boolean: .init(name: "Bool", isLiteral: true)
    case .string: .init(name: "String", isLiteral: true)
    case .integer: .init(name: "Int", isLiteral: true)
    case .floatingPoint: .init(name: "Double", isLiteral: true)
    case .coercion(_, let type): type.components?.last.map { .init(name: $0.name, isLiteral: false) }
    case .call(let call): call.callee.calledType.map { .init(name: $0, isLiteral: false) }
    default: nil
    }
  }

  /// The type that a callee names; a capitalized name counts as a type. Nil for any other callee.
  private var calledType: String? {
    switch form {
    case .member(let base, "init"): base.calledType
    case .name(let name), .member(_, let name): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }
}
