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
  /// The declaration that texts belong to.
  private struct Owner {
    var type: DeclaredType
    /// The part of a symbol after the type: `title`.
    var member: String
    var kind: NeededString.Kind
    /// The name in messages, after the words for a text: `'OpenShelf'`.
    var name: String

    init(_ type: DeclaredType, _ member: String, _ kind: NeededString.Kind, name: String? = nil) {
      self.type = type
      self.member = member
      self.kind = kind
      self.name = name ?? "'\(type.name)'"
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

  /// Adds a text of an owner. `words` name the text in messages: `the title`.
  private mutating func add(_ text: Text?, _ words: String, of owner: Owner, in table: String? = nil) {
    switch text {
    case .none: break
    case .unreadable(let unreadable): add(unreadable, words, of: owner)
    case .known(let text):
      // An empty text is looked up nowhere.
      guard !text.key.isEmpty else { return }
      var string = string(words, of: owner, in: table ?? text.tableName, key: text)
      string.texts = [text.catalogDefaultValue ?? text.catalogKey]
      string.hasDefaultValue = text.defaultValue != nil
      string.comment = text.comment?.known
      let isInMainBundle = if case .enumCase("main", _)? = text.bundle?.value.form { true } else { false }
      string.hasOwnBundle = text.bundle != nil && !isInMainBundle
      needed.strings.append(string)
    }
  }

  private mutating func add(_ unreadable: Unreadable, _ words: String, of owner: Owner) {
    needed.unreadable.append(
      UnreadableString(
        kind: owner.kind, module: owner.type.module(ofTextIn: unreadable.place.file), name: "\(words) of \(owner.name)",
        source: unreadable.text,
        place: unreadable.place))
  }

  private func string(_ words: String, of owner: Owner, in table: String?, key: LocalizedText) -> NeededString {
    NeededString(
      kind: owner.kind, module: owner.type.module(ofTextIn: key.keyPlace.file), table: table, key: key.catalogKey,
      texts: [],
      name: "\(words) of \(owner.name)", symbol: "\(owner.type.module).\(owner.type.qualifiedName)/\(owner.member)",
      place: key.keyPlace)
  }

  private mutating func add(_ texts: Constant<[Text]>?, _ words: String, of owner: Owner) {
    for text in texts?.known ?? [] { add(text, words, of: owner) }
  }

  /// Adds the texts of an argument of a property wrapper: a text, or a call whose arguments are texts.
  private mutating func add(_ value: Value, _ words: String, of owner: Owner) {
    switch value.form {
    case .text(let text): add(.known(text), words, of: owner)
    case .call(_, let arguments): for argument in arguments { add(argument.value, words, of: owner) }
    case .unreadable(let unreadable): add(unreadable, words, of: owner)
    default: break
    }
  }

  // MARK: Declarations

  /// The constant values that the type itself states. The compiler does not list a value from a protocol extension, so it is not
  /// part of the type's metadata.
  private func own<Content>(_ fact: Fact<Content>) -> [Content] {
    fact.alternatives.filter { $0.origin.providedBy == nil }.compactMap { $0.content.known }
  }

  private mutating func add(_ intent: Intent) {
    let type = intent.type
    for title in intent.title.alternatives where title.origin.providedBy == nil {
      add(title.content, "the title", of: Owner(type, "title", .title))
    }
    add(intent.description, type, "description")
    for deprecation in own(intent.deprecation) {
      add(deprecation.message, "the deprecation message", of: Owner(type, "deprecation", .description))
    }
    add(intent.parameters, of: type)
    for summary in own(intent.parameterSummary) {
      for sentence in summary.sentences {
        add(sentence.text, "the summary", of: Owner(type, "parameterSummary", .summary))
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
        let name = "\(noun) '\(property.name)' of '\(type.name)'"
        add(argument.value, words, of: Owner(type, "\(property.name)/\(label)", kind, name: name))
      }
    }
  }

  private mutating func add(_ description: Fact<IntentDescription>, _ type: DeclaredType, _ member: String) {
    let owner = Owner(type, member, .description)
    for description in own(description) {
      add(description.text, "the description", of: owner)
      add(description.categoryName, "the category", of: owner)
      add(description.searchKeywords, "a search keyword", of: owner)
      add(description.resultValueName, "the name of the result", of: owner)
    }
  }

  private mutating func add(_ representation: Fact<TypeDisplayRepresentation>, _ type: DeclaredType) {
    let owner = Owner(type, "typeDisplayRepresentation", .typeName)
    for representation in own(representation) {
      add(representation.name, "the type name", of: owner)
      add(representation.numericFormat, "the numeric format", of: owner)
      add(representation.synonyms, "a synonym", of: owner)
    }
  }

  private mutating func add(_ appEnum: AppEnum) {
    add(appEnum.typeDisplayRepresentation, appEnum.type)
    for entry in own(appEnum.caseDisplayRepresentations).joined() {
      guard let representation = entry.representation.known else { continue }
      let name = entry.caseName.known?.name ?? "?"
      let owner = Owner(appEnum.type, name, .enumCase, name: "case '\(name)' of '\(appEnum.type.name)'")
      add(representation.title, "the title", of: owner)
      add(representation.subtitle, "the subtitle", of: owner)
      add(representation.synonyms, "a synonym", of: owner)
      add(representation.descriptionText, "the description", of: owner)
    }
  }

  // MARK: App Shortcuts

  private mutating func add(_ provider: ShortcutsProvider) {
    let owner = Owner(provider.type, "negativePhrases", .negativePhrase)
    for phrase in own(provider.negativePhrases).joined() {
      add(phrase, "a negative phrase", of: owner, in: NeededString.phraseTable)
    }
    for shortcut in provider.shortcuts { add(shortcut, of: provider) }
  }

  private mutating func add(_ shortcut: AppShortcut, of provider: ShortcutsProvider) {
    let intent = shortcut.intent.known?.name
    let name = "the App Shortcut for '\(intent ?? shortcut.intent.unreadable?.text ?? "?")'"
    func owner(_ label: String, _ kind: NeededString.Kind) -> Owner {
      Owner(provider.type, "\(intent ?? "?")/\(label)", kind, name: name)
    }
    addPhrases(of: shortcut, owner("phrases", .phrases))
    add(shortcut.shortTitle, "the short title", of: owner("shortTitle", .shortTitle))
    guard let presentation = shortcut.parameterPresentation?.known else { return }
    add(presentation.summary, "the parameter presentation", of: owner("parameterPresentation", .summary))
    for collection in presentation.optionsCollections {
      add(collection.title, "an options collection", of: owner("parameterPresentation", .typeName))
    }
  }

  /// Adds one text for all phrases of an App Shortcut; its key is the first phrase. If that phrase can't be read, adds only the
  /// phrases that can't be read to `unreadable`.
  private mutating func addPhrases(of shortcut: AppShortcut, _ owner: Owner) {
    let words = "the phrases"
    let phrases: [Text]
    switch shortcut.phrases {
    case .known(let list): phrases = list
    case .unreadable(let unreadable): return add(unreadable, words, of: owner)
    }
    for unreadable in phrases.compactMap(\.unreadable) { add(unreadable, words, of: owner) }
    guard let first = phrases.first?.known else { return }
    let readable = phrases.compactMap(\.known)
    var string = string(words, of: owner, in: NeededString.phraseTable, key: first)
    string.texts = readable.map(\.catalogKey)
    string.isComplete = readable.count == phrases.count
    string.phrasePlaces = readable.map(\.keyPlace)
    string.intent = shortcut.intent.known?.name
    needed.strings.append(string)
  }
}

extension LocalizedText {
  /// The name of the table; nil if the source computes it.
  fileprivate var tableName: String? {
    switch table {
    case .none: NeededString.standardTable
    case .known(let name): name
    case .unreadable: nil
    }
  }
}
