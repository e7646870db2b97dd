/// A difference between the bundle and the compiler.
struct Disagreement: Hashable, CustomStringConvertible {
  /// `Defaults.parameters[pages].default`
  var path: String
  var ours: String
  var theirs: String

  var description: String { "\(path): ours \(ours), the compiler \(theirs)" }
}

/// Holds values of the bundle against values of the compiler.
///
/// A constant has to be equal. What the compiler can't see into (`Runtime`, a member without its value, a call of a
/// function) has to be `unreadable`, and nothing else may be.
struct ValueComparison {
  /// The modules that the scan holds.
  var modules: Set<String> = []
  private(set) var disagreements: [Disagreement] = []

  mutating func report(_ path: String, _ ours: JSONDocument?, _ theirs: Any) {
    disagreements.append(
      Disagreement(path: path, ours: ours.map(\.spelled) ?? "absent", theirs: "\(theirs)".strippedOfTestModule))
  }

  mutating func expect(_ ours: JSONDocument?, equals theirs: JSONDocument?, at path: String) {
    if ours != theirs { report(path, ours, theirs?.spelled ?? "absent") }
  }

  /// A value as the bundle has it for arguments: `{"int": 5}`, or plain where the bundle has plain JSON.
  mutating func compare(_ ours: JSONDocument?, _ theirs: CompilerValue, of type: TypeName, at path: String) {
    guard let ours else { return report(path, nil, theirs) }
    if ours["call"] == nil, let wrapped = theirs.wrappedInOptional {
      return compare(ours, wrapped, of: type.unwrapped, at: path)
    }
    if ours["unreadable"] != nil {
      if theirs.isConstant { report(path, ours, theirs) }
      return
    }
    switch theirs {
    case .literal(let text): compareLiteral(ours, text, of: type, at: path)
    case .null: expect(ours, equals: .object(["nil": .bool(true)]), at: path)
    case .interpolation: compareText(ours, theirs, at: path)
    case .enumCase(let name, let arguments): compareCase(ours, name, arguments, at: path)
    case .array(let elements):
      compareElements(ours["array"]?.elements, ours, elements, of: type.element, theirs, at: path)
    case .dictionary(let entries): compareDictionary(ours, entries, of: type, at: path)
    case .tuple(let elements): compareTuple(ours, elements, at: path)
    case .keyPath(let keyPath):
      expect(ours, equals: .object(["keyPath": .string(keyPath.keyPathWithoutProjection)]), at: path)
    case .metatype(let name): expect(ours, equals: .object(["type": .string(TypeName(name).bareName)]), at: path)
    case .initializer(let name, let arguments):
      if TypeName(name).isText, ours["call"] == nil { return compareText(ours, theirs, at: path) }
      // `String.init("id")` where the bundle has a plain string.
      if ours.keys.isEmpty, arguments.count == 1, arguments[0].label.isEmpty,
        case .literal(let text) = arguments[0].value
      {
        return compareLiteral(ours, text, of: TypeName(name), at: path)
      }
      compareCall(ours, TypeName(name), arguments, theirs, at: path)
    case .member(let base, let name) where TypeName(base).declares(name):
      expect(ours, equals: .object(["enumCase": .string(name)]), at: path)
    case .staticFunction(let base, let name, let arguments) where TypeName(base).declares(name):
      compareCase(ours, name, arguments, at: path)
    case .builder, .member, .function, .staticFunction, .runtime: report(path, ours, theirs)
    }
  }

  private mutating func compareLiteral(_ ours: JSONDocument, _ text: String, of type: TypeName, at path: String) {
    if let expected = type.unwrapped.literal(text) {
      let plain = expected.onlyMember
      if ours != expected, ours != plain { report(path, ours, expected.spelled) }
    } else if type.unwrapped.isText || ours["key"] != nil {
      compareText(ours, .literal(text), at: path)
    } else if !ours.isLiteral(text) {
      report(path, ours, "literal \(text)")
    }
  }

  private mutating func compareCase(
    _ ours: JSONDocument, _ name: String, _ arguments: [CompilerValue.Argument], at path: String
  ) {
    if name == "some", ours["enumCase"]?.string != "some", let wrapped = arguments.first {
      return compare(ours, wrapped.value, of: TypeName(wrapped.type), at: path)
    }
    if name == "none", ours["nil"] != nil { return }
    guard (ours["enumCase"] ?? ours).string == name else { return report(path, ours, "case \(name)") }
    compareArguments(ours["arguments"]?.elements ?? [], arguments, defaultsAreSeen: false, at: path)
  }

  mutating func compareElements(
    _ ours: [JSONDocument]?, _ whole: JSONDocument, _ theirs: [CompilerValue], of type: TypeName,
    _ value: CompilerValue,
    at path: String
  ) {
    guard let ours, ours.count == theirs.count else { return report(path, whole, value) }
    for index in ours.indices { compare(ours[index], theirs[index], of: type, at: "\(path)[\(index)]") }
  }

  private mutating func compareDictionary(
    _ ours: JSONDocument, _ theirs: [CompilerValue.Entry], of type: TypeName, at path: String
  ) {
    guard let entries = ours["dictionary"]?.elements, entries.count == theirs.count else {
      return report(path, ours, theirs)
    }
    for index in entries.indices {
      compare(entries[index]["key"], theirs[index].key, of: type.argument(0), at: "\(path)[\(index)].key")
      compare(entries[index]["value"], theirs[index].value, of: type.argument(1), at: "\(path)[\(index)].value")
    }
  }

  private mutating func compareTuple(_ ours: JSONDocument, _ theirs: [CompilerValue.Argument], at path: String) {
    let elements = ours["tuple"]?.elements ?? [ours["lower"], ours["upper"]].compactMap { $0 }
    guard elements.count == theirs.count else { return report(path, ours, theirs) }
    for index in elements.indices {
      if let label = elements[index]["label"] {
        expect(label, equals: .string(theirs[index].label), at: "\(path).\(index).label")
      }
      let element = elements[index]["value"] ?? elements[index].without("label")
      compare(element, theirs[index].value, of: TypeName(theirs[index].type), at: "\(path).\(index)")
    }
  }

  /// `{"call": "URL", "arguments": …}`, or the reference that a query or a provider without arguments is.
  private mutating func compareCall(
    _ ours: JSONDocument, _ type: TypeName, _ arguments: [CompilerValue.Argument], _ theirs: CompilerValue,
    at path: String
  ) {
    if ours["name"] != nil {
      compareReference(ours, type, at: path)
    } else if let call = ours["call"]?.string {
      let names = [type, type.unwrapped].flatMap { [$0.bareName, $0.canonical] }
      // `[Int]` is compared as a whole, of `Array<Int>` the name.
      let name = call.hasPrefix("[") ? call : String(call.prefix { $0 != "<" }).lastComponent
      if call != "init", !names.contains(name) { report(path, ours, theirs) }
    } else {
      return report(path, ours, theirs)
    }
    compareArguments(
      ours["arguments"]?.elements ?? [], arguments, defaultsAreSeen: !type.unwrapped.isOfFramework, at: path)
  }

  /// Arguments as written against those that the compiler lists, which are all parameters: of the scan's own modules with
  /// their defaults, which the scan cannot tell from what is written.
  mutating func compareArguments(
    _ ours: [JSONDocument], _ theirs: [CompilerValue.Argument], defaultsAreSeen: Bool, at path: String
  ) {
    var rest = theirs[...]
    for argument in ours {
      let label = argument["label"]?.string ?? ""
      // The label of a trailing closure isn't written.
      let isUnlabelled = argument["label"] == nil && argument["value"]?["unreadable"] != nil
      guard
        let index = rest.firstIndex(where: { $0.label == label || isUnlabelled && $0.value == .runtime })
      else {
        report("\(path)(\(label):)", argument, "no such argument")
        continue
      }
      if !defaultsAreSeen { rest[..<index].forEach { expectDefault($0, at: path) } }
      compare(argument["value"], rest[index].value, of: TypeName(rest[index].type), at: "\(path)(\(label):)")
      rest = rest[(index + 1)...]
    }
    if !defaultsAreSeen { rest.forEach { expectDefault($0, at: path) } }
  }

  /// A member that the bundle omits must be a default, which is `nil` or, in another module, not visible to the compiler.
  mutating func expectDefault(_ theirs: CompilerValue.Argument, at path: String) {
    if theirs.value != .null, theirs.value != .runtime { report("\(path)(\(theirs.label):)", nil, theirs.value) }
  }
}

// MARK: - Localizable text

extension ValueComparison {
  /// `{"key": "Open ${book}", "table": …}`
  mutating func compareText(_ ours: JSONDocument?, _ theirs: CompilerValue, at path: String) {
    guard let ours else { return report(path, nil, theirs) }
    if ours["call"] != nil { return compare(ours, theirs, of: TypeName(""), at: path) }
    if let wrapped = theirs.wrappedInOptional { return compareText(ours, wrapped, at: path) }
    if ours["unreadable"] != nil {
      if theirs.isConstant { report(path, ours, theirs) }
      return
    }
    switch theirs {
    case .literal(let key): compareKey(ours, key, alone: true, at: path)
    case .interpolation(let segments):
      guard let key = segments.placeholderText else { return report(path, ours, theirs) }
      compareKey(ours, key, alone: true, at: path)
    case .initializer(_, let arguments): compareTextCall(ours, arguments, theirs, at: path)
    default: report(path, ours, theirs)
    }
  }

  private mutating func compareKey(_ ours: JSONDocument, _ key: String, alone: Bool, at path: String) {
    if ours["key"]?.string != key { report("\(path).key", ours, "\"\(key)\"") }
    if alone, case .object(let members) = ours, !Set(members.keys).isSubset(of: ["key", "rawPlaceholders"]) {
      report(path, ours, "\"\(key)\" and nothing else")
    }
  }

  /// `LocalizedStringResource("key", defaultValue: …, table: …)`, `IntentDialog("…")`
  private mutating func compareTextCall(
    _ ours: JSONDocument, _ arguments: [CompilerValue.Argument], _ theirs: CompilerValue, at path: String
  ) {
    guard let first = arguments.first else { return report(path, ours, theirs) }
    if arguments.count == 1, case .initializer = first.value { return compareText(ours, first.value, at: path) }
    guard let key = first.value.text else { return report(path, ours, theirs) }
    compareKey(ours, key, alone: false, at: path)
    for argument in arguments.dropFirst() {
      let member = ours[argument.label], memberPath = "\(path).\(argument.label)"
      switch (argument.label, member) {
      // The bundle has no place for a locale.
      case ("locale", nil): break
      case (_, nil): expectDefault(argument, at: path)
      case ("defaultValue", let member?):
        expect(member, equals: argument.value.text.map { .string($0) }, at: memberPath)
      case (_, let member?): compare(member, argument.value, of: TypeName(argument.type), at: memberPath)
      }
    }
  }
}
