import IntentModel
import SourceScan

/// What the limits of name lookup leave out.
extension Program {
  /// A diagnostic for each declaration of a reported module that is read in part only.
  var exceededLimits: [FileDiagnostic] {
    let aliases = symbols.indices.filter { symbols[$0].kind == .alias }
    // No chain is longer than there are typealiases.
    let long = aliases.count > Limits.aliases ? aliases.filter(leadsTooFar) : []
    return long.compactMap { index in
      diagnostic(
        at: index,
        "'\(symbols[index].name)' refers to itself or leads through more than \(Limits.aliases) typealiases, "
          + "so types that use it are not read")
    }
      + symbolsWithTooManyAncestors.compactMap { index in
        diagnostic(
          at: index,
          "'\(symbols[index].name)' inherits from more than \(Limits.ancestors) types, so only "
            + "\(Limits.ancestors) of them are read")
      }
      + nameIndex.excessSymbols.compactMap { index in
        diagnostic(
          at: index,
          "'\(symbols[index].name)' is declared more than \(Limits.homonyms) times in one scope, so references to "
            + "the name do not find this declaration")
      }
  }

  private func diagnostic(at index: Int, _ message: String) -> FileDiagnostic? {
    guard let declaration = symbols[index].declaration, !modules[symbols[index].module].isContext else { return nil }
    return FileDiagnostic(
      file: symbols[index].file,
      diagnostic: Diagnostic(Limits.diagnosticID, .warning, message, at: declaration.nameSpan))
  }

  /// Whether following a typealias ends at another one.
  private func leadsTooFar(_ index: Int) -> Bool {
    let end = followingAliases(SymbolID(index: index))
    guard isAlias(end), let components = aliasedType(of: end)?.components else { return false }
    return lookup(components, from: scope(around: end)).symbol != nil
  }

  /// Whether a type inherits from more types than are read.
  func hasTooManyAncestors(_ index: Int, _ ancestry: [SymbolID]) -> Bool {
    ancestry.count > Limits.ancestors || inherited[index].count >= Limits.ancestors
  }
}
