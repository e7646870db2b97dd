import IntentModel

extension Entity: DisplayedType {
  func fields(_ table: inout BundleWriter) {
    table.typeDisplay(self)
    table.field("displayRepresentation", .fact(.representation), "Only if it is constant.") {
      $0.outsideMetadata { $0.fact(displayRepresentation) { $0.representation($1) } }
    }
    table.field("idType", .one(.string), "The type of 'id' as written.") {
      $0.string(idType?.spelling)
      $0.check(idType, .identifier)
    }
    table.field("isTransient", .one(.bool), isRequired: true) { $0.bool(isTransient) }
    table.field("defaultQuery", .fact(.reference)) { $0.fact(defaultQuery) }
    table.field("properties", .list(.property)) { $0.list(properties) }
    table.field("urlRepresentation", .fact(.text)) { $0.fact(urlRepresentation) }
    table.field("supportedContentTypes", .fact(.options), "Only for a file entity.") {
      $0.options(supportedContentTypes)
    }
    table.field("allowedExecutionTargets", .fact(.options)) { $0.options(allowedExecutionTargets) }
    table.field("isDiscoverable", .fact(.bool)) { $0.bool(isDiscoverable) }
    table.field("isAssistantOnly", .fact(.bool)) { $0.bool(isAssistantOnly) }
    table.field("transferRepresentations", .fact(.transferRepresentations), member: "transferRepresentation") {
      $0.list(transferRepresentations)
    }
  }
}

extension TransferRepresentation: LabelledArguments {
  func fields(_ table: inout BundleWriter) {
    table.field("kind", .one(.string), isRequired: true) { $0.string(kind) }
    table.field("arguments", .one(.arguments)) {
      $0.labelledArguments(
        arguments, of: .transferRepresentation, reserved: TransferRepresentation.otherKeys)
    }
    table.circumstances(place, availability, conditions)
  }

  static let otherKeys = ["kind", "location", "availability", "conditions"]
  /// The metadata has the content types, of which `exporting:` may have one by its type.
  static let labelsInMetadata: Set = ["contentType", "exportedContentType", "importedContentType", "exporting"]
}
