import IntentModel
import SourceScan

/// The subject of 'intentscan why': a declaration that people should find, with all that decides whether they do.
package struct WhySubject: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case intent = "intent", appShortcut = "App Shortcut", entity = "entity", appEnum = "app enum"
  }

  package let kind: Kind
  package let type: DeclaredType
  var intent: Intent?
  /// The App Shortcuts of the intent, each with its provider.
  var shortcuts: [(shortcut: AppShortcut, provider: DeclaredType)] = []
  /// A provider with an App Shortcut of the intent, in a file that no target compiles; nil if there is none.
  var uncompiledProvider: DeclaredType?
  var entity: Entity?
  /// The entities and enums that are types of the intent's parameters, with the entities' default queries; or the default query of
  /// the entity.
  var related: [DeclaredType] = []
  /// The App Shortcuts of other intents, as symbols without the module: `Provider/OpenBook`.
  var otherShortcuts: Set<String> = []
  /// The runners of the intent, without App Shortcuts and tips about them.
  var runners: [IntentRunner] = []
  /// Whether the app's metadata contains the declaration, as far as the products of all apps show it.
  var metadata = WhyCondition.Fact.holds("")
  /// Whether the phrases of its app are in the app's languages.
  var languagesOfPhrases = WhyCondition.Fact.holds("")

  /// Whether a place is in the code of the declaration, of its related types or of its App Shortcuts, or is that of their
  /// provider.
  func holds(_ place: Place) -> Bool {
    func isIn(_ type: DeclaredType) -> Bool { type.place.file == place.file && type.span.contains(place.span) }
    return isIn(type) || related.contains(where: isIn)
      || shortcuts.contains {
        $0.provider.place == place
          || $0.shortcut.place.file == place.file && $0.shortcut.place.span.contains(place.span)
      }
  }

  /// Whether a phrase contains a parameter that is an entity.
  private var saysEntity: Bool {
    let entities = Set((intent?.parameters ?? []).filter { $0.type?.kind == .entity }.map(\.name))
    return shortcuts.contains { shortcut, _ in
      (shortcut.phrases.known ?? []).contains { phrase in
        phrase.known?.placeholders.contains { $0.kind == .keyPath && entities.contains($0.name) } == true
      }
    }
  }

  /// Whether a finding of the rule about updates of App Shortcut parameters is about the declaration, because its phrases contain
  /// an entity. The provider has one such finding for all its phrases.
  func sharesFinding(_ rule: String, symbol: String) -> Bool {
    rule == "missing-update-app-shortcut-parameters" && saysEntity
      && shortcuts.contains { "\($0.provider.module).\($0.provider.qualifiedName)" == symbol }
  }

  /// Whether a finding's symbol is that of the declaration or of a part of it, of one of its App Shortcuts, or of the table of
  /// phrases.
  func holds(symbol: String) -> Bool {
    // The module is ignored: several targets may compile the declaration, and a finding is about one of them.
    let symbol = symbol.drop { $0 != "." }.dropFirst()
    func isPart(_ whole: String) -> Bool {
      symbol == whole || symbol.hasPrefix(whole + "/") || symbol.hasPrefix(whole + ".")
    }
    // A provider may have the name of the table.
    let isOfPhraseTable =
      (symbol == "AppShortcuts" || symbol.hasPrefix("AppShortcuts/")) && !otherShortcuts.contains(where: isPart)
    return isPart(type.qualifiedName) || isOfPhraseTable && !shortcuts.isEmpty
      || shortcuts.contains { isPart("\($0.provider.qualifiedName)/\(type.name)") }
  }
}

extension MetadataBundle {
  /// The declarations with a name: of a type, a title, a short title, a case, a phrase with or without the app's name in it, or
  /// the provider of App Shortcuts. `paths` has the path of each file.
  func subjects(named name: String, paths: [String]) -> [WhySubject] {
    let words = name.wordsOfName
    guard !words.isEmpty else { return [] }
    func isNamed(_ texts: String?...) -> Bool { texts.contains { $0?.wordsOfName == words } }
    var found: [WhySubject] = []
    let all = ShortcutsOfIntents(self, paths: paths)
    for intent in intents {
      let shortcuts = all[intent]
      if isNamed(intent.type.name, intent.type.qualifiedName, intent.title.only?.key) {
        found.append(subject(.intent, intent, shortcuts))
      } else {
        let asked = shortcuts.filter { shortcut, provider in
          isNamed(shortcut.shortTitle?.known?.key, provider.name)
            || (shortcut.phrases.known ?? []).contains { $0.known?.key.isPhrase(of: words) == true }
        }
        if !asked.isEmpty { found.append(subject(.appShortcut, intent, asked)) }
      }
    }
    for entity in entities
    where isNamed(entity.type.name, entity.typeDisplayRepresentation.only?.name.known?.key) {
      let query = entity.defaultQuery.only.flatMap { reference in
        queries.first { $0.type.qualifiedName == reference.qualifiedName }
      }
      found.append(
        WhySubject(kind: .entity, type: entity.type, entity: entity, related: [query?.type].compactMap(\.self)))
    }
    for appEnum in enums {
      let isCase = appEnum.cases.contains { isNamed($0.name, "\(appEnum.type.name).\($0.name)") }
      guard isCase || isNamed(appEnum.type.name, appEnum.typeDisplayRepresentation.only?.name.known?.key) else {
        continue
      }
      found.append(WhySubject(kind: .appEnum, type: appEnum.type))
    }
    return found
  }

  /// The names of types, the titles of intents and the short titles of App Shortcuts, for suggestions.
  var namesOfSubjects: [String] {
    intents.map(\.type.name) + intents.compactMap { $0.title.only?.key } + entities.map(\.type.name)
      + enums.map(\.type.name)
      + shortcutsProviders.flatMap(\.shortcuts).compactMap { $0.shortTitle?.known?.key }
  }

  private func subject(
    _ kind: WhySubject.Kind, _ intent: Intent, _ shortcuts: [(shortcut: AppShortcut, provider: DeclaredType)]
  ) -> WhySubject {
    let named = Set(intent.parameters.compactMap { $0.type?.declaration?.qualifiedName })
    let values = (entities.map(\.type) + enums.map(\.type)).filter { named.contains($0.qualifiedName) }
    let asked = Set(
      entities.filter { named.contains($0.type.qualifiedName) }.compactMap { $0.defaultQuery.only?.qualifiedName })
    let related = values + queries.map(\.type).filter { asked.contains($0.qualifiedName) }
    let listed = shortcutsProviders.flatMap { provider in
      provider.shortcuts.compactMap { shortcut in
        shortcut.intent.known.map { "\(provider.type.qualifiedName)/\($0.name)" }
      }
    }
    return WhySubject(
      kind: kind, type: intent.type, intent: intent, shortcuts: shortcuts, related: related,
      otherShortcuts: Set(listed).subtracting(shortcuts.map { "\($0.provider.qualifiedName)/\(intent.type.name)" }))
  }
}

/// The App Shortcuts of each intent, with their providers.
struct ShortcutsOfIntents {
  typealias Shortcuts = [(shortcut: AppShortcut, provider: DeclaredType)]

  private var byQualifiedName: [String: Shortcuts] = [:]
  /// App Shortcuts whose intent is not one of the scan's types, so that only its name is known.
  private var byName: [String: Shortcuts] = [:]

  init(_ bundle: MetadataBundle, paths: [String]) {
    // Several targets may compile the file of a provider. Its App Shortcuts count once.
    var seen: Set<String> = []
    for provider in bundle.shortcutsProviders {
      for shortcut in provider.shortcuts {
        let place = shortcut.place
        guard let intent = shortcut.intent.known,
          seen.insert("\(place.span.start) \(paths.indices.contains(place.file) ? paths[place.file] : "")").inserted
        else { continue }
        if let module = intent.module, let name = intent.qualifiedName {
          byQualifiedName["\(module).\(name)", default: []].append((shortcut, provider.type))
        } else {
          byName[intent.name, default: []].append((shortcut, provider.type))
        }
      }
    }
  }

  subscript(intent: Intent) -> Shortcuts {
    byQualifiedName["\(intent.type.module).\(intent.type.qualifiedName)", default: []]
      + byName[intent.type.name, default: []]
  }
}

extension String {
  /// The words of a text in lowercase letters, without punctuation other than `$`, `{` and `}`, which mark placeholders.
  fileprivate var wordsOfName: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "$" && $0 != "{" && $0 != "}" }.map(String.init)
  }

  /// Whether the phrase's own words are among `words` in the same order, so that `words` can be a way to say the phrase. At most
  /// eight other words are accepted for the placeholders.
  fileprivate func isPhrase(of words: [String]) -> Bool {
    let own = wordsOfName.filter { !$0.hasPrefix("${") }
    guard !own.isEmpty, words.count <= own.count + 8 else { return false }
    var rest = words[...]
    for word in own {
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
