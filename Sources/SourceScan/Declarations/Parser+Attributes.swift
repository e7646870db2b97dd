/// Attributes: `@Parameter(title: "Shelf")`, `@available(iOS 17, *)`.
extension Parser {
  /// Parses the attributes from the current token on, and drops those beyond `Limits.modifiers`.
  mutating func parseAttributes(conditions: [Condition]) -> [Attribute] {
    var attributes: [Attribute] = []
    while at(.at) {
      let start = start
      advance()
      guard startsAttributeName else {
        report("expected-attribute", "expected an attribute's name, found \(found)")
        if at(.leftParenthesis), isAdjacent { skipGroup() }
        continue
      }
      let type = parseAttributeName()
      var argumentSpan: ByteSpan?
      var arguments: [Expression.Argument] = []
      // Swift 5 allows a space before the parenthesis.
      if at(.leftParenthesis), !isFirstOnLine {
        let end = closer(of: index)
        argumentSpan = span(of: index + 1..<max(index + 1, end))
        // The arguments of `@available`, `@objc(a:b:)` and the like are not expressions.
        if SwiftAttributes.contains(type.components?.last?.name ?? "") {
          skipGroup()
        } else {
          arguments = parseArguments()
        }
      }
      guard attributes.count < Limits.modifiers else { continue }
      attributes.append(
        Attribute(
          type: type, argumentSpan: argumentSpan, arguments: arguments, conditions: conditions,
          span: span(from: start)))
    }
    return attributes
  }

  /// Whether the current token, after an `@`, is the attribute's name. Swift 5 allows white space between the `@` and the name; a
  /// declaration keyword or modifier after white space is not the name.
  private var startsAttributeName: Bool {
    at(.identifier) && (isAdjacent || !isDeclarationKeyword(index) && !isModifier(index))
  }

  /// Parses the name of an attribute, such as `Parameter`, `AppIntents.Parameter` or `IntentParameterDependency<OpenBook>`.
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
      } else if !at(.period) || kind(ahead: 1) != .identifier {
        break
      } else {
        advance()
      }
    }
    return TypeSyntax(.named(components), span: span(from: start))
  }
}
