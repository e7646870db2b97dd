import SourceScan

/// Phrases that stand in a constant rather than in the call of `AppShortcut`, where Apple's tool looks for them.
extension ConstantReader {
  /// The source of the list that `phrases: openPhrases` names: an array literal of string literals, of a constant in the
  /// same file, either the provider's own or at the top level. Nil for anything else.
  func hoistedPhrases(_ expression: Expression) -> String? {
    let own = program.parent(scope.container)
    let members = own.map { program.members(of: $0).filter { $0.file == file && $0.providedBy == nil } } ?? []
    var candidates = members.map(\.declaration)
    switch typePath(expression) ?? [] {
    case let path where path.count == 1:
      if !candidates.contains(where: { $0.name == path[0] }) { candidates = parsed.declarations }
    case let path where path.count == 2:
      guard path[0] == "Self" || path[0] == own.map({ program.symbol($0).name }) else { return nil }
    default: return nil
    }
    candidates = candidates.filter { $0.name == typePath(expression)?.last }
    guard candidates.count == 1, case .variable(let variable) = candidates[0].form, variable.isLet,
      let list = variable.initialValue, case .array(let phrases) = list.form, phrases.allSatisfy(\.isStringLiteral)
    else { return nil }
    return source(list.span)
  }
}

extension Expression {
  fileprivate var isStringLiteral: Bool { if case .string = form { true } else { false } }
}
