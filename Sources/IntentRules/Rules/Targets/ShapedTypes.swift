import IntentModel
import SourceScan

/// An intent or an entity with a schema whose members are known.
struct ShapedType: Sendable {
  @Boxed var type: DeclaredType
  var schema: Schema
  var name: String
  var shape: KnownSchemaMembers.Shape
  /// The intent's parameters, or the entity's properties.
  var variables: [WrappedProperty]
}

extension LintModel {
  var shapedTypes: [ShapedType] {
    let all = bundle.intents.map { ($0.type, $0.parameters) } + bundle.entities.map { ($0.type, $0.properties) }
    return all.compactMap { type, variables in
      guard let schema = type.schema, let identity = schema.identity,
        let shape = KnownSchemaMembers.shape(identity.kind, identity.name)
      else { return nil }
      return ShapedType(type: type, schema: schema, name: identity.name, shape: shape, variables: variables)
    }
  }

  /// The scanned types of parameters and properties for which the schema requires a type of its own domain.
  func typesOfSchema(in shaped: ShapedType) -> [(variable: WrappedProperty, place: Place, type: DeclaredType)] {
    shaped.variables.compactMap { variable in
      guard shaped.shape.member(variable.name)?.isOfSchema == true, let value = variable.type else { return nil }
      return entityOrEnum(value.single.declaration).map { (variable, value.single.place, $0) }
    }
  }
}
