import SwiftSyntax

/// What one declaration states, as lines of the inventory.
struct Statement {
  let node: Syntax
  let place: Place

  init(_ node: Syntax, _ place: Place) {
    self.node = node
    self.place = place
  }

  var lines: [String] {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let it):
      [
        nominal(
          "struct", it.name, it.genericParameterClause, it.inheritanceClause, it.genericWhereClause, it.memberBlock)
      ]
    case .classDecl(let it):
      [
        nominal(
          "class", it.name, it.genericParameterClause, it.inheritanceClause, it.genericWhereClause, it.memberBlock)
      ]
    case .enumDecl(let it):
      [nominal("enum", it.name, it.genericParameterClause, it.inheritanceClause, it.genericWhereClause, it.memberBlock)]
    case .actorDecl(let it):
      [
        nominal(
          "actor", it.name, it.genericParameterClause, it.inheritanceClause, it.genericWhereClause, it.memberBlock)
      ]
    case .protocolDecl(let it):
      [
        nominal(
          "protocol", it.name, it.primaryAssociatedTypeClause, it.inheritanceClause, it.genericWhereClause,
          it.memberBlock)
      ]
    case .extensionDecl(let it):
      [
        line("extension \(type(it.extendedType))") + inherited(it.inheritanceClause)
          + requirements(it.genericWhereClause)
          + body(it.memberBlock)
      ]
    case .typeAliasDecl(let it): [line("typealias \(span(it.name)) =\(type(it.initializer.value))")]
    case .associatedTypeDecl(let it): [line("associatedtype \(span(it.name))") + inherited(it.inheritanceClause)]
    case .variableDecl(let it): variables(it)
    case .functionDecl(let it):
      [
        line("func \(span(it.name))")
          + signature(it.genericParameterClause, it.signature, it.genericWhereClause, it.body)
      ]
    case .initializerDecl(let it):
      [
        line("init\(it.optionalMark == nil ? "" : "?")")
          + signature(it.genericParameterClause, it.signature, it.genericWhereClause, it.body)
      ]
    case .deinitializerDecl: [line("deinit")]
    case .subscriptDecl: [line("subscript")]
    case .enumCaseDecl(let it): it.elements.map { enumCase($0) }
    case .importDecl(let it):
      [line("import \(it.importKindSpecifier?.text ?? "") \(it.path.map { name($0.name) }.joined(separator: "."))")]
    case .operatorDecl(let it): [line("other \(it.name.text) \(it.fixitySpecifier.text)")]
    case .precedenceGroupDecl(let it): [line("other \(name(it.name))")]
    case .macroDecl(let it): [line("other \(name(it.name))")]
    case .macroExpansionDecl(let it): [line("other \(name(it.macroName))")]
    case .macroExpansionExpr(let it): [line("other \(name(it.macroName))")]
    case .poundSourceLocation: [line("other sourceLocation")]
    default: []
    }
  }

  // MARK: What every declaration has

  /// Where it is, attributes, modifiers, conditions, and `text`. `end` is that of the part that the line is about.
  private func line(_ text: String, end: AbsolutePosition? = nil) -> String {
    let end = (end ?? node.endPositionBeforeTrailingTrivia).utf8Offset
    var parts = ["\(place.marker) \(start) \(end) \(place.depth) \(text)"]
    parts += attributes.map { " " + $0 } + modifiers.map { " \($0)" } + place.conditions.map { " #if(\($0))" }
    return parts.joined()
  }

  /// The first attribute within an `#if` comes before the `#if`'s end, so the declaration starts there.
  private var start: Int {
    if let first = allAttributes.first, let list = attributeList, list.first?.is(IfConfigDeclSyntax.self) == true {
      return first.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private var attributeList: AttributeListSyntax? {
    node.asProtocol(WithAttributesSyntax.self)?.attributes
  }

  private var allAttributes: [AttributeSyntax] { attributeList.map(Self.attributes) ?? [] }

  private static func attributes(in list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute):
        // `@(a, b)` has no name.
        return attribute.attributeName.is(TupleTypeSyntax.self) ? [] : [attribute]
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
          if case .attributes(let list) = clause.elements { attributes(in: list) } else { [] }
        }
      }
    }
  }

  /// `@name(arguments)` with the conditions that hold for it alone.
  private var attributes: [String] {
    allAttributes.map { attribute in
      var text = "@\(span(attribute.attributeName))"
      if let left = attribute.leftParen, let right = attribute.rightParen {
        text += "(\(inside(left, right)))"
        if case .argumentList(let list) = attribute.arguments, !isOfSwift(attribute.attributeName), !list.isEmpty {
          text +=
            "[\(list.map { "\($0.label.map { name($0) + ":" } ?? "")\(span($0.expression))" }.joined(separator: ","))]"
        }
      }
      var conditions: [String] = [], next = attribute.parent
      while let parent = next, parent.id != node.id {
        if let clause = parent.as(IfConfigClauseSyntax.self) { conditions = ifConditions(of: clause) + conditions }
        next = parent.parent
      }
      return text + conditions.map { "#if(\($0))" }.joined()
    }
  }

  private func isOfSwift(_ type: TypeSyntax) -> Bool {
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    return SwiftAttributes.contains(name?.text ?? "")
  }

  private var modifiers: [String] {
    node.asProtocol(WithModifiersSyntax.self)?.modifiers.map { modifier in
      modifier.name.text + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
    } ?? []
  }

  // MARK: Clauses

  private func nominal(
    _ keyword: String, _ name: TokenSyntax, _ generics: (some SyntaxProtocol)?,
    _ inheritance: InheritanceClauseSyntax?, _ clause: GenericWhereClauseSyntax?, _ block: MemberBlockSyntax
  ) -> String {
    line("\(keyword) \(span(name))") + parameters(generics.map(Syntax.init)) + inherited(inheritance)
      + requirements(clause) + body(block)
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> String {
    clause.map { ":" + $0.inheritedTypes.map { type($0.type) }.joined(separator: ",") } ?? ""
  }

  private func body(_ block: MemberBlockSyntax) -> String { "{\(inside(block.leftBrace, block.rightBrace))}" }

  /// Generic parameters, or the primary associated types of a protocol.
  private func parameters(_ clause: Syntax?) -> String {
    if let primary = clause?.as(PrimaryAssociatedTypeClauseSyntax.self) {
      return "<\(primary.primaryAssociatedTypes.map { name($0.name) }.joined(separator: ","))>"
    }
    guard let clause = clause?.as(GenericParameterClauseSyntax.self) else { return "" }
    let names = clause.parameters.map { parameter in
      name(parameter.name) + (parameter.specifier == nil ? "" : "*")
        + (parameter.inheritedType.map { ":" + type($0) } ?? "")
    }
    return "<\(names.joined(separator: ","))>"
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> String {
    guard let clause else { return "" }
    let texts = clause.requirements.map { requirement -> String in
      switch requirement.requirement {
      case .sameTypeRequirement(let it): "\(span(it.leftType))==\(span(it.rightType))"
      case .conformanceRequirement(let it): "\(span(it.leftType)):\(span(it.rightType))"
      case .layoutRequirement(let it): "\(span(it.type)):\(span(it.layoutSpecifier))"
      }
    }
    return " where \(texts.joined(separator: ","))"
  }

  // MARK: Members

  private func variables(_ declaration: VariableDeclSyntax) -> [String] {
    let isLet = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    var types = declaration.bindings.map { $0.typeAnnotation?.type }, following: TypeSyntax?
    let bindings = Array(declaration.bindings)
    for index in bindings.indices.reversed() {
      if types[index] == nil, bindings[index].initializer == nil, bindings[index].accessorBlock == nil {
        types[index] = following
      }
      if bindings[index].pattern.is(MissingPatternSyntax.self) { types[index] = nil }
      following = bindings[index].initializer == nil ? types[index] : nil
    }
    return zip(bindings, types).flatMap { binding, bound -> [String] in
      var text = bound.map { " :\(type($0))" } ?? ""
      if let value = binding.initializer?.value, !value.is(MissingExprSyntax.self) { text += " =\(span(value))" }
      text += accessors(binding.accessorBlock)
      let end =
        binding.accessorBlock?.endPositionBeforeTrailingTrivia
        ?? binding.initializer?.endPositionBeforeTrailingTrivia
        ?? binding.typeAnnotation?.endPositionBeforeTrailingTrivia ?? binding.pattern.endPositionBeforeTrailingTrivia
      let isTuple = binding.pattern.is(TuplePatternSyntax.self)
      return names(of: binding.pattern, isInTuple: false).map {
        line("\(isTuple ? "tuple " : "")\(isLet ? "let" : "var") \($0)\(text)", end: end)
      }
    }
  }

  private func names(of pattern: PatternSyntax, isInTuple: Bool) -> [String] {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(of: $0.pattern, isInTuple: true) }
    }
    if pattern.is(WildcardPatternSyntax.self), isInTuple { return [] }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return names(of: binding.pattern, isInTuple: isInTuple)
    }
    return [span(pattern)]
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard let block else { return "" }
    switch block.accessors {
    case .getter: return " {get \(inside(block.leftBrace, block.rightBrace))}"
    case .accessors(let list):
      guard let getter = list.last(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) && $0.body != nil }),
        let body = getter.body
      else { return " {}" }
      return " {get \(effects(getter.effectSpecifiers?.asyncSpecifier, getter.effectSpecifiers?.throwsClause))"
        + "\(inside(body.leftBrace, body.rightBrace))}"
    }
  }

  private func effects(_ async: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) -> String {
    (async == nil ? "" : "async ") + (throwing == nil ? "" : "throws ")
  }

  private func signature(
    _ generics: GenericParameterClauseSyntax?, _ signature: FunctionSignatureSyntax,
    _ clause: GenericWhereClauseSyntax?, _ body: CodeBlockSyntax?
  ) -> String {
    let parameters = signature.parameterClause.parameters.map { parameter -> String in
      let label = name(parameter.firstName), second = parameter.secondName.map { name($0) }
      return "\(label == "_" ? "nil" : label) \(second ?? label):\(type(parameter.type))"
        + (parameter.ellipsis == nil ? "" : "...") + (parameter.defaultValue == nil ? "" : "=")
    }
    let effect = signature.effectSpecifiers
    return self.parameters(generics.map(Syntax.init)) + "(\(parameters.joined(separator: ",")))"
      + effects(effect?.asyncSpecifier, effect?.throwsClause)
      + (effect?.throwsClause?.type.map { "(\(type($0)))" } ?? "")
      + (signature.returnClause.map { "->\(type($0.type))" } ?? "") + requirements(clause)
      + (body.map { "{\(inside($0.leftBrace, $0.rightBrace))}" } ?? "")
  }

  private func enumCase(_ element: EnumCaseElementSyntax) -> String {
    let end =
      element.rawValue?.endPositionBeforeTrailingTrivia ?? element.parameterClause?.endPositionBeforeTrailingTrivia
      ?? element.name.endPositionBeforeTrailingTrivia
    let values = element.parameterClause?.parameters.map { parameter -> String in
      let label = parameter.firstName.map { name($0) }
      return "\(label.map { $0 == "_" ? "" : $0 + ":" } ?? "")\(type(parameter.type))"
    }
    return line("case \(span(element.name))", end: end) + (values.map { "(\($0.joined(separator: ",")))" } ?? "")
      + (element.rawValue.map { " =\(span($0.value))" } ?? "")
  }
}
