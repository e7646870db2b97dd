/// Entities, enums, queries and providers of options.
extension BundleComparison {
  mutating func compareEntity(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    compareTypeDisplay(ours, theirs, at: path)
    compareOptions(
      ours["supportedContentTypes"], theirs.property("supportedContentTypes"), at: "\(path).supportedContentTypes")
    // The framework's types for an entity that declares neither aren't in the source.
    if ours["idType"] != nil || theirs.property("id", isStatic: false) != nil {
      let identifier = theirs.associatedTypes["ID"].map { TypeName($0).canonical.lastComponent }
      let own = ours["idType"]?.string?.lastComponent
      values.expect(own.map { .string($0) }, equals: identifier.map { .string($0) }, at: "\(path).idType")
    }
    if ours["defaultQuery"] != nil || theirs.property("defaultQuery") != nil {
      compareReference(ours["defaultQuery"], theirs.associatedTypes["DefaultQuery"], at: "\(path).defaultQuery")
    }
    let display = theirs.property("displayRepresentation", isStatic: false)
    if let display, display.value.isConstant {
      compare(ours["displayRepresentation"], display, at: "\(path).displayRepresentation") {
        $0.compareDisplay($1, $2, at: "\(path).displayRepresentation")
      }
    } else {
      values.expect(ours["displayRepresentation"], equals: nil, at: "\(path).displayRepresentation")
    }
    compareWrapped(ours["properties"], theirs, wrapper: "AppIntents.EntityProperty", at: "\(path).properties")
    compareMacroProperties(ours["properties"], theirs, at: "\(path).properties")
  }

  /// `@ComputedProperty` and `@DeferredProperty` add a peer `_name` that holds the attribute's arguments.
  private mutating func compareMacroProperties(_ ours: JSONDocument?, _ theirs: CompilerType, at path: String) {
    let own = (ours?.elements ?? []).filter {
      ["ComputedProperty", "DeferredProperty"].contains($0["wrapper"]?.string)
    }
    let peers = theirs.properties.filter { $0.label.hasPrefix("_") && $0.file.contains("@__swiftmacro") }
    let names = Set(peers.map { String($0.label.dropFirst()) })
    if names != Set(own.compactMap { $0["name"]?.string }) { values.report(path, ours, names.sorted()) }
    for property in own {
      guard let name = property["name"]?.string, let peer = peers.first(where: { $0.label == "_\(name)" }),
        case .initializer(let type, let arguments) = peer.value
      else { continue }
      count("properties")
      compareType(property["type"], TypeName(type).argument(0).printed, at: "\(path)[\(name)].type")
      if let declared = theirs.property(name, isStatic: false) {
        compareAvailability(property["availability"], declared.availability, at: "\(path)[\(name)].availability")
      }
      for argument in arguments where ["title", "indexingKey", "customIndexingKey"].contains(argument.label) {
        let member = property[argument.label], memberPath = "\(path)[\(name)].\(argument.label)"
        if argument.value == .null {
          values.expect(member, equals: nil, at: memberPath)
        } else if argument.label == "title" {
          values.compareText(member, argument.value, at: memberPath)
        } else {
          values.compare(member, argument.value, of: TypeName(argument.type), at: memberPath)
        }
      }
    }
  }

  mutating func compareUnion(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    let own = ours["cases"]?.elements ?? []
    values.expect(
      .array(own.compactMap { $0["name"] }), equals: .array(theirs.cases.map { .string($0.name) }), at: "\(path).cases")
    for (found, declared) in zip(own, theirs.cases) {
      count("payloads")
      compareType(found["type"], declared.payload.first, at: "\(path).cases[\(declared.name)].type")
    }
  }

  mutating func compareEnum(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    compareTypeDisplay(ours, theirs, at: path)
    // A raw value that is computed isn't a raw type that is written.
    let hasRawType = ours["rawType"] != nil || theirs.cases.contains { $0.rawValue != nil }
    let rawType = hasRawType ? theirs.associatedTypes["RawValue"].map { TypeName($0).canonical } : nil
    values.expect(ours["rawType"], equals: rawType.map { .string($0) }, at: "\(path).rawType")
    let own = ours["cases"]?.elements ?? []
    values.expect(
      .array(own.compactMap { $0["name"] }), equals: .array(theirs.cases.map { .string($0.name) }), at: "\(path).cases")
    for (found, declared) in zip(own, theirs.cases) {
      count("cases")
      guard let raw = declared.rawValue else {
        values.expect(found["rawValue"], equals: nil, at: "\(path).cases[\(declared.name)].rawValue")
        continue
      }
      if found["rawValue"]?.isLiteral(raw) != true {
        values.report("\(path).cases[\(declared.name)].rawValue", found["rawValue"], raw)
      }
    }
    compareCaseDisplay(ours, theirs.property("caseDisplayRepresentations"), at: path)
  }

  /// The dictionary of representations: the bundle has each besides its case.
  private mutating func compareCaseDisplay(_ ours: JSONDocument, _ property: CompilerType.Property?, at path: String) {
    guard case .dictionary(let entries)? = property?.value else {
      if let property, !ours.keys.contains("unreadable") {
        values.report("\(path).caseDisplayRepresentations", ours, property.value)
      }
      if property == nil, ours["cases"]?.elements.contains(where: { $0["title"] != nil }) == true {
        values.report("\(path).caseDisplayRepresentations", ours["cases"], "absent")
      }
      return
    }
    for found in ours["cases"]?.elements ?? [] {
      guard let name = found["name"]?.string else { continue }
      let casePath = "\(path).cases[\(name)]"
      guard let entry = entries.first(where: { $0.key.caseName == name }) else {
        values.expect(found["title"], equals: nil, at: casePath)
        continue
      }
      count("values")
      values.compareDisplay(found, entry.value, at: casePath)
    }
  }

  mutating func compareTypeDisplay(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    let property = theirs.property("typeDisplayRepresentation") ?? theirs.property("typeDisplayName")
    compare(ours["typeDisplayName"], property, at: "\(path).typeDisplayName") { values, name, value in
      guard case .initializer(let type, let arguments) = value, TypeName(type).path == "TypeDisplayRepresentation",
        name?["unreadable"] == nil
      else { return values.compareText(name, value, at: "\(path).typeDisplayName") }
      for argument in arguments {
        switch argument.label {
        case "name", "stringLiteral": values.compareText(name, argument.value, at: "\(path).typeDisplayName")
        case "numericFormat" where argument.value != .null:
          values.compareText(ours["numericFormat"], argument.value, at: "\(path).numericFormat")
        default: break
        }
      }
    }
  }

  mutating func compareQuery(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    compareDescription(
      ours["findIntentDescription"], theirs.property("findIntentDescription"), at: "\(path).findIntentDescription")
    if theirs.conformances.contains("AppIntents.EntityQuery") {
      compareReference(ours["entity"], theirs.associatedTypes["Entity"], at: "\(path).entity")
    }
    compareKeyPaths(ours["sortingOptions"], theirs.property("sortingOptions"), at: "\(path).sortingOptions")
    compareKeyPaths(ours["properties"], theirs.property("properties"), at: "\(path).properties")
  }

  /// `SortingOptions { SortableBy(\.$title) }`: the properties named, in order, and the comparators of each.
  private mutating func compareKeyPaths(_ ours: JSONDocument?, _ property: CompilerType.Property?, at path: String) {
    guard property != nil || ours != nil else { return }
    compare(ours, property, at: path) { values, ours, theirs in
      guard case .initializer(_, let arguments) = theirs, case .builder(let members)? = arguments.first?.value else {
        if ours?["unreadable"] == nil { values.report(path, ours, theirs) }
        return
      }
      let expected = members.map { member -> JSONDocument in
        guard case .initializer(_, let arguments) = member, case .keyPath(let name)? = arguments.first?.value else {
          return .null
        }
        var fact: [String: JSONDocument] = ["property": .string(name.keyPathWithoutProjection)]
        if case .builder(let comparators)? = arguments.last?.value {
          fact["comparators"] = .array(comparators.compactMap(\.calledType).map { .string(TypeName($0).path) })
        }
        return .object(fact)
      }
      let own = (ours?.elements ?? []).map { $0.keeping(["property", "comparators"]) }
      values.expect(.array(own), equals: .array(expected), at: path)
    }
  }

  mutating func compareOptionsProvider(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    guard let result = theirs.associatedTypes["Result"] else { return }
    let type = TypeName(result)
    guard type.isOfFramework, type.module == "AppIntents" else {
      return compareType(ours["resultType"], result, at: "\(path).resultType")
    }
    values.expect(ours["resultType"]?["name"], equals: .string(type.path), at: "\(path).resultType")
    values.expect(
      canonicalType(ours["resultType"]?["element"]).map { .string($0) }, equals: .string(type.element.canonical),
      at: "\(path).resultType.element")
  }

  mutating func compareReference(_ ours: JSONDocument?, _ theirs: String?, at path: String) {
    guard let theirs else { return values.expect(ours, equals: nil, at: path) }
    count("references")
    values.compareReference(ours, TypeName(theirs), at: path)
  }
}

extension ValueComparison {
  /// A reference has the type's qualified name and module where the scan holds the type, else its bare name alone.
  mutating func compareReference(_ ours: JSONDocument?, _ theirs: TypeName, at path: String) {
    expect(ours?["name"], equals: .string(theirs.bareName), at: path)
    guard let ours, let qualified = ours["qualifiedName"]?.string else {
      if modules.contains(theirs.module) { report("\(path).qualifiedName", nil, theirs.printed) }
      return
    }
    // The compiler leaves out the owner of a local type.
    if qualified != theirs.path, !qualified.hasSuffix(".\(theirs.path)") {
      report("\(path).qualifiedName", ours["qualifiedName"], theirs.path)
    }
    compareModule(ours["module"], theirs, at: path)
  }

  /// A type in an extension of another module's type is printed with that module, and listed under its own.
  mutating func compareModule(_ ours: JSONDocument?, _ theirs: TypeName, at path: String) {
    guard modules.contains(theirs.module) else {
      if let name = ours?.string, modules.contains(name) { return }
      return report("\(path).module", ours, theirs.module)
    }
    expect(ours, equals: .string(theirs.module), at: "\(path).module")
  }

  /// `{"title", "subtitle", "image", "synonyms"}`, besides whatever else the object holds.
  mutating func compareDisplay(_ ours: JSONDocument?, _ theirs: CompilerValue, at path: String) {
    if ours?["unreadable"] != nil { return compareText(ours, theirs, at: path) }
    guard case .initializer(let type, let arguments) = theirs, TypeName(type).path == "DisplayRepresentation" else {
      return compareText(ours?["title"], theirs, at: "\(path).title")
    }
    for argument in arguments {
      let label =
        argument.label == "stringLiteral"
        ? "title" : argument.label == "descriptionText" ? "description" : argument.label
      let member = ours?[label], memberPath = "\(path).\(label)"
      switch (label, argument.value) {
      case (_, .null), ("synonyms", .array([])): expect(member, equals: nil, at: memberPath)
      case ("image", let value): compareImage(member, value, at: memberPath)
      case ("synonyms", .array(let elements)) where member?["unreadable"] == nil:
        guard let own = member?.elements, own.count == elements.count else {
          report(memberPath, member, argument.value)
          continue
        }
        for index in own.indices { compareText(own[index], elements[index], at: "\(memberPath)[\(index)]") }
      default: compareText(member, argument.value, at: memberPath)
      }
    }
  }

  /// `{"systemName": "book", "isTemplate": true}`: the initializer's labels.
  private mutating func compareImage(_ ours: JSONDocument?, _ theirs: CompilerValue, at path: String) {
    guard let ours else { return report(path, nil, theirs) }
    let value = theirs.wrappedInOptional ?? theirs
    guard ours["unreadable"] == nil, case .initializer(_, let arguments) = value else {
      if value.isConstant || ours["unreadable"] == nil { report(path, ours, theirs) }
      return
    }
    for argument in arguments {
      guard let member = ours[argument.label] else {
        if argument.value != .null, argument.value != .runtime {
          report("\(path).\(argument.label)", nil, argument.value)
        }
        continue
      }
      compare(member, argument.value, of: TypeName(argument.type), at: "\(path).\(argument.label)")
    }
  }
}

extension CompilerValue {
  var calledType: String? { if case .initializer(let type, _) = self { type } else { nil } }
}

extension JSONDocument {
  func without(_ key: String) -> JSONDocument {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }

  func keeping(_ keys: Set<String>) -> JSONDocument {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { keys.contains($0.key) })
  }
}
