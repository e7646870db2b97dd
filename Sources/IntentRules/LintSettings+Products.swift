import IntentModel
import SourceScan

extension LintSettings {
  /// The products with what the system sees of each: those of the project, or those of the modules whose kinds the configuration
  /// states. Empty where neither is known.
  ///
  /// `files` is evaluated only if there are command-line tools, or no project.
  package func appProducts(
    of bundle: MetadataBundle, files: @autoclosure () -> [FileFacts], path: (FileID) -> String
  ) -> AppProducts {
    var products = self.products
    if products.isEmpty, !modules.isEmpty { products = productsOfModules(files()) }
    let tools = products.indices.filter { products[$0].kind == .commandLineTool }
    if !tools.isEmpty {
      let ofApps = Self.toolsOfApps(files(), among: Set(tools.map { products[$0].module }))
      // Another product may have the module's name.
      for index in tools where ofApps.contains(products[index].module) { products[index].kind = .app }
    }
    return AppProducts(products, bundle, xcode: xcode, replaced: factsReplacedByWatchApp, path: path)
  }

  /// One product for each module that is not a static library. A static library is linked into the modules that import it, directly
  /// or through other static libraries.
  private func productsOfModules(_ files: [FileFacts]) -> [Product] {
    var imports: [String: Set<String>] = [:]
    for file in files where modules[file.module] != nil {
      imports[file.module, default: []].formUnion(file.imports.filter { modules[$0] != nil })
    }
    let platform = platforms?.min { $0.rawValue < $1.rawValue } ?? .iOS
    return modules.sorted { ($0.value.isApp ? 0 : 1, $0.key) < ($1.value.isApp ? 0 : 1, $1.key) }.compactMap {
      name, kind in
      guard let productKind = kind.productKind else { return nil }
      var product = Product(id: name, name: name, kind: productKind, module: name, platform: platform)
      product.deploymentTarget = deployment[platform.rawValue].map(\.dotted)
      product.skipsMetadata = modulesWithoutExtraction.contains(name)
      var staticModules: Set<String> = [], frameworks: Set<String> = [], pending = [name]
      while let next = pending.popLast() {
        for other in imports[next] ?? [] where other != name {
          switch modules[other] {
          case .library: if staticModules.insert(other).inserted { pending.append(other) }
          case .dynamicLibrary: frameworks.insert(other)
          default: break
          }
        }
      }
      product.staticModules = staticModules.sorted()
      product.frameworks = frameworks.sorted()
      if kind.isApp, modules.values.filter(\.isApp).count == 1 {
        product.embedded = modules.filter { $0.value.productKind?.isExtension ?? false }.keys.sorted()
      }
      return product
    }
  }

  /// The modules among `tools` that import a framework for apps: a script may put such an executable of a package into an app's
  /// bundle.
  static func toolsOfApps(_ files: [FileFacts], among tools: Set<String>) -> Set<String> {
    if tools.isEmpty { return [] }
    var ofApps: Set<String> = []
    for file in files where tools.contains(file.module) && !ofApps.contains(file.module) {
      if ["SwiftUI", "AppKit", "UIKit", "Cocoa"].contains(where: file.imports) { ofApps.insert(file.module) }
    }
    return ofApps
  }
}

extension LintSettings.ModuleKind {
  fileprivate var isApp: Bool { self == .app }

  /// Nil for a library that becomes part of other products.
  fileprivate var productKind: Product.Kind? {
    switch self {
    case .app: .app
    case .appIntentsExtension: .appIntentsExtension
    case .widgetExtension: .widgetExtension
    case .dynamicLibrary: .framework
    case .commandLineTool: .commandLineTool
    case .library: nil
    }
  }
}
