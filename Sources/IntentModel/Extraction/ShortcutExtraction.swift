import SourceScan

/// Types that conform to `AppShortcutsProvider`: their shortcuts with phrases.
extension TypeContext {
  func shortcutsProvider() -> ShortcutsProvider {
    var provider = ShortcutsProvider(type: type)
    provider.shortcutTileColor = fact("shortcutTileColor") { $0.caseName($1) }
    provider.negativePhrases = builderFact("negativePhrases") { $0.negativePhrases($1) }
    provider.appShortcuts = builderFact("appShortcuts") { $0.appShortcuts($1) }
    if extent == .everything {
      provider.unsupportedStatements = unsupportedInBuilder()
      provider.unlistedShortcuts = unlistedShortcuts(besides: provider.shortcuts)
      provider.mayHaveOwnColor = program.isExtended("ShortcutTileColor")
    }
    return provider
  }
}

extension ConstantReader {
  fileprivate func appShortcuts(_ source: TypeContext.BuilderSource) -> Constant<[Constant<AppShortcut>]>? {
    switch source {
    case .expression(let expression): return shortcuts(expression)
    case .statements(let statements):
      let active = program.flattened(statements)
      // `{ return [AppShortcut(…), …] }`, `{ [AppShortcut(…)] }`
      if active.count == 1 {
        switch active[0].form {
        case .return(.some(let expression)): return shortcuts(expression)
        case .expression(let expression):
          if case .array = expression.withoutParentheses.form { return shortcuts(expression) }
        default: break
        }
      }
      return .known(program.builderItems(statements).flatMap(shortcuts))
    }
  }

  /// The shortcuts of an array literal, or the one of a call of `AppShortcut`; unreadable for any other expression.
  private func shortcuts(_ expression: Expression) -> Constant<[Constant<AppShortcut>]> {
    switch expression.form {
    case .parenthesized(let inner), .coercion(let inner, _): return shortcuts(inner)
    case .array(let elements):
      return .known(elements.map { shortcut($0, BuilderItem(expression: $0, span: $0.span)) })
    case .call(let call) where initializerName(call.callee) == "AppShortcut":
      return .known([shortcut(expression, BuilderItem(expression: expression, span: expression.span))])
    default: return .unreadable(unreadable(expression))
    }
  }

  private func shortcuts(_ item: BuilderItem) -> [Constant<AppShortcut>] {
    guard let expression = item.expression else {
      return [.unreadable(Unreadable(text: source(item.span), place: place(item.span), reason: .conditional))]
    }
    // An array inside a builder is built element by element.
    if case .array(let elements) = expression.withoutParentheses.form {
      return elements.map { shortcut($0, item) }
    }
    return [shortcut(expression, item)]
  }

  /// Reads `AppShortcut(intent: OpenShelf(), phrases: […], shortTitle: "…", systemImageName: "…")`; unreadable for any other
  /// expression, and without an `intent`.
  private func shortcut(_ expression: Expression, _ item: BuilderItem) -> Constant<AppShortcut> {
    guard case .call(let call) = expression.withoutParentheses.form,
      let name = initializerName(call.callee), name == "AppShortcut" || name == "init",
      let intent = call.argument("intent")
    else { return .unreadable(unreadable(expression)) }
    let (reference, arguments) = self.intent(intent)
    var shortcut = AppShortcut(
      intent: reference, arguments: arguments,
      phrases: call.argument("phrases").map(phrases) ?? .known([]), place: place(expression.span),
      calleePlace: place(call.callee.span), phrasesPlace: call.argument("phrases").map { place($0.span) })
    if case .unreadable = shortcut.phrases {
      shortcut.hoistedPhrases = call.argument("phrases").flatMap(hoistedPhrases)
    }
    shortcut.shortTitle = call.argument("shortTitle").flatMap(optionalText)
    shortcut.systemImageName = call.argument("systemImageName").map { plainString($0) }
    shortcut.parameterPresentation = call.argument("parameterPresentation").map(parameterPresentation)
    shortcut.availability = item.availability
    shortcut.conditions = item.conditions
    return .known(shortcut)
  }

  /// The type and the arguments of an intent such as `OpenShelf(target: .read)`; unreadable unless the expression is a call of a
  /// type by its name.
  private func intent(_ expression: Expression) -> (Constant<TypeReference>, [Argument]) {
    guard case .call(let call) = expression.withoutParentheses.form else {
      return (.unreadable(unreadable(expression)), [])
    }
    let callee = if case .member(let base, "init") = call.callee.form { base } else { call.callee }
    guard let path = typePath(callee), isType(path), let reference = typeReference(callee) else {
      return (.unreadable(unreadable(expression)), [])
    }
    return (.known(reference), call.arguments.map { argument($0) })
  }

  private func phrases(_ expression: Expression) -> Constant<[Text]> {
    switch expression.form {
    case .parenthesized(let inner), .coercion(let inner, _): phrases(inner)
    case .array(let elements): .known(elements.map { text($0) })
    default: .unreadable(unreadable(expression))
    }
  }

  /// The phrases of `NegativeAppShortcutPhrases { "…" }`, of a builder, or of an array.
  fileprivate func negativePhrases(
    _ source: TypeContext.BuilderSource, depth: Int = 0
  ) -> Constant<[Text]>? {
    switch source {
    case .expression(let expression): return negativePhrases(expression, depth: depth)
    case .statements(let statements):
      var texts: [Text] = []
      for item in program.builderItems(statements) {
        guard let expression = item.expression else {
          texts.append(
            .unreadable(Unreadable(text: self.source(item.span), place: place(item.span), reason: .conditional)))
          continue
        }
        switch negativePhrases(expression, depth: depth) {
        case .known(let phrases): texts += phrases
        case .unreadable(let unreadable): texts.append(.unreadable(unreadable))
        }
      }
      return .known(texts)
    }
  }

  /// `depth` counts the builders around it.
  private func negativePhrases(_ expression: Expression, depth: Int) -> Constant<[Text]> {
    guard depth < Limits.summaryDepth else { return .unreadable(unreadable(expression, .depth)) }
    switch expression.withoutParentheses.form {
    case .string: return .known([text(expression)])
    case .array: return phrases(expression)
    case .call(let call):
      switch initializerName(call.callee) {
      case "NegativeAppShortcutPhrase": return .known([text(expression)])
      case "NegativeAppShortcutPhrases", "init":
        if let list = call.argument("phrases") { return phrases(list) }
        guard let closure = (call.arguments + call.trailingClosures).first,
          case .closure(let body) = closure.value.withoutParentheses.form
        else { return .known([]) }
        return negativePhrases(.statements(parsed.statements(in: body.body)), depth: depth + 1) ?? .known([])
      default: return .unreadable(unreadable(expression))
      }
    default: return .unreadable(unreadable(expression))
    }
  }

  private func parameterPresentation(_ expression: Expression) -> Constant<ParameterPresentation> {
    guard case .call(let call) = expression.withoutParentheses.form, let keyPath = call.argument("for") else {
      return .unreadable(unreadable(expression))
    }
    var presentation = ParameterPresentation(parameter: parameter(keyPath), place: place(expression.span))
    if let summary = call.argument("summary"), case .call(let summaryCall) = summary.withoutParentheses.form,
      let first = summaryCall.arguments.first
    {
      var text = text(first.value)
      if case .known(var known) = text, let table = summaryCall.argument("table") {
        known.table = plainString(table)
        text = .known(known)
      }
      presentation.summary = text
    }
    let closures = (call.arguments + call.trailingClosures).compactMap { argument -> [Statement]? in
      guard case .closure(let closure) = argument.value.withoutParentheses.form else { return nil }
      return parsed.statements(in: closure.body)
    }
    presentation.optionsCollections = closures.first.map(optionsCollections) ?? []
    return .known(presentation)
  }

  /// The collections that statements such as `OptionsCollection(BookOptions(), title: "…", systemImageName: "…")` make. Other
  /// statements are omitted.
  private func optionsCollections(_ statements: [Statement]) -> [ParameterPresentation.OptionsCollection] {
    program.builderItems(statements).compactMap { item in
      guard let expression = item.expression, case .call(let call) = expression.withoutParentheses.form,
        let first = call.arguments.first
      else {
        return nil
      }
      return .init(
        provider: instanceReference(first.value).map { .known($0) } ?? .unreadable(unreadable(first.value)),
        title: call.argument("title").flatMap(optionalText),
        systemImageName: call.argument("systemImageName").map { plainString($0) }, place: place(expression.span))
    }
  }
}
