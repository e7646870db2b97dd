import IntentModel

/// Entities, queries and options providers, with the representations that enums share with entities.
extension BundleWriter {
  mutating func entity(_ entity: Entity) {
    declaration(entity.type)
    typeDisplayRepresentation(entity.typeDisplayRepresentation)
    fact("displayRepresentation", entity.displayRepresentation) { $0.representation($1) }
    string("idType", entity.idType?.spelling)
    bool("isTransient", entity.isTransient)
    fact("defaultQuery", entity.defaultQuery) { $0.reference($1) }
    properties("properties", entity.properties)
    text("urlRepresentation", entity.urlRepresentation)
    options("supportedContentTypes", entity.supportedContentTypes)
    options("allowedExecutionTargets", entity.allowedExecutionTargets)
    plain("transferRepresentations", entity.transferRepresentations.filled(\.isEmpty)) { writer, representations in
      writer.array(representations) { writer, each in writer.object { $0.transferRepresentation(each) } }
    }
    noteOrigin(of: "persistentIdentifier", entity.type.persistentIdentifier)
    noteOrigin(of: "typeDisplayRepresentation", entity.typeDisplayRepresentation)
    noteOrigin(of: "displayRepresentation", entity.displayRepresentation)
    noteOrigin(of: "defaultQuery", entity.defaultQuery)
    noteOrigin(of: "urlRepresentation", entity.urlRepresentation)
    noteOrigin(of: "supportedContentTypes", entity.supportedContentTypes)
    noteOrigin(of: "allowedExecutionTargets", entity.allowedExecutionTargets)
    noteOrigin(of: "transferRepresentation", entity.transferRepresentations)
    writeMemberNotes()
  }

  private mutating func transferRepresentation(_ representation: TransferRepresentation) {
    string("kind", representation.kind)
    labelledArguments(representation.arguments, reserved: ["kind", "location", "availability", "conditions"]) {
      $0.json.key($2)
      $0.plainValue($1.value)
    }
    circumstances(representation.place, representation.availability, representation.conditions)
  }

  // MARK: Representations

  /// Where the whole is unreadable, `typeDisplayName` says so.
  mutating func typeDisplayRepresentation(_ fact: Fact<TypeDisplayRepresentation>) {
    text("typeDisplayName", fact.map(\.name))
    string("typeDisplayForm", fact.part { .known($0.form.rawValue) })
    text("numericFormat", fact.part(\.numericFormat))
    texts("typeDisplaySynonyms", fact.part(\.synonyms))
  }

  /// The parts of a representation, each as a key of its own. Where the whole is unreadable, `title` says so.
  mutating func representationParts(_ fact: Fact<DisplayRepresentation>) {
    text("title", fact.map(\.title))
    text("subtitle", fact.part(\.subtitle))
    self.fact("image", fact.part(\.image)) { $0.image($1) }
    texts("synonyms", fact.part(\.synonyms))
    text("descriptionText", fact.part(\.descriptionText))
  }

  private mutating func representation(_ representation: DisplayRepresentation) {
    text("title", representation.title)
    text("subtitle", representation.subtitle)
    constant("image", representation.image) { $0.image($1) }
    texts("synonyms", representation.synonyms)
    text("descriptionText", representation.descriptionText)
  }

  private mutating func image(_ image: DisplayImage) {
    labelledArguments(image.arguments, reserved: ["availability", "conditions"]) {
      $0.json.key($2)
      $0.plainValue($1.value)
    }
  }

  private mutating func texts(_ key: String, _ fact: Fact<[Text]>) {
    plain(key, fact.filled(\.isEmpty)) { $0.array($1) { $0.object($1) { $0.text($1) } } }
  }

  // MARK: Queries

  mutating func query(_ query: EntityQuery) {
    declaration(query.type)
    if let entity = query.entity { object("entity") { $0.reference(entity) } }
    type("input", query.input)
    type("output", query.output)
    strings("members", query.members.map(\.name))
    bool("providesSuggestedEntities", query.providesSuggestedEntities)
    fact("findIntentDescription", query.findIntentDescription) { $0.description($1) }
    plain("sortingOptions", query.sortingOptions.filled(\.isEmpty)) { writer, options in
      writer.array(options) { writer, option in writer.object { $0.name("property", option) } }
    }
    plain("properties", query.properties.filled(\.isEmpty)) { writer, properties in
      writer.array(properties) { writer, property in
        writer.object { writer in
          writer.name("property", property.property)
          writer.names("comparators", property.comparators)
          writer.circumstances(property.place, [], property.conditions)
        }
      }
    }
    options("allowedExecutionTargets", query.allowedExecutionTargets)
    properties("parameters", query.parameters)
    dependencies(query.dependencies)
    noteOrigin(of: "persistentIdentifier", query.type.persistentIdentifier)
    noteOrigin(of: "findIntentDescription", query.findIntentDescription)
    noteOrigin(of: "sortingOptions", query.sortingOptions)
    noteOrigin(of: "properties", query.properties)
    noteOrigin(of: "allowedExecutionTargets", query.allowedExecutionTargets)
    writeMemberNotes()
  }

  mutating func optionsProvider(_ provider: OptionsProvider) {
    declaration(provider.type)
    type("resultType", provider.resultType)
    properties("parameters", provider.parameters)
    dependencies(provider.dependencies)
    noteOrigin(of: "persistentIdentifier", provider.type.persistentIdentifier)
    writeMemberNotes()
  }
}
