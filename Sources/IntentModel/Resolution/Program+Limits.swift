import SourceScan

/// The work that one type may spend on inherited members. Without it, a few lines that many types inherit would be read once for
/// each of them.
struct InheritanceBudget {
  static let unlimited = InheritanceBudget(rest: .max)

  private var rest: Int
  private(set) var isExceeded = false

  private init(rest: Int) { self.rest = rest }

  /// One of `typeCount` equal parts of the program's budget, but never less than the minimum for a type.
  init(ofOneOf typeCount: Int) {
    self.init(rest: max(Limits.inheritanceOfType, Limits.inheritance / max(typeCount, 1)))
  }

  mutating func allows(_ declaration: Declaration) -> Bool {
    if rest == .max { return true }
    let cost = 1 + declaration.span.count / 256
    guard cost <= rest else {
      isExceeded = true
      rest = 0
      return false
    }
    rest -= cost
    return true
  }
}

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

  /// The diagnostic about a type that inherits more members than are read.
  func diagnosticOfExceededInheritance(_ id: SymbolID) -> [FileDiagnostic] {
    diagnostics(
      at: id,
      "'\(store.name(of: id))' inherits too many members of superclasses and protocol extensions, so some of them are not read"
    )
  }

  /// The diagnostic about a type whose name is too long.
  func diagnosticOfLongName(_ id: SymbolID) -> [FileDiagnostic] {
    diagnostics(
      at: id,
      "the name of this type has more than \(Limits.typeName) bytes with those of the types around it, so the type is not read"
    )
  }

  private func diagnostics(at id: SymbolID, _ message: String) -> [FileDiagnostic] {
    guard case .parsed(let index) = id else { return [] }
    return [diagnostic(at: index, message)].compactMap(\.self)
  }

  /// Whether following a typealias stops at another typealias whose target is found: the chain is too long or circular.
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
