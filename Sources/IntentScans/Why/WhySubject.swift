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
  /// A provider with an App Shortcut of it, in a file that no target compiles.
  var uncompiledProvider: DeclaredType?
  var entity: Entity?
  /// The entities and enums that are types of its parameters, and their queries.
  var related: [DeclaredType] = []

  /// Whether a place is in the code of the declaration, of its related types or of its App Shortcuts.
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

  /// Whether a finding about its provider is about its phrases, too: one finding counts for all phrases with entities.
  func sharesFinding(_ rule: String, symbol: String) -> Bool {
    rule == "missing-update-app-shortcut-parameters" && saysEntity
      && shortcuts.contains { "\($0.provider.module).\($0.provider.qualifiedName)" == symbol }
  }

  /// Whether a finding's symbol is that of the declaration, or of a part of it.
  func holds(symbol: String) -> Bool {
    // Several targets may compile it, and a finding is about one of them.
    let symbol = symbol.drop { $0 != "." }.dropFirst()
    func isPart(_ whole: String) -> Bool {
      symbol == whole || symbol.hasPrefix(whole + "/") || symbol.hasPrefix(whole + ".")
    }
    let isOfPhraseTable = symbol == "AppShortcuts" || symbol.hasPrefix("AppShortcuts/")
    return isPart(type.qualifiedName) || isOfPhraseTable && !shortcuts.isEmpty
      || shortcuts.contains { isPart("\($0.provider.qualifiedName)/\(type.name)") }
  }
}

extension MetadataBundle {
  /// The declarations with a name: of a type, a title, a short title, a case, a phrase with or without the app's name in it, or the
  /// provider of App Shortcuts.
  /// `paths`: those of the files.
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

  /// The names that a person may have meant.
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
    return WhySubject(kind: kind, type: intent.type, intent: intent, shortcuts: shortcuts, related: related)
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
        if let name = intent.qualifiedName {
          byQualifiedName[name, default: []].append((shortcut, provider.type))
        } else {
          byName[intent.name, default: []].append((shortcut, provider.type))
        }
      }
    }
  }

  subscript(intent: Intent) -> Shortcuts {
    byQualifiedName[intent.type.qualifiedName, default: []] + byName[intent.type.name, default: []]
  }
}

extension String {
  /// The words of a text in lower case, without punctuation.
  fileprivate var wordsOfName: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "$" && $0 != "{" && $0 != "}" }.map(String.init)
  }

  /// Whether these words can be a way to say the phrase. Placeholders match any words, at most eight in all.
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
