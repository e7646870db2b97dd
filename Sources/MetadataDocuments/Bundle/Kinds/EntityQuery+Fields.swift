import IntentModel

extension EntityQuery: DescribedType {
  func fields(_ table: inout BundleWriter) {
    table.field("entity", .one(.reference)) { $0.reference(entity) }
    table.field("input", .one(.type), "Only for an IntentValueQuery: what values(for:) takes.") {
      $0.type(input, .input)
    }
    table.field("output", .one(.type), "Only for an IntentValueQuery: what values(for:) returns.") {
      $0.type(output, .output)
    }
    table.field("members", .one(.strings), "The framework's requirements that it implements.") {
      $0.strings(members.map(\.name))
    }
    table.field("providesSuggestedEntities", .one(.bool), isRequired: true) { $0.bool(providesSuggestedEntities) }
    table.field("findIntentDescription", .fact(.description)) { $0.fact(findIntentDescription) }
    table.field("sortingOptions", .fact(.sortingOptions)) {
      $0.array(sortingOptions) { $0.object(of: SortingOption(property: $1)) }
    }
    table.field("properties", .fact(.queryProperties)) { $0.list(properties) }
    table.field("allowedExecutionTargets", .fact(.options)) { $0.options(allowedExecutionTargets) }
    table.field("isDiscoverable", .fact(.bool)) { $0.bool(isDiscoverable) }
    table.field("isAssistantOnly", .fact(.bool)) { $0.bool(isAssistantOnly) }
    table.field("parameters", .list(.property)) { $0.list(parameters) }
    table.field("dependencies", .one(.dependencies)) { $0.list(dependencies) }
  }
}

struct SortingOption: Described {
  var property: Constant<NameReference>

  static let blank = SortingOption(property: .blank)

  func fields(_ table: inout BundleWriter) {
    table.field("property", .constant(.string), isRequired: true, namedLike: .owner) { $0.name(property) }
  }
}

extension QueryProperty: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("property", .constant(.string), isRequired: true, namedLike: .owner) { $0.name(property) }
    table.field("comparators", .one(.namesOrUnreadable), namedLike: .owner) { $0.names(comparators) }
    table.field("location", .one(.location), isRequired: true) { $0.location(place) }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions) }
  }
}

extension OptionsProvider: DescribedType {
  func fields(_ table: inout BundleWriter) {
    table.field("resultType", .one(.type), "What results() returns.") {
      $0.type(resultType, .options)
    }
    table.field("parameters", .list(.property)) { $0.list(parameters) }
    table.field("dependencies", .one(.dependencies)) { $0.list(dependencies) }
  }
}
