import IntentModel

/// A parameter of an intent, or a property of an entity. Its wrapper's arguments are under their own labels.
extension WrappedProperty: LabelledArguments {
  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field(
      "wrapper", .one(.wrapper), "'schema' for a plain variable of a type that a schema macro makes.", isRequired: true
    ) { $0.string(wrapper.rawValue) }
    table.field("otherWrappers", .one(.strings)) { $0.strings(otherWrappers) }
    // The keys `title` and `description` come before the other arguments, because people look for them first.
    table.field("title", .one(.textOrValue)) { $0.leadingArgument(self) }
    table.field("description", .one(.textOrValue)) { $0.leadingArgument(self) }
    table.field("type", .one(.type)) { $0.type(type, .property(name)) }
    table.field("default", .one(.value), isWrittenBy: .arguments)
    table.field("inclusiveRange", .one(.boundsOrValue), isWrittenBy: .arguments)
    table.field(
      "arguments", .one(.arguments), "Arguments without a label, or with a label that is another key of this object."
    ) {
      $0.wrapperArguments(self)
    }
    table.field("initialValue", .one(.value), "What the declaration assigns.") {
      $0.subject = .initialValue(of: name)
      // The metadata has that of a parameter as its default value.
      $0.outsideMetadata(if: wrapper == .property) { $0.valueObject(initialValue) }
    }
    table.circumstances(place, availability, conditions)
  }

  static let otherKeys = [
    "name", "wrapper", "otherWrappers", "type", "initialValue", "location", "availability", "conditions", "title",
    "description",
  ]
  fileprivate static let leadingLabels = ["title", "description"]
}

extension BundleWriter {
  /// Writes the argument whose label is the current key.
  fileprivate mutating func leadingArgument(_ property: WrappedProperty) {
    guard isWriting, let argument = property.arguments.first(where: { $0.label == key }) else { return }
    self.argument(key, argument.value)
  }

  fileprivate mutating func wrapperArguments(_ property: WrappedProperty) {
    var others = property.arguments
    if isWriting {
      for label in WrappedProperty.leadingLabels {
        if let index = others.firstIndex(where: { $0.label == label }) { others.remove(at: index) }
      }
    }
    labelledArguments(others, of: .property(property.name), reserved: WrappedProperty.otherKeys) {
      $0.argument($2, $1.value)
    }
  }

  private mutating func argument(_ label: String, _ value: Value) {
    if label == "inclusiveRange", case .tuple(let bounds) = value.form, bounds.count == 2 {
      object("inclusiveRange") { writer in
        writer.object("lower") { $0.value(bounds[0].value) }
        writer.object("upper") { $0.value(bounds[1].value) }
      }
    } else {
      object(label) { $0.value(value) }
    }
  }
}

extension ParameterDependency: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field("intent", .one(.reference)) { $0.reference(intent) }
    table.field("parameters", .one(.strings)) { $0.strings(parameters.map(\.name)) }
    table.field("location", .one(.location), isRequired: true) { $0.location(place) }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions) }
  }
}
