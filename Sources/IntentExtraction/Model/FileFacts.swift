import SourceScan

/// What a file states beside its types, for rules that look further than one declaration.
public struct FileFacts: Sendable {
  /// The modules that a file imports, scanned or not.
  enum Imports: Sendable {
    case listed([String])
    /// Of a file that was only outlined they stay in its outline until somebody asks: of most files nobody does.
    case outlined(SharedOutlines, file: Int)
  }

  /// The outlines of all files, which those facts share that ask them.
  final class SharedOutlines: Sendable {
    let outlines: Outlines

    init(_ outlines: Outlines) { self.outlines = outlines }
  }

  let sourcePath: SourcePath
  public let module: String
  let importedModules: Imports
  /// What its code mentions of `KnownMentions`.
  public var mentions = Mentions()
  /// False for a file that was only outlined.
  public var isParsed: Bool = false
  /// Of the imports those that it passes on to its whole module: `@_exported`.
  public var exports: [String] = []
  /// Its first import; nil without one.
  public var firstImport: Place? = nil
  /// What its extensions make of types that other modules declare, or that the scan doesn't hold.
  public var outsideConformances: [OutsideConformance] = []
  /// Types under `#if`, those that the configuration leaves out among them.
  public var conditionalTypes: [ConditionalType] = []

  /// As the user reads it; made each time.
  public var path: String { sourcePath.text }

  /// The modules that it imports, `@_exported` or not. Sorted.
  public var imports: [String] {
    switch importedModules {
    case .listed(let names): names
    case .outlined(let shared, let file): Set(shared.outlines.imports(ofFile: file)).sorted()
    }
  }

  /// Whether it imports a module of the name.
  public func imports(_ module: String) -> Bool {
    switch importedModules {
    case .listed(let names): names.contains(module)
    case .outlined(let shared, let file): shared.outlines.imports(module, inFile: file)
    }
  }

  /// `extension Kit.Mode: AppEnum {}`
  public struct OutsideConformance: Sendable {
    /// As written: `Kit.Mode`.
    public var name: String
    /// The module that declares the type, or that its name is qualified by; nil where nobody can tell.
    public var module: String?
    /// The framework's protocols that the clause makes it conform to, closed under refinement. Sorted.
    public var conformances: [String]
    /// The names of the members that the file's module adds to the type. Sorted.
    public var members: [String]
    /// The extended type.
    public var place: Place
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
  }
}
