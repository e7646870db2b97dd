import SourceScan

/// The part of a type that is read.
package enum ExtractionExtent: Sendable {
  /// The facts that the JSON document holds.
  case document
  /// The facts of the document, and those that rules and comparisons need: declared members, names in bodies, ancestors.
  case everything
}

/// Extracts the App Intents of a program. The types of modules that are read only to resolve names are omitted.
///
/// The types are extracted in independent parts: `map` calls its function for each index below its count and returns the
/// results in order, on any number of threads.
package func extract(
  _ program: Program, _ extent: ExtractionExtent = .everything,
  map: (_ count: Int, @escaping @Sendable (Int) -> MetadataBundle) -> [MetadataBundle] = { (0..<$0).map($1) }
) -> MetadataBundle {
  var bundle = MetadataBundle(modules: program.modules.filter { !$0.isContext }.map(\.name))
  let size = 16, count = program.store.symbols.count
  let parts = map((count + size - 1) / size) { part in
    extract(part * size..<min(count, (part + 1) * size), of: program, extent)
  }
  for part in parts { bundle.append(part) }
  if extent == .everything { bundle.readAssignedIdentifiers(program) }
  bundle.diagnostics += program.exceededLimits
  for (index, file) in program.files.enumerated() where !program.modules[file.module].isContext {
    guard let parsed = file.parsed else { continue }
    if parsed.diagnostics.isEmpty { continue }
    // An `#if` clause that isn't compiled need not be Swift.
    let others = parsed.conditionalRegions.filter { program.configuration.mayHoldOtherText($0.conditions) }.map(\.span)
    bundle.diagnostics += parsed.diagnostics
      .filter { diagnostic in !others.contains { $0.contains(diagnostic.span) } }
      .map { FileDiagnostic(file: FileID(index), diagnostic: $0) }
  }
  return bundle
}

/// Extracts the App Intents types among `symbols`. The diagnostics name the types that exceed a limit.
private func extract(_ symbols: Range<Int>, of program: Program, _ extent: ExtractionExtent) -> MetadataBundle {
  var bundle = MetadataBundle(modules: [])
  for index in symbols {
    let id = SymbolID.parsed(index)
    let conformances = program.conformanceSet(of: id)
    guard !conformances.isEmpty, !program.store.isAlias(id), !program.store.isProtocol(id),
      !program.modules[program.store.module(of: id)].isContext
    else { continue }
    var budget = program.inheritance
    let context = program.context(of: id, conformances: conformances, extent, &budget)
    if context.type.qualifiedName.utf8.count > Limits.typeName {
      bundle.diagnostics += program.diagnosticOfLongName(id)
      continue
    }
    let foreign = context.type.foreignConformers
    // An extension in a module that is read to resolve names makes the type an entity of that module's product alone.
    if !foreign.isEmpty, foreign.allSatisfy({ program.modules[program.files[$0.file].module].isContext }) { continue }
    context.type.lacksMembers = budget.isExceeded
    bundle.add(context, kinds: conformances.kinds)
    if budget.isExceeded { bundle.diagnostics += program.diagnosticOfExceededInheritance(id) }
  }
  return bundle
}

extension MetadataBundle {
  /// Appends the types and diagnostics of another bundle.
  fileprivate mutating func append(_ other: MetadataBundle) {
    intents += other.intents
    entities += other.entities
    queries += other.queries
    optionsProviders += other.optionsProviders
    enums += other.enums
    unions += other.unions
    shortcutsProviders += other.shortcutsProviders
    packages += other.packages
    extensions += other.extensions
    diagnostics += other.diagnostics
  }

  /// Adds a type to the list of each kind that its protocols make it. A query is not also listed as a provider of options.
  fileprivate mutating func add(_ context: TypeContext, kinds: [KnownProtocol.Kind]) {
    if kinds.contains(.intent) { intents.append(context.intent()) }
    if kinds.contains(.entity) { entities.append(context.entity()) }
    if kinds.contains(.enum) { enums.append(context.appEnum()) }
    if kinds.contains(.union) { unions.append(context.unionValue()) }
    if kinds.contains(.query) || kinds.contains(.intentValueQuery) {
      queries.append(context.query())
    } else if kinds.contains(.optionsProvider) {
      optionsProviders.append(context.optionsProvider())
    }
    if kinds.contains(.shortcutsProvider) { shortcutsProviders.append(context.shortcutsProvider()) }
    if kinds.contains(.package) { packages.append(context.package()) }
    if kinds.contains(.extension) { extensions.append(IntentsExtension(type: context.type)) }
  }
}

extension Program {
  func context(
    of id: SymbolID, conformances: ProtocolSet, _ extent: ExtractionExtent, _ budget: inout InheritanceBudget
  ) -> TypeContext {
    let members = members(of: id, &budget)
    let type = declaredType(id, conformances: conformances)
    let context = TypeContext(program: self, symbol: id, type: type, members: members, extent: extent)
    context.readOwnConstants()
    if extent == .everything { context.readSurroundings() }
    return context
  }

  private func declaredType(_ id: SymbolID, conformances: ProtocolSet) -> DeclaredType {
    let symbol = store.symbol(id)
    guard let declaration = symbol.declaration, case .type(let body) = declaration.form else {
      preconditionFailure("only declared types conform")
    }
    var type = DeclaredType(
      module: modules[symbol.module].name, name: symbol.name, qualifiedName: qualifiedName(of: id), kind: body.kind,
      conformances: conformances.inOrder.filter { !$0.hasPrefix("_") }.sorted(),
      place: Place(symbol.file, declaration.nameSpan),
      span: declaration.span, bodySpan: body.bodySpan)
    let path = nominalPath(of: id)
    type.mangledName = path?.mangledName
    type.outermostModule = path?.outermostModule
    type.access = access(of: declaration, in: symbol.container)
    type.isFinal = declaration.modifiers.contains("final")
    type.privatePlace = privateModifier(of: id)
    type.enclosingGenericType = enclosingGenericType(of: id).map(qualifiedName)
    type.isGeneric = !body.genericParameters.isEmpty || type.enclosingGenericType != nil
    type.isLocal = isLocal(id)
    type.attributes = declaration.attributes.filter { isActive($0.conditions) }.map {
      .init(name: $0.name, hasArguments: $0.argumentSpan != nil, place: Place(symbol.file, $0.span))
    }
    type.availability = availability(declaration.attributes, file: symbol.file)
    type.conditions = symbol.conditions.map(\.text)
    type.foreignConformers = foreignConformers(of: id)
    type.limitedConformances = limitedConformances(of: id)
    type.schema = schema(of: id, declaration)
    return type
  }

  /// The access that a type or a member states, or that of the extension around it; not narrowed by enclosing types.
  func access(of declaration: Declaration, in container: Symbol.Container) -> DeclaredType.Access {
    if let stated = statedAccess(declaration.modifiers) { return stated }
    guard case .extension(.parsed(let index)) = container else { return .internal }
    let ofExtension = statedAccess(store.extensions[index].declaration.modifiers) ?? .internal
    // A private extension's declarations are visible in the whole file.
    return ofExtension == .private ? .fileprivate : ofExtension
  }

  private func statedAccess(_ modifiers: [String]) -> DeclaredType.Access? {
    for modifier in modifiers {
      switch modifier {
      case "public", "open": return .public
      case "package": return .package
      case "internal": return .internal
      case "fileprivate": return .fileprivate
      case "private": return .private
      default: break
      }
    }
    return nil
  }

  /// The location of the modifier by which a type's mangled name depends on the name of its file: its own, or that of an extension
  /// or a type around it. Nil if there is none.
  private func privateModifier(of id: SymbolID) -> Place? {
    let symbol = store.symbol(id), stated = symbol.declaration?.statedAccess
    if stated == .private { return symbol.declaration.flatMap { privateModifier(of: $0, file: symbol.file) } }
    if stated == nil, case .extension(.parsed(let index)) = symbol.container,
      case let surroundings = store.extensions[index], surroundings.declaration.statedAccess == .private
    {
      return privateModifier(of: surroundings.declaration, file: surroundings.file)
    }
    return parent(symbol.container).flatMap(privateModifier)
  }

  /// The range of `private` or `fileprivate` up to the next token; nil if the declaration has neither modifier.
  private func privateModifier(of declaration: Declaration, file: FileID) -> Place? {
    let parsed = parsedFile(file), text = parsed.text
    let tokens = parsed.tokens(in: ByteSpan(declaration.span.start, declaration.nameSpan.start))
    var index = 0
    while index + 1 < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis: index = max(index, Int(token.partner))
      case .identifier where text.matches(token.span, "private") || text.matches(token.span, "fileprivate"):
        return Place(file, ByteSpan(token.start, tokens[index + 1].start))
      default: break
      }
      index += 1
    }
    return nil
  }

  private func schema(of id: SymbolID, _ declaration: Declaration) -> Schema? {
    let scope = store.scope(around: id)
    for attribute in declaration.attributes where isActive(attribute.conditions) {
      guard let macro = macro(attribute, from: scope), macro.isSchema,
        let argument = attribute.arguments.first(where: { $0.label == "schema" })
      else { continue }
      let reader = ConstantReader(program: self, file: scope.file, scope: scope)
      return Schema(name: reader.schemaName(argument.value), macro: macro.name, place: reader.place(attribute.span))
    }
    return nil
  }
}

extension TypeContext {
  /// Reads the facts that the type's own constants state.
  fileprivate func readOwnConstants() {
    type.persistentIdentifier = fact("persistentIdentifier") { $0.plainString($1) }
    type.schema = type.schema ?? writtenOutSchema()
  }

  /// Reads facts that no document holds: declared members, names, ancestors.
  fileprivate func readSurroundings() {
    type.members = declaredMembers()
    type.hiddenMembers = program.hiddenMembers(of: symbol)
    type.inherited = program.inheritedReferences(of: symbol)
    type.unknownAncestors = program.unknownAncestors(of: symbol)
  }

  /// The schema of a type that declares the constant that a schema macro expands to, instead of using the macro; nil for other
  /// types.
  fileprivate func writtenOutSchema() -> Schema? {
    for macro in KnownMacros.all {
      guard let constant = macro.constant else { continue }
      let fact = fact(constant) { $0.plainString($1) }
      guard let first = fact.alternatives.first else { continue }
      return Schema(name: first.content, macro: macro.name, place: first.place, isWrittenOut: true)
    }
    return nil
  }
}

extension ConstantReader {
  /// The names after the dots in `.photos.openAsset`; unreadable for any other expression.
  fileprivate func schemaName(_ expression: Expression) -> Constant<String> {
    var names: [String] = [], current = expression
    while true {
      switch current.form {
      case .member(let base, let name):
        names.append(name)
        current = base
      case .implicitMember(let name):
        names.append(name)
        return .known(names.reversed().joined(separator: "."))
      default: return .unreadable(unreadable(expression))
      }
    }
  }
}
