import IntentModel

extension LintModel {
  /// The types of values that people choose in the configuration of a widget or a control, and that no other intent, no property of
  /// an entity, no Find action and no Spotlight index has. Saved shortcuts have no values of them, and nothing shows the types'
  /// names.
  var typesOfConfigurationsAlone: Set<TypeKey> {
    func isConfiguration(_ intent: Intent) -> Bool {
      intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent")
    }
    func types(_ properties: [WrappedProperty]) -> [TypeKey] {
      properties.compactMap { TypeKey($0.type?.element.declaration) }
    }
    var used: Set<TypeKey> = []
    for intent in bundle.intents where !isConfiguration(intent) {
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
    let alone = Set(bundle.intents.filter(isConfiguration).flatMap { types($0.parameters) }).subtracting(used)
    guard !alone.isEmpty else { return [] }
    // The app may compile the same file as its widgets, and have a copy of the type that no intent of the app uses. So the copies
    // are compared by their source.
    let named = bundle.entities.map(\.type) + bundle.enums.map(\.type)
    let sources = Set(named.filter { alone.contains(TypeKey($0)) }.map(source))
    let usedSources = Set(named.filter { used.contains(TypeKey($0)) }.map(source))
    return Set(named.filter { sources.contains(source($0)) && !usedSources.contains(source($0)) }.map { TypeKey($0) })
  }

  /// The location of a type's declaration, equal for all targets that compile its file.
  private func source(_ type: DeclaredType) -> String {
    "\(files.indices.contains(type.place.file) ? files[type.place.file].path : "") \(type.place.span.start)"
  }
}
