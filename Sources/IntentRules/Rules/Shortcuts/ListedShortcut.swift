import IntentModel

/// A shortcut with the provider that lists it, its `#if` branch, and the symbol that findings about it use.
/// A class, because each of its phrases refers to it.
final class ListedShortcut: Sendable {
  let provider: ShortcutsProvider
  /// Index among the alternatives of the provider's `appShortcuts`. No build has shortcuts of two alternatives.
  let alternative: Int
  let shortcut: AppShortcut
  /// `App.Shortcuts/OpenShelf`, for each shortcut of that intent.
  let symbol: String

  init(provider: ShortcutsProvider, alternative: Int, shortcut: AppShortcut, symbol: String) {
    self.provider = provider
    self.alternative = alternative
    self.shortcut = shortcut
    self.symbol = symbol
  }

  /// The intent that it runs, for messages.
  var intentName: String { shortcut.intent.known?.name ?? shortcut.intent.unreadable?.text ?? "" }

  /// Whether one build lists both App Shortcuts on one system.
  func coexists(with other: ListedShortcut, _ settings: LintSettings) -> Bool {
    if provider.type.place == other.provider.type.place, alternative != other.alternative { return false }
    let left = shortcut.conditions, right = other.shortcut.conditions
    guard left.starts(with: right) || right.starts(with: left) else { return false }
    return SystemRelease.all(for: [shortcut, other.shortcut], settings).contains {
      shortcut.isListed(on: $0) && other.shortcut.isListed(on: $0)
    }
  }
}

/// A readable phrase with the shortcut that lists it.
struct ListedPhrase: Sendable {
  var listed: ListedShortcut
  /// The position in the shortcut's list of phrases.
  var index: Int
  var text: LocalizedText
  /// The symbol of findings about the phrase. A rule with several findings in a phrase computes it once, because it holds the whole
  /// phrase.
  var symbol: String { "\(listed.symbol)/phrases/\(text.key)" }
}

/// A provider with its readable shortcuts.
struct ListedProvider: Sendable {
  let provider: ShortcutsProvider
  /// The shortcuts of every alternative, in source order.
  let shortcuts: [ListedShortcut]

  var type: DeclaredType { provider.type }

  init(_ provider: ShortcutsProvider) {
    self.provider = provider
    shortcuts = provider.appShortcuts.alternatives.enumerated().flatMap { index, alternative in
      (alternative.content.known ?? []).compactMap(\.known).map { shortcut in
        ListedShortcut(
          provider: provider, alternative: index, shortcut: shortcut,
          symbol: "\(provider.type.symbol)/\(shortcut.intent.known?.name ?? "?")")
      }
    }
  }
}

extension ListedShortcut {
  /// The readable phrases.
  var phrases: [ListedPhrase] {
    (shortcut.phrases.known ?? []).enumerated().compactMap { index, phrase in
      phrase.known.map { ListedPhrase(listed: self, index: index, text: $0) }
    }
  }
}

extension LintModel {
  /// Every readable shortcut of every provider.
  var listedShortcuts: [ListedShortcut] { providers.flatMap(\.shortcuts) }

  /// The bare names of the intents that App Shortcuts run.
  var intentsOfShortcuts: Set<String> { Set(listedShortcuts.compactMap { $0.shortcut.intent.known?.name }) }

  /// The intent that a shortcut runs; nil if its name is unreadable, if no scanned intent has the name, or if several have it that
  /// are equally near.
  func intent(of listed: ListedShortcut) -> Intent? { intent(listed.shortcut.intent.known) }
}

extension ListedPhrase {
  /// The placeholders for parameters: interpolated key paths, and `${name}` in plain text if the intent has a parameter of
  /// that name.
  func parameters(of intent: Intent?) -> [LocalizedText.Placeholder] {
    text.placeholders.filter { placeholder in
      switch placeholder.kind {
      case .keyPath: true
      case .other: placeholder.isRaw && intent?.parameter(placeholder.name) != nil
      case .applicationName, .type: false
      }
    }
  }
}
