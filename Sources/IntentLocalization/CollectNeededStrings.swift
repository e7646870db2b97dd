import IntentModel
import SourceScan

/// The texts of a scan that string tables hold: those of its metadata. Texts of instances, such as the display
/// representation of an entity, and texts that the app itself shows are not among them.
///
/// - Parameter allConditions: The same scan with all `#if` branches. A text that only this scan has is inactive: another build
///   needs it.
package func neededStrings(of bundle: MetadataBundle, allConditions: MetadataBundle? = nil) -> NeededStrings {
  guard let allConditions else { return NeededStringsCollector(bundle).needed }
  let active = NeededStringsCollector(bundle).needed
  var all = NeededStringsCollector(allConditions).needed
  let places = Set(active.strings.map { Use(kind: $0.kind, place: $0.place) })
  for index in all.strings.indices {
    let string = all.strings[index]
    all.strings[index].isActive = places.contains(Use(kind: string.kind, place: string.place))
  }
  return all
}

private struct Use: Hashable {
  var kind: NeededString.Kind
  var place: Place
}

private struct NeededStringsCollector {
  /// The declaration that a text belongs to.
  private struct Owner {
    var type: DeclaredType
    /// The member in symbols.
    var member: String
    /// The name in messages.
    var name: String

    init(_ type: DeclaredType, _ member: String, _ name: String) {
      self.type = type
      self.member = member
      self.name = name
    }
  }

  private(set) var needed = NeededStrings()

  init(_ bundle: MetadataBundle) {
    for provider in bundle.shortcutsProviders { add(provider) }
    for intent in bundle.intents { add(intent) }
    for entity in bundle.entities {
      add(entity.typeDisplayRepresentation, entity.type)
      add(entity.properties, of: entity.type, "property")
    }
    for query in bundle.queries {
      add(query.findIntentDescription, query.type, "findIntentDescription")
      add(query.parameters, of: query.type)
    }
    for provider in bundle.optionsProviders { add(provider.parameters, of: provider.type) }
    for appEnum in bundle.enums { add(appEnum) }
    for union in bundle.unions { add(union.labeledCases) }
  }

  // MARK: Texts

  private mutating func add(_ text: Text?, _ kind: NeededString.Kind, _ owner: Owner, in table: String? = nil) {
    switch text {
    case .none: break
    case .unreadable(let unreadable):
      needed.unreadable.append(
        UnreadableString(
          kind: kind, module: owner.type.module, name: owner.name, source: unreadable.text, place: unreadable.place))
    case .known(let text):
      // An empty text is looked up nowhere.
      guard !text.key.isEmpty else { return }
      var string = NeededString(
        kind: kind, module: owner.type.module, table: table ?? text.tableName, key: text.catalogKey,
        texts: [text.catalogDefaultValue ?? text.catalogKey], name: owner.name,
        symbol: "\(owner.type.symbolName)/\(owner.member)", place: text.keyPlace)
      string.hasDefaultValue = text.defaultValue != nil
      string.comment = text.comment?.known
      if let bundle = text.bundle, case .enumCase("main", _) = bundle.value.form {
        string.hasOwnBundle = false
      } else {
        string.hasOwnBundle = text.bundle != nil
      }
      needed.strings.append(string)
    }
  }

  private mutating func add(_ texts: Constant<[Text]>?, _ kind: NeededString.Kind, _ owner: Owner) {
    for text in texts?.known ?? [] { add(text, kind, owner) }
  }

  /// An argument of a wrapper: a text, or a call of texts.
  private mutating func add(_ value: Value, _ kind: NeededString.Kind, _ owner: Owner) {
    switch value.form {
    case .text(let text): add(.known(text), kind, owner)
    case .call(_, let arguments): for argument in arguments { add(argument.value, kind, owner) }
    case .unreadable(let unreadable): add(.unreadable(unreadable), kind, owner)
    default: break
    }
  }

  // MARK: Declarations

  /// The compiler does not list a value from a protocol extension, so it is not part of the type's metadata.
  private func own<Content>(_ fact: Fact<Content>) -> [Content] {
    fact.alternatives.filter { $0.origin.providedBy == nil }.compactMap { $0.content.known }
  }

  private mutating func add(_ intent: Intent) {
    let type = intent.type
    for title in intent.title.alternatives where title.origin.providedBy == nil {
      add(title.content, .title, Owner(type, "title", "the title of '\(type.name)'"))
    }
    add(intent.description, type, "description")
    for deprecation in own(intent.deprecation) {
      add(deprecation.message, .description, Owner(type, "deprecation", "the deprecation message of '\(type.name)'"))
    }
    add(intent.parameters, of: type)
    for summary in own(intent.parameterSummary) {
      for sentence in summary.sentences {
        add(sentence.text, .summary, Owner(type, "parameterSummary", "the summary of '\(type.name)'"))
      }
    }
  }

  private mutating func add(_ properties: [WrappedProperty], of type: DeclaredType, _ noun: String = "parameter") {
    for property in properties {
      for argument in property.arguments {
        guard let label = argument.label else { continue }
        let (kind, words): (NeededString.Kind, String)
        switch label {
        case "title": (kind, words) = (.parameter, "the title")
        case "description": (kind, words) = (.parameter, "the description")
        case "displayName": (kind, words) = (.parameter, "the display names")
        case "requestValueDialog", "requestDisambiguationDialog": (kind, words) = (.dialog, "'\(label)'")
        default: continue
        }
        add(
          argument.value, kind,
          Owner(type, "\(property.name)/\(label)", "\(words) of \(noun) '\(property.name)' of '\(type.name)'"))
      }
    }
  }

  private mutating func add(_ description: Fact<IntentDescription>, _ type: DeclaredType, _ member: String) {
    for description in own(description) {
      func owner(_ words: String) -> Owner { Owner(type, member, "\(words) of '\(type.name)'") }
      add(description.text, .description, owner("the description"))
      add(description.categoryName, .description, owner("the category"))
      add(description.searchKeywords, .description, owner("a search keyword"))
      add(description.resultValueName, .description, owner("the name of the result"))
    }
  }

  private mutating func add(_ representation: Fact<TypeDisplayRepresentation>, _ type: DeclaredType) {
    for representation in own(representation) {
      func owner(_ words: String) -> Owner { Owner(type, "typeDisplayRepresentation", "\(words) of '\(type.name)'") }
      add(representation.name, .typeName, owner("the type name"))
      add(representation.numericFormat, .typeName, owner("the numeric format"))
      add(representation.synonyms, .typeName, owner("a synonym"))
    }
  }

  private mutating func add(_ appEnum: AppEnum) {
    add(appEnum.typeDisplayRepresentation, appEnum.type)
    for entries in own(appEnum.caseDisplayRepresentations) {
      for entry in entries {
        guard let representation = entry.representation.known else { continue }
        let name = entry.caseName.known?.name ?? "?"
        func owner(_ words: String) -> Owner {
          Owner(appEnum.type, name, "\(words) of case '\(name)' of '\(appEnum.type.name)'")
        }
        add(representation.title, .enumCase, owner("the title"))
        add(representation.subtitle, .enumCase, owner("the subtitle"))
        add(representation.synonyms, .enumCase, owner("a synonym"))
        add(representation.descriptionText, .enumCase, owner("the description"))
      }
    }
  }

  // MARK: App Shortcuts

  private mutating func add(_ provider: ShortcutsProvider) {
    for phrases in own(provider.negativePhrases) {
      for phrase in phrases {
        add(
          phrase, .negativePhrase,
          Owner(provider.type, "negativePhrases", "a negative phrase of '\(provider.type.name)'"),
          in: NeededString.phraseTable)
      }
    }
    for alternative in provider.appShortcuts.alternatives {
      for element in alternative.content.known ?? [] {
        guard let shortcut = element.known else { continue }
        add(shortcut, of: provider)
      }
    }
  }

  private mutating func add(_ shortcut: AppShortcut, of provider: ShortcutsProvider) {
    let intent = shortcut.intent.known?.name
    let words = "the App Shortcut for '\(intent ?? shortcut.intent.unreadable?.text ?? "?")'"
    func owner(_ label: String, _ name: String) -> Owner {
      Owner(provider.type, "\(intent ?? "?")/\(label)", "\(name) of \(words)")
    }
    addPhrases(of: shortcut, owner("phrases", "the phrases"))
    add(shortcut.shortTitle, .shortTitle, owner("shortTitle", "the short title"))
    guard let presentation = shortcut.parameterPresentation?.known else { return }
    add(presentation.summary, .summary, owner("parameterPresentation", "the parameter presentation"))
    for collection in presentation.optionsCollections {
      add(collection.title, .typeName, owner("parameterPresentation", "an options collection"))
    }
  }

  /// One text for the whole list: its key is the first phrase.
  private mutating func addPhrases(of shortcut: AppShortcut, _ owner: Owner) {
    func addUnreadable(_ unreadable: Unreadable) {
      needed.unreadable.append(
        UnreadableString(
          kind: .phrases, module: owner.type.module, name: owner.name, source: unreadable.text, place: unreadable.place)
      )
    }
    let phrases: [Text]
    switch shortcut.phrases {
    case .known(let list): phrases = list
    case .unreadable(let unreadable): return addUnreadable(unreadable)
    }
    for phrase in phrases { phrase.unreadable.map(addUnreadable) }
    guard let first = phrases.first?.known else { return }
    let readable = phrases.compactMap(\.known)
    var string = NeededString(
      kind: .phrases, module: owner.type.module, table: NeededString.phraseTable, key: first.catalogKey,
      texts: readable.map(\.catalogKey), name: owner.name, symbol: "\(owner.type.symbolName)/\(owner.member)",
      place: first.keyPlace)
    string.isComplete = readable.count == phrases.count
    string.phrasePlaces = readable.map(\.keyPlace)
    string.intent = shortcut.intent.known?.name
    needed.strings.append(string)
  }
}

extension LocalizedText {
  /// Nil if the source names a table by something that is not a constant.
  fileprivate var tableName: String? {
    switch table {
    case .none: NeededString.standardTable
    case .known(let name): name
    case .unreadable: nil
    }
  }
}

extension DeclaredType {
  /// `App.Shelves.OpenShelf`
  fileprivate var symbolName: String { "\(module).\(qualifiedName)" }
}
