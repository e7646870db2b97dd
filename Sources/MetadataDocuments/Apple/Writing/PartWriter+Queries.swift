import IntentModel
import DocumentFormats

/// Writes queries of entities and of values.
extension PartWriter {
  mutating func query(_ query: EntityQuery) -> Part {
    let type = query.type
    checkRelease(at: type.place)
    checkTraces(type, beyond: SystemProtocols.ofQueries.known)
    checkRest(of: query)
    var record = Record(shape: .query, release: release)
    let identifier = type.identifier ?? type.name
    record["identifier"] = JSONValue(identifier)
    record["queryType"] = JSONValue(identifier)
    record["fullyQualifiedIdentifier"] = fullName(type)
    record["mangledTypeName"] = mangledName(type)
    record["mangledTypeNameByBundleIdentifier"] = [:]
    record["effectiveBundleIdentifiers"] = []
    record["availabilityAnnotations"] = availability(type.availability, at: type.place)
    record["visibilityMetadata"] = visibility(
      type, query.isDiscoverable, query.isAssistantOnly, evidence: nil)
    record["allowedTargets"] = targets(query.allowedExecutionTargets)
    record["capabilities"] = JSONValue(capabilities(of: type))
    if let entity = scannedEntity(of: query) {
      let name = self.identifier(of: entity.type)
      record["entityType"] = name
      record["resultValueType"] = .wrapped("entity", ["typeName": name])
      record["defaultQueryForEntity"] = JSONValue(
        entity.defaultQuery.only.flatMap { TypeKey($0) } == TypeKey(type))
      record["parameters"] = JSONValue(queryProperties(query, of: entity) + parameters(of: query))
      record["sortingOptions"] = JSONValue(sortingOptions(query, of: entity))
    }
    record["descriptionMetadata"] = findIntentDescription(query)
    return part(.query, type, identifier, finish(record, at: type.place))
  }

  private mutating func capabilities(of type: DeclaredType) -> Int {
    var bits = 0
    for (name, bit, evidence) in SystemProtocols.capabilities where type.conformances.contains(name) {
      recordEvidence(evidence, "the number of '\(name)'", at: type.place)
      bits |= bit
    }
    return release < .xcode26Point4 ? bits : bits | QueryCapabilities.sinceXcode26Point4
  }

  private mutating func scannedEntity(of query: EntityQuery) -> Entity? {
    if let entity = query.entity.flatMap({ TypeKey($0) }).flatMap({ types.entities[$0] }) { return entity }
    notScanned("the entity of '\(query.type.name)' is not declared in the scanned files", at: query.type.place)
    return nil
  }

  /// The description of the 'Find' action; nil if the source states none that is constant. `descriptionMetadata` is the only key of
  /// Apple's coder that can hold it.
  private mutating func findIntentDescription(_ query: EntityQuery) -> JSONValue? {
    guard let description = constant(query.findIntentDescription, "'findIntentDescription'") else { return nil }
    recordEvidence(.coder, "the key of 'findIntentDescription'", at: description.place)
    return descriptionMetadata(description)
  }

  /// Apple's coder reads a list of ordinary parameters here, the same list that holds the compared properties. No evidence
  /// shows that Xcode writes them.
  private mutating func parameters(of query: EntityQuery) -> [JSONValue] {
    query.parameters.map { parameter in
      unverified(
        "the parameter of a query", instead: "read the intent's parameter with '@IntentParameterDependency'",
        at: parameter.place)
      return self.parameter(parameter)
    }
  }

  private mutating func checkRest(of query: EntityQuery) {
    checkIdentifier(of: query.type)
    // No key of Apple's coder can hold a dependency on an intent's parameter.
    if let dependency = query.dependencies.first {
      recordEvidence(.coder, "the omission of '@IntentParameterDependency'", at: dependency.place)
    }
  }

  // MARK: Property queries

  private mutating func queryProperties(_ query: EntityQuery, of entity: Entity) -> [JSONValue] {
    guard let properties = constant(query.properties, "query properties") else { return [] }
    return properties.compactMap { each in
      guard let name = constant(each.property, "property of a query"),
        let property = entity.properties.first(where: { $0.name == name.name })
      else {
        unsupported("the entity does not have the property of this comparison; name one that it has", at: each.place)
        return nil
      }
      guard let type = property.type, let form = documentType(type) else {
        // The entity that has the property reports its type, too.
        unsupported("the type of '\(property.name)' cannot be determined from the source; declare it", at: each.place)
        return nil
      }
      let comparators = each.comparators.compactMap { comparator($0, form) }
      var members: [(key: String, value: JSONValue)] = [
        ("propertyIdentifier", JSONValue(name.name)), ("comparators", JSONValue(comparators)),
      ]
      if let title = property.title {
        members.append(("localizedTitle", localized(title, "title of a property") ?? [:]))
      } else {
        recordEvidence(.coder, "the comparison of a property without a title", at: each.place)
      }
      return JSONValue(members: members)
    }
  }

  private mutating func comparator(_ comparator: Constant<NameReference>, _ form: DocumentType) -> JSONValue? {
    guard let name = constant(comparator, "comparator") else { return nil }
    guard let row = KnownConstants.comparators.row(name.name) else {
      guard KnownConstants.comparatorsWithoutNumber.contains(name.name) else {
        unsupported(
          "the framework has no comparator '\(name.name)'; use one that it has, such as 'ContainsComparator'",
          at: name.place)
        return nil
      }
      unknown(
        "the number of the comparator '\(name.name)', and one build with Xcode would show "
          + "it (see 'One build that is missing' in the guide 'An app without Xcode')",
        instead: "use 'IsBetweenComparator'", at: name.place)
      return nil
    }
    recordEvidence(row.evidence, "the number of '\(name.name)'", at: name.place)
    // Apple's coder allows any type here. Whether Xcode writes the type of the list or that of its elements is unverified: a
    // comparator that checks whether a list contains a value takes the value.
    if case .array = form {
      unverified(
        "the type that a comparison of a list takes", instead: "compare a property that is not a list", at: name.place)
    }
    return ["comparatorTypeValue": JSONValue(row.number), "resolvableInputTypes": [], "valueType": form.json]
  }

  private mutating func sortingOptions(_ query: EntityQuery, of entity: Entity) -> [JSONValue] {
    guard let options = constant(query.sortingOptions, "sorting options") else { return [] }
    return options.compactMap { option in
      guard let name = constant(option, "sorting option") else { return nil }
      return [
        "entityType": identifier(of: entity.type), "propertyIdentifier": JSONValue(name.name),
        "title": emptyText(at: name.place),
      ]
    }
  }
}
