import SourceScan

/// What a file states beside its types, for rules that look further than one declaration.
public struct FileFacts: Hashable, Sendable {
  public var path: String
  public var module: String
  /// The modules that it imports, `@_exported` or not.
  public var imports: [String] = []
  /// False for a file that was only outlined.
  public var isParsed: Bool = false
}

extension Program {
  /// One for each file, in the program's order.
  public var fileFacts: [FileFacts] {
    files.indices.map { index in
      FileFacts(
        path: files[index].path, module: modules[files[index].module].name, imports: importedModules(file: index),
        isParsed: files[index].parsed != nil)
    }
  }
}
