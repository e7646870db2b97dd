import IntentModel
import SourceScan

/// The kinds of modules in the target map, and which module imports which.
extension LintModel {
  func kind(of module: String) -> LintSettings.ModuleKind? { settings.modules[module] }

  /// The scanned modules of these kinds, sorted by name.
  func modules(_ kinds: Set<LintSettings.ModuleKind>) -> [String] {
    bundle.modules.filter { kind(of: $0).map(kinds.contains) ?? false }.sorted()
  }

  /// The types of a module that are part of the app's metadata, in source order.
  func metadataTypes(of module: String) -> [DeclaredType] { metadataTypes[module] ?? [] }

  func firstIntent(of module: String) -> DeclaredType? { firstIntents[module] }
}

/// The modules that each module imports.
struct ModuleImports {
  private var imports: [String: Set<String>] = [:]

  init(_ model: LintModel) {
    for file in model.files { imports[file.module, default: []].formUnion(file.imports) }
  }

  /// The modules that `module` imports, directly or through other scanned modules.
  func modules(usedBy module: String) -> Set<String> {
    var used: Set<String> = [], pending = [module]
    while let next = pending.popLast() {
      for other in imports[next] ?? [] where used.insert(other).inserted { pending.append(other) }
    }
    return used
  }
}

/// The files that an app compiles, too. An intent or a provider that an app and its extension compile counts as the app's.
struct SharedFiles {
  private let model: LintModel
  /// The apps that compile each type.
  private var apps: [ShippedDeclaration.Source: Set<String>] = [:]
  /// The paths of the files of apps that are read only to resolve names.
  private var filesOfOtherApps: Set<String> = []

  init(_ model: LintModel) {
    self.model = model
    for type in model.types where model.kind(of: type.module) == .app {
      apps[model.shippedSource(of: type), default: []].insert(type.module)
    }
    let reported = Set(model.bundle.modules)
    for file in model.files where !reported.contains(file.module) && model.kind(of: file.module) == .app {
      filesOfOtherApps.insert(file.path)
    }
  }

  func isInApp(_ type: DeclaredType) -> Bool {
    guard let path = model.path(of: type) else { return false }
    return filesOfOtherApps.contains(path)
      || apps[model.shippedSource(of: type)]?.contains { $0 != type.module } == true
  }
}

extension LintSettings.ModuleKind {
  /// Targets that have metadata of their own in the installed app.
  static let products: Set<Self> = [.app, .appIntentsExtension, .widgetExtension]
  static let libraries: Set<Self> = [.library, .dynamicLibrary]
}
