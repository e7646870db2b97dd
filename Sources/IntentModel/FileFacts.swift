import SourceScan

/// What a file states besides its types, for rules that look further than one declaration.
public struct FileFacts: Sendable {
  /// The modules that a file imports, scanned or not.
  package enum Imports: Sendable {
    case listed([String])
    /// Of a file that was not parsed they are found when a caller asks: of most files no caller does.
    case unlisted(UnlistedImports, file: Int)
  }

  /// Who knows the imports of files that list none. (An object: one reference for each of the files that share it.)
  package final class UnlistedImports: Sendable {
    fileprivate let names: @Sendable (_ file: Int) -> [String]
    fileprivate let contain: @Sendable (_ module: String, _ file: Int) -> Bool

    package init(
      names: @escaping @Sendable (_ file: Int) -> [String],
      contain: @escaping @Sendable (_ module: String, _ file: Int) -> Bool
    ) {
      self.names = names
      self.contain = contain
    }
  }

  let sourcePath: SourcePath
  public let module: String
  let importedModules: Imports
  /// What its code mentions of `KnownMentions`.
  public var mentions: Mentions
  /// False for a file that was only outlined.
  public var isParsed: Bool
  /// Of the imports those that it passes on to its whole module: `@_exported`.
  public var exports: [String] = []
  /// Its first import; nil without one.
  public var firstImport: Place? = nil
  /// What its extensions make of types that other modules declare, or that the scan doesn't hold.
  public var outsideConformances: [OutsideConformance] = []
  /// Types under `#if`, those that the configuration leaves out among them.
  public var conditionalTypes: [ConditionalType] = []
  /// The modules that its `#if canImport(…)` around declarations ask for, as often as they are there.
  public var importQuestions: [NameReference] = []
  /// Types with a `localizedStringResource`.
  public var describedTypes: [DescribedType] = []

  package init(sourcePath: SourcePath, module: String, importedModules: Imports, mentions: Mentions, isParsed: Bool) {
    self.sourcePath = sourcePath
    self.module = module
    self.importedModules = importedModules
    self.mentions = mentions
    self.isParsed = isParsed
  }

  /// As the user reads it; made each time.
  public var path: String { sourcePath.text }

  /// The modules that it imports, `@_exported` or not. Sorted.
  public var imports: [String] {
    switch importedModules {
    case .listed(let names): names
    case .unlisted(let others, let file): Set(others.names(file)).sorted()
    }
  }

  /// Whether it imports a module of the name.
  public func imports(_ module: String) -> Bool {
    switch importedModules {
    case .listed(let names): names.contains(module)
    case .unlisted(let others, let file): others.contain(module, file)
    }
  }

  /// `extension Kit.Mode: AppEnum {}`
  public struct OutsideConformance: Sendable {
    /// As written: `Kit.Mode`.
    public var name: String
    /// The module that declares the type, or that its name is qualified by; nil where the scan cannot tell.
    public var module: String?
    /// The framework's protocols that the clause makes it conform to, closed under refinement. Sorted.
    public var conformances: [String]
    /// The names of the members that the file's module adds to the type. Sorted.
    public var members: [String]
    /// The extended type.
    public var place: Place

    package init(name: String, module: String?, conformances: [String], members: [String], place: Place) {
      self.name = name
      self.module = module
      self.conformances = conformances
      self.members = members
      self.place = place
    }
  }

  /// `enum ShelfError: Error { var localizedStringResource: LocalizedStringResource { … } }`
  public struct DescribedType: Sendable {
    public var name: String
    /// What it inherits that neither the scan nor the table of the framework holds: `Error`, `LocalizedError`.
    public var unknownAncestors: [String]
    /// The name.
    public var place: Place

    package init(name: String, unknownAncestors: [String], place: Place) {
      self.name = name
      self.unknownAncestors = unknownAncestors
      self.place = place
    }
  }

  /// A type whose clause names a protocol of the framework.
  public struct ConditionalType: Sendable {
    public var name: String
    /// The framework's protocols that the clause names, closed under refinement. Sorted.
    public var conformances: [String]
    /// As written, outermost first.
    public var conditions: [String]
    /// What the conditions ask: `os(iOS)`, `DEBUG`, `compiler`.
    public var questions: [String]
    /// The configuration keeps it.
    public var isActive: Bool
    /// The name.
    public var place: Place

    package init(
      name: String, conformances: [String], conditions: [String], questions: [String], isActive: Bool, place: Place
    ) {
      self.name = name
      self.conformances = conformances
      self.conditions = conditions
      self.questions = questions
      self.isActive = isActive
      self.place = place
    }
  }
}
