import IntentModel

/// The providers whose shortcuts end up in one app, as far as the target map and the sources tell.
struct AppProviders: Sendable {
  var providers: [ListedProvider]

  /// The shortcuts that one build of the app lists, in the providers' order: those of the first `#if` branch of each. A
  /// provider with several branches stands for itself.
  var shortcuts: [ListedShortcut] { providers.flatMap(\.shortcuts).filter { $0.alternative == 0 } }
}

extension LintModel {
  /// Providers by app. With a target map, an only app takes in the libraries' providers; without one, each module is taken
  /// for one app, unless its folders show several. `isComplete` is false where which providers belong together can't be told: a module is plainly more than
  /// one target, or several modules have providers and not all have a kind.
  var apps: (groups: [AppProviders], isComplete: Bool) {
    var isComplete = knowsTargets(of: bundle.shortcutsProviders.map(\.type))
    var groups: [AppProviders] = [], modules: [String] = []
    lazy var targets = TargetFolders(self)
    for provider in providers {
      let module = app(of: provider.type.module), kind = settings.modules[provider.type.module]
      if kind == nil, holdsSeveralTargets(module) {
        if bundle.shortcutsProviders.count(where: { $0.type.module == module }) > 1 { isComplete = false }
        groups.append(AppProviders(providers: [provider]))
        modules.append("")
      } else if let index = groups.indices.first(where: { index in
        modules[index] == module && targets.mayShareApp(groups[index].providers[0].type, provider.type)
      }) {
        groups[index].providers.append(provider)
      } else {
        if modules.contains(module) { isComplete = false }
        groups.append(AppProviders(providers: [provider]))
        modules.append(module)
      }
    }
    return (groups, isComplete)
  }

  /// The module that stands for the app which a module is part of: a library's is the only app's.
  func app(of module: String) -> String {
    let kind = settings.modules[module]
    let apps = bundle.modules.filter { settings.modules[$0] == .app }
    return (kind == .library || kind == .dynamicLibrary) && apps.count == 1 ? apps[0] : module
  }

  /// Whether the target map says which of these types share an app: those of one module do.
  func knowsTargets(of types: [DeclaredType]) -> Bool {
    let modules = Set(types.map(\.module))
    return modules.count < 2 || modules.allSatisfy { settings.modules[$0] != nil }
  }

  /// A module in which two types have one name, or which has an extension beside the app, is a folder of several targets.
  func holdsSeveralTargets(_ module: String) -> Bool {
    bundle.extensions.contains { $0.type.module == module } || modulesWithHomonyms.contains(module)
  }
}

extension DeclaredType {
  /// Both are compiled where one of them is: their `#if`s don't part.
  func coexists(with other: DeclaredType) -> Bool {
    conditions.starts(with: other.conditions) || other.conditions.starts(with: conditions)
  }
}
