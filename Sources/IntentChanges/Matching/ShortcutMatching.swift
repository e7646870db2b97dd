/// An App Shortcut with the provider that lists it.
struct ListedShortcut: Equatable, Sendable {
  var provider: Catalog.Declaration
  var shortcut: Catalog.Shortcut
  /// The bare name of the intent that it runs, as the new version has it.
  var intent: String
  /// The known types of the intent's parameters, by name.
  var parameterTypes: [String: TypeShape]
  /// The position among the App Shortcuts of its provider, from 0.
  var position: Int

  /// The symbol of changes of the App Shortcut, such as `App.Shortcuts/OpenShelf`.
  var symbol: String { "\(provider.symbol)/\(shortcut.intent ?? "?")" }
}

/// Matches shortcuts by the intent that they run. Shortcuts of the same intent are matched by their arguments and phrases, then by
/// their phrases, their arguments and short title, their short title, and then by their order. If a list or an intent of either
/// side is not readable, nothing is matched.
func matchShortcuts(_ old: Catalog, _ new: Catalog, renamed: [String: String]) -> Matching<ListedShortcut> {
  guard let old = listed(old, newNames: renamed), let new = listed(new, newNames: [:]) else { return Matching() }
  func key(_ parts: @escaping (Catalog.Shortcut) -> [String]) -> (ListedShortcut) -> String? {
    return { ([$0.intent] + parts($0.shortcut)).joined(separator: "\u{1F}") }
  }
  return Matching(
    old, new,
    keys: [
      key { [$0.arguments, phrases($0)] }, key { [phrases($0)] },
      key { [$0.arguments, $0.shortTitle.text.known ?? ""] },
      key { [$0.shortTitle.text.known ?? ""] }, key { _ in [] },
    ],
    // A copy of a provider in the same repository neither adds nor removes anything.
    identity: key { [$0.arguments, phrases($0)] })
}

private func phrases(_ shortcut: Catalog.Shortcut) -> String {
  (shortcut.phrases.known ?? []).map(\.text).joined(separator: "\u{1F}")
}

/// The App Shortcuts of a version; nil if a list, or the intent of one of its shortcuts, is not readable.
private func listed(_ catalog: Catalog, newNames: [String: String]) -> [ListedShortcut]? {
  var result: [ListedShortcut] = []
  var types: [String: [String: TypeShape]] = [:]
  let intents = Dictionary(
    catalog.intents.map { ($0.type.name, $0.parameters) }, uniquingKeysWith: { first, _ in first })
  for provider in catalog.providers {
    guard let shortcuts = provider.shortcuts else { return nil }
    for (position, shortcut) in shortcuts.enumerated() {
      guard let intent = shortcut.intent else { return nil }
      let parameterTypes =
        types[intent]
        ?? Dictionary(
          (intents[intent] ?? []).compactMap { parameter in parameter.type.map { (parameter.name, $0) } },
          uniquingKeysWith: { first, _ in first })
      types[intent] = parameterTypes
      result.append(
        ListedShortcut(
          provider: provider.type, shortcut: shortcut, intent: newNames[intent] ?? intent,
          parameterTypes: parameterTypes, position: position))
    }
  }
  return result
}
