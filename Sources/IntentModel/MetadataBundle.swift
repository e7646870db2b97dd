import SourceScan

/// All declarations that a scan found, typed: the input of rules and of the JSON document.
///
/// The order of the declarations has no meaning: the writer sorts them by module, path and position.
public struct MetadataBundle: Sendable {
  /// The reported modules, context excluded.
  public var modules: [String] = []
  public var intents: [Intent] = []
  public var entities: [Entity] = []
  public var queries: [EntityQuery] = []
  public var optionsProviders: [OptionsProvider] = []
  public var enums: [AppEnum] = []
  public var unions: [UnionValue] = []
  public var shortcutsProviders: [ShortcutsProvider] = []
  public var packages: [IntentsPackage] = []
  public var extensions: [IntentsExtension] = []
  public var diagnostics: [FileDiagnostic] = []

  /// Whether no type was extracted. There may be diagnostics all the same.
  public var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && queries.isEmpty && optionsProviders.isEmpty && enums.isEmpty
      && unions.isEmpty && shortcutsProviders.isEmpty && packages.isEmpty && extensions.isEmpty
  }
}

extension MetadataBundle {
  /// The declarations in the files whose ids satisfy a condition.
  package func limited(to isReported: (FileID) -> Bool) -> MetadataBundle {
    var copy = without { !isReported($0.place.file) }
    copy.diagnostics.removeAll { !isReported($0.file) }
    return copy
  }

  /// The bundle without some of its types.
  package func without(_ isLeftOut: (DeclaredType) -> Bool) -> MetadataBundle {
    var copy = self
    copy.intents.removeAll { isLeftOut($0.type) }
    copy.entities.removeAll { isLeftOut($0.type) }
    copy.queries.removeAll { isLeftOut($0.type) }
    copy.optionsProviders.removeAll { isLeftOut($0.type) }
    copy.enums.removeAll { isLeftOut($0.type) }
    copy.unions.removeAll { isLeftOut($0.type) }
    copy.shortcutsProviders.removeAll { isLeftOut($0.type) }
    copy.packages.removeAll { isLeftOut($0.type) }
    copy.extensions.removeAll { isLeftOut($0.type) }
    return copy
  }

  /// Every extracted type of every kind. A type that is listed under several kinds occurs several times.
  package var types: [DeclaredType] {
    var types: [DeclaredType] = []
    types.reserveCapacity(
      intents.count + entities.count + queries.count + optionsProviders.count + enums.count + unions.count
        + shortcutsProviders.count + packages.count + extensions.count)
    for intent in intents { types.append(intent.type) }
    for entity in entities { types.append(entity.type) }
    for query in queries { types.append(query.type) }
    for provider in optionsProviders { types.append(provider.type) }
    for appEnum in enums { types.append(appEnum.type) }
    for union in unions { types.append(union.type) }
    for provider in shortcutsProviders { types.append(provider.type) }
    for package in packages { types.append(package.type) }
    for each in extensions { types.append(each.type) }
    return types
  }

  /// The types of the kinds that the compiler's constant values list, for comparisons with these.
  package var listedTypes: [DeclaredType] {
    intents.map(\.type) + entities.map(\.type) + queries.map(\.type) + enums.map(\.type)
      + shortcutsProviders.map(\.type)
  }

  /// A bundle without declarations; they are added later, kind by kind.
  package init(modules: [String]) { self.modules = modules }
}

/// A diagnostic with the file that it is about.
public struct FileDiagnostic: Sendable {
  public var file: FileID
  public var diagnostic: Diagnostic

  package init(file: FileID, diagnostic: Diagnostic) {
    self.file = file
    self.diagnostic = diagnostic
  }
}
