import SourceScan

/// Display representations, of types, cases and entities, and intents' descriptions: a literal or a call of the
/// representation's initializer.
extension ConstantReader {
  func typeDisplayRepresentation(_ expression: Expression) -> Constant<TypeDisplayRepresentation>? {
    if case .nilLiteral = unwrapped(expression).form { return nil }
    guard let parts = parts(of: expression, named: "TypeDisplayRepresentation") else {
      return .unreadable(unreadable(expression))
    }
    guard let name = parts.text ?? parts.call?.argument("name").flatMap(optionalText) else {
      return .unreadable(unreadable(expression))
    }
    return .known(
      TypeDisplayRepresentation(
        name: name, numericFormat: parts.call?.argument("numericFormat").flatMap(optionalText),
        synonyms: parts.call?.argument("synonyms").flatMap(texts), form: parts.form, place: place(expression.span)))
  }

  func displayRepresentation(_ expression: Expression) -> Constant<DisplayRepresentation> {
    guard let parts = parts(of: expression, named: "DisplayRepresentation"),
      let title = parts.text ?? parts.call?.argument("title").flatMap(optionalText)
    else { return .unreadable(unreadable(expression)) }
    return .known(
      DisplayRepresentation(
        title: title, subtitle: parts.call?.argument("subtitle").flatMap(optionalText),
        image: parts.call?.argument("image").flatMap(image),
        synonyms: parts.call?.argument("synonyms").flatMap(texts),
        descriptionText: parts.call?.argument("descriptionText").flatMap(optionalText), form: parts.form,
        place: place(expression.span)))
  }

  /// The representation if its title and subtitle are constant; nil otherwise.
  func constantDisplayRepresentation(_ expression: Expression) -> DisplayRepresentation? {
    guard case .known(let representation) = displayRepresentation(expression), representation.title.known != nil,
      representation.subtitle?.unreadable == nil
    else { return nil }
    return representation
  }

  func intentDescription(_ expression: Expression) -> Constant<IntentDescription>? {
    if case .nilLiteral = unwrapped(expression).form { return nil }
    // A `LocalizedStringResource` is the wrong type for a description, but its text is still the one that the source states.
    guard let parts = parts(of: expression, named: "IntentDescription", "LocalizedStringResource"),
      let text = parts.text
    else { return .unreadable(unreadable(expression)) }
    return .known(
      IntentDescription(
        text: text, categoryName: parts.call?.argument("categoryName").flatMap(optionalText),
        searchKeywords: parts.call?.argument("searchKeywords").flatMap(texts),
        resultValueName: parts.call?.argument("resultValueName").flatMap(optionalText), form: parts.form,
        place: place(expression.span)))
  }

  /// The parts of a representation: the text of its literal or first unlabeled argument, and the call if it is one.
  private struct Parts {
    var text: Text?
    var call: Expression.Call?
    var form: DisplayForm
  }

  /// The parts of a literal, or of a call of an initializer of one of `types`; nil for anything else.
  private func parts(of expression: Expression, named types: String...) -> Parts? {
    let expression = unwrapped(expression)
    switch expression.form {
    case .string:
      let text = text(expression)
      return Parts(text: text, call: nil, form: .literal)
    case .call(let call):
      guard call.trailingClosures.isEmpty, let name = initializerName(call.callee),
        name == "init" || types.contains(name)
      else { return nil }
      var text: Text?
      if let first = call.arguments.first, first.label == nil || first.label == "stringLiteral" {
        text = self.text(first.value)
      }
      // `T("text")` is the literal to the compiler if it has no other arguments.
      let isLiteral =
        call.arguments.count == 1 && call.arguments[0].label == nil && name != "init"
        && isString(call.arguments[0].value)
      return Parts(text: text, call: call, form: isLiteral && name != "IntentDescription" ? .literal : .initializer)
    default: return nil
    }
  }

  private func isString(_ expression: Expression) -> Bool {
    switch expression.form {
    case .string: true
    case .parenthesized(let inner): isString(inner)
    default: false
    }
  }

  /// The image that `.init(systemName: "book")` or `DisplayRepresentation.Image(named: "cover")` makes. Nil for `nil`, and
  /// unreadable for a call of something else or with an argument that is not constant.
  private func image(_ expression: Expression) -> Constant<DisplayImage>? {
    let value = unwrapped(expression)
    switch value.form {
    case .nilLiteral: return nil
    case .forceUnwrap(let inner): return image(inner)
    case .call(let call):
      guard let name = initializerName(call.callee), name == "init" || name == "Image" else { break }
      let arguments = call.arguments.map { argument($0) }
      guard !arguments.isEmpty, arguments.allSatisfy({ $0.value.isConstant }) else { break }
      return .known(DisplayImage(arguments: arguments, place: place(value.span)))
    default: break
    }
    return .unreadable(unreadable(expression))
  }
}

extension Expression.Call {
  func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
}
