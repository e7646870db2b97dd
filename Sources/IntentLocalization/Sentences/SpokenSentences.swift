import IntentModel
import SourceScan

/// What a person can say to run an app's App Shortcuts, in one language: its phrases with the app's name and the values of
/// enums filled in.
package struct SpokenSentences: Sendable {
  /// Siri learns so many phrases of an app. That each language has its own limit is unverified.
  package static let limit = 1_000
  /// A phrase with several enums can have more sentences than a reader could use.
  static let shownPerPhrase = 1_000

  package struct Shortcut: Sendable {
    /// The name of the intent; `?` where the source computes it.
    package var intent: String
    /// Whether the language has no phrases, so that Siri uses those of the source's language.
    package var isFromSource: Bool
    package var phrases: [Phrase]
  }

  package struct Phrase: Sendable {
    /// As the table has it: `Öffne ${shelf} in ${applicationName}`.
    package var text: String
    /// At most a thousand.
    package var sentences: [String]
    /// How many of the app's phrases it counts as: one for each combination of values.
    package var count: Int
  }

  package var language: String
  /// The first one is in the sentences. Empty where it is not known: then the token stays.
  package var applicationNames: [String]
  package private(set) var shortcuts: [Shortcut] = []
  /// The parameters whose values are known only when the app runs, sorted. They are not counted.
  package private(set) var openParameters: [String] = []

  /// The phrases with the values of their parameters.
  package var count: Int { shortcuts.flatMap(\.phrases).reduce(0) { $0 + $1.count } }

  /// `path` is where a text is, as the scan reports it.
  package init(
    _ bundle: MetadataBundle, _ localization: Localization, language: String, applicationNames: [String],
    path: (NeededString) -> String
  ) {
    self.language = language
    self.applicationNames = applicationNames
    var reader = SentenceReader(bundle, localization, language: language, applicationName: applicationNames.first)
    var seen: Set<String> = []
    for shortcut in bundle.shortcutsProviders.flatMap(\.shortcuts) {
      guard let needed = reader.phrases(of: shortcut), seen.insert(needed.key).inserted,
        let scope = localization.scopes(of: needed, path: path(needed)).first
      else { continue }
      shortcuts.append(reader.read(shortcut, needed, scope))
    }
    openParameters = reader.openParameters.sorted()
  }
}

private struct SentenceReader {
  private let bundle: MetadataBundle
  private let localization: Localization
  private let language: String
  private let applicationName: String?
  /// By the literal of their keys.
  private let strings: [Place: NeededString]
  private(set) var openParameters: Set<String> = []

  init(_ bundle: MetadataBundle, _ localization: Localization, language: String, applicationName: String?) {
    self.bundle = bundle
    self.localization = localization
    self.language = language
    self.applicationName = applicationName
    strings = Dictionary(localization.needed.strings.map { ($0.place, $0) }) { first, _ in first }
  }

  func phrases(of shortcut: AppShortcut) -> NeededString? {
    guard let first = shortcut.phrases.known?.first?.known, let needed = strings[first.keyPlace] else { return nil }
    return needed.kind == .phrases ? needed : nil
  }

  mutating func read(
    _ shortcut: AppShortcut, _ needed: NeededString, _ scope: TablePlan.Scope
  ) -> SpokenSentences.Shortcut {
    let found = localization.texts(for: needed, in: language, of: scope).texts.map(\.value)
    let source = localization.texts(for: needed, in: localization.sourceLanguage(of: scope), of: scope).texts
    let texts = found.isEmpty ? source.isEmpty ? needed.texts : source.map(\.value) : found
    let isSource = Language.inherits(language, from: localization.sourceLanguage(of: scope))
    let intent = shortcut.intent.known.flatMap(intent)
    var phrases: [SpokenSentences.Phrase] = []
    for text in texts { phrases.append(phrase(text, intent, scope)) }
    return SpokenSentences.Shortcut(
      intent: needed.intent ?? "?", isFromSource: found.isEmpty && !isSource, phrases: phrases)
  }

  private func intent(_ reference: TypeReference) -> Intent? {
    bundle.intents.first { $0.type.module == reference.module && $0.type.qualifiedName == reference.qualifiedName }
  }

  private mutating func phrase(
    _ text: String, _ intent: Intent?, _ scope: TablePlan.Scope
  ) -> SpokenSentences.Phrase {
    var sentences = [""], count = 1
    for part in TextPart.parts(of: text) {
      let values: [String]
      switch part {
      case .text(let text): values = [text]
      case .token("applicationName"): values = [applicationName ?? "${applicationName}"]
      case .token(let name):
        values = self.values(of: name, intent, scope)
        count = count.multipliedReportingOverflow(by: values.count).partialValue
      }
      sentences = Array(
        sentences.lazy.flatMap { start in values.map { start + $0 } }.prefix(SpokenSentences.shownPerPhrase))
    }
    return SpokenSentences.Phrase(text: text, sentences: sentences, count: count)
  }

  /// What a person says for a parameter; its title in brackets where that is known only when the app runs.
  private mutating func values(of name: String, _ intent: Intent?, _ scope: TablePlan.Scope) -> [String] {
    guard let intent, let parameter = intent.parameter(name) else { return ["${\(name)}"] }
    if let declaration = parameter.type?.declaration,
      let appEnum = bundle.enums.first(where: {
        $0.type.module == declaration.module && $0.type.qualifiedName == declaration.qualifiedName
      }), case let titles = titles(of: appEnum, scope), !titles.isEmpty
    {
      return titles
    }
    openParameters.insert("\(intent.type.name).\(name)")
    guard case .text(let title)? = parameter.title?.form else { return ["[\(name)]"] }
    return ["[\(shown(title, scope))]"]
  }

  /// In the order of the cases; a title that cannot be read is the name of the case.
  private func titles(of appEnum: AppEnum, _ scope: TablePlan.Scope) -> [String] {
    let offered = appEnum.offeredCases
    return appEnum.cases.filter { offered?.contains($0.name) ?? true }.map { enumCase in
      guard let title = appEnum.representation(of: enumCase.name).known.first?.title.known else {
        return enumCase.name
      }
      return shown(title, scope)
    }
  }

  /// A text as people see it in the language.
  private func shown(_ text: LocalizedText, _ scope: TablePlan.Scope) -> String {
    guard let needed = strings[text.keyPlace] else { return text.catalogDefaultValue ?? text.catalogKey }
    return localization.texts(for: needed, in: language, of: scope).texts.first?.value
      ?? needed.texts.first ?? needed.key
  }
}
