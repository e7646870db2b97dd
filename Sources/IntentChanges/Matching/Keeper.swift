/// Something on people's devices that keeps the identifier of an intent and the values of its parameters.
///
/// Widgets and controls keep those of the intents that configure them. Saved shortcuts keep all others.
struct Keeper: Equatable, Sendable {
  /// The name in messages: `saved shortcuts`, `widgets`.
  var name: String
  var audience: ChangeKind.Audience

  static let savedShortcuts = Keeper(name: "saved shortcuts", audience: .savedShortcuts)

  /// The loss if a type is removed, for a message that names the type: `it` in these words is the type.
  var loss: String { "\(users) \(failure)" }
  var users: String { "\(name) that use it" }
  var failure: String { audience == .widgets ? "lose their configuration" : "stop working" }

  /// The consequence if the value of a required parameter is missing.
  var lackOfValue: String { audience == .widgets ? "have none" : "stop and ask for one" }

  fileprivate init(name: String, audience: ChangeKind.Audience) {
    self.name = name
    self.audience = audience
  }

  /// The names of keepers, by the protocol of the intents that configure them.
  fileprivate static let names = ["WidgetConfigurationIntent": "widgets", "ControlConfigurationIntent": "controls"]

  /// The keeper of the values of an intent with these conformances.
  fileprivate init(conformances: Set<String>) {
    let kept = Self.names.filter { conformances.contains($0.key) }.map(\.value).sorted(by: >)
    self = kept.isEmpty ? .savedShortcuts : Keeper(name: kept.joined(separator: " and "), audience: .widgets)
  }
}

extension Catalog.Declaration {
  var keeper: Keeper { Keeper(conformances: conformances) }

  /// Whether it configures widgets or controls, which users have on their screens whether the intent is discoverable or not.
  var isForWidgets: Bool { keeper.audience == .widgets }
}

extension Catalog {
  /// The keepers of types that only intents which configure widgets and controls take or return, by the bare name of the type.
  /// Saved shortcuts keep the values of all others, including the types of entities' properties and the entities of Find actions.
  var keepersOfWidgetValues: [String: Keeper] {
    var conformances: [String: Set<String>] = [:], saved: Set<String> = []
    for intent in intents where !intent.isRetired {
      let types = intent.parameters.compactMap { $0.type?.name } + [intent.result.known?.name].compactMap(\.self)
      if intent.type.isForWidgets {
        let protocols = intent.type.conformances.intersection(Keeper.names.keys)
        for type in types { conformances[type, default: []].formUnion(protocols) }
      } else {
        saved.formUnion(types)
      }
    }
    // Shortcuts stores the values of properties that people filter by, and the results of the Find action.
    for entity in entities { saved.formUnion(entity.properties.compactMap { $0.type?.name }) }
    for query in queries where query.offersFind { if let entity = query.entity { saved.insert(entity) } }
    return conformances.filter { !saved.contains($0.key) }.mapValues { Keeper(conformances: $0) }
  }
}

extension VersionComparison {
  /// The keeper of values of a type of the old version.
  func keeper(ofValues type: String) -> Keeper { keepersOfWidgetValues[type] ?? .savedShortcuts }
}
