import SourceScan

/// Types that conform to `EntityQuery`, `IntentValueQuery` or `DynamicOptionsProvider`.
extension TypeContext {
  func query() -> EntityQuery {
    var query = EntityQuery(type: type)
    query.members = queryMembers()
    if extent == .everything {
      query.lookups = lookups("for")
      query.propertyLookups = propertyLookups()
      query.suggestsNothing = suggestsNothing
      query.searches = lookups("matching")
    }
    if extent == .everything, type.conformances.contains("IndexedEntityQuery") {
      query.reindexing =
        bodies(of: "reindexAllEntities", labels: ["indexDescription"])
        + bodies(of: "reindexEntities", labels: ["for", "indexDescription"])
    }
    query.providesSuggestedEntities = query.members.contains {
      $0.name == "suggestedEntities()" || $0.name == "allEntities()"
    }
    if type.conformances.contains("IntentValueQuery") {
      (query.input, query.output) = valuesTypes()
    }
    if type.conformances.contains("EntityQuery") || !type.conformances.contains("IntentValueQuery") {
      query.entity = queriedEntity()
    }
    query.sortingOptions = builderFact("sortingOptions") { $0.sortingOptions($1) }
    query.properties = builderFact("properties") { $0.queryProperties($1) }
    query.findIntentDescription = fact("findIntentDescription") { $0.intentDescription($1) }
    query.allowedExecutionTargets = fact("allowedExecutionTargets") {
      Constant($0.members($1, of: "IntentExecutionTargets"))
    }
    query.isDiscoverable = fact("isDiscoverable") { $0.bool($1) }
    query.isAssistantOnly = fact("isAssistantOnly") { $0.bool($1) }
    query.parameters = wrappedProperties(.parameter, plainVariables: false)
    query.dependencies = dependencies()
    if extent == .everything, !query.dependencies.isEmpty {
      query.suggestions = bodies(of: "suggestedEntities")
      query.defaults = bodies(of: "defaultResult")
    }
    return query
  }

  func optionsProvider() -> OptionsProvider {
    var provider = OptionsProvider(type: type)
    for (member, function) in functions("results") where function.parameters.isEmpty {
      provider.resultType = function.result.map { reader(for: member).valueType($0) }
      break
    }
    if provider.resultType == nil, let alias = program.associatedType("Result", of: symbol) {
      provider.resultType = valueType(alias)
    }
    provider.parameters = wrappedProperties(.parameter, plainVariables: false)
    provider.dependencies = dependencies()
    return provider
  }

  /// The framework's requirements that the type implements, in source order.
  private func queryMembers() -> [NameReference] {
    members.compactMap { member in
      guard !member.declaration.isStatic, case .function(let function) = member.declaration.form else { return nil }
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let name = "\(member.declaration.name)(\(labels))"
      return KnownMembers.functionsOfQueries.contains(name)
        ? NameReference(name, at: Place(member.file, member.declaration.nameSpan)) : nil
    }
  }

  private func lookups(_ label: String) -> [EntityLookup] {
    functions("entities").compactMap { member, function in
      guard function.parameters.count == 1, function.parameters[0].label == label, let body = function.body else {
        return nil
      }
      let reader = reader(for: member)
      return EntityLookup(
        identifiers: function.parameters[0].name, isArrayLiteral: reader.arrayLiteral(in: body) != nil,
        body: reader.mentions(
          body, providedBy: member.providedBy, at: Place(member.file, member.declaration.nameSpan)))
    }
  }

  /// The names and calls in the bodies of functions with this name and these labels.
  private func bodies(of name: String, labels: [String?] = []) -> [PerformBody] {
    functions(name).compactMap { member, function in
      guard function.parameters.map(\.label) == labels, let body = function.body else { return nil }
      return reader(for: member).mentions(
        body, providedBy: member.providedBy, at: Place(member.file, member.declaration.nameSpan))
    }
  }

  /// Whether there is a function such as `func suggestedEntities() async throws -> [Book] { [] }`, and each returns an empty
  /// array literal.
  private var suggestsNothing: Bool {
    let bodies = functions("suggestedEntities").compactMap { member, function in
      function.parameters.isEmpty ? function.body.map { (reader: reader(for: member), body: $0) } : nil
    }
    return !bodies.isEmpty && bodies.allSatisfy { $0.reader.arrayLiteral(in: $0.body)?.isEmpty == true }
  }

  /// The associated type `Entity`, or the type that one of the functions `entities`, `suggestedEntities`, `allEntities` and
  /// `uniqueEntity` returns. Nil if none states the type.
  private func queriedEntity() -> TypeReference? {
    if let alias = program.associatedType("Entity", of: symbol), let path = alias.type.path {
      return program.reference(path, from: alias.scope, at: Place(alias.file, alias.type.span))
    }
    for name in ["entities", "suggestedEntities", "allEntities", "uniqueEntity"] {
      for (member, function) in functions(name) {
        guard let result = function.result, let entity = reader(for: member).valueType(result).queriedEntity else {
          continue
        }
        // `-> Self.Result`, `-> [Entity]`: another function decides the type.
        if entity.module == nil, entity.name == "Result" || entity.name == "Entity" { continue }
        return entity
      }
    }
    return nil
  }

  /// The types of the parameter and the result of `func values(for: Descriptor) -> [Found]`; without a function `values` of one
  /// parameter, the associated types `Input` and `Output`. Nil where the source states none.
  private func valuesTypes() -> (ValueType?, ValueType?) {
    for (member, function) in functions("values") where function.parameters.count == 1 {
      let reader = reader(for: member)
      return (reader.valueType(function.parameters[0].type), function.result.map { reader.valueType($0) })
    }
    let input = program.associatedType("Input", of: symbol).map(valueType)
    return (input, program.associatedType("Output", of: symbol).map(valueType))
  }

  /// The variables with an attribute such as `@IntentParameterDependency<OpenShelf>(\.$shelf)`.
  private func dependencies() -> [ParameterDependency] {
    members.flatMap { member -> [ParameterDependency] in
      guard !member.declaration.isStatic, case .variable = member.declaration.form else { return [] }
      let reader = reader(for: member)
      return member.declaration.attributes.compactMap { attribute in
        guard program.isActive(attribute.conditions),
          program.wrapper(attribute, from: member.scope)?.isParameterDependency == true
        else { return nil }
        let intent = attribute.type.components?.last?.genericArguments.first
        return ParameterDependency(
          name: member.declaration.name,
          intent: intent.flatMap { type in type.path.map { reader.reference($0, at: type.span) } },
          parameters: attribute.arguments.compactMap { reader.parameter($0.value).known },
          place: reader.place(member.declaration.nameSpan), conditions: ownConditions(member.conditions))
      }
    }
  }
}

extension ValueType {
  /// `Book` of `[Book]`, `Set<Book>`, `IntentItemCollection<Book>`; the type itself for anything else. Nil for a type without a
  /// name.
  fileprivate var queriedEntity: TypeReference? {
    let isCollection = kind == .array || kind == .set || name == "IntentItemCollection"
    guard let element = isCollection ? elements.first : self else { return nil }
    return element.declaration ?? element.name.map { TypeReference(name: $0, place: element.place) }
  }
}

extension ConstantReader {
  /// The elements of the array literal that a body is; nil for any other body.
  fileprivate func arrayLiteral(in body: ByteSpan) -> [Value]? {
    guard let expression = parsed.statements(in: body).onlyExpression,
      case .array(let elements) = value(expression).form
    else { return nil }
    return elements
  }

  /// The properties of `SortingOptions { SortableBy(\.$title) }`; unreadable for any other source, and nil for an empty body.
  fileprivate func sortingOptions(_ source: TypeContext.BuilderSource) -> Constant<[Constant<NameReference>]>? {
    guard let items = containedItems(source, of: ["SortingOptions", "EntityQuerySortingOptions"]) else {
      return unreadableBuilder(source)
    }
    return .known(
      items.map { item in
        guard let expression = item.expression, case .call(let call) = expression.withoutParentheses.form,
          let first = call.arguments.first
        else {
          return .unreadable(Unreadable(text: self.source(item.span), place: place(item.span)))
        }
        return parameter(first.value)
      })
  }

  /// The properties of `QueryProperties { Property(\.$title) { EqualToComparator { … } } }`. Unreadable for any other source or if
  /// an item is not a call, and nil for an empty body.
  fileprivate func queryProperties(_ source: TypeContext.BuilderSource) -> Constant<[QueryProperty]>? {
    guard let items = containedItems(source, of: ["QueryProperties", "EntityQueryProperties"]) else {
      return unreadableBuilder(source)
    }
    var properties: [QueryProperty] = []
    for item in items {
      guard let expression = item.expression, case .call(let call) = expression.withoutParentheses.form,
        let first = call.arguments.first
      else {
        return .unreadable(Unreadable(text: self.source(item.span), place: place(item.span)))
      }
      var property = QueryProperty(
        property: parameter(first.value), comparators: comparators(call), place: place(expression.span),
        conditions: item.conditions)
      property.objects = comparatorCalls(call).compactMap(\.call).flatMap(objects)
      properties.append(property)
    }
    return .known(properties)
  }

  /// The comparators that a property's closure lists, by their types' names.
  private func comparators(_ call: Expression.Call) -> [Constant<NameReference>] {
    comparatorCalls(call).map { item, call in
      guard let call, let name = initializerName(call.callee) else {
        return .unreadable(Unreadable(text: source(item.span), place: place(item.span)))
      }
      return .known(NameReference(name, at: place(call.callee.span)))
    }
  }

  private func comparatorCalls(_ call: Expression.Call) -> [(item: BuilderItem, call: Expression.Call?)] {
    let closures = (call.arguments + call.trailingClosures).filter { $0.label == nil || $0.label == "comparators" }
    return closures.flatMap { argument -> [(item: BuilderItem, call: Expression.Call?)] in
      guard case .closure(let closure) = argument.value.withoutParentheses.form else { return [] }
      return program.builderItems(parsed.statements(in: closure.body)).map { item in
        guard case .call(let call)? = item.expression?.withoutParentheses.form else { return (item, nil) }
        return (item, call)
      }
    }
  }

  /// `$0` for each `%@` of `EqualToComparator { NSPredicate(format: "pages = %@", $0) }`.
  private func objects(_ comparator: Expression.Call) -> [Place] {
    guard case .closure(let closure)? = (comparator.arguments + comparator.trailingClosures).last?.value.form,
      case .expression(let value)? = parsed.statements(in: closure.body).first?.form,
      case .call(let predicate) = value.form, initializerName(predicate.callee) == "NSPredicate",
      case .string(let literal)? = predicate.arguments.first?.value.form, let format = literal.plainText
    else { return [] }
    // The letter after each `%`; `%%` is a percent sign.
    let parts = format.replacing(text: "%%", with: "").split(separator: "%", omittingEmptySubsequences: false)
    let kinds = parts.dropFirst().map(\.first)
    return zip(kinds, predicate.arguments.dropFirst()).compactMap { kind, argument in
      guard kind == "@", case .name("$0") = argument.value.form else { return nil }
      return place(argument.value.span)
    }
  }

  /// The items that the closure of `Container { … }` builds; nil if the source is not such a call.
  private func containedItems(_ source: TypeContext.BuilderSource, of names: [String]) -> [BuilderItem]? {
    let expression: Expression
    switch source {
    case .expression(let value): expression = value
    case .statements(let statements):
      guard let value = program.flattened(statements).onlyExpression else { return nil }
      expression = value
    }
    guard case .call(let call) = expression.withoutParentheses.form, let name = initializerName(call.callee),
      name == "init" || names.contains(name)
    else { return nil }
    let closures = call.arguments + call.trailingClosures
    guard let argument = closures.first, case .closure(let closure) = argument.value.withoutParentheses.form else {
      return []
    }
    return program.builderItems(parsed.statements(in: closure.body))
  }

  private func unreadableBuilder<Content>(_ source: TypeContext.BuilderSource) -> Constant<Content>? {
    let span: ByteSpan
    switch source {
    case .expression(let expression): span = expression.span
    case .statements(let statements):
      guard let first = statements.first, let last = statements.last else { return nil }
      span = first.span.union(last.span)
    }
    return .unreadable(Unreadable(text: self.source(span), place: place(span), reason: .other))
  }
}
