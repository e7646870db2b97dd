import IntentModel
import DocumentFormats

/// Makes the contents of `root.ssu.yaml` from a document of Apple's: utterances for each App Shortcut and language, and the
/// variables in them.
struct TrainingModel {
  /// The reason why the file is not written.
  struct Refusal: Error {
    var reason: String
  }

  private let shortcuts: [JSONValue]
  private let actions: JSONValue
  private let entities: JSONValue
  private let enums: [JSONValue]
  private let hasNegativePhrases: Bool
  private let options: ActionsDocument.Options
  private let app: TrainingFile.App
  private var languages: [String] = []
  /// Variables for parameters: the identifier of a type, and the words for its values.
  private var variables: [(name: String, synonyms: [String])] = []
  private(set) var notes: [String] = []

  init?(_ document: ActionsDocument, _ app: TrainingFile.App) {
    shortcuts = document.actions["autoShortcuts"]?.array ?? []
    if shortcuts.isEmpty { return nil }
    actions = document.actions["actions"] ?? [:]
    entities = document.actions["entities"] ?? [:]
    enums = document.actions["enums"]?.array ?? []
    hasNegativePhrases = document.actions["negativePhrases"]?.array?.isEmpty == false
    options = document.options
    self.app = app
  }

  mutating func document() throws(Refusal) -> YAMLNode {
    if app.hasAlternativeNames {
      throw Refusal(reason: "no file that Xcode wrote shows 'INAlternativeAppNames'; remove the key")
    }
    if hasNegativePhrases { throw Refusal(reason: "no file that Xcode wrote shows negative phrases; remove them") }
    if options.release == .xcode16 {
      let reason = "no such file of Xcode 16 is known"
      guard options.allowsUnverified else {
        throw Refusal(reason: "\(reason); write the form of later versions with '--allow-unverified'")
      }
      notes.append("'\(TrainingFile.name)' is written, but \(reason); test it on a device")
    }
    try chooseLanguages()
    var intents: [YAMLNode] = []
    for (index, shortcut) in shortcuts.enumerated() { intents.append(try intent(shortcut, at: index)) }
    let negatives = corpuses { lists(of: $0) == nil ? [] : ["\(prefix($0))${+standardAppShortcutNegatives}"] }
    intents.append(["metadata": ["name": "+negative"], "corpuses": negatives])
    if options.showsEvidence, !variables.isEmpty {
      let evidence = Evidence.asserted.shortfall ?? ""
      notes.append(
        "'\(TrainingFile.name)': the variables of parameters are taken from \(evidence); no file that Xcode wrote shows them"
      )
    }
    return [
      "apiVersion": "ssu/v1",
      "nlu": ["shortcuts": ["bundleIdentifier": .text(app.identifier), "intents": .list(intents)]],
      "variables": .list(variableNodes()),
    ]
  }

  // MARK: Languages

  private mutating func chooseLanguages() throws(Refusal) {
    var omitted: [String] = []
    for language in app.languages {
      // A table of phrases may replace the texts of the source. 'Base' is in a file of Xcode 26.0.
      let isKnown = (lists(of: language) != nil || language == "Base") && !app.translations.contains(language)
      if isKnown || options.allowsUnverified { languages.append(language) }
      if !isKnown { omitted.append("'\(language)'") }
    }
    for language in languages where language != "en" && options.release >= .xcode26 && lists(of: language) != nil {
      notes.append(
        "'\(TrainingFile.name)': the phrases for '\(language)' begin as those for 'en', which no file of Xcode 26 or newer "
          + "shows; test it on a device")
    }
    guard !omitted.isEmpty else { return }
    let names = omitted.joined(separator: ", ")
    if options.allowsUnverified {
      notes.append(
        "'\(TrainingFile.name)' has the phrases of the source for the languages \(names), which no file of Xcode's shows; test it on a device"
      )
    } else if languages.isEmpty {
      throw Refusal(
        reason: "no file that Xcode wrote shows the languages \(names); write them with '--allow-unverified'")
    } else {
      notes.append(
        "'\(TrainingFile.name)' does not have the languages \(names), because no file that Xcode wrote shows "
          + "them; write them with '--allow-unverified'")
    }
  }

  /// The language whose lists of prefixes and negatives a locale has: `en` for `en_US`, by a file of Xcode 15.2. Nil for `Base`,
  /// which is not a language, and for other languages: whether they have lists depends on files of Xcode that are not public.
  private func lists(of locale: String) -> String? {
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    return language == "en" ? String(language) : nil
  }

  /// The beginning of an utterance; empty for a locale without a list of prefixes, and before Xcode 26: the file of Xcode 15.2
  /// defines the list and does not use it.
  private func prefix(_ locale: String) -> String {
    lists(of: locale) != nil && options.release >= .xcode26 ? "{${+prefix} }" : ""
  }

  private func corpuses(_ utterances: (String) -> [String]) -> YAMLNode {
    let training = languages.map { language -> YAMLNode in
      ["locale": .text(language), "utterances": .list(utterances(language).map { .text($0) })]
    }
    return ["training": .list(training)]
  }

  // MARK: Intents

  private mutating func intent(_ shortcut: JSONValue, at index: Int) throws(Refusal) -> YAMLNode {
    let identifier = shortcut["actionIdentifier"]?.string ?? ""
    guard let action = actions[identifier], let title = action["title"]?["key"]?.string else {
      throw Refusal(reason: "the intent '\(identifier)' has no title in the document")
    }
    let names = try parameterVariables(of: action)
    var phrases: [String] = []
    for template in shortcut["phraseTemplates"]?.array ?? [] {
      phrases.append(try phrase(template["key"]?.string ?? "", names, identifier))
    }
    return [
      "metadata": ["name": .text("\(identifier)_\(index)"), "title": .text(title)],
      "corpuses": corpuses { language in phrases.map { prefix(language) + $0 } },
    ]
  }

  /// A phrase such as `Open ${section} in ${applicationName}`, with the names of variables in place of the names of parameters.
  private func phrase(
    _ template: String, _ names: [String: String], _ identifier: String
  ) throws(Refusal) -> String {
    let pieces = template.split(atText: "${")
    var result = String(pieces[0])
    var literals = [pieces[0]]
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: "}") else {
        throw Refusal(reason: "the phrase '\(template)' has a '${' without '}'")
      }
      let name = String(piece[..<end]), rest = piece[piece.index(after: end)...]
      guard let variable = name == "applicationName" ? "+applicationName" : names[name] else {
        throw Refusal(
          reason:
            "the parameter '\(name)' in a phrase of '\(identifier)' is neither an entity nor an enum of the document")
      }
      result += "${\(variable)}\(rest)"
      literals.append(rest)
    }
    // Braces mark optional parts in the file, so a phrase must not contain any of its own.
    if literals.contains(where: { $0.contains("{") || $0.contains("}") }) {
      throw Refusal(reason: "no file that Xcode wrote shows braces in a phrase; remove those of '\(template)'")
    }
    return result
  }

  /// The name of the variable for each parameter that is an entity or an enum, by the parameter's name. Adds each new variable:
  /// its words are the display name of the entity, or those of the enum's cases.
  private mutating func parameterVariables(of action: JSONValue) throws(Refusal) -> [String: String] {
    var names: [String: String] = [:]
    for parameter in action["parameters"]?.array ?? [] {
      guard let name = parameter["name"]?.string, let type = parameter["valueType"].flatMap({ DocumentType(json: $0) })
      else { continue }
      let synonyms: [String?]
      switch type {
      case .entity(let type):
        names[name] = type
        synonyms = [entities[type]?["displayTypeName"]?["key"]?.string]
      case .enumeration(let type):
        names[name] = type
        let cases = enums.first { $0["identifier"]?.string == type }?["cases"]?.array ?? []
        synonyms = cases.map { $0["displayRepresentation"]?["title"]?["key"]?.string }
      default: continue
      }
      guard let variable = names[name], !variables.contains(where: { $0.name == variable }) else { continue }
      if synonyms.isEmpty || synonyms.contains(nil) {
        throw Refusal(reason: "the document has no display name for each value of the type '\(variable)'")
      }
      variables.append((variable, synonyms.compactMap { $0 }))
    }
    return names
  }

  // MARK: Variables

  /// The variables as nodes. Apple's tool writes them in the order of a hash table; here the variables of parameters are in the
  /// order of their first use.
  private func variableNodes() -> [YAMLNode] {
    let withLists = languages.filter { lists(of: $0) != nil }
    var nodes = [variable("+applicationName", "ssu/expansion", languages) { _ in .list([.text(app.name)]) }]
    nodes += variables.map { each in
      variable(each.name, "ssu/parameter", languages) { _ in .list(each.synonyms.map { .text($0) }) }
    }
    guard !withLists.isEmpty else { return nodes }
    // These lists are files of Xcode, one for each language.
    nodes += ["prefix", "standardAppShortcutNegatives"].map { list in
      variable("+\(list)", "ssu/expansion", withLists) { locale in
        ["$ref": .text("ssu://Resources/\(list)/\(lists(of: locale) ?? locale).yaml")]
      }
    }
    return nodes
  }

  private func variable(
    _ name: String, _ type: String, _ languages: [String], _ synonyms: (String) -> YAMLNode
  ) -> YAMLNode {
    // Apple's tool misspells the key.
    let definitions = languages.map { language -> YAMLNode in
      ["locale": .text(language), "synomyms": synonyms(language)]
    }
    return ["name": .text(name), "type": .text(type), "definitions": .list(definitions)]
  }
}
