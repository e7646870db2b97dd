import SourceScan

/// Types that conform to `AppEntity`.
extension TypeContext {
  func entity() -> Entity {
    var entity = Entity(type: type)
    entity.typeDisplayRepresentation = typeDisplayRepresentation()
    let representations = instanceVariables("displayRepresentation")
    entity.hasDisplayRepresentation = !representations.isEmpty
    entity.displayRepresentation = constantDisplayRepresentation(representations)
    entity.isTransient = type.conformances.contains { $0 == "TransientAppEntity" || $0 == "TransientEntity" }
    entity.idType = identifierType()
    if extent == .everything {
      entity.idBody = identifierBody()
      if type.conformances.contains("OwnershipProvidingEntity") { entity.ownershipNames = ownershipNames() }
      entity.interpolatedDisplays = interpolatedDisplays()
      entity.stringDisplays = stringDisplays()
      entity.wordlessDisplays = wordlessDisplays()
      entity.hideInSpotlight = fact(ofAny: instanceVariables("hideInSpotlight")) { reader, source in
        guard case .expression(let expression) = source else { return .unreadable(reader.unreadable(source)) }
        return reader.bool(expression)
      }
    }
    entity.traits = traits(of: "AppEntity")
    entity.defaultQuery = defaultQuery()
    if extent == .everything {
      entity.defaultQueryType = entity.defaultQuery.only.flatMap(program.namedType)
      entity.idDeclaration = entity.idType.flatMap(program.namedType)
    }
    entity.properties = wrappedProperties(.property, plainVariables: type.schema.map { !$0.isWrittenOut } ?? false)
    entity.urlRepresentation = fact("urlRepresentation") { $0.optionalText($1) }
    entity.transferRepresentations = builderFact("transferRepresentation") { $0.transferRepresentations($1) }
    entity.isDiscoverable = fact("isDiscoverable") { $0.bool($1) }
    entity.isAssistantOnly = fact("isAssistantOnly") { $0.bool($1) }
    entity.supportedContentTypes = fact("supportedContentTypes") { Constant($0.members($1, of: "UTType")) }
    entity.allowedExecutionTargets = fact("allowedExecutionTargets") {
      Constant($0.members($1, of: "IntentExecutionTargets"))
    }
    return entity
  }

  /// Only a constant representation is kept: most entities' depend on the instance.
  private func constantDisplayRepresentation(_ members: [Program.Member]) -> Fact<DisplayRepresentation> {
    fact(ofAny: members) { reader, source in
      guard case .expression(let expression) = source else { return nil }
      return reader.constantDisplayRepresentation(expression).map { .known($0) }
    }
  }

  /// The type of `id`: the associated type `ID`, or its default in a protocol, or the annotation of `id`, or the type that its
  /// initial value implies. Nil if the source has none of these.
  private func identifierType() -> ValueType? {
    if let alias = program.associatedType("ID", of: symbol) { return valueType(alias) }
    let byDefault = program.defaultOfAssociatedType("ID", of: symbol).map(valueType)
    guard let member = instanceVariables("id").first, case .variable(let variable) = member.declaration.form else {
      return byDefault
    }
    let reader = reader(for: member)
    if let type = variable.type, let byDefault, program.namesAssociatedType(type, "ID", of: symbol) { return byDefault }
    if let type = variable.type { return reader.valueType(type) }
    return variable.initialValue.flatMap(reader.impliedType)
  }

  /// Names and calls in the initial value or the getter of `id`; nil if it has neither.
  private func identifierBody() -> PerformBody? {
    guard let member = instanceVariables("id").first, case .variable(let variable) = member.declaration.form else {
      return nil
    }
    let reader = reader(for: member)
    let body = variable.initialValue?.span ?? variable.getter?.body
    return body.map {
      reader.mentions($0, providedBy: member.providedBy, at: reader.place(member.declaration.nameSpan))
    }
  }

  /// `shared` of `var ownership: EntityOwnership { [.shared] }`: the names after a period without anything before it.
  private func ownershipNames() -> [NameReference] {
    instanceVariables("ownership").flatMap { member -> [NameReference] in
      guard member.providedBy == nil, case .variable(let variable) = member.declaration.form,
        let body = variable.initialValue?.span ?? variable.getter?.body
      else { return [] }
      let reader = reader(for: member), tokens = reader.parsed.tokens(in: body)
      return tokens.indices.dropFirst().compactMap { index in
        guard tokens[index].kind == .identifier, tokens[index - 1].kind == .period,
          index < 2 || tokens[index - 2].end < tokens[index - 1].start || tokens[index - 2].kind == .leftBracket
        else { return nil }
        return NameReference(reader.source(tokens[index].span), at: reader.place(tokens[index].span))
      }
    }
  }

  func valueType(_ alias: Program.AliasTarget) -> ValueType {
    ConstantReader(program: program, file: alias.file, scope: alias.scope).valueType(alias.type)
  }

  /// The query that the type states: by `static let defaultQuery = BookQuery()`, `static var defaultQuery: BookQuery { .init() }`,
  /// or `typealias DefaultQuery = …`.
  private func defaultQuery() -> Fact<TypeReference> {
    let members = staticVariables("defaultQuery")
    if members.isEmpty, let alias = program.associatedType("DefaultQuery", of: symbol) {
      let reader = ConstantReader(program: program, file: alias.file, scope: alias.scope)
      guard let path = alias.type.path else { return .absent }
      return Fact([
        .init(
          content: .known(reader.reference(path, at: alias.type.span)), place: reader.place(alias.type.span),
          origin: FactOrigin(member: reader.place(alias.type.span), form: .declaration))
      ])
    }
    return fact(ofAny: members) { reader, source in
      guard case .expression(let expression) = source else {
        return self.declaredQuery(members, reader) ?? .unreadable(reader.unreadable(source))
      }
      if let reference = reader.instanceReference(expression) { return .known(reference) }
      // `BookQuery(limit: 3)`: the arguments do not matter for the type. For `.init()`, the annotation states it.
      if case .call(let call) = expression.withoutParentheses.form, let path = reader.typePath(call.callee),
        reader.isType(path)
      {
        return .known(reader.reference(path, at: call.callee.span))
      }
      return self.declaredQuery(members, reader) ?? .unreadable(reader.unreadable(expression))
    }
  }

  /// The query that the type annotation of the first member names; nil without such an annotation.
  private func declaredQuery(_ members: [Program.Member], _ reader: ConstantReader) -> Constant<TypeReference>? {
    guard let member = members.first, case .variable(let variable) = member.declaration.form, let type = variable.type,
      let path = type.path
    else { return nil }
    return .known(reader.reference(path, at: type.span))
  }
}

extension ConstantReader {
  func unreadable(_ source: TypeContext.VariableSource) -> Unreadable {
    switch source {
    case .expression(let expression): unreadable(expression)
    case .statements(let span): Unreadable(text: self.source(span), place: place(span), reason: .statements)
    }
  }

  /// The representations in order, such as `DataRepresentation(exportedContentType: .pdf) { … }`.
  fileprivate func transferRepresentations(_ source: TypeContext.BuilderSource) -> Constant<[TransferRepresentation]>? {
    built(source, by: transferRepresentation)
  }

  private func transferRepresentation(_ item: BuilderItem) -> TransferRepresentation? {
    guard var expression = item.expression?.withoutParentheses else { return nil }
    // Modifiers such as `.suggestedFileName("…")` and `.visibility(…)` come after the representation.
    while case .call(let call) = expression.form, case .member(let base, let name) = call.callee.form,
      name.first?.isLowercase == true
    {
      expression = base.withoutParentheses
    }
    guard case .call(let call) = expression.form, let kind = typePath(call.callee)?.last else { return nil }
    let arguments = call.arguments.filter {
      if case .closure = $0.value.withoutParentheses.form { false } else { true }
    }.map {
      argument($0)
    }
    return TransferRepresentation(
      kind: kind, arguments: arguments, place: place(expression.span), availability: item.availability,
      conditions: item.conditions)
  }
}
