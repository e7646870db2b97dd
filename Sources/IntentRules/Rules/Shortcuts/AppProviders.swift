import IntentModel
import SourceScan

/// The providers whose shortcuts are part of one app, if the target map and the sources state it.
struct AppProviders: Sendable {
  var providers: [ListedProvider]

  /// The shortcuts that one build of the app lists, in the order of the providers: those of the first `#if` branch of
  /// each provider.
  var shortcuts: [ListedShortcut] { providers.flatMap(\.shortcuts).filter { $0.alternative == 0 } }
}

extension LintModel {
  /// Providers by app. With a target map that has one app, the providers of libraries belong to that app. Without a map,
  /// each module counts as one app, unless its folders show several.
  ///
  /// `isComplete` is false if it is unknown which providers belong together: a module contains several targets, or several
  /// modules have providers and the map does not list all of them.
  var apps: (groups: [AppProviders], isComplete: Bool) {
    var isComplete = knowsTargets(of: bundle.shortcutsProviders.map(\.type))
    var groups: [AppProviders] = [], sources: [Set<ShippedDeclaration.Source>] = []
    var known: [String: FirstInTargets] = [:]
    let counts = Dictionary(providers.map { ($0.type.module, 1) }, uniquingKeysWith: +)
    lazy var targets = TargetFolders(self)
    for provider in providers {
      let module = app(of: provider.type.module), kind = settings.modules[provider.type.module]
      if kind == nil, holdsSeveralTargets(module) {
        if counts[module, default: 0] > 1 { isComplete = false }
        groups.append(AppProviders(providers: [provider]))
        sources.append([])
        continue
      }
      let home = targets.home(of: provider.type)
      if let index = known[module]?.group(sharing: home) {
        // A file that the app and a library of it compile is one provider for the user.
        guard sources[index].insert(shippedSource(of: provider.type)).inserted else { continue }
        groups[index].providers.append(provider)
      } else {
        if known[module] != nil { isComplete = false }
        known[module, default: FirstInTargets()].add(groups.count, home: home)
        groups.append(AppProviders(providers: [provider]))
        sources.append([shippedSource(of: provider.type)])
      }
    }
    return (groups, isComplete)
  }

  /// The App Shortcuts that an app ships, each once, although several providers may inherit it. If the app's target has a provider,
  /// the App Shortcuts of libraries are lost.
  func shippedShortcuts(of app: AppProviders) -> [ListedShortcut] {
    let ofTarget = app.providers.filter { kind(of: $0.type.module) == .app }
    return app.providers.filter { provider in
      kind(of: provider.type.module).map { $0 == .app } ?? true
        || !ofTarget.contains { $0.type.coexists(with: provider.type) }
    }
    .flatMap(\.shortcuts).uniqued(by: \.shortcut.place)
  }

  /// The module of the app that a module is part of: for a library, that of the only app. If there is not exactly one app, and for
  /// any other module, it is the module itself.
  func app(of module: String) -> String {
    let kind = settings.modules[module]
    guard kind == .library || kind == .dynamicLibrary else { return module }
    return onlyApp ?? module
  }

  /// Whether it is known which of these types share an app. Types of one module do; others need the target map.
  func knowsTargets(of types: [DeclaredType]) -> Bool {
    let modules = Set(types.map(\.module))
    return modules.count < 2 || modules.allSatisfy { settings.modules[$0] != nil }
  }

  /// Whether a module is a folder of several targets: it has two types of the same name, or an app extension.
  func holdsSeveralTargets(_ module: String) -> Bool {
    modulesWithExtensions.contains(module) || modulesWithHomonyms.contains(module)
  }
}

extension DeclaredType {
  /// Whether one build can compile both types: their `#if` conditions do not exclude each other.
  func coexists(with other: DeclaredType) -> Bool {
    conditions.starts(with: other.conditions) || other.conditions.starts(with: conditions)
  }
}

extension WrappedProperty {
  /// Whether one build can compile both properties.
  func coexists(with other: WrappedProperty) -> Bool {
    conditions.starts(with: other.conditions) || other.conditions.starts(with: conditions)
  }
}
