/// Intents, and the parameters and properties of whatever type.
extension BundleComparison {
  mutating func compareIntent(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    compare(ours["title"], theirs.property("title"), at: "\(path).title") {
      $0.compareText($1, $2, at: "\(path).title")
    }
    compareDescription(ours["description"], theirs.property("description"), at: "\(path).description")
    for name in ["openAppWhenRun", "isDiscoverable", "authenticationPolicy", "persistentIdentifier", "intentClassName"]
    {
      comparePlain(ours[name], theirs.property(name), at: "\(path).\(name)")
    }
    for name in ["supportedModes", "allowedExecutionTargets", "searchScopes"] {
      compareOptions(ours[name], theirs.property(name), at: "\(path).\(name)")
    }
    compareDeprecation(ours["deprecation"], theirs.property("deprecation"), at: "\(path).deprecation")
    compare(ours["parameterSummary"], theirs.property("parameterSummary"), at: "\(path).parameterSummary") {
      $0.compareSummary($1, $2, at: "\(path).parameterSummary")
    }
    compareWrapped(ours["parameters"], theirs, wrapper: "AppIntents.IntentParameter", at: "\(path).parameters")
    compareResult(ours["result"], theirs.performResult, at: "\(path).result")
  }

  /// Compares the result of `perform()`, if its type states it.
  private mutating func compareResult(
    _ ours: JSONDocument?, _ theirs: CompilerType.PerformResult?, at path: String
  ) {
    // The framework gives a configuration of a widget a 'perform()' that returns 'Never'.
    guard let theirs, ours != nil || !theirs.protocols.isEmpty else { return }
    guard let ours, ours["unreadable"] == nil else {
      return values.report(path, ours, theirs.protocols.sorted().joined(separator: " & "))
    }
    count("results")
    compareType(ours["value"], theirs.value, at: "\(path).value")
    for (member, name) in [
      ("providesDialog", "ProvidesDialog"), ("showsSnippetView", "ShowsSnippetView"),
      ("showsSnippetIntent", "ShowsSnippetIntent"), ("opensIntent", "OpensIntent"),
    ] {
      values.expect(ours[member], equals: .bool(theirs.protocols.contains(name)), at: "\(path).\(member)")
    }
  }

  private mutating func compareDeprecation(
    _ ours: JSONDocument?, _ property: CompilerType.Property?, at path: String
  ) {
    compare(ours, property, at: path) { values, ours, theirs in
      guard case .initializer(_, let arguments) = theirs, ours?["unreadable"] == nil else {
        if theirs.isConstant || ours?["unreadable"] == nil { values.report(path, ours, theirs) }
        return
      }
      for argument in arguments {
        if argument.value == .null {
          values.expect(ours?[argument.label], equals: nil, at: "\(path).\(argument.label)")
        } else if case .metatype(let name) = argument.value {
          values.compareReference(ours?[argument.label], TypeName(name), at: "\(path).\(argument.label)")
        } else {
          values.compareText(ours?[argument.label], argument.value, at: "\(path).\(argument.label)")
        }
      }
    }
  }

  mutating func compareDescription(_ ours: JSONDocument?, _ property: CompilerType.Property?, at path: String) {
    compare(ours, property, at: path) { values, ours, theirs in
      if ours?["unreadable"] != nil { return values.compareText(ours, theirs, at: path) }
      guard case .initializer(let type, let arguments) = theirs.wrappedInOptional ?? theirs,
        TypeName(type).path == "IntentDescription", let text = arguments.first
      else {
        if theirs == .null { return values.expect(ours, equals: nil, at: path) }
        return values.compareText(ours?["text"], theirs, at: "\(path).text")
      }
      values.compareText(ours?["text"], text.value, at: "\(path).text")
      for argument in arguments.dropFirst() {
        let member = ours?[argument.label], memberPath = "\(path).\(argument.label)"
        switch argument.value {
        case .null, .array([]): values.expect(member, equals: nil, at: memberPath)
        case .runtime where member == nil: break
        case .array(let elements) where member?["unreadable"] == nil:
          guard let own = member?.elements, own.count == elements.count else {
            values.report(memberPath, member, argument.value)
            continue
          }
          for index in own.indices { values.compareText(own[index], elements[index], at: "\(memberPath)[\(index)]") }
        default: values.compareText(member, argument.value, at: memberPath)
        }
      }
    }
  }

  /// A boolean, a string or the name of a case, as plain JSON.
  mutating func comparePlain(_ ours: JSONDocument?, _ property: CompilerType.Property?, at path: String) {
    compare(ours, property, at: path) { $0.compare($1, $2, of: TypeName(property?.type ?? ""), at: path) }
  }

  /// An option set: `["background", "foreground(dynamic)"]`.
  mutating func compareOptions(_ ours: JSONDocument?, _ property: CompilerType.Property?, at path: String) {
    compare(ours, property, at: path) { values, ours, theirs in
      let members: [CompilerValue]
      if case .array(let elements) = theirs { members = elements } else { members = [theirs] }
      let names = members.map { member -> JSONDocument? in
        switch member {
        case .member(let base, let name) where TypeName(base).declares(name): .string(name)
        case .enumCase(let name, _): .string(name)
        case .staticFunction(let base, let name, let arguments) where TypeName(base).declares(name):
          .string("\(name)(\(arguments.compactMap { $0.value.caseName }.joined(separator: ", ")))")
        default: nil
        }
      }
      if names.contains(nil) {
        if !(ours.map(\.containsUnreadable) ?? false) { values.report(path, ours, theirs) }
      } else {
        values.expect(ours, equals: .array(names.compactMap { $0 }), at: path)
      }
    }
  }

  /// The properties under a wrapper, in order, with their types and the attribute's arguments.
  mutating func compareWrapped(_ ours: JSONDocument?, _ theirs: CompilerType, wrapper: String, at path: String) {
    let declared = theirs.properties.filter { property in
      !property.isStatic && property.wrappers.contains { $0.type.hasPrefix(wrapper) }
    }
    let own = (ours?.elements ?? []).filter { ["Parameter", "Property", "schema"].contains($0["wrapper"]?.string) }
    let names = declared.map { JSONDocument.string($0.label) }, ownNames = own.compactMap { $0["name"] }
    for name in ownNames where !names.contains(name) { values.report("\(path)[\(name.string ?? "")]", name, "absent") }
    values.expect(.array(ownNames.filter(names.contains)), equals: .array(names), at: path)
    for property in declared {
      guard let found = own.first(where: { $0["name"]?.string == property.label }) else { continue }
      var arguments = property.wrappers.first { $0.type.hasPrefix(wrapper) }?.arguments ?? []
      // `var count: Int = 5` is an argument of the call that the attribute doesn't show.
      if case .initializer(_, let all) = property.value, var initial = all.first(where: { $0.label == "wrappedValue" })
      {
        initial.label = "initialValue"
        // Under another wrapper the call of this one is that one's initial value.
        if case .initializer(let type, let inner) = initial.value, type.hasPrefix(wrapper), let value = inner.first {
          (initial.type, initial.value) = (value.type, value.value)
        }
        arguments.append(initial)
      }
      compareWrapped(found, property, arguments, at: "\(path)[\(property.label)]")
    }
  }

  private mutating func compareWrapped(
    _ ours: JSONDocument, _ theirs: CompilerType.Property, _ arguments: [CompilerValue.Argument], at path: String
  ) {
    count("properties")
    compareType(ours["type"], theirs.type, at: "\(path).type")
    compareAvailability(ours["availability"], theirs.availability, at: "\(path).availability")
    let texts: Set = ["title", "description", "requestValueDialog", "requestDisambiguationDialog"]
    for argument in arguments {
      count("arguments")
      let member = ours[argument.label], memberPath = "\(path).\(argument.label)"
      if texts.contains(argument.label), argument.value != .null {
        values.compareText(member, argument.value, at: memberPath)
      } else if argument.label == "" {
        values.compare(
          ours["query"] ?? ours["optionsProvider"], argument.value, of: TypeName(argument.type), at: memberPath)
      } else if argument.value != .null || member != nil {
        values.compare(member, argument.value, of: TypeName(argument.type), at: memberPath)
      }
    }
    guard case .object(let members) = ours else { return }
    let known: Set = ["name", "wrapper", "otherWrappers", "type", "location", "availability", "conditions"]
    for label in Set(members.keys).subtracting(known).subtracting(arguments.map(\.label)).sorted() {
      values.report("\(path).\(label)", members[label], "no such argument")
    }
  }

  mutating func compareType(_ ours: JSONDocument?, _ theirs: String?, at path: String) {
    guard let theirs else { return values.expect(ours, equals: nil, at: path) }
    let own = canonicalType(ours), name = TypeName(theirs)
    guard own != name.canonical else { return }
    values.report(path, ours.map { _ in .string(own ?? "unknown") }, name.canonical)
  }
}

extension CompilerValue {
  var caseName: String? {
    switch self {
    case .enumCase(let name, _), .member(_, let name): name
    default: nil
    }
  }
}

extension JSONDocument {
  var containsUnreadable: Bool { keys.contains("unreadable") }
}
