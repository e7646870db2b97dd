import IntentModel
import DocumentFormats

/// Reads App Shortcuts, which the provider of the bundle has.
extension DocumentReader {
  mutating func shortcutsProvider(_ record: inout OpenRecord) -> JSONValue? {
    let shortcuts = record.take("autoShortcuts")
    let negative = record.take("negativePhrases")
    let color = record.take("shortcutTileColor")
    guard let mangled = record.take("autoShortcutProviderMangledName") else {
      for (key, value) in [("autoShortcuts", shortcuts), ("negativePhrases", negative)] {
        if let value, value.array?.isEmpty != true { keep(value, at: key, reason: .noPlace) }
      }
      return nil
    }
    var members = BundleMembers()
    let nominal = mangled.string.flatMap { NominalName(mangled: $0) }
    let name = nominal?.components.last ?? mangled.string ?? ""
    members["module"] = JSONValue(nominal?.module ?? "")
    members["name"] = JSONValue(name)
    members["qualifiedName"] = JSONValue(nominal?.components.joined(separator: ".") ?? name)
    members["mangledName"] = mangled
    members["identifier"] = JSONValue(name)
    members["kind"] = JSONValue(["V": "struct", "O": "enum", "C": "class"][nominal?.kind ?? "V"] ?? "struct")
    members["conformances"] = ["AppShortcutsProvider"]
    members["location"] = location(mangled.offset)
    // Apple's tool writes `defaultTileColor` also if the source declares no color.
    if let number = color?.int, number != KnownConstants.defaultTileColor {
      members["tileColor"] = KnownConstants.tileColors.name(number).map { JSONValue($0) }
    }
    members["negativePhrases"] = JSONValue(
      (negative?.array ?? []).enumerated().compactMap { phrase($1["phrase"], at: "negativePhrases[\($0)].phrase") })
    members["shortcuts"] = JSONValue(
      (shortcuts?.array ?? []).enumerated().map { shortcut($1, at: "autoShortcuts[\($0)]") })
    return members.json
  }

  private mutating func shortcut(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .shortcut, at: path)
    var members = BundleMembers()
    members["intent"] = record.take("actionIdentifier")?.string.map { reference(action: $0) }
    let phrases = record.take("phraseTemplates")?.array ?? []
    members["phrases"] = JSONValue(phrases.enumerated().compactMap { phrase($1, at: "\(path).phraseTemplates[\($0)]") })
    members["shortTitle"] = text(record.take("shortTitle"), at: "\(path).shortTitle")
    if let image = record.take("systemImageName"), image != "" { members["systemImageName"] = image }
    if let presentation = record.take("parameterPresentation") {
      members["parameterPresentation"] = parameterPresentation(presentation, at: "\(path).parameterPresentation")
    }
    members["location"] = location(value.offset)
    // The value is a copy of the intent's availability.
    record.skip("availabilityAnnotations")
    finish(record)
    return members.json
  }

  /// The text of a phrase with its location; nil if there is no text.
  private mutating func phrase(_ value: JSONValue?, at path: String) -> JSONValue? {
    guard let value, let text = text(value, at: path) else { return nil }
    return JSONValue(members: (text.members ?? []).map { ($0.key, $0.value) } + [("location", location(value.offset))])
  }

  private mutating func parameterPresentation(_ value: JSONValue, at path: String) -> JSONValue {
    var members = BundleMembers()
    members["parameter"] = value["parameterIdentifier"]
    if let key = value["specificTitle"]?["formatString"] {
      var text = BundleMembers()
      text.keep("key", key)
      text["table"] = value["localizationTable"]
      members["summary"] = text.json
    }
    let collections = value["optionsCollection"]?.array ?? []
    members["optionsCollections"] = JSONValue(
      collections.enumerated().map { index, collection in
        var members = BundleMembers()
        // The document doesn't name the provider; the key is required.
        members["provider"] = ["unreadable": "", "location": location(collection.offset)]
        members["title"] = text(collection["title"], at: "\(path).optionsCollection[\(index)].title")
        members["systemImageName"] = collection["systemImageName"]
        return members.json
      })
    let known: Set = [
      "parameterIdentifier", "specificTitle", "localizationTable", "optionsCollection", "genericTitle",
    ]
    keepOthers(of: value, than: known, at: path)
    if let title = value["genericTitle"], title != "" { keep(title, at: "\(path).genericTitle", reason: .noPlace) }
    return members.json
  }
}
