import IntentModel

extension LintModel {
  /// The types of values that people choose in the configuration of a widget or a control, and that no other intent takes or
  /// returns. Saved shortcuts have no values of them, and nothing shows the types' names.
  var typesOfConfigurationsAlone: Set<TypeKey> {
    func isConfiguration(_ intent: Intent) -> Bool {
      intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent")
    }
    func types(_ properties: [WrappedProperty]) -> [TypeKey] {
      properties.compactMap { TypeKey($0.type?.element.declaration) }
    }
    var alone = Set(bundle.intents.filter(isConfiguration).flatMap { types($0.parameters) })
    for intent in bundle.intents where !isConfiguration(intent) {
      alone.subtract(types(intent.parameters))
      alone.subtract(
        intent.result.alternatives.compactMap { TypeKey($0.content.known?.value?.element.declaration) })
    }
    for entity in bundle.entities {
      alone.subtract(types(entity.properties))
      // The system shows these in Spotlight, and in actions that find them.
      let queries = entity.defaultQuery.known.compactMap { query($0) }
      if entity.conforms(to: "IndexedEntity")
        || queries.contains(where: { $0.conforms(to: "EnumerableEntityQuery", "EntityPropertyQuery") })
      {
        alone.remove(TypeKey(entity.type))
      }
    }
    return alone
  }
}
