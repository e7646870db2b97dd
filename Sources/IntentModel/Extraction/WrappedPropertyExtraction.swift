import SourceScan

/// Parameters of intents and properties of entities: instance variables under one of the framework's wrappers, or plain
/// ones of a type that a schema macro makes.
extension TypeContext {
  /// Instance variables with `wrapper`, in source order; `.property` includes every wrapper except `.parameter`, and property
  /// macros that are written out by hand. `plainVariables` adds the variables without a wrapper that a schema macro turns into
  /// parameters or properties.
  func wrappedProperties(_ wrapper: WrappedProperty.Wrapper, plainVariables: Bool) -> [WrappedProperty] {
    members.compactMap { member in
      guard !member.declaration.isStatic, case .variable(let variable) = member.declaration.form else { return nil }
      if wrapper != .parameter, let property = writtenOutProperty(member, variable) { return property }
      return wrappedProperty(member, variable, accepting: wrapper, plainVariables: plainVariables)
    }
  }

  private func wrappedProperty(
    _ member: Program.Member, _ variable: Variable, accepting accepted: WrappedProperty.Wrapper, plainVariables: Bool
  ) -> WrappedProperty? {
    guard plainVariables || !member.declaration.attributes.isEmpty else { return nil }
    let reader = reader(for: member)
    var wrapper: WrappedProperty.Wrapper?
    var attribute: Attribute?
    var others: [String] = [], hasOtherKnownWrapper = false
    for candidate in member.declaration.attributes where program.isActive(candidate.conditions) {
      switch program.wrapper(candidate, from: member.scope) {
      case .some(let known) where wrapper == nil && known.accepts(accepted):
        wrapper = known.wrapper
        attribute = candidate
      case .some:
        hasOtherKnownWrapper = true
        others.append(candidate.name)
      case .none:
        if program.mayBeWrapper(candidate, from: member.scope) { others.append(candidate.name) }
      }
    }
    if wrapper == nil {
      guard plainVariables, isPlain(variable, member), !hasOtherKnownWrapper, others.isEmpty else { return nil }
      wrapper = .schema
    }
    guard let wrapper else { return nil }
    let type = variable.type.map { reader.valueType($0) } ?? attribute.flatMap { reader.valueType(ofWrapper: $0.type) }
    var property = WrappedProperty(
      name: member.declaration.name, wrapper: wrapper, wrapperPlace: attribute.map { reader.place($0.span) },
      otherWrappers: others, arguments: attribute?.arguments.map { reader.wrapperArgument($0, of: type) } ?? [],
      type: type,
      initialValue: variable.initialValue.map { reader.value($0, as: type) }, isLet: variable.isLet,
      accessor: accessor(variable), awaits: reader.awaits(variable.getter),
      place: reader.place(member.declaration.nameSpan), span: member.declaration.span,
      availability: member.availability, conditions: ownConditions(member.conditions))
    if extent == .everything {
      property.access = program.access(of: member.declaration, in: member.scope.container)
      property.providers = attribute?.arguments.compactMap { reader.provider($0) } ?? []
    }
    return property
  }

  /// The property of `var _pages = EntityProperty<Int>(identifier: "pages", title: "Pages", asyncGetter: { … })`: the expansion of
  /// a property macro, written by hand. Nil for any other variable.
  private func writtenOutProperty(_ member: Program.Member, _ variable: Variable) -> WrappedProperty? {
    guard let value = variable.initialValue, case .call(let call) = value.withoutParentheses.form,
      case .specialized(let callee, let types) = call.callee.form, types.count == 1
    else { return nil }
    let reader = reader(for: member)
    guard reader.typePath(callee)?.last == "EntityProperty", let identifier = call.argument("identifier"),
      let name = reader.plainString(identifier).known
    else { return nil }
    let type = reader.valueType(types[0])
    let isDeferred = call.argument("asyncGetter") != nil
    let closures = ["getter", "asyncGetter", "setter", "identifier"]
    return WrappedProperty(
      name: name,
      wrapper: isDeferred ? .deferredProperty : call.argument("getter") != nil ? .computedProperty : .property,
      wrapperPlace: reader.place(value.span),
      arguments: call.arguments.filter { !closures.contains($0.label ?? "") }.map {
        reader.wrapperArgument($0, of: type)
      },
      type: type, accessor: isDeferred ? .asyncGetter : .stored,
      place: reader.place(member.declaration.nameSpan), span: member.declaration.span,
      availability: member.availability, conditions: ownConditions(member.conditions))
  }

  /// Whether a schema makes a variable a parameter or property: a stored `var` that is neither private nor lazy, and not `id`,
  /// which identifies an entity.
  private func isPlain(_ variable: Variable, _ member: Program.Member) -> Bool {
    !variable.isLet && variable.getter == nil && member.declaration.name != "id"
      && !member.declaration.modifiers.contains { $0 == "lazy" || $0 == "private" || $0 == "fileprivate" }
  }

  private func accessor(_ variable: Variable) -> WrappedProperty.Accessor {
    guard let getter = variable.getter else { return .stored }
    return getter.isAsync ? .asyncGetter : .getter
  }
}

extension ConstantReader {
  /// Whether a getter contains `await`.
  fileprivate func awaits(_ getter: Variable.Getter?) -> Bool {
    guard let body = getter?.body else { return false }
    return parsed.tokens(in: body).contains { parsed.text.matches($0.span, "await") }
  }

  /// `String` of `@IntentParameter<String>`, also after a typealias; nil without a generic argument.
  fileprivate func valueType(ofWrapper wrapper: TypeSyntax, depth: Int = 0) -> ValueType? {
    guard let components = wrapper.components, depth < Limits.lookups else { return nil }
    if let argument = components.last?.genericArguments.first { return valueType(argument) }
    guard let alias = program.lookup(components, from: scope).symbol.flatMap({ program.aliasTarget($0) }) else {
      return nil
    }
    return ConstantReader(program: program, file: alias.file, scope: alias.scope)
      .valueType(ofWrapper: alias.type, depth: depth + 1)
  }

  /// The value of `optionsProvider:` or `query:`, if it is an instance of a type of the scan or such a type itself; nil for any
  /// other argument.
  fileprivate func provider(_ argument: Expression.Argument) -> WrappedProperty.Provider? {
    guard let label = argument.label, label == "optionsProvider" || label == "query" else { return nil }
    let expression = argument.value.withoutParentheses
    var reference: TypeReference?, isMetatype = false
    if case .call(let call) = expression.form {
      var callee = call.callee
      if case .member(let base, "init") = callee.form { callee = base }
      if let path = typePath(callee), isType(path) { reference = self.reference(path, at: callee.span) }
    } else if case .type(let type) = value(expression).form {
      reference = type
      isMetatype = true
    }
    guard let reference, let type = program.namedType(reference) else { return nil }
    return .init(label: label, reference: reference, type: type, isMetatype: isMetatype)
  }

  /// An argument of a wrapper: text, value or reference according to its label.
  func wrapperArgument(_ argument: Expression.Argument, of type: ValueType?) -> Argument {
    Argument(
      label: argument.label, labelPlace: argument.labelSpan.map(place),
      value: wrapperValue(argument.value, label: argument.label, of: type))
  }

  private func wrapperValue(_ expression: Expression, label: String?, of type: ValueType?) -> Value {
    let place = place(expression.span)
    let kind = KnownParameterArguments.content(of: label)
    if case .nilLiteral = unwrapped(expression, isOptional: kind.isOptionalWithoutCases).form {
      return Value(.nil, at: place)
    }
    switch kind {
    case .text:
      if case .known(let text) = text(expression) { return Value(.text(text), at: place) }
      // A dialog with a full and a supporting text, a description with more than a text: a call of constants.
      return textCall(expression) ?? Value(.unreadable(unreadable(expression)), at: place)
    case .reference:
      if let reference = instanceReference(expression) { return Value(.reference(reference), at: place) }
      return value(expression)
    case .displayName: return textCall(expression) ?? value(expression)
    case .ofDeclaredType:
      var type = type
      // The argument's own type is an optional, even if the variable's is not.
      type?.isOptional = true
      return value(expression, as: type)
    case .range: return range(expression, of: type)
    case .constant: return value(expression)
    case .members(let owner): return members(expression, of: owner)
    }
  }

  /// `BookQuery` of `BookQuery()`, an instance that its type alone describes; nil if there are arguments, and for any other
  /// expression.
  func instanceReference(_ expression: Expression) -> TypeReference? {
    guard case .call(let call) = expression.withoutParentheses.form, call.arguments.isEmpty,
      call.trailingClosures.isEmpty
    else {
      return nil
    }
    switch call.callee.form {
    case .member(let base, "init"): return typeReference(base)
    case .implicitMember: return nil
    default:
      guard let path = typePath(call.callee), isType(path) else { return nil }
      return typeReference(call.callee)
    }
  }

  /// A call whose strings are texts: `.init(true: "On", false: "Off")`, `IntentDialog(full: "…", supporting: "…")`. Nil for any
  /// other call, and if an argument has no label or is not constant.
  private func textCall(_ expression: Expression) -> Value? {
    guard case .call(let call) = unwrapped(expression).form, call.trailingClosures.isEmpty,
      let name = initializerName(call.callee),
      !call.arguments.isEmpty
    else { return nil }
    // `String(localized:)` and other code that runs are not texts.
    guard name == "init" || KnownTypes.isText(name) || name == "IntentDisplayName" else { return nil }
    var arguments: [Argument] = []
    for argument in call.arguments {
      // `stringLiteral:` takes any expression, which the compiler does not treat as a literal: `IntentDialog(stringLiteral:
      // String(localized: "…"))`.
      guard let label = argument.label, label != "stringLiteral" else { return nil }
      let value: Value
      // An image's name is a plain string.
      if label != "systemImageName", case .known(let text) = text(argument.value) {
        value = Value(.text(text), at: place(argument.value.span))
      } else {
        value = self.value(argument.value)
      }
      guard value.isConstant else { return nil }
      arguments.append(
        Argument(label: argument.label, labelPlace: argument.labelSpan.map(place), value: value))
    }
    let callee = if case .implicitMember = call.callee.form { "init" } else { source(call.callee.span) }
    return Value(.call(callee, arguments: arguments), at: place(expression.span))
  }

  /// The bounds of a range, `(1, 10)` or `(lowerBound: 1, upperBound: 10)`, as values of the variable's type.
  private func range(_ expression: Expression, of type: ValueType?) -> Value {
    value(expression, as: type?.elements.first ?? type)
  }
}
