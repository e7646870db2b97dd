import SourceScan

/// Phrases in a constant. Apple's tool reads only phrases that are in the call of `AppShortcut` itself.
extension ConstantReader {
  /// The source of the list that `phrases: openPhrases` names: an array literal of string literals, of a constant in the
  /// same file, either the provider's own or at the top level. Nil for anything else.
  func hoistedPhrases(_ expression: Expression) -> String? {
    guard let path = typePath(expression), let name = path.last, path.count <= 2,
      let own = program.parent(scope.container)
    else { return nil }
    if path.count == 2, path[0] != "Self", path[0] != program.store.symbol(own).name { return nil }
    var constants = program.ownMembers(name, of: own).filter { $0.file == file }.map(\.declaration)
    if constants.isEmpty, path.count == 1 { constants = parsed.declarations.filter { $0.name == name } }
    guard constants.count == 1, case .variable(let variable) = constants[0].form, variable.isLet,
      let list = variable.initialValue, case .array(let phrases) = list.form, phrases.allSatisfy(\.isStringLiteral)
    else { return nil }
    return source(list.span)
  }
}

extension Expression {
  fileprivate var isStringLiteral: Bool { if case .string = form { true } else { false } }
}
