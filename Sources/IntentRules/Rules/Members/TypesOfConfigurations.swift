import IntentModel

extension LintModel {
  /// The types of values that people choose in the configuration of a widget or a control, and that no other intent, no property of
  /// an entity, no Find action and no Spotlight index has. Saved shortcuts have no values of them, and nothing shows the types'
  /// names.
  var typesOfConfigurationsAlone: Set<TypeKey> {
    func types(_ properties: [WrappedProperty]) -> [TypeKey] {
      properties.compactMap { TypeKey($0.type?.element.declaration) }
    }
    var used: Set<TypeKey> = []
    for intent in bundle.intents where !intent.configuresWidget {
      used.formUnion(types(intent.parameters))
      used.formUnion(
        intent.result.alternatives.compactMap { TypeKey($0.content.known?.value?.element.declaration) })
    }
    for entity in bundle.entities {
      used.formUnion(types(entity.properties))
      // The system shows these entities in Spotlight, and in actions that find them.
      let queries = entity.defaultQuery.known.compactMap { query($0) }
      if entity.conforms(to: "IndexedEntity")
        || queries.contains(where: { $0.conforms(to: "EnumerableEntityQuery", "EntityPropertyQuery") })
      {
        used.insert(TypeKey(entity.type))
      }
    }
    let alone = Set(bundle.intents.filter(\.configuresWidget).flatMap { types($0.parameters) }).subtracting(used)
    guard !alone.isEmpty else { return [] }
    // The app may compile the same file as its widgets, and have a copy of the type that no intent of the app uses. So the copies
    // are compared by their source.
    let named = bundle.entities.map(\.type) + bundle.enums.map(\.type)
    let sources = Set(named.filter { alone.contains(TypeKey($0)) }.map(shippedSource))
      .subtracting(named.filter { used.contains(TypeKey($0)) }.map(shippedSource))
    return Set(named.filter { sources.contains(shippedSource(of: $0)) }.map { TypeKey($0) })
  }
}
