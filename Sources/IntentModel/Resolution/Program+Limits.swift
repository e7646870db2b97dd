import SourceScan

/// Diagnostics about declarations that the limits of name lookup cut off.
extension Program {
  /// A diagnostic for each declaration of a reported module that is read in part only.
  var exceededLimits: [FileDiagnostic] {
    let aliases = store.symbols.indices.filter { store.symbols[$0].kind == .alias }
    // No chain is longer than there are typealiases.
    let long = aliases.count > Limits.aliases ? aliases.filter(leadsTooFar) : []
    return long.compactMap { index in
      diagnostic(
        at: index,
        "'\(store.symbols[index].name)' refers to itself or leads through more than \(Limits.aliases) typealiases, "
          + "so types that use it are not read")
    }
      + symbolsWithTooManyAncestors.compactMap { index in
        diagnostic(
          at: index,
          "'\(store.symbols[index].name)' inherits from more than \(Limits.ancestors) types, so only "
            + "\(Limits.ancestors) of them are read")
      }
      + store.nameIndex.excessSymbols.compactMap { index in
        diagnostic(
          at: index,
          "'\(store.symbols[index].name)' is declared more than \(Limits.homonyms) times in one scope, so references to "
            + "the name do not find this declaration")
      }
      + links.extended.indices.filter { links.extended[$0].isTooDeep }.compactMap { index in
        let extended = store.extensions[index].body.extendedType.span, file = store.extensions[index].file
        return diagnostic(
          in: file, at: extended,
          "the extended type is nested in \(Limits.nesting) types or more, so this extension is not read as one of it")
      }
  }

  private func diagnostic(at index: Int, _ message: String) -> FileDiagnostic? {
    store.symbols[index].declaration.flatMap { diagnostic(in: store.symbols[index].file, at: $0.nameSpan, message) }
  }

  private func diagnostic(in file: FileID, at span: ByteSpan, _ message: String) -> FileDiagnostic? {
    guard !modules[files[file].module].isContext else { return nil }
    return FileDiagnostic(file: file, diagnostic: Diagnostic(Limits.diagnosticID, .warning, message, at: span))
  }

  /// Whether following a typealias ends at another one.
  private func leadsTooFar(_ index: Int) -> Bool {
    let end = followingAliases(.parsed(index))
    guard store.isAlias(end), let components = store.aliasedType(of: end)?.components else { return false }
    return lookup(components, from: store.scope(around: end)).symbol != nil
  }

  /// Whether a type inherits from more types than are read.
  func hasTooManyAncestors(_ index: Int, _ ancestry: [SymbolID]) -> Bool {
    ancestry.count > Limits.ancestors || links.inherited[index].count >= Limits.ancestors
  }
}
