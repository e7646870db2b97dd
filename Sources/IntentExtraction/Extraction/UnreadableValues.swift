import IntentModel
import SourceScan

extension MetadataBundle {
  /// A diagnostic for everything that is there in the source but isn't a compile-time constant.
  var unreadableValues: [FileDiagnostic] {
    var collector = UnreadableValues()
    for intent in intents { collector.add(intent) }
    for entity in entities { collector.add(entity) }
    for query in queries { collector.add(query) }
    for provider in optionsProviders {
      collector.add(provider.type)
      collector.add(provider.resultType, "the result type of '\(provider.type.qualifiedName)'")
      collector.add(provider.parameters, of: provider.type)
    }
    for appEnum in enums { collector.add(appEnum) }
    for union in unions {
      collector.add(union.type)
      for each in union.cases { for value in each.types { collector.add(value, "'\(each.name)'") } }
      collector.add(union.typeDisplayRepresentation, of: union.type)
    }
    for provider in shortcutsProviders { collector.add(provider) }
    for package in packages {
      collector.add(package.type)
      collector.add(package.includedPackages, "includedPackages", of: package.type) { collector, packages in
        for each in packages { collector.add(each, "includedPackages", of: package.type) }
      }
    }
    for each in extensions { collector.add(each.type) }
    return collector.diagnostics
  }
}

/// Walks the model. One member per kind of fact, in the words of the source.
///
/// What handles a single text or value is called from a hundred places, and compiled once: it is never inlined.
private struct UnreadableValues {
  var diagnostics: [FileDiagnostic] = []

  @inline(never)
  private mutating func report(_ unreadable: Unreadable, _ fact: String, of type: DeclaredType) {
    guard unreadable.reason != .depth else {
      let message =
        "\(fact) of '\(type.qualifiedName)' is nested too deeply, so '\(excerpt(unreadable.text))' is not read"
      return report(message, at: unreadable.place, id: Limits.diagnosticID)
    }
    let message = "\(fact) of '\(type.qualifiedName)' is not a compile-time constant: '\(excerpt(unreadable.text))'"
    report(message, at: unreadable.place)
  }

  private mutating func report(_ message: String, at place: Place, id: String = "unreadable-value") {
    diagnostics.append(
      FileDiagnostic(file: place.file, diagnostic: Diagnostic(id, .warning, message, at: place.span)))
  }

  /// One line of it.
  private func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return line.count < text.count ? line + " …" : line
  }

  mutating func add<Content>(
    _ fact: Fact<Content>, _ name: String, of type: DeclaredType,
    inside: (inout UnreadableValues, Content) -> Void = { _, _ in }
  ) {
    for alternative in fact.alternatives {
      switch alternative.content {
      case .known(let content): inside(&self, content)
      case .unreadable(let unreadable): report(unreadable, "'\(name)'", of: type)
      }
    }
  }

  mutating func add<Content>(_ constant: Constant<Content>?, _ name: String, of type: DeclaredType) {
    if case .unreadable(let unreadable) = constant { report(unreadable, "'\(name)'", of: type) }
  }

  mutating func add(_ fact: Fact<LocalizedText>, _ name: String, of type: DeclaredType) {
    for alternative in fact.alternatives { add(alternative.content, name, of: type) }
  }

  /// A text that is known may still have a table, a comment or a default value that isn't.
  @inline(never)
  mutating func add(_ text: Text?, _ name: String, of type: DeclaredType) {
    switch text {
    case .unreadable(let unreadable): report(unreadable, "'\(name)'", of: type)
    case .known(let text): add(partsOf: text, name, of: type)
    case .none: break
    }
  }

  @inline(never)
  private mutating func add(partsOf text: LocalizedText, _ name: String, of type: DeclaredType) {
    add(text.defaultValue, "defaultValue", partOf: name, of: type)
    add(text.table, "table", partOf: name, of: type)
    add(text.comment, "comment", partOf: name, of: type)
    if let bundle = text.bundle { add(bundle.value, "'bundle' of '\(name)'", of: type) }
  }

  private mutating func add(_ part: Constant<String>?, _ label: String, partOf name: String, of type: DeclaredType) {
    if case .unreadable(let unreadable)? = part { report(unreadable, "'\(label)' of '\(name)'", of: type) }
  }

  /// The name is put together only for a value that needs it.
  private mutating func add(_ value: Value, _ name: @autoclosure () -> String, of type: DeclaredType) {
    if value.mayHaveUnreadableParts { add(partsOf: value, name(), of: type) }
  }

  private mutating func add(partsOf value: Value, _ name: String, of type: DeclaredType) {
    switch value.form {
    case .unreadable(let unreadable): report(unreadable, name, of: type)
    case .array(let elements): for element in elements { add(partsOf: element, name, of: type) }
    case .dictionary(let entries):
      for entry in entries {
        add(partsOf: entry.key, name, of: type)
        add(partsOf: entry.value, name, of: type)
      }
    case .tuple(let elements), .call(_, let elements), .enumCase(_, let elements?):
      for element in elements { add(partsOf: element.value, name, of: type) }
    case .text(let text): add(partsOf: text, name.filter { $0 != "'" }, of: type)
    default: break
    }
  }

  private mutating func add(options fact: Fact<Value>, _ name: String, of type: DeclaredType) {
    add(fact, name, of: type) { $0.add($1, "'\(name)'", of: type) }
  }

  @inline(never)
  private mutating func add(_ texts: Constant<[Text]>?, in name: String, of type: DeclaredType) {
    switch texts {
    case .unreadable(let unreadable): report(unreadable, "'\(name)'", of: type)
    case .known(let texts): for text in texts { add(text, name, of: type) }
    case .none: break
    }
  }

  private mutating func add(_ description: Fact<IntentDescription>, _ name: String, of type: DeclaredType) {
    add(description, name, of: type) { collector, description in
      collector.add(description.text, name, of: type)
      collector.add(description.categoryName, "categoryName", of: type)
      collector.add(description.searchKeywords, in: "searchKeywords", of: type)
      collector.add(description.resultValueName, "resultValueName", of: type)
    }
  }

  mutating func add(_ representation: Fact<TypeDisplayRepresentation>, of type: DeclaredType) {
    add(representation, "typeDisplayRepresentation", of: type) { collector, representation in
      collector.add(representation.name, "typeDisplayRepresentation", of: type)
      collector.add(representation.numericFormat, "numericFormat", of: type)
      collector.add(representation.synonyms, in: "synonyms", of: type)
    }
  }

  @inline(never)
  private mutating func add(_ representation: DisplayRepresentation, of type: DeclaredType) {
    add(representation.title, "title", of: type)
    add(representation.subtitle, "subtitle", of: type)
    add(representation.image, "image", of: type)
    for argument in representation.image?.known?.arguments ?? [] {
      add(argument.value, "'\(argument.label ?? "argument")' of 'image'", of: type)
    }
    add(representation.synonyms, in: "synonyms", of: type)
    add(representation.descriptionText, "descriptionText", of: type)
  }

  /// A type of which nothing but its spelling is known.
  @inline(never)
  mutating func add(_ valueType: ValueType?, _ name: @autoclosure () -> String) {
    guard let valueType, let problem = valueType.problem else { return }
    let reason =
      switch problem {
      case .size: "refers to itself, or is too large with its typealiases replaced"
      case .arguments: "gives a generic typealias the wrong number of types"
      }
    report(
      "\(name()) is not read: '\(excerpt(valueType.spelling))' \(reason)", at: valueType.place, id: "unreadable-type")
  }

  mutating func add(_ properties: [WrappedProperty], of type: DeclaredType) {
    for property in properties {
      add(property.type, "the type of '\(property.name)' of '\(type.qualifiedName)'")
      for argument in property.arguments {
        add(argument.value, "'\(argument.label ?? "argument")' of '\(property.name)'", of: type)
      }
      if let value = property.initialValue { add(value, "the initial value of '\(property.name)'", of: type) }
    }
  }

  mutating func add(_ type: DeclaredType) {
    add(type.schema?.name, "schema", of: type)
    add(type.persistentIdentifier, "persistentIdentifier", of: type)
  }

  mutating func add(_ intent: Intent) {
    let type = intent.type
    add(type)
    add(intent.title, "title", of: type)
    add(intent.description, "description", of: type)
    add(intent.openAppWhenRun, "openAppWhenRun", of: type)
    add(intent.isDiscoverable, "isDiscoverable", of: type)
    add(intent.isAssistantOnly, "isAssistantOnly", of: type)
    add(intent.authenticationPolicy, "authenticationPolicy", of: type)
    add(options: intent.supportedModes, "supportedModes", of: type)
    add(intent.intentClassName, "intentClassName", of: type)
    add(intent.deprecation, "deprecation", of: type) { collector, deprecation in
      collector.add(deprecation.message, "message", of: type)
      collector.add(deprecation.replacedBy, "replacedBy", of: type)
    }
    add(options: intent.traits, "traits", of: type)
    add(options: intent.allowedExecutionTargets, "allowedExecutionTargets", of: type)
    add(options: intent.searchScopes, "searchScopes", of: type)
    add(intent.urlRepresentation, "urlRepresentation", of: type)
    add(intent.parameters, of: type)
    add(intent.parameterSummary, "parameterSummary", of: type) { $0.add($1, of: type) }
    for case .known(let result) in intent.result.alternatives.map(\.content) {
      add(result.value, "the type that 'perform()' of '\(type.qualifiedName)' returns")
    }
    for case .unreadable(let unreadable) in intent.result.alternatives.map(\.content) {
      let message =
        "what 'perform()' of '\(type.qualifiedName)' returns cannot be determined from '\(excerpt(unreadable.text))'"
      report(message, at: unreadable.place)
    }
  }

  private mutating func add(_ summary: Constant<ParameterSummary>?, of type: DeclaredType) {
    switch summary {
    case .unreadable(let unreadable): report(unreadable, "'parameterSummary'", of: type)
    case .known(let summary): add(summary, of: type)
    case .none: break
    }
  }

  private mutating func add(_ summary: ParameterSummary, of type: DeclaredType) {
    let name = "parameterSummary"
    switch summary {
    case .sentence(let sentence):
      add(sentence.text, name, of: type)
      for other in sentence.others { add(other, name, of: type) }
    case .switch(let branch):
      add(branch.parameter, name, of: type)
      for each in branch.cases {
        for value in each.values { add(value, "'\(name)'", of: type) }
        add(each.summary, of: type)
      }
      add(branch.defaultCase, of: type)
    case .when(let condition):
      add(condition.parameter, name, of: type)
      add(condition.comparison, name, of: type)
      if let operand = condition.operand { add(operand, "'\(name)'", of: type) }
      add(condition.then, of: type)
      add(condition.otherwise, of: type)
    }
  }

  mutating func add(_ entity: Entity) {
    let type = entity.type
    add(type)
    add(entity.typeDisplayRepresentation, of: type)
    add(entity.displayRepresentation, "displayRepresentation", of: type) { $0.add($1, of: type) }
    add(entity.idType, "the type of 'id' of '\(type.qualifiedName)'")
    add(entity.defaultQuery, "defaultQuery", of: type)
    add(entity.properties, of: type)
    add(entity.urlRepresentation, "urlRepresentation", of: type)
    add(entity.transferRepresentations, "transferRepresentation", of: type) { collector, representations in
      for argument in representations.flatMap(\.arguments) {
        collector.add(argument.value, "'\(argument.label ?? "argument")' of a transfer representation", of: type)
      }
    }
    add(options: entity.supportedContentTypes, "supportedContentTypes", of: type)
    add(options: entity.allowedExecutionTargets, "allowedExecutionTargets", of: type)
  }

  mutating func add(_ query: EntityQuery) {
    let type = query.type
    add(type)
    add(query.sortingOptions, "sortingOptions", of: type) { collector, options in
      for option in options { collector.add(option, "sortingOptions", of: type) }
    }
    add(query.properties, "properties", of: type) { collector, properties in
      for property in properties {
        collector.add(property.property, "properties", of: type)
        for comparator in property.comparators { collector.add(comparator, "properties", of: type) }
      }
    }
    add(query.input, "what 'values(for:)' of '\(type.qualifiedName)' takes")
    add(query.output, "what 'values(for:)' of '\(type.qualifiedName)' returns")
    add(query.findIntentDescription, "findIntentDescription", of: type)
    add(options: query.allowedExecutionTargets, "allowedExecutionTargets", of: type)
    add(query.parameters, of: type)
  }

  mutating func add(_ appEnum: AppEnum) {
    let type = appEnum.type
    add(type)
    add(appEnum.typeDisplayRepresentation, of: type)
    add(appEnum.urlRepresentation, "urlRepresentation", of: type)
    for each in appEnum.cases {
      if let value = each.rawValue { add(value, "the raw value of '\(each.name)'", of: type) }
      for value in each.associatedValues { add(value, "an associated value of '\(each.name)'") }
    }
    add(appEnum.caseDisplayRepresentations, "caseDisplayRepresentations", of: type) { collector, entries in
      for entry in entries {
        collector.add(entry.caseName, "caseDisplayRepresentations", of: type)
        switch entry.representation {
        case .known(let representation): collector.add(representation, of: type)
        case .unreadable(let unreadable): collector.report(unreadable, "'caseDisplayRepresentations'", of: type)
        }
      }
    }
  }

  mutating func add(_ provider: ShortcutsProvider) {
    let type = provider.type
    add(type)
    add(provider.shortcutTileColor, "shortcutTileColor", of: type)
    add(provider.negativePhrases, "negativePhrases", of: type) { collector, phrases in
      for phrase in phrases { collector.add(phrase, "negativePhrases", of: type) }
    }
    add(provider.appShortcuts, "appShortcuts", of: type) { collector, shortcuts in
      for shortcut in shortcuts {
        switch shortcut {
        case .unreadable(let unreadable): collector.report(unreadable, "'appShortcuts'", of: type)
        case .known(let shortcut): collector.add(shortcut, of: type)
        }
      }
    }
  }

  private mutating func add(_ shortcut: AppShortcut, of type: DeclaredType) {
    add(shortcut.intent, "intent", of: type)
    for argument in shortcut.arguments {
      add(argument.value, "'\(argument.label ?? "argument")' of a shortcut's intent", of: type)
    }
    add(shortcut.phrases, in: "phrases", of: type)
    add(shortcut.shortTitle, "shortTitle", of: type)
    add(shortcut.systemImageName, "systemImageName", of: type)
    if case .known(let presentation)? = shortcut.parameterPresentation {
      add(presentation.parameter, "parameterPresentation", of: type)
      add(presentation.summary, "parameterPresentation", of: type)
      for collection in presentation.optionsCollections {
        add(collection.provider, "optionsCollections", of: type)
        add(collection.title, "optionsCollections", of: type)
        add(collection.systemImageName, "optionsCollections", of: type)
      }
    } else {
      add(shortcut.parameterPresentation, "parameterPresentation", of: type)
    }
  }
}

extension Value {
  /// Something in it may be unreadable.
  fileprivate var mayHaveUnreadableParts: Bool {
    switch form {
    case .unreadable: true
    case .array(let elements): elements.contains { $0.mayHaveUnreadableParts }
    case .dictionary(let entries):
      entries.contains { $0.key.mayHaveUnreadableParts || $0.value.mayHaveUnreadableParts }
    case .tuple(let elements), .call(_, let elements), .enumCase(_, let elements?):
      elements.contains { $0.value.mayHaveUnreadableParts }
    case .text(let text): text.mayHaveUnreadableParts
    default: false
    }
  }
}

extension LocalizedText {
  /// Something besides the key may be unreadable.
  fileprivate var mayHaveUnreadableParts: Bool {
    bundle != nil || defaultValue?.unreadable != nil || table?.unreadable != nil || comment?.unreadable != nil
  }
}
