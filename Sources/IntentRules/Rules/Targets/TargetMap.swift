import IntentModel

/// The kinds of modules in the target map, and which module imports which.
extension LintModel {
  func kind(of module: String) -> LintSettings.ModuleKind? { settings.modules[module] }

  /// The scanned modules of these kinds, sorted by name.
  func modules(_ kinds: Set<LintSettings.ModuleKind>) -> [String] {
    bundle.modules.filter { kind(of: $0).map(kinds.contains) ?? false }.sorted()
  }

  /// The modules that `module` imports, directly or through other scanned modules.
  func modulesUsed(by module: String) -> Set<String> {
    var imports: [String: Set<String>] = [:]
    for file in files { imports[file.module, default: []].formUnion(file.imports) }
    var used: Set<String> = [], pending = [module]
    while let next = pending.popLast() {
      for other in imports[next] ?? [] where used.insert(other).inserted { pending.append(other) }
    }
    return used
  }

  /// Whether the file of a type is compiled into an app as well: an intent or a provider of an app and its extension is the
  /// app's.
  func isSharedWithApp(_ type: DeclaredType) -> Bool {
    guard files.indices.contains(type.place.file) else { return false }
    let path = files[type.place.file].path
    return types.contains { other in
      other.qualifiedName == type.qualifiedName && other.module != type.module && kind(of: other.module) == .app
        && other.place.span == type.place.span && files.indices.contains(other.place.file)
        && files[other.place.file].path == path
    }
  }

  /// The types of a module that are part of the app's metadata, in source order.
  func metadataTypes(of module: String) -> [DeclaredType] {
    let types =
      bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type) + bundle.unions.map(\.type)
    return types.filter { $0.module == module && !$0.isLocal }
      .sorted { ($0.place.file, $0.place.span.start) < ($1.place.file, $1.place.span.start) }
  }

  /// The first intent of a module.
  func firstIntent(of module: String) -> DeclaredType? {
    bundle.intents.map(\.type).filter { $0.module == module && !$0.isLocal }
      .min { ($0.place.file, $0.place.span.start) < ($1.place.file, $1.place.span.start) }
  }
}

extension LintSettings.ModuleKind {
  /// Targets that have metadata of their own in the installed app.
  static let products: Set<Self> = [.app, .appIntentsExtension, .widgetExtension]
  static let libraries: Set<Self> = [.library, .dynamicLibrary]
}

extension LintSettings {
  /// Settings with a target map, and the Xcode that builds the app.
  static func modules(_ modules: [String: ModuleKind], xcode: [Int]) -> LintSettings {
    var settings = LintSettings.modules(modules)
    settings.xcode = xcode
    return settings
  }
}
