import DocumentFormats

extension Catalog {
  /// Reads a bundle as `extract` writes it. Unknown keys are skipped. A document that is not a bundle is an error: otherwise
  /// 'nothing to compare' would look like 'nothing changed'.
  package init(bundle bytes: [UInt8]) throws(JSONError) {
    let document = try parseJSON(bytes)
    guard let version = document["schemaVersion"]?.int, document["modules"] != nil, document["findings"] == nil else {
      throw JSONError("expected a bundle of 'intentscan extract'", at: document.offset, in: bytes)
    }
    guard version == Generator.bundleVersion else {
      throw JSONError("a bundle of version \(version) is none that this version reads", at: document.offset, in: bytes)
    }
    self.init(bundle: document)
  }

  /// Reads a bundle that is already a JSON value, such as one converted from Apple's metadata.
  package init(bundle document: JSONValue) {
    modules = document["modules"].strings
    sourceLanguage = document["sourceLanguage"]?.string
    languages = document["languages"].map { Set(Optional($0).strings) }
    systems = ShippedSystems.byModule(of: document.list("targets"))
    targets = Dictionary(grouping: document.list("targets")) { $0["module"]?.string ?? "" }
      .mapValues { targets in
        targets.map { target in
          let document = target["document"]
          let lists = ["intents", "entities", "enums", "queries"].map { document?[$0].strings ?? [] }
          return (
            target["name"]?.string ?? "", Set(lists.joined() + [document?["provider"]?.string].compactMap(\.self))
          )
        }
      }
    intents = document.list("intents").map(Intent.init)
    let run = Set(document.list("runners").compactMap { $0["intent"]?.string })
    for index in intents.indices { intents[index].hasRunner = run.contains(intents[index].type.symbol) }
    entities = document.list("entities").map(Entity.init)
    enums = document.list("enums").map(Enum.init)
    unions = document.list("unions").map(Union.init)
    queries = document.list("queries").map(Query.init)
    providers = document.list("shortcutsProviders").map(Provider.init)
    products = ProductMatching.reaching(document.list("targets").compactMap(Product.init))
    widgets = document.list("widgets").map(Widget.init)
    isOfMetadata = document["readFrom"] != nil
    siriKitIntents = Self.siriKitIntents(of: document)
    appsByModule = Self.appsByModule(of: document)
    inheritAvailability()
  }
}

extension Catalog.Declaration {
  init(_ json: JSONValue) {
    module = json["module"]?.string ?? ""
    name = json["name"]?.string ?? json["identifier"]?.string ?? ""
    qualifiedName = json["qualifiedName"]?.string ?? name
    identifier = json["identifier"]?.string
    persistentIdentifier = Stated(plain: json["persistentIdentifier"])
    conformances = Set(json["conformances"].strings)
    location = Catalog.Location(json["location"])
    availability = json.list("availability").map(Catalog.Availability.init)
    conditions = json["conditions"].strings
    schema = Stated(plain: json["schema"])
  }
}

extension Catalog.Location {
  init?(_ json: JSONValue?) {
    guard let json, let file = json["file"]?.string else { return nil }
    self.init(file: file, line: json["line"]?.int ?? 1, column: json["column"]?.int ?? 1)
  }
}

extension Catalog.Availability {
  init(_ json: JSONValue) {
    // An extension is compiled for the same systems: `iOSApplicationExtension` limits it as `iOS` does.
    let suffix = "ApplicationExtension", name = json["platform"]?.string ?? "*"
    platform = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    introduced = json["introduced"]?.string.map(Self.numbers)
    isDeprecated = json["deprecated"] != nil
    isUnavailable = json["unavailable"]?.bool == true || json["obsoleted"] != nil
  }

  /// The numbers of a version without trailing zeros: `17.0` and `17` are the same release.
  static func numbers(_ version: String) -> [Int] {
    withoutTrailingZeros(version.split(separator: ".").map { Int($0) ?? 0 })
  }

  static func withoutTrailingZeros(_ version: [Int]) -> [Int] {
    var numbers = version
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}

extension Catalog.Title {
  init(_ json: JSONValue?) {
    text = Stated(text: json)
    translations = Dictionary(
      (json?["localizations"]?.members ?? []).compactMap { member in member.value.string.map { (member.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Catalog.Intent {
  init(_ json: JSONValue) {
    type = Catalog.Declaration(json)
    readMigratedClass(json)
    title = Catalog.Title(json["title"])
    // Apple's metadata states the sentence directly as the description.
    description = Stated(text: json["description"]?["text"] ?? json["description"])
    openAppWhenRun = Stated(json["openAppWhenRun"]) { $0.bool }
    isDiscoverable = Stated(json["isDiscoverable"]) { $0.bool }
    isAssistantOnly = Stated(json["isAssistantOnly"]) { $0.bool }
    authenticationPolicy = Stated(plain: json["authenticationPolicy"])
    supportedModes = Stated(json["supportedModes"]) { $0.array.flatMap { $0.allStrings } }
    traits = Stated(json["traits"]) { $0.array.flatMap { $0.allStrings } }
    isDeprecated = json["deprecation"] != nil || type.availability.contains { $0.isDeprecated }
    urlRepresentation = Stated(text: json["urlRepresentation"])
    parameters = json.list("parameters").map(Catalog.Property.init)
    summary = Stated(json["parameterSummary"]) { $0.isUnreadable ? nil : $0.sentences.joined(separator: "\n") }
    predictions = Stated(json["predictions"]) { $0.array?.allPresent { ($0["parameters"]?.array ?? []).allStrings } }
    hasPerform = json["hasPerform"]?.bool ?? true
    if let result = json["result"] { self.result = result.result }
  }
}

extension Catalog.Intent {
  /// A migrated intent is identified by the class that it replaces. Bundles of former versions identify it by the name of its
  /// type, which its identifier never was.
  private mutating func readMigratedClass(_ json: JSONValue) {
    let className = Stated(plain: json["intentClassName"])
    if type.conformances.contains("CustomIntentMigratedAppIntent") { type.replacedClassName = className.known }
    guard type.persistentIdentifier.isAbsent, !className.isAbsent else { return }
    if type.identifier == type.name, type.conformances.contains("CustomIntentMigratedAppIntent") {
      type.identifier = className.known
    }
    if type.identifier == className.known {
      type.migratedClassName = className.known
      // Apple's metadata does not list the conformance.
      if !type.conformances.contains("AppIntent") { type.replacedClassName = className.known }
    }
  }
}

extension Catalog.Property {
  init(_ json: JSONValue) {
    // Apple's metadata identifies a property by the identifier of its wrapper, else by the name of the variable.
    name = json["identifier"]?["string"]?.string ?? json["name"]?.string ?? ""
    title = Catalog.Title(json["title"])
    type = json["type"].flatMap(TypeShape.init)
    let value = json["default"] ?? json["defaultValue"] ?? json["initialValue"]
    hasDefault = value != nil && value?["nil"] == nil
    defaultText = value?.fingerprint
    isInternal = json["visibility"]?["enumCase"]?.string == "internal"
    location = Catalog.Location(json["location"])
    conditions = json["conditions"].strings
  }
}

extension Catalog.Entity {
  init(_ json: JSONValue) {
    type = Catalog.Declaration(json)
    displayName = Catalog.Title(json["typeDisplayName"])
    idType = json["idType"]?.string
    isTransient = json["isTransient"]?.bool ?? false
    urlRepresentation = Stated(text: json["urlRepresentation"])
    defaultQuery = Stated(json["defaultQuery"]) { $0["name"]?.string }
    properties = json.list("properties").map(Catalog.Property.init)
  }
}

extension Catalog.Enum {
  init(_ json: JSONValue) {
    type = Catalog.Declaration(json)
    displayName = Catalog.Title(json["typeDisplayName"])
    rawType = json["rawType"]?.string
    urlRepresentation = Stated(text: json["urlRepresentation"])
    cases = json.list("cases").map(Catalog.Case.init)
  }
}

extension Catalog.Case {
  init(_ json: JSONValue) {
    name = json["name"]?.string ?? ""
    rawValue = json["rawValue"]?.scalarText
    title = Catalog.Title(json["title"])
    image = Stated(json["image"]) { $0.isUnreadable ? nil : $0.fingerprint }
    location = Catalog.Location(json["location"])
  }
}

extension Catalog.Union {
  init(_ json: JSONValue) {
    type = Catalog.Declaration(json)
    cases = json.list("cases").map(Catalog.Property.init)
  }
}

extension Catalog.Query {
  init(_ json: JSONValue) {
    type = Catalog.Declaration(json)
    entity = json["entity"]?["name"]?.string
    members = Set(json["members"].strings)
    sortingOptions = Stated(json["sortingOptions"]) { $0.array?.allPresent { $0["property"]?.string } }
    properties = Stated(json["properties"]) { $0.array?.allPresent(Catalog.QueryProperty.init) }
  }
}

extension Catalog.QueryProperty {
  init?(_ json: JSONValue) {
    guard let name = json["property"]?.string, let comparators = (json["comparators"]?.array ?? []).allStrings else {
      return nil
    }
    self.init(name: name, comparators: comparators)
  }
}

extension Catalog.Provider {
  init(_ json: JSONValue) {
    type = Catalog.Declaration(json)
    tileColor = Stated(plain: json["tileColor"])
    let list = json["shortcuts"]
    // If an element is not readable as a shortcut, the number of shortcuts is unknown.
    guard list?.isUnreadable != true, list?.array?.contains(where: \.isUnreadable) != true else { return }
    shortcuts = json.list("shortcuts").map(Catalog.Shortcut.init)
  }
}

extension Catalog.Shortcut {
  init(_ json: JSONValue) {
    intent = json["intent"]?["name"]?.string
    arguments = json["arguments"]?.fingerprint ?? ""
    phrases = Stated(json["phrases"]) { $0.array?.allPresent(Catalog.Phrase.init) }
    localizedPhrases = Dictionary(
      (json["localizedPhrases"]?.members ?? []).map { member in
        (member.key, Optional(member.value).strings.map { Catalog.Phrase(text: $0) })
      }, uniquingKeysWith: { first, _ in first })
    shortTitle = Catalog.Title(json["shortTitle"])
    systemImageName = Stated(plain: json["systemImageName"])
    location = Catalog.Location(json["location"])
  }
}

extension Catalog.Phrase {
  init?(_ json: JSONValue) {
    guard let text = json["key"]?.string else { return nil }
    self.init(text: text, location: Catalog.Location(json["location"]))
  }
}
