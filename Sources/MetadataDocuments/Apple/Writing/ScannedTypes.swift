import IntentModel
import DocumentFormats

/// The types of a bundle by their declarations, for references to them.
struct ScannedTypes {
  let entities: [TypeKey: Entity]
  let queries: [TypeKey: EntityQuery]
  let enums: [TypeKey: AppEnum]
  let intents: [TypeKey: Intent]
  /// The finished records of entities and enums, which some actions repeat.
  var records: [Part.ID: JSONValue] = [:]
  /// The targets outside of the product that declare a type, in the words of a message, by the name of the type.
  var otherTargets: [String: String] = [:]

  init(_ bundle: MetadataBundle) {
    entities = Self.byKey(bundle.entities, \.type)
    queries = Self.byKey(bundle.queries, \.type)
    enums = Self.byKey(bundle.enums, \.type)
    intents = Self.byKey(bundle.intents, \.type)
  }

  private static func byKey<Element>(_ elements: [Element], _ type: (Element) -> DeclaredType) -> [TypeKey: Element] {
    Dictionary(elements.map { (TypeKey(type($0)), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The declaration of an enum, by its type; nil for other types, and for an enum that the scan does not contain.
  func appEnum(_ type: ValueType?) -> AppEnum? { key(type).flatMap { enums[$0] } }

  func entity(_ type: ValueType?) -> Entity? { key(type).flatMap { entities[$0] } }

  func query(of entity: Entity) -> EntityQuery? {
    entity.defaultQuery.only.flatMap { TypeKey($0) }.flatMap { queries[$0] }
  }

  /// The document's identifier of an entity or an enum; nil if the scan does not contain the type, or if the identifier cannot be
  /// read.
  func identifier(of key: TypeKey) -> String? { (entities[key]?.type ?? enums[key]?.type)?.identifier }

  private func key(_ type: ValueType?) -> TypeKey? { type?.declaration.flatMap { TypeKey($0) } }
}
