import SwiftSyntax

/// The lines that a declaration has in the inventory: none, one, or one for each variable or case of it.
///
/// A line is: `M` of a member or a global, `L` of a type in a body, `C` of one in a closure or a nested function; start and
/// end; how many types and extensions it is in; and what it states, mostly as byte ranges. Of what stands in bodies only
/// types, extensions and aliases are listed.
func inventory(of node: Syntax) -> [String] {
  guard let place = Place(of: node) else { return [] }
  return Statement(node, place).lines
}

/// Where a declaration stands.
struct Place {
  var marker = "M"
  var depth = 0
  /// Of the `#if`s around it, up to its parent or to the member whose body it is in.
  var conditions: [String] = []

  /// Nil for what the inventory leaves out.
  init?(of node: Syntax) {
    let isExpression = node.is(MacroExpansionExprSyntax.self)
    if isExpression, node.parent?.is(CodeBlockItemSyntax.self) != true { return nil }
    var isLocal = false, isInClosure = false, isConditionSettled = false
    var child = node, next = node.parent
    while let parent = next {
      switch parent.kind {
      case .memberBlock, .sourceFile: isConditionSettled = true
      // A body's own conditions end at the member whose body it is.
      case .memberBlockItem: if isLocal, Self.isMember(parent) { isConditionSettled = true }
      // Top-level code is nobody's body.
      case .codeBlockItem:
        if isLocal, Self.isMember(parent), case .decl = parent.cast(CodeBlockItemSyntax.self).item {
          isConditionSettled = true
        }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: depth += 1
      case .ifConfigClause where !isConditionSettled:
        conditions = ifConditions(of: parent.cast(IfConfigClauseSyntax.self)) + conditions
      default:
        if !isConditionSettled, let kind = Self.bodyKind(of: parent, from: child) {
          isLocal = true
          isInClosure = isInClosure || kind
        }
      }
      child = parent
      next = parent.parent
    }
    guard isLocal else { return }
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl: break
    default: return nil
    }
    marker = isInClosure ? "C" : "L"
  }

  /// Nil if `node` is no body; else whether what it holds is beyond the body of a member.
  private static func bodyKind(of node: Syntax, from child: Syntax) -> Bool? {
    switch node.kind {
    case .closureExpr, .deferStmt, .initializerClause: return true
    case .codeBlock, .accessorBlock, .switchCase: return false
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl:
      return isMember(node) ? false : true
    case .accessorDecl:
      let specifier = node.cast(AccessorDeclSyntax.self).accessorSpecifier.tokenKind
      return specifier != .keyword(.get)
    case .memberBlockItem, .codeBlockItem, .ifConfigDecl, .ifConfigClauseList, .memberBlockItemList,
      .codeBlockItemList:
      return nil
    default:
      return child.is(CodeBlockItemSyntax.self)
        ? false : node.is(ExprSyntax.self) || node.is(StmtSyntax.self) ? false : nil
    }
  }

  private static func isMember(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      switch parent.kind {
      case .memberBlock, .sourceFile: return true
      case .memberBlockItem, .codeBlockItem, .ifConfigDecl, .ifConfigClause, .ifConfigClauseList,
        .memberBlockItemList, .codeBlockItemList:
        next = parent.parent
      default: return false
      }
    }
    return false
  }
}

/// The condition of a clause, behind the denials of the clauses before it.
func ifConditions(of clause: IfConfigClauseSyntax) -> [String] {
  guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return [] }
  var conditions: [String] = []
  for other in list {
    // A condition may go on in the next line; an inventory's line doesn't.
    let text = (other.condition?.trimmedDescription ?? "").split { $0.isNewline }.joined(separator: " ")
    if other.id == clause.id { return other.condition == nil ? conditions : conditions + [text] }
    conditions.append("!(\(text))")
  }
  return conditions
}

/// `12-34` of a node without the white space around it.
func span(_ node: some SyntaxProtocol) -> String {
  "\(node.positionAfterSkippingLeadingTrivia.utf8Offset)-\(node.endPositionBeforeTrailingTrivia.utf8Offset)"
}

/// What lies between two brackets.
func inside(_ left: TokenSyntax, _ right: TokenSyntax) -> String {
  "\(left.endPositionBeforeTrailingTrivia.utf8Offset)-\(right.positionAfterSkippingLeadingTrivia.utf8Offset)"
}

/// A type's range; of one with attributes or specifiers, in parentheses or not, only where it ends.
func type(_ type: TypeSyntax) -> String {
  isAttributed(type) ? "-\(type.endPositionBeforeTrailingTrivia.utf8Offset)" : span(type)
}

private func isAttributed(_ type: TypeSyntax) -> Bool {
  if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
    return only.firstName == nil && only.ellipsis == nil && isAttributed(only.type)
  }
  return type.is(AttributedTypeSyntax.self)
}

func name(_ token: TokenSyntax) -> String {
  let text = token.text
  return text.utf8.count > 2 && text.utf8.first == 0x60 ? String(text.dropFirst().dropLast()) : text
}
