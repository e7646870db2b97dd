import SourceScan

extension Expression {
  /// What a variable with this initial value is without an annotation: of a literal its default type, of `Mode()` and
  /// `Kit.Mode.init()` the type that is called. Nil where more than the expression decides.
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

  /// Of the callee: a name in capitals is a type's.
  private var calledType: String? {
    switch form {
    case .member(let base, "init"): base.calledType
    case .name(let name), .member(_, let name): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }
}
