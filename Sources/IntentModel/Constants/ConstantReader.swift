import SourceScan

/// Reads a constant from an expression where, and only where, the compiler's constant extraction gives one
/// (`swiftc -emit-const-values`, whose files are the input of Apple's metadata processor). Everything else is unreadable, with
/// its source text.
///
/// Each reader is for the expressions of one file and for one scope, in which names are looked up.
final class ConstantReader {
  let program: Program
  /// The index of the file that contains the expressions.
  let file: FileID
  let parsed: ParsedFile
  /// The scope in which names are looked up.
  let scope: Scope
  /// The arguments of the generic typealias whose type is being read, by parameter name.
  let typeArguments: [String: TypeArgument]
  /// The number of nested values that are being read.
  private var depth = 0

  init(program: Program, file: FileID, scope: Scope, typeArguments: [String: TypeArgument] = [:]) {
    self.program = program
    self.typeArguments = typeArguments
    self.file = file
    parsed = program.parsedFile(file)
    self.scope = scope
  }

  func place(_ span: ByteSpan) -> Place { Place(file, span) }

  func source(_ span: ByteSpan) -> String { parsed.text.string(span) }

  /// Not inlined, because the many callers rarely need it.
  @inline(never)
  func unreadable(_ expression: Expression, _ reason: Unreadable.Reason? = nil) -> Unreadable {
    Unreadable(
      text: source(expression.span), place: place(expression.span), reason: reason ?? self.reason(for: expression))
  }

  // MARK: Values

  /// The value of an expression. `expected` is the declared type: it decides between an integer and a floating-point number, and
  /// an implicit member is one of its cases.
  func value(_ expression: Expression, as expected: ValueType? = nil) -> Value {
    depth += 1
    defer { depth -= 1 }
    let form: Value.Form
    guard depth <= Limits.valueDepth else {
      return Value(.unreadable(unreadable(expression, .depth)), at: place(expression.span))
    }
    switch expression.form {
    case .parenthesized(let inner): form = value(inner, as: expected).form
    case .coercion(let inner, let type): form = value(inner, as: valueType(type)).form
    case .integer(let spelling): form = integer(spelling, as: expected) ?? .unreadable(unreadable(expression))
    case .floatingPoint(let spelling): form = double(spelling) ?? .unreadable(unreadable(expression))
    case .boolean(let bool): form = .bool(bool)
    case .nilLiteral: form = .nil
    case .string(let literal):
      form = literal.plainText.map { .string($0) } ?? .unreadable(unreadable(expression, .interpolation))
    case .implicitMember("none") where isAbsence(expected): form = .nil
    case .implicitMember(let name): form = implicitMember(name, of: expected, expression)
    case .member(let base, "none") where namesOptional(base): form = .nil
    case .member(let base, let name): form = member(name, of: base, expected, expression)
    case .call(let call): form = self.call(call, as: expected, expression)
    case .array(let elements):
      form = .array(elements.map { value($0, as: expected?.elements.first) })
    case .dictionary(let pairs):
      form = .dictionary(pairs.map { .init(key: value($0.key), value: value($0.value)) })
    case .tuple(let elements): form = .tuple(elements.map { argument($0, as: expected) })
    case .keyPath(let path): form = .keyPath(path.components)
    case .forceUnwrap(let inner):
      // The compiler emits the value of an initializer's call despite a `!` after it.
      if case .call = inner.withoutParentheses.form {
        form = value(inner, as: expected).form
      } else {
        form = .unreadable(unreadable(expression))
      }
    default: form = .unreadable(unreadable(expression))
    }
    return Value(form, at: place(expression.span))
  }

  func argument(_ argument: Expression.Argument, as expected: ValueType? = nil) -> Argument {
    Argument(
      label: argument.label, labelPlace: argument.labelSpan.map(place), value: value(argument.value, as: expected))
  }

  private func integer(_ spelling: String, as expected: ValueType?) -> Value.Form? {
    guard let number = parseInteger(spelling) else { return nil }
    guard let name = expected?.name else { return .int(number) }
    let isDouble = KnownTypes.isFloatingPoint(name) || name == "Decimal" || name == "Measurement"
    return isDouble ? .double(Double(number)) : .int(number)
  }

  private func double(_ spelling: String) -> Value.Form? {
    Double(spelling.filter { $0 != "_" }).map { .double($0) }
  }

  // MARK: Members

  /// Whether an implicit `.none` is `Optional.none`: the declared type is optional, and the wrapped type has no case `none`. With
  /// such a case, `.none` is read as the case, because the compiler's constants do not distinguish the two.
  private func isAbsence(_ expected: ValueType?) -> Bool {
    guard let expected, expected.isOptional else { return false }
    return symbol(of: expected).map { !program.declaresCase("none", in: $0) } ?? true
  }

  /// Reads `.read` as a case. Unreadable for a static member that the program declares, and for one of a string or number type.
  private func implicitMember(_ name: String, of expected: ValueType?, _ expression: Expression) -> Value.Form {
    if let declaration = symbol(of: expected), program.declaresStaticMember(name, in: declaration) {
      return .unreadable(unreadable(expression, .reference))
    }
    if isStaticMember(name, ofForeign: expected) { return .unreadable(unreadable(expression, .reference)) }
    return .enumCase(name, arguments: nil)
  }

  /// Whether an implicit member is a static member of a type that the scan does not hold: `.zero` of a number, `.favorite` of a
  /// framework's type that the app extends.
  private func isStaticMember(_ name: String, ofForeign expected: ValueType?) -> Bool {
    guard let type = expected, type.declaration == nil, let foreign = type.name else { return false }
    // `.none` is a case of every optional, and arguments are read as optionals.
    if name == "none" { return program.addsStaticMember(name, toForeign: foreign) }
    return isStaticMember(name, ofForeign: foreign)
  }

  /// Reads members of the framework's type `owner`, such as `[.background, .foreground(.dynamic)]` and `.pdf`. Members that the app
  /// adds to the type are unreadable.
  func members(_ expression: Expression, of owner: String) -> Value {
    var type = ValueType(spelling: owner, name: owner, kind: .framework, place: place(expression.span))
    type.elements = [type]
    return value(expression, as: type)
  }

  /// Whether a member of a type that the scan does not hold is a static member, not a case. Strings and numbers have no cases,
  /// and an extension can't add one.
  private func isStaticMember(_ name: String, ofForeign type: String) -> Bool {
    KnownTypes.isRawType(type) || program.addsStaticMember(name, toForeign: type)
  }

  private func symbol(of type: ValueType?) -> SymbolID? {
    guard let type, type.declaration != nil, let name = type.name else { return nil }
    return program.lookup(name.split(separator: ".").map(String.init), from: scope).symbol
  }

  /// Reads `OpenBook.self` as a type and `Shelf.read` as a case; unreadable for a constant such as `Names.shelf`.
  private func member(
    _ name: String, of base: Expression, _ expected: ValueType?, _ expression: Expression
  ) -> Value.Form {
    if name == "self" {
      return typeReference(base).map { .type($0) } ?? .unreadable(unreadable(expression))
    }
    guard let path = typePath(base) else { return .unreadable(unreadable(expression)) }
    switch program.lookup(path, from: scope) {
    case .symbol(let symbol):
      return program.declaresCase(name, in: symbol)
        ? .enumCase(name, arguments: nil) : .unreadable(unreadable(expression, .reference))
    case .framework(let type) where program.addsStaticMember(name, toForeign: type):
      return .unreadable(unreadable(expression, .reference))
    case .framework: return .enumCase(name, arguments: nil)
    case .other(let type):
      // A foreign type's member counts as a case only if `readsMembersAsCases` is true for the type.
      return readsMembersAsCases(type, path, expected) && !isStaticMember(name, ofForeign: type)
        ? .enumCase(name, arguments: nil) : .unreadable(unreadable(expression, .reference))
    }
  }

  /// Whether members of a type outside the scan are read as enum cases: of the expected type, of types of the framework, and of
  /// types that `KnownTypes.hasCases` accepts.
  private func readsMembersAsCases(_ type: String, _ path: [String], _ expected: ValueType?) -> Bool {
    expected?.name == type || KnownTypes.isFramework(type) || KnownTypes.hasCases(path)
  }

  /// The components of a dotted name, such as that of a type or a variable, without generic arguments; nil for any other
  /// expression.
  func typePath(_ expression: Expression) -> [String]? {
    switch expression.form {
    case .name(let name): [name]
    case .member(let base, let name): typePath(base).map { $0 + [name] }
    case .specialized(let base, _), .parenthesized(let base): typePath(base)
    case .type(let type): type.components.map { $0.map(\.name) }
    default: nil
    }
  }

  /// A reference to the type that an expression names, such as `OpenBook` or `Shelves.OpenBook`; nil for an expression that is
  /// neither a dotted name nor a type.
  func typeReference(_ expression: Expression) -> TypeReference? {
    if case .type(let type) = expression.form, let path = type.path {
      return reference(path, at: expression.span)
    }
    return typePath(expression).map { reference($0, at: expression.span) }
  }

  func reference(_ path: [String], at span: ByteSpan) -> TypeReference {
    program.reference(path, from: scope, at: place(span))
  }

  // MARK: Calls

  private func call(_ call: Expression.Call, as expected: ValueType?, _ expression: Expression) -> Value.Form {
    if let wrapped = wrapped(by: call) { return value(wrapped, as: expected).form }
    switch call.callee.form {
    case .implicitMember("init"): return construct("init", call, of: expected)
    case .implicitMember(let name):
      if let declaration = symbol(of: expected), !program.declaresCase(name, in: declaration) {
        return .unreadable(unreadable(expression, .call))
      }
      if isStaticMember(name, ofForeign: expected) { return .unreadable(unreadable(expression, .call)) }
      return enumCase(name, call)
    case .member(let base, "init"):
      return typeName(base).map { construct($0, call, of: constructedType(base)) }
        ?? .unreadable(unreadable(expression, .call))
    case .member(let base, let name): return memberCall(name, of: base, call, as: expected, expression)
    case .name, .specialized, .type:
      if let path = typePath(call.callee) {
        guard isType(path) else { return .unreadable(unreadable(expression, .call)) }
        if let literal = literalForm(path, call, expected) { return literal }
      }
      return construct(source(call.callee.span), call, of: constructedType(call.callee))
    case .array, .dictionary: return construct(source(call.callee.span), call)
    default: return .unreadable(unreadable(expression, .call))
    }
  }

  /// The name of `base` in `base.init(…)`: `Shelf`, `[Int]`; nil if it is neither a dotted name nor a type.
  private func typeName(_ base: Expression) -> String? {
    if let path = typePath(base) { return path.joined(separator: ".") }
    if case .type = base.form { return source(base.span) }
    return nil
  }

  /// The type in `[Int](…)` and `Array<Int>(…)`; nil for a callee that does not state its type like this.
  private func constructedType(_ callee: Expression) -> ValueType? {
    switch callee.form {
    case .type(let type): return valueType(type)
    case .specialized(let base, let arguments) where typePath(base) == ["Array"] && arguments.count == 1:
      var type = ValueType(spelling: source(callee.span), kind: .array, place: place(callee.span))
      type.elements = [valueType(arguments[0])]
      return type
    default: return nil
    }
  }

  /// Reads a case with values, such as `Shelf.pay(3)`, or an initializer, such as `Bool.IntentDisplayName(true: …, false: …)`.
  /// Unreadable for a function, such as `Shelf.make()`.
  private func memberCall(
    _ name: String, of base: Expression, _ call: Expression.Call, as expected: ValueType?, _ expression: Expression
  ) -> Value.Form {
    guard let path = typePath(call.callee), let basePath = typePath(base) else {
      return .unreadable(unreadable(expression, .call))
    }
    if isType(path) {
      return literalForm(path, call, expected) ?? construct(source(call.callee.span), call)
    }
    switch program.lookup(basePath, from: scope) {
    case .symbol(let symbol) where program.declaresCase(name, in: symbol): return enumCase(name, call)
    case .framework(let type) where program.addsStaticMember(name, toForeign: type):
      return .unreadable(unreadable(expression, .call))
    case .framework: return enumCase(name, call)
    // `IntentModes.foreground(.deferred)`
    case .other(let type) where readsMembersAsCases(type, basePath, expected) && !isStaticMember(name, ofForeign: type):
      return enumCase(name, call)
    default: return .unreadable(unreadable(expression, .call))
    }
  }

  /// The value of `Double(3)` or `String("x")`: a literal that is converted to a type for literals of its kind, where integers and
  /// floating-point numbers are one kind. Nil for any other call.
  private func literalForm(_ path: [String], _ call: Expression.Call, _ expected: ValueType?) -> Value.Form? {
    guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty,
      case .other(let name) = program.lookup(path, from: scope),
      let literal = KnownTypes.literal(of: name)
    else { return nil }
    let argument = call.arguments[0].value.withoutParentheses
    let type = ValueType(spelling: name, name: name, kind: .primitive, place: place(argument.span))
    switch (argument.form, literal) {
    case (.integer, .integer), (.integer, .floatingPoint), (.floatingPoint, .integer),
      (.floatingPoint, .floatingPoint), (.string, .string), (.boolean, .boolean):
      let value = value(argument, as: type)
      return value.unreadable == nil ? value.form : nil
    default: return nil
    }
  }

  /// Whether a path names a type: one that the program or the framework declares, else a capitalized name.
  func isType(_ path: [String]) -> Bool {
    switch program.lookup(path, from: scope) {
    case .symbol, .framework: true
    case .other: path.last?.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    }
  }

  /// A call of an initializer. `type` is the type of the instance if it is known: if it is an array, it states the type of the
  /// elements in the arguments.
  private func construct(_ name: String, _ call: Expression.Call, of type: ValueType? = nil) -> Value.Form {
    let array = type?.kind == .array ? type : nil
    return .call(name, arguments: arguments(of: call) { $0 == "repeating" ? array?.elements.first : array })
  }

  private func enumCase(_ name: String, _ call: Expression.Call) -> Value.Form {
    .enumCase(name, arguments: arguments(of: call))
  }

  /// All arguments in order; a non-constant one, such as a closure, is unreadable by itself.
  private func arguments(
    of call: Expression.Call, as type: (_ label: String?) -> ValueType? = { _ in nil }
  ) -> [Argument] {
    (call.arguments + call.trailingClosures).map { argument($0, as: type($0.label)) }
  }
}

/// The number that an integer literal spells, in any base, with a sign and underscores; nil if it doesn't fit.
func parseInteger(_ spelling: String) -> Int? {
  var digits = spelling.utf8.filter { $0 != UInt8(ascii: "_") }[...]
  let isNegative = digits.first == UInt8(ascii: "-")
  if isNegative { digits = digits.dropFirst() }
  var radix = 10
  if digits.first == UInt8(ascii: "0"), let letter = digits.dropFirst().first {
    switch letter {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "b"): radix = 2
    default: break
    }
    if radix != 10 { digits = digits.dropFirst(2) }
  }
  return Int((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self), radix: radix)
}
