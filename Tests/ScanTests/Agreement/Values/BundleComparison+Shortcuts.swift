/// Shortcuts and packages.
extension BundleComparison {
  mutating func compareShortcutsProvider(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    comparePlain(ours["tileColor"], theirs.property("shortcutTileColor"), at: "\(path).tileColor")
    compare(ours["negativePhrases"], theirs.property("negativePhrases"), at: "\(path).negativePhrases") {
      guard let phrases = $2.phrases else {
        if $1?.containsUnreadable != true { $0.report("\(path).negativePhrases", $1, $2) }
        return
      }
      $0.comparePhrases($1, phrases, at: "\(path).negativePhrases")
    }
    compare(ours["shortcuts"], theirs.property("appShortcuts"), at: "\(path).shortcuts") { values, ours, value in
      guard let shortcuts = value.listed else {
        if ours?.containsUnreadable != true { values.report("\(path).shortcuts", ours, value) }
        return
      }
      let own = ours?.elements ?? []
      guard own.count == shortcuts.count else {
        return values.report("\(path).shortcuts", .number(Double(own.count)), shortcuts.count)
      }
      for index in own.indices {
        values.compareShortcut(own[index], shortcuts[index], at: "\(path).shortcuts[\(index)]")
      }
    }
    count("shortcuts", ours["shortcuts"]?.elements.count ?? 0)
    count("phrases", (ours["shortcuts"]?.elements ?? []).reduce(0) { $0 + ($1["phrases"]?.elements.count ?? 0) })
  }

  mutating func comparePackage(_ ours: JSONDocument, _ theirs: CompilerType, at path: String) {
    compare(ours["includedPackages"], theirs.property("includedPackages"), at: "\(path).includedPackages") {
      let elements = $1?.elements ?? []
      guard case .array(let types) = $2, types.count == elements.count else {
        if $2.isConstant || $1?.containsUnreadable != true { $0.report("\(path).includedPackages", $1, $2) }
        return
      }
      for (own, type) in zip(elements, types) {
        if case .metatype(let name) = type {
          $0.compareReference(own, TypeName(name), at: "\(path).includedPackages")
        } else if own["unreadable"] == nil {
          $0.report("\(path).includedPackages", own, type)
        }
      }
    }
  }
}

extension CompilerValue {
  /// The elements of a builder's body or of an array.
  var listed: [CompilerValue]? {
    switch self {
    case .builder(let members): members
    case .array(let elements): elements
    // An empty body.
    case .staticFunction(_, "buildBlock", let arguments) where arguments.allSatisfy { $0.value == .runtime }: []
    default: nil
    }
  }

  /// The phrases of `NegativeAppShortcutPhrases(phrases: […])`.
  fileprivate var phrases: [CompilerValue]? {
    guard case .initializer(let type, let arguments) = self, TypeName(type).path == "NegativeAppShortcutPhrases" else {
      return nil
    }
    return arguments.first?.value.listed
  }
}

extension ValueComparison {
  mutating func comparePhrases(_ ours: JSONDocument?, _ theirs: [CompilerValue], at path: String) {
    let own = ours?.elements ?? []
    guard own.count == theirs.count else { return report(path, ours, theirs) }
    for index in own.indices { compareText(own[index], theirs[index], at: "\(path)[\(index)]") }
  }

  fileprivate mutating func compareShortcut(_ ours: JSONDocument, _ theirs: CompilerValue, at path: String) {
    guard case .initializer(_, let arguments) = theirs, ours["unreadable"] == nil else {
      if theirs.isConstant || ours["unreadable"] == nil { report(path, ours, theirs) }
      return
    }
    for argument in arguments {
      switch argument.label {
      case "intent": compareIntent(ours, argument.value, at: path)
      case "phrases":
        if case .array(let phrases) = argument.value {
          comparePhrases(ours["phrases"], phrases, at: "\(path).phrases")
        } else if ours["phrases"]?.containsUnreadable != true {
          report("\(path).phrases", ours["phrases"], argument.value)
        }
      case "shortTitle" where argument.value != .null:
        compareText(ours["shortTitle"], argument.value, at: "\(path).shortTitle")
      case "systemImageName" where argument.value != .null:
        compare(ours["systemImageName"], argument.value, of: TypeName(argument.type), at: "\(path).systemImageName")
      default: break
      }
    }
    for label in ["shortTitle", "systemImageName"] where !arguments.contains(where: { $0.label == label }) {
      expect(ours[label], equals: nil, at: "\(path).\(label)")
    }
  }

  private mutating func compareIntent(_ ours: JSONDocument, _ theirs: CompilerValue, at path: String) {
    guard case .initializer(let type, let arguments) = theirs else {
      if ours["intent"]?["unreadable"] == nil { report("\(path).intent", ours["intent"], theirs) }
      return
    }
    compareReference(ours["intent"], TypeName(type), at: "\(path).intent")
    compareArguments(ours["arguments"]?.elements ?? [], arguments, defaultsAreSeen: true, at: "\(path).arguments")
  }
}
