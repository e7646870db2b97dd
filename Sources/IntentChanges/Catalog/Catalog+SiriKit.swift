import DocumentFormats

extension Catalog {
  /// A custom intent of SiriKit.
  struct SiriKitIntent: Equatable, Sendable {
    /// The name in Xcode's editor.
    var name: String
    /// The class, which saved shortcuts store.
    var className: String
    var isConfigurable = false
    var isForWidgets = false
    var hasSummaries = false
    var parameters: [SiriKitParameter] = []
    /// The apps that have its file; empty if they are not known.
    var apps: Set<String> = []
    /// Whether a target of a project compiles its file.
    var isOfProject = false
    /// Whether some Info.plist lists it.
    var isHandled = false
    var location: Location?

    /// Whether Shortcuts shows it as an action, which it does only for classes whose names end in `Intent`.
    var isInShortcuts: Bool { (isConfigurable || hasSummaries) && className.hasSuffix("Intent") }
    /// Whether people may have it in a shortcut or in a widget.
    var isVisible: Bool { isInShortcuts || isForWidgets }

    /// The things that people lose with the intent.
    var keepers: String {
      isInShortcuts ? isForWidgets ? "saved shortcuts and widgets" : "saved shortcuts" : "widgets"
    }
    /// The loss for people if the intent is removed, in the words of a message.
    var loss: String { "\(keepers) that use it \(isInShortcuts ? "stop working" : "lose their configuration")" }
    var audience: ChangeKind.Audience { isInShortcuts || !isForWidgets ? .savedShortcuts : .widgets }

    func parameter(_ name: String) -> SiriKitParameter? { parameters.first { $0.name == name } }
  }

  struct SiriKitParameter: Equatable, Sendable {
    struct Value: Equatable, Sendable {
      var name: String
      var index: Int?
    }

    var name: String
    var tag: Int?
    /// The type in messages: the name of the enum or the object type, else SiriKit's type.
    var typeName: String
    /// The values of an enum that the file declares.
    var values: [Value] = []
    var isEnum = false
    var isObject = false
    /// The types of an App Intent's parameter that take over the values; empty where they are not known.
    var swiftTypes: [String] = []
    var isArray = false
    var location: Location?

    var spelling: String { isArray ? "[\(typeName)]" : typeName }
  }
}

extension Catalog.SiriKitIntent {
  /// `values` are those of the enums, by file and name of the enum. `apps` are those of the intent's targets.
  fileprivate init(
    _ json: JSONValue, values: [[String]: [Catalog.SiriKitParameter.Value]], apps: Set<String>
  ) {
    name = json["name"]?.string ?? ""
    className = json["class"]?.string ?? ""
    isConfigurable = json["isConfigurable"]?.bool ?? false
    isForWidgets = json["isForWidgets"]?.bool ?? false
    hasSummaries = !json.list("summaries").isEmpty
    location = Catalog.Location(json["location"])
    isHandled = !json["handledBy"].strings.isEmpty
    isOfProject = !json["targets"].strings.isEmpty
    self.apps = apps
    let file = location?.file ?? ""
    parameters = json.list("parameters").map { json in
      var parameter = Catalog.SiriKitParameter(name: json["name"]?.string ?? "", typeName: json["type"]?.string ?? "")
      let enumName = json["enum"]?.string, objectName = json["object"]?.string
      let isOfSystem = json["isOfSystem"]?.bool ?? false
      parameter.typeName = enumName ?? objectName ?? parameter.typeName
      parameter.isEnum = enumName != nil && !isOfSystem
      parameter.isObject = objectName != nil && !isOfSystem
      parameter.values = isOfSystem ? [] : enumName.flatMap { values[[file, $0]] } ?? []
      parameter.swiftTypes = json["swiftTypes"].strings
      parameter.tag = json["tag"]?.int
      parameter.isArray = json["isArray"]?.bool ?? false
      parameter.location = Catalog.Location(json["location"])
      return parameter
    }
  }
}

extension Catalog {
  /// Reads the SiriKit intents of a bundle.
  static func siriKitIntents(of document: JSONValue) -> [SiriKitIntent] {
    var values: [[String]: [SiriKitParameter.Value]] = [:]
    for json in document.list("siriKitEnums") {
      let key = [json["location"]?["file"]?.string ?? "", json["name"]?.string ?? ""]
      values[key] = json.list("values").map {
        SiriKitParameter.Value(name: $0["name"]?.string ?? "", index: $0["index"]?.int)
      }
    }
    let apps = Dictionary(
      document.list("targets").map { ($0["name"]?.string ?? "", Set($0["apps"].strings)) },
      uniquingKeysWith: { $0.union($1) })
    // Intents of the same targets share a set.
    var appsOfTargets: [[String]: Set<String>] = [:]
    return document.list("siriKitIntents").map { json in
      let targets = json["targets"].strings
      let known = appsOfTargets[targets] ?? targets.reduce(into: []) { $0.formUnion(apps[$1] ?? []) }
      appsOfTargets[targets] = known
      return SiriKitIntent(json, values: values, apps: known)
    }
  }

  /// The apps that each module is part of.
  static func appsByModule(of document: JSONValue) -> [String: Set<String>] {
    Dictionary(
      document.list("targets").map { ($0["module"]?.string ?? "", Set($0["apps"].strings)) },
      uniquingKeysWith: { $0.union($1) })
  }
}
