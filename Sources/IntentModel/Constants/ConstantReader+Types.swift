import SourceScan

/// Types in the forms that the bundle has: as written, by name, and by the framework's kind of value.
extension ConstantReader {
  func valueType(_ type: TypeSyntax) -> ValueType {
    var budget = TypeBudget()
    return limited(valueType(type, &budget), by: budget)
  }

  /// The type, or only its spelling if its parts reached a limit or a typealias has the wrong number of arguments.
  private func limited(_ type: ValueType, by budget: TypeBudget) -> ValueType {
    guard let problem = budget.problem else { return type }
    var unread = ValueType(spelling: type.spelling, kind: .unknown, place: type.place)
    unread.problem = problem
    return unread
  }

  private func valueType(_ type: TypeSyntax, _ budget: inout TypeBudget) -> ValueType {
    // A parameter of a generic typealias is spelled like its argument.
    if let bound = typeArgument(type) { return bound.reader.valueType(bound.type, &budget) }
    var result = classified(type, &budget)
    result.spelling = spelling(type.span)
    result.place = place(type.span)
    return result
  }

  /// The type that a typealias refers to, located at `type`, which names the typealias.
  private func aliased(
    _ alias: Program.AliasTarget, _ type: TypeSyntax, _ components: [TypeSyntax.Component], _ budget: inout TypeBudget
  ) -> ValueType {
    guard let reader = reader(of: alias, components) else {
      budget.problem = .arguments
      return ValueType(spelling: "", kind: .unknown, place: place(type.span))
    }
    var result = reader.classified(alias.type, &budget)
    result.place = place(type.span)
    return result
  }

  private func valueTypes(_ types: [TypeSyntax], _ budget: inout TypeBudget) -> [ValueType] {
    var result: [ValueType] = []
    for type in types where budget.problem == nil { result.append(valueType(type, &budget)) }
    return result
  }

  /// The source text with one space for each run of white space and comments.
  private func spelling(_ span: ByteSpan) -> String {
    // Most types have neither white space nor comments.
    if parsed.text.bytes[span.range].allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }) {
      return source(span)
    }
    var text = "", previousEnd = span.start
    for token in parsed.tokens(in: span).dropLast() {
      if token.start > previousEnd, !text.isEmpty { text += " " }
      text += source(token.span)
      previousEnd = token.end
    }
    return text
  }

  private func classified(_ type: TypeSyntax, _ budget: inout TypeBudget) -> ValueType {
    var result = ValueType(spelling: "", kind: .unknown, place: place(type.span))
    guard budget.enter(type) else { return result }
    defer { budget.leave() }
    switch type.form {
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      result = classified(inner, &budget)
      result.isOptional = true
    case .array(let element):
      result.kind = .array
      result.elements = [valueType(element, &budget)]
    case .some(let inner), .any(let inner): result = classified(inner, &budget)
    case .named(let components): result = named(components, type, &budget)
    case .member(_, let component): result.name = component.name
    default: break
    }
    return result
  }

  private func named(_ components: [TypeSyntax.Component], _ type: TypeSyntax, _ budget: inout TypeBudget)
    -> ValueType
  {
    if let bound = typeArgument(type) { return bound.reader.classified(bound.type, &budget) }
    var result = ValueType(spelling: "", name: components.last?.name, kind: .unknown, place: place(type.span))
    let arguments = components.last?.genericArguments ?? []
    switch program.lookup(components, from: scope) {
    case .symbol(let symbol):
      if let alias = program.aliasTarget(symbol) { return aliased(alias, type, components, &budget) }
      if result.name == "Self" { result.name = program.store.name(of: symbol) }
      result.kind = program.valueKind(of: symbol)
      if result.kind == .unknown { result.unknownAncestors = program.unknownAncestors(of: symbol) }
      result.declaration = program.reference(symbol, at: place(type.span))
      result.elements = valueTypes(arguments, &budget)
    case .framework(let written), .other(let written):
      if written == "ID", let identifier = identifier(of: components.dropLast(), &budget) { return identifier }
      let name = program.nameBehindKnownAlias(written, from: scope)
      result.name = name
      switch name {
      case "Optional" where arguments.count == 1:
        result = classified(arguments[0], &budget)
        result.isOptional = true
      case "Array" where arguments.count == 1:
        result.kind = .array
        result.name = nil
        result.elements = valueTypes(arguments, &budget)
      case "Set" where arguments.count == 1:
        result.kind = .set
        result.name = nil
        result.elements = valueTypes(arguments, &budget)
      default:
        result.kind = KnownTypes.kind(of: name)
        result.elements = valueTypes(arguments, &budget)
      }
    }
    return result
  }
}

extension ConstantReader {
  /// The type of `Shelf.ID`, where `Shelf` is `Identifiable` and states no type `ID`: that of its `id`. Nil if the program has no
  /// such type, or if the source does not determine the type of its `id`.
  private func identifier(of components: ArraySlice<TypeSyntax.Component>, _ budget: inout TypeBudget) -> ValueType? {
    guard !components.isEmpty, let found = program.lookup(Array(components), from: scope).symbol,
      case let type = program.followingAliases(found), program.isIdentifiable(type),
      let member = program.ownMembers("id", of: type).first(where: \.isIdentifier),
      case .variable(let variable) = member.declaration.form
    else { return nil }
    let reader = ConstantReader(program: program, file: member.file, scope: member.scope)
    if let written = variable.type { return reader.classified(written, &budget) }
    return variable.initialValue.flatMap { reader.impliedType($0, &budget) }
  }

  /// The type of a variable with this initial value: that of the initializer that is called, or the default of a string or number
  /// literal. Nil for any other value.
  func impliedType(_ value: Expression) -> ValueType? {
    var budget = TypeBudget()
    return impliedType(value, &budget).map { limited($0, by: budget) }
  }

  /// Shares the budget of the type that it is a part of, because the `id` of two types may refer to the `ID` of each other.
  private func impliedType(_ value: Expression, _ budget: inout TypeBudget) -> ValueType? {
    // `let id = UUID()`
    if case .call(let call) = value.withoutParentheses.form, let path = typePath(call.callee), isType(path) {
      let type = TypeSyntax(.named(path.map { .init(name: $0, span: call.callee.span) }), span: call.callee.span)
      return valueType(type, &budget)
    }
    // `let id = "only"`
    let name: String? =
      switch self.value(value).form {
      case .string: "String"
      case .int: "Int"
      case .double: "Double"
      default: nil
      }
    return name.map { ValueType(spelling: $0, name: $0, kind: .primitive, place: place(value.span)) }
  }

  /// The argument for a parameter of a generic typealias, and the reader for its names.
  struct TypeArgument {
    var type: TypeSyntax
    var reader: ConstantReader
  }

  /// Makes a reader for the type of a typealias that `components` name, with their generic arguments: `Int` for the `T` of
  /// `typealias Box<T> = [T]` in `Box<Int>`. Nil if the number of arguments is wrong, and for parameters that are packs or values.
  func reader(of alias: Program.AliasTarget, _ components: [TypeSyntax.Component]) -> ConstantReader? {
    var arguments: [String: TypeArgument] = [:]
    let given = components.last?.genericArguments ?? []
    guard given.count == alias.genericParameters.count, !alias.genericParameters.contains(where: \.isPackOrValue) else {
      return nil
    }
    // `Namespace<Int>.Box`: the parameters of the type that the alias is nested in.
    if let outer = components.dropLast().last?.genericArguments, outer.count == alias.outerParameters.count {
      for (name, type) in zip(alias.outerParameters, outer) { arguments[name] = TypeArgument(type: type, reader: self) }
    }
    for (parameter, type) in zip(alias.genericParameters, given) {
      arguments[parameter.name] = TypeArgument(type: type, reader: self)
    }
    return ConstantReader(program: program, file: alias.file, scope: alias.scope, typeArguments: arguments)
  }

  /// The argument, if the type's name is a parameter of the generic typealias that is being read; nil for any other type.
  func typeArgument(_ type: TypeSyntax) -> TypeArgument? {
    guard !typeArguments.isEmpty, let components = type.components, components.count == 1,
      components[0].genericArguments.isEmpty
    else { return nil }
    return typeArguments[components[0].name]
  }
}

/// The limits for reading one type. A typealias may refer to itself, and a few that each mention the previous one twice make a
/// type of any size.
struct TypeBudget {
  private var depth = 0
  private var parts = 0
  /// The reason why a part was omitted; nil if none was.
  var problem: ValueType.Problem?

  /// Enters the next level and part; returns false, and does not enter, if a limit is reached or a part was omitted before.
  mutating func enter(_ type: TypeSyntax) -> Bool {
    guard problem == nil, depth < Limits.typeDepth, parts < Limits.typeParts, type.span.count <= Limits.typeName else {
      problem = problem ?? .size
      return false
    }
    depth += 1
    parts += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}
