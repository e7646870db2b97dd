import SourceScan

/// All files of all modules together: the declarations, the types that extensions extend, and the meaning of each name in its
/// scope.
///
/// The functions combine the store of declarations and the links between them: name lookup, conformances, members, names of the
/// Swift ABI. It does not read values, and it has only the names of App Intents.
package struct Program: Sendable {
  package struct File: Sendable {
    /// Index into `modules`.
    var module: Int
    let sourcePath: SourcePath
    /// Nil for a file that was only outlined.
    package var parsed: ParsedFile?

    package init(module: Int, at path: SourcePath, parsed: ParsedFile?) {
      self.module = module
      sourcePath = path
      self.parsed = parsed
    }

    /// The path that messages show; computed on each access.
    package var path: String { sourcePath.text }

    /// The file's name without folders. Mangled names of private declarations contain a digest of it.
    var baseName: String {
      let path = path, bytes = path.utf8
      return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[bytes.index(after: $0)...]) } ?? path
    }
  }

  package struct Module: Sendable {
    var name: String
    /// Whether the module is scanned only to resolve names, and is never reported.
    var isContext: Bool

    package init(name: String, isContext: Bool) {
      self.name = name
      self.isContext = isContext
    }
  }

  let modules: [Module]
  /// The mentions of `KnownMentions` by file; empty unless they were requested.
  let mentions: [Mentions]
  package let configuration: BuildConfiguration
  let store: SymbolStore
  let imports: ImportTable
  /// The links between the declarations, set by `link()`.
  var links = SymbolLinks()
  /// The framework's protocols that each symbol conforms to, by the symbol's index.
  private(set) var conformanceSets: [ProtocolSet] = []
  /// The kinds of the members of types with many members, by symbol and name.
  private(set) var memberFormsOfLarge: [Int: [String: MemberForms]] = [:]
  /// The associated types of the protocols, by symbol.
  private(set) var associatedTypes: [Int: AssociatedTypes] = [:]
  private(set) var staticMembersOfForeign: [String: Set<String>] = [:]
  /// A table of the symbols by qualified name, for the names that many symbols have.
  private(set) var declarationsOfCrowds: [String: [SymbolID]] = [:]
  /// A table of the facts of types by qualified name, for the names that many types have.
  private(set) var namedTypesOfMany: [String: NamedType?] = [:]
  /// The work that each type may spend on inherited members.
  private(set) var inheritance = InheritanceBudget.unlimited
  /// Types that inherit from more types than are read.
  private(set) var symbolsWithTooManyAncestors: [Int] = []

  /// The order of `files` doesn't matter: results depend on modules and paths alone.
  ///
  /// - Parameters:
  ///   - outlines: Files are numbered as in `files`. Empty if all files are parsed.
  ///   - mentions: One for each of `files`. Empty if no caller asks for them.
  package init(
    modules: [Module], files: [File], outlines: Outlines, mentions: [Mentions] = [], configuration: BuildConfiguration
  ) {
    self.modules = modules
    self.mentions = mentions
    self.configuration = configuration
    imports = ImportTable(
      modules: modules.map(\.name), files: files, outlines: outlines, configuration: configuration)
    store = SymbolStore(modules, files, outlines, configuration)
    link()
    (conformanceSets, symbolsWithTooManyAncestors) = conformanceSetsOfSymbols()
    inheritance = InheritanceBudget(ofOneOf: conformanceSets.count { !$0.isEmpty })
    memberFormsOfLarge = memberFormsOfLargeTypes()
    associatedTypes = associatedTypesOfProtocols()
    staticMembersOfForeign = staticMembersOfForeignTypes()
    declarationsOfCrowds = declarationsByQualifiedName(of: store.nameIndex.crowdedNames)
    namedTypesOfMany = namedTypes(of: declarationsOfCrowds.filter { $0.value.count > NameIndex.crowdSize })
  }

  package var files: [File] { store.files }

  /// Whether a file declares a type or an alias of this name, wherever it is.
  package func isDeclared(_ name: String) -> Bool { store.isDeclared(name) }

  func parsedFile(_ file: FileID) -> ParsedFile {
    guard let parsed = store.files[file].parsed else { preconditionFailure("members come from parsed files alone") }
    return parsed
  }

  func isActive(_ conditions: [Condition]) -> Bool { configuration.isActive(conditions) }
}
