import SourceScan

/// A type that conforms to `AppIntent`, with the facts of its members.
extension TypeContext {
  func intent() -> Intent {
    var intent = Intent(type: type)
    intent.title = fact("title") { $0.optionalText($1) }
    intent.description = fact("description") { $0.intentDescription($1) }
    intent.openAppWhenRun = fact("openAppWhenRun") { $0.bool($1) }
    intent.isDiscoverable = fact("isDiscoverable") { $0.bool($1) }
    intent.isAssistantOnly = fact("isAssistantOnly") { $0.bool($1) }
    intent.authenticationPolicy = fact("authenticationPolicy") { $0.caseName($1) }
    intent.supportedModes = fact("supportedModes") { Constant($0.members($1, of: "IntentModes")) }
    intent.intentClassName = fact("intentClassName") { $0.plainString($1) }
    if type.conformances.contains("CustomIntentMigratedAppIntent") {
      intent.type.migratedClassName = intent.intentClassName
    }
    intent.deprecation = fact("deprecation") { $0.deprecation($1) }
    intent.traits = traits(of: "AppIntent")
    intent.allowedExecutionTargets = fact("allowedExecutionTargets") {
      Constant($0.members($1, of: "IntentExecutionTargets"))
    }
    intent.searchScopes = fact("searchScopes") { Constant($0.value($1)) }
    intent.supportedCategories = fact("supportedCategories") { Constant($0.value($1)) }
    intent.urlRepresentation = fact("urlRepresentation") { $0.optionalText($1) }
    intent.parameters = wrappedProperties(.parameter, plainVariables: type.schema.map { !$0.isWrittenOut } ?? false)
    intent.parameterSummary = builderFact("parameterSummary", byBranch: true) { $0.parameterSummary($1) }
    intent.predictions = builderFact("predictionConfiguration") { $0.predictions($1) }
    intent.result = performResult()
    if extent == .everything {
      intent.performBodies = performBodies()
      let named = Set(intent.performBodies.flatMap(\.names))
      if intent.parameters.contains(where: { !named.contains($0.name) }) {
        intent.namesOfOtherCode = namesOfCode(
          without: Set(intent.parameters.map(\.name)).union(["parameterSummary", "init"]))
      }
      intent.foregroundCalls = foregroundCalls(intent)
      intent.unitlessReads = unitlessReads(intent.parameters)
      intent.usesOfOpened = usesOfOpened(intent)
      (intent.assignedParameters, intent.ignoredArguments) = initializedParameters(intent)
      if type.conformances.contains("InstanceDisplayRepresentable") {
        intent.interpolatedDisplays = interpolatedDisplays()
        intent.stringDisplays = stringDisplays()
      }
    }
    return intent
  }

  /// The first unlabeled argument of `@AppIntent(.tool)`, or of `@AppEntity(.generable)`: one trait, or an array literal of them.
  func traits(of macro: String) -> Fact<Value> {
    guard let symbol = program.declaration(of: symbol) else { return .absent }
    for attribute in symbol.declaration.attributes where program.isActive(attribute.conditions) {
      guard program.macro(attribute, from: symbol.scope)?.name == macro,
        let argument = attribute.arguments.first(where: { $0.label == nil })
      else { continue }
      let reader = ConstantReader(program: program, file: symbol.file, scope: symbol.scope)
      return Fact([
        .init(
          content: Constant(reader.value(argument.value)), place: reader.place(argument.value.span),
          origin: FactOrigin(member: reader.place(attribute.span), form: .declaration))
      ])
    }
    return .absent
  }

  // MARK: The result of perform()

  private func performResult() -> Fact<PerformResult> {
    let results = functions("perform").filter { $0.member.isPerform }.map { member, function in
      let reader = reader(for: member)
      let place = reader.place(function.result?.span ?? member.declaration.nameSpan)
      return Fact<PerformResult>.Alternative(
        content: result(function.result, reader, at: place), place: place,
        origin: FactOrigin(
          member: reader.place(member.declaration.nameSpan), form: .declaration, providedBy: member.providedBy),
        conditions: ownConditions(member.conditions), availability: member.availability)
    }
    // A function of the same name that returns something else isn't the protocol's.
    guard let first = results.first(where: { $0.content.known != nil }) ?? results.first else { return .absent }
    guard program.configuration.allConditions else { return Fact([first]) }
    return Fact(results.filter { $0.origin.providedBy == first.origin.providedBy })
  }

  /// Reads a result type such as `some IntentResult & ReturnsValue<Int> & ProvidesDialog`; unreadable if a part of it is not one of
  /// the framework's. `isWitness`: the type is that of a witness already, so no other witness is looked up.
  private func result(
    _ type: TypeSyntax?, _ reader: ConstantReader, at place: Place, isWitness: Bool = false
  ) -> Constant<PerformResult> {
    var result = PerformResult(place: place)
    guard let type else { return .known(result) }
    for (part, partReader) in reader.parts(of: type) {
      guard case .named(let components) = part.form, let last = components.last else {
        return .unreadable(
          Unreadable(text: reader.source(type.span), place: reader.place(type.span), reason: .reference))
      }
      if let known = KnownResults.all.first(where: { $0.name == last.name }) {
        if let flag = known.flag {
          result[keyPath: flag] = true
        } else {
          result.value = last.genericArguments.first.map { partReader.valueType($0) }
          result.hasUnstatedValue = last.genericArguments.isEmpty
        }
      } else if last.name == KnownResults.container {
        result.take(last.genericArguments, partReader)
      } else if !KnownResults.plain.contains(last.name), !KnownResults.foreign.contains(last.name) {
        if !isWitness, let witness = witnessResult(last.name) {
          return self.result(witness.type, witness.reader, at: place, isWitness: true)
        }
        return .unreadable(
          Unreadable(text: reader.source(type.span), place: reader.place(type.span), reason: .reference))
      }
    }
    return .known(result)
  }

  /// The result of the type's function that decides what an associated type is: a protocol requires `func run() async throws -> T`,
  /// and its extension has `func perform() async throws -> T`. Nil unless exactly one requirement returns the associated type, and
  /// the type has that function with a result.
  private func witnessResult(_ name: String) -> (type: TypeSyntax, reader: ConstantReader)? {
    let requirements = program.requirements(returning: name, of: symbol)
    // Several candidates are ambiguous: the compiler would compare their results.
    guard requirements.count == 1, let requirement = requirements.first else { return nil }
    let labels = requirement.function.parameters.map(\.label)
    let own = functions(requirement.name).first { $0.function.parameters.map(\.label) == labels }
    guard let own, let type = own.function.result else { return nil }
    return (type, reader(for: own.member))
  }
}

extension PerformResult {
  /// Reads the arguments of `IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>`, which has `Never` for a missing part.
  fileprivate mutating func take(_ arguments: [TypeSyntax], _ reader: ConstantReader) {
    let stated = arguments.map { $0.components?.last?.name != "Never" }
    if stated.first == true { value = reader.valueType(arguments[0]) }
    opensIntent = stated.dropFirst().first ?? false
    showsSnippetView = stated.dropFirst(2).first ?? false
    providesDialog = stated.dropFirst(3).first ?? false
  }
}

extension ConstantReader {
  /// The parts of a composition, without `some` and `any` and after typealiases, each with the reader for its names. The type
  /// itself if there are too many parts, or if a typealias has the wrong number of arguments.
  func parts(of type: TypeSyntax) -> [(type: TypeSyntax, reader: ConstantReader)] {
    var budget = TypeBudget()
    let parts = parts(of: type, &budget)
    return budget.problem == nil ? parts : [(type, self)]
  }

  private func parts(of type: TypeSyntax, _ budget: inout TypeBudget) -> [(type: TypeSyntax, reader: ConstantReader)] {
    guard budget.enter(type) else { return [] }
    defer { budget.leave() }
    switch type.form {
    case .some(let inner), .any(let inner): return parts(of: inner, &budget)
    case .composition(let types):
      var parts: [(type: TypeSyntax, reader: ConstantReader)] = []
      for type in types { parts += self.parts(of: type, &budget) }
      return parts
    case .named(let components):
      if let bound = typeArgument(type) { return bound.reader.parts(of: bound.type, &budget) }
      guard let symbol = program.lookup(components, from: scope).symbol, let alias = program.aliasTarget(symbol) else {
        return [(type, self)]
      }
      guard let reader = reader(of: alias, components) else {
        budget.problem = .arguments
        return []
      }
      return reader.parts(of: alias.type, &budget)
    default: return [(type, self)]
    }
  }

  /// Reads `IntentDeprecation(message: "…", replacedBy: OpenShelf.self)`, or a call with one of the two arguments; unreadable for
  /// any other expression.
  func deprecation(_ expression: Expression) -> Constant<IntentDeprecation>? {
    guard case .call(let call) = expression.withoutParentheses.form, let name = initializerName(call.callee),
      name == "init" || name == "IntentDeprecation",
      call.argument("message") != nil || call.argument("replacedBy") != nil
    else { return .unreadable(unreadable(expression)) }
    var deprecation = IntentDeprecation(
      message: call.argument("message").map { text($0) }, place: place(expression.span))
    if let replacement = call.argument("replacedBy") {
      if case .nilLiteral = unwrapped(replacement).form { return .known(deprecation) }
      if case .type(let reference) = value(replacement).form {
        deprecation.replacedBy = .known(reference)
      } else {
        deprecation.replacedBy = .unreadable(unreadable(replacement))
      }
    }
    return .known(deprecation)
  }
}
