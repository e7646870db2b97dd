import IntentModel
import SourceScan

/// A shortcut where it is listed: by which provider, in which `#if` branch of it, and how findings about it are called.
/// Each of its phrases holds it, so it is one object for all of them.
final class ListedShortcut: Sendable {
  let provider: ShortcutsProvider
  /// Index among the alternatives of the provider's `appShortcuts`: shortcuts of two alternatives are never in one build.
  let alternative: Int
  let shortcut: AppShortcut
  /// `App.Shortcuts/OpenShelf`, `App.Shortcuts/OpenShelf#2` for the second one of that intent.
  let symbol: String

  init(provider: ShortcutsProvider, alternative: Int, shortcut: AppShortcut, symbol: String) {
    self.provider = provider
    self.alternative = alternative
    self.shortcut = shortcut
    self.symbol = symbol
  }

  /// What findings about the shortcut as a whole show besides.
  var intentName: String { shortcut.intent.known?.name ?? shortcut.intent.unreadable?.text ?? "" }

  /// Both are there in one build, on one system.
  func coexists(with other: ListedShortcut, _ settings: LintSettings) -> Bool {
    if provider.type.place == other.provider.type.place, alternative != other.alternative { return false }
    let left = shortcut.conditions, right = other.shortcut.conditions
    guard left.starts(with: right) || right.starts(with: left) else { return false }
    return SystemRelease.all(for: [shortcut, other.shortcut], settings).contains {
      shortcut.isListed(on: $0) && other.shortcut.isListed(on: $0)
    }
  }
}

/// A readable phrase where it is listed.
struct ListedPhrase: Sendable {
  var listed: ListedShortcut
  var index: Int
  var text: LocalizedText
  var symbol: String { "\(listed.symbol)/phrases[\(index)]" }
}

/// A provider with its readable shortcuts.
struct ListedProvider: Sendable {
  let provider: ShortcutsProvider
  /// In source order, those of every alternative.
  let shortcuts: [ListedShortcut]

  var type: DeclaredType { provider.type }

  init(_ provider: ShortcutsProvider) {
    self.provider = provider
    shortcuts = provider.listedShortcuts
  }
}

extension ShortcutsProvider {
  fileprivate var listedShortcuts: [ListedShortcut] {
    appShortcuts.alternatives.enumerated().flatMap { index, alternative in
      var counts: [String: Int] = [:]
      return (alternative.content.known ?? []).compactMap { element -> ListedShortcut? in
        guard let shortcut = element.known else { return nil }
        let name = shortcut.intent.known?.name ?? "?"
        counts[name, default: 0] += 1
        let ordinal = counts[name].map { $0 > 1 ? "#\($0)" : "" } ?? ""
        return ListedShortcut(
          provider: self, alternative: index, shortcut: shortcut, symbol: "\(type.symbol)/\(name)\(ordinal)")
      }
    }
  }
}

extension ListedShortcut {
  /// The readable ones.
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

  /// The intent that a shortcut runs, when the scan holds it and it can't be mistaken for another one of that name.
  func intent(of listed: ListedShortcut) -> Intent? { intent(listed.shortcut.intent.known) }
}

extension ListedPhrase {
  /// The holes that a parameter's values fill: interpolated key paths, and `${name}` in plain text where the intent has a
  /// parameter of that name.
  func parameters(of intent: Intent?) -> [LocalizedText.Placeholder] {
    text.placeholders.filter { placeholder in
      switch placeholder.kind {
      case .keyPath: true
      case .other: placeholder.isRaw && intent?.parameters.contains { $0.name == placeholder.name } == true
      case .applicationName, .type: false
      }
    }
  }
}
