/// Attributes: `@Parameter(title: "Shelf")`, `@available(iOS 17, *)`.
extension Parser {
  /// All attributes from the current token on.
  mutating func parseAttributes(conditions: [Condition]) -> [Attribute] {
    var attributes: [Attribute] = []
    while at(.at) {
      let start = start
      advance()
      guard at(.identifier), isAdjacent else {
        report("expected-attribute", "expected an attribute's name, found \(found)")
        if at(.leftParenthesis), isAdjacent { skipGroup() }
        continue
      }
      let isBuiltIn = isLowercase(index)
      let type = parseAttributeName()
      var argumentSpan: ByteSpan?
      var arguments: [Expression.Argument] = []
      // Swift 5 allows a space before the parenthesis.
      if at(.leftParenthesis), !isFirstOnLine {
        let end = closer(of: index)
        argumentSpan = span(of: index + 1..<max(index + 1, end))
        // The arguments of `@available`, `@objc(a:b:)` and their like are no expressions.
        if isBuiltIn { skipGroup() } else { arguments = parseArguments() }
      }
      attributes.append(
        Attribute(
          type: type, argumentSpan: argumentSpan, arguments: arguments, conditions: conditions,
          span: span(from: start)))
    }
    return attributes
  }

  /// The compiler's own attributes start in lower case (`@MainActor` takes no arguments).
  private func isLowercase(_ index: Int) -> Bool {
    let byte = text[Int(tokens[index].start)]
    return (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
  }

  /// `Parameter`, `AppIntents.Parameter`, `IntentParameterDependency<OpenBook>`
  private mutating func parseAttributeName() -> TypeSyntax {
    let start = start
    var components: [TypeSyntax.Component] = []
    while true {
      let componentStart = self.start
      guard let (name, _) = eatName() else { break }
      let arguments = operatorByte == UInt8(ascii: "<") && isAdjacent ? parseGenericArguments() ?? [] : []
      components.append(.init(name: name, genericArguments: arguments, span: span(from: componentStart)))
      if isAdjacent, atModuleSelector {
        index += 2
      } else if !isAdjacent || !eat(.period) {
        break
      }
    }
    return TypeSyntax(.named(components), span: span(from: start))
  }
}
