import IntentModel
import SourceScan

/// The sentences that run an app's App Shortcuts in one language: its phrases with the app's name and the values of enums
/// filled in.
package struct SpokenSentences: Sendable {
  /// The number of phrases of an app that Siri learns. That each language has its own limit is unverified.
  package static let limit = 1_000
  /// The most sentences that are listed for one phrase. A phrase with several enums can have more than a reader could use.
  static let shownPerPhrase = 1_000
  /// The most bytes of all listed sentences of an app: a long phrase with many values would fill the memory.
  static let shownBytes = 16 << 20

  package struct Shortcut: Sendable {
    /// The name of the intent; `?` where the source computes it.
    package var intent: String
    /// Whether the language has no phrases, so that Siri uses those of the source's language. False for the source's language and
    /// its variants.
    package var isFromSource: Bool
    package var phrases: [Phrase]
  }

  package struct Phrase: Sendable {
    /// The phrase with its tokens, in the form of string tables: `Öffne ${shelf} in ${applicationName}`.
    package var text: String
    /// The first `shownPerPhrase` sentences at most. There are fewer if the sentences of all phrases have more than `shownBytes`.
    package var sentences: [String]
    /// The number of sentences, one for each combination of values. Siri counts each as a phrase.
    package var count: SentenceCount
  }

  package var language: String
  /// The names of the app; the first one is in the sentences. Empty if no name is known: then the sentences keep the token.
  package var applicationNames: [String]
  package private(set) var shortcuts: [Shortcut] = []
  /// The parameters whose values are known only when the app runs, sorted. The values of such a parameter count as one.
  package private(set) var openParameters: [String] = []

  /// The number of sentences of all phrases.
  package var count: SentenceCount { shortcuts.flatMap(\.phrases).map(\.count).sum() }

  /// `path` returns the file of a text, as the scan reports it.
  package init(
    _ bundle: MetadataBundle, _ localization: Localization, language: String, applicationNames: [String],
    path: (NeededString) -> String
  ) {
    self.language = language
    self.applicationNames = applicationNames
    var reader = SentenceReader(bundle, localization, language: language, applicationName: applicationNames.first)
    var seen: Set<String> = []
    for shortcut in bundle.shortcutsProviders.flatMap(\.shortcuts) {
      guard let needed = reader.phrases(of: shortcut), seen.insert(needed.key).inserted else { continue }
      // The phrases of the source are known even without a table.
      reader.scope = localization.scopes(of: needed, path: path(needed)).first
      shortcuts.append(reader.read(shortcut, needed))
    }
    openParameters = reader.openParameters.sorted()
  }
}

private struct SentenceReader {
  private let localization: Localization
  private let language: String
  private let applicationName: String?
  /// The texts by the locations of the literals of their keys.
  private let strings: [Place: NeededString]
  private let intents: [DeclarationName: Intent]
  private let enums: [DeclarationName: AppEnum]
  /// The scope of the App Shortcut that is being read; nil if none is known.
  var scope: TablePlan.Scope?
  private(set) var openParameters: Set<String> = []
  /// A cache of the words for each parameter, which all phrases share.
  private var knownValues: [ParameterKey: [String]] = [:]
  private var remainingBytes = SpokenSentences.shownBytes

  private struct DeclarationName: Hashable {
    var module: String?
    var name: String?

    init(_ reference: TypeReference) { (module, name) = (reference.module, reference.qualifiedName) }
    init(_ type: DeclaredType) { (module, name) = (type.module, type.qualifiedName) }
  }

  private struct ParameterKey: Hashable {
    var place: Place
    var scope: String?
  }

  init(_ bundle: MetadataBundle, _ localization: Localization, language: String, applicationName: String?) {
    self.localization = localization
    self.language = language
    self.applicationName = applicationName
    intents = Dictionary(bundle.intents.map { (DeclarationName($0.type), $0) }) { first, _ in first }
    enums = Dictionary(bundle.enums.map { (DeclarationName($0.type), $0) }) { first, _ in first }
    strings = Dictionary(localization.needed.strings.map { ($0.place, $0) }) { first, _ in first }
  }

  func phrases(of shortcut: AppShortcut) -> NeededString? {
    guard let first = shortcut.phrases.known?.first?.known, let needed = strings[first.keyPlace] else { return nil }
    return needed.kind == .phrases ? needed : nil
  }

  private func texts(of needed: NeededString, in language: String) -> [String] {
    var reader = LanguageReader(language, of: localization)
    return scope.map { reader.texts(for: needed, of: $0).texts.map(\.value) } ?? []
  }

  mutating func read(_ shortcut: AppShortcut, _ needed: NeededString) -> SpokenSentences.Shortcut {
    let sourceLanguage = scope.map(localization.sourceLanguage) ?? localization.sourceLanguage
    let found = texts(of: needed, in: language), source = texts(of: needed, in: sourceLanguage)
    let texts = found.isEmpty ? source.isEmpty ? needed.texts : source : found
    let isSource = Language.inherits(language, from: sourceLanguage)
    let intent = shortcut.intent.known.flatMap { intents[DeclarationName($0)] }
    var phrases: [SpokenSentences.Phrase] = []
    for text in texts { phrases.append(phrase(text, intent)) }
    return SpokenSentences.Shortcut(
      intent: needed.intent ?? "?", isFromSource: found.isEmpty && !isSource, phrases: phrases)
  }

  private mutating func phrase(_ text: String, _ intent: Intent?) -> SpokenSentences.Phrase {
    var parts: [[String]] = []
    for part in TextPart.parts(of: text) {
      switch part {
      case .text(let text): parts.append([text])
      case .token("applicationName"): parts.append([applicationName ?? "${applicationName}"])
      case .token(let name): parts.append(values(of: name, intent))
      }
    }
    let count = parts.map { SentenceCount($0.count) }.product()
    return SpokenSentences.Phrase(text: text, sentences: sentences(parts, count), count: count)
  }

  /// The first sentences that the values of the parts make; the last part's value changes first.
  private mutating func sentences(_ parts: [[String]], _ count: SentenceCount) -> [String] {
    var sentences: [String] = []
    for number in 0..<min(count.value, SpokenSentences.shownPerPhrase) where remainingBytes > 0 {
      // The size of a sentence is more than its bytes: a short sentence takes memory, too, and its parts take time.
      var rest = number, chosen: [String] = [], size = 32 + parts.count
      for values in parts.reversed() {
        let value = values[rest % values.count]
        chosen.append(value)
        size += value.utf8.count
        rest /= values.count
      }
      remainingBytes -= size
      if remainingBytes >= 0 { sentences.append(chosen.reversed().joined()) }
    }
    return sentences
  }

  /// The words for a parameter's value; its title or name in brackets if the values are known only when the app runs. The token
  /// itself if the intent or the parameter is not found.
  private mutating func values(of name: String, _ intent: Intent?) -> [String] {
    guard let intent, let parameter = intent.parameter(name) else { return ["${\(name)}"] }
    let key = ParameterKey(place: parameter.place, scope: scope?.name)
    if let known = knownValues[key] { return known }
    let values = values(of: parameter, named: name, intent)
    knownValues[key] = values
    return values
  }

  private mutating func values(of parameter: WrappedProperty, named name: String, _ intent: Intent) -> [String] {
    if let declaration = parameter.type?.declaration, let appEnum = enums[DeclarationName(declaration)],
      case let titles = titles(of: appEnum), !titles.isEmpty
    {
      return titles
    }
    openParameters.insert("\(intent.type.name).\(name)")
    guard case .text(let title)? = parameter.title?.form else { return ["[\(name)]"] }
    return ["[\(shown(title).shortened)]"]
  }

  /// The titles of the cases that the system offers, in the order of the cases; the case's name for a title that can't be read.
  private func titles(of appEnum: AppEnum) -> [String] {
    let offered = appEnum.offeredCases
    let representation = AppEnum.representations(in: appEnum.caseDisplayRepresentations)
    return appEnum.cases.filter { offered?.contains($0.name) ?? true }.map { enumCase in
      guard let title = representation(enumCase.name).known.first?.title.known else {
        return enumCase.name
      }
      return shown(title)
    }
  }

  /// A text as people see it in the language.
  private func shown(_ text: LocalizedText) -> String {
    guard let needed = strings[text.keyPlace] else { return text.catalogDefaultValue ?? text.catalogKey }
    var reader = LanguageReader(language, of: localization)
    return reader.shownTexts(for: needed, in: scope.map { [$0] } ?? []).first ?? needed.texts.first ?? needed.key
  }
}
