import IntentModel
import JSONDocuments

/// Queries.
extension PartWriter {
  mutating func query(_ query: EntityQuery) -> Part {
    let type = query.type
    checkRelease(at: type.place)
    checkTraces(type, beyond: QueryCapabilities.withoutTrace.union(QueryCapabilities.byProtocol.keys))
    checkRest(of: query)
    var record = Record(.query, for: release)
    record["identifier"] = JSONValue(type.name)
    record["queryType"] = JSONValue(type.name)
    record["fullyQualifiedIdentifier"] = fullName(type)
    record["mangledTypeName"] = mangledName(type)
    record["mangledTypeNameByBundleIdentifier"] = [:]
    record["effectiveBundleIdentifiers"] = []
    record["availabilityAnnotations"] = availability(type.availability, at: type.place)
    record["visibilityMetadata"] = visibility(type)
    record["allowedTargets"] = targets(query.allowedExecutionTargets)
    record["capabilities"] = JSONValue(capabilities(of: type))
    if let entity = scannedEntity(of: query) {
      let name = JSONValue(entity.type.name)
      record["entityType"] = name
      record["resultValueType"] = .wrapped("entity", ["typeName": name])
      record["defaultQueryForEntity"] = JSONValue(
        entity.defaultQuery.only.flatMap { TypeKey($0) } == TypeKey(type))
      record["parameters"] = JSONValue(queryProperties(query, of: entity))
      record["sortingOptions"] = JSONValue(sortingOptions(query, of: entity))
    }
    return part(.query, type, type.name, finish(record, at: type.place))
  }

  private func capabilities(of type: DeclaredType) -> Int {
    let bits = type.conformances.compactMap { QueryCapabilities.byProtocol[$0] }.reduce(0, |)
    return release < .xcode26Point4 ? bits : bits | QueryCapabilities.sinceXcode26Point4
  }

  private mutating func scannedEntity(of query: EntityQuery) -> Entity? {
    if let entity = query.entity.flatMap({ TypeKey($0) }).flatMap({ types.entities[$0] }) { return entity }
    notScanned("the entity of '\(query.type.name)' is not declared in the scanned files", at: query.type.place)
    return nil
  }

  private mutating func checkRest(of query: EntityQuery) {
    if !query.type.persistentIdentifier.isAbsent {
      unverified("the encoding of a query's persistent identifier is unverified", at: query.type.place)
    }
    if let alternative = query.findIntentDescription.alternatives.first {
      unverified("the encoding of 'findIntentDescription' is unverified", at: alternative.place)
    }
    if let parameter = query.parameters.first {
      unverified("the encoding of a query's parameter is unverified", at: parameter.place)
    }
    if let dependency = query.dependencies.first {
      unverified("the encoding of a query's dependency on an intent's parameter is unverified", at: dependency.place)
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
      guard let type = property.type, let form = documentType(type), let title = property.title else {
        unverified("the encoding of a comparison of a property without a title is unverified", at: each.place)
        return nil
      }
      let comparators = each.comparators.compactMap { comparator($0, form) }
      return [
        "propertyIdentifier": JSONValue(name.name), "localizedTitle": localized(title, "title of a property") ?? [:],
        "comparators": JSONValue(comparators),
      ]
    }
  }

  private mutating func comparator(_ comparator: Constant<NameReference>, _ form: DocumentType) -> JSONValue? {
    guard let name = constant(comparator, "comparator") else { return nil }
    guard let known = QueryCapabilities.comparators[name.name] else {
      unknown("the encoding of the comparator '\(name.name)' is unknown", at: name.place)
      return nil
    }
    if !known.isVerified { unverified("the encoding of '\(name.name)' is unverified", at: name.place) }
    if case .array = form { unverified("the encoding of a comparison of a list is unverified", at: name.place) }
    return [
      "comparatorTypeValue": JSONValue(known.number), "resolvableInputTypes": [], "valueType": form.json,
    ]
  }

  private mutating func sortingOptions(_ query: EntityQuery, of entity: Entity) -> [JSONValue] {
    guard let options = constant(query.sortingOptions, "sorting options") else { return [] }
    return options.compactMap { option in
      guard let name = constant(option, "sorting option") else { return nil }
      return [
        "entityType": JSONValue(entity.type.name), "propertyIdentifier": JSONValue(name.name),
        "title": emptyText(at: name.place),
      ]
    }
  }
}
