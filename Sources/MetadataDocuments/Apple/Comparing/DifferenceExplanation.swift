extension DocumentComparison.Difference {
  /// The difference in the terms of the source: the field, its declaration and, if known, the effect in the system. An example is
  /// `the title of the intent 'OpenShelf': Shortcuts, Spotlight and Siri call the action by it`. Nil for an unknown field, for a
  /// section as a whole, and for a declaration that both documents have.
  package var explanation: String? {
    let location = FieldLocation(place)
    guard let owner = location.owner else { return nil }
    guard let key = location.key else { return wholeDeclaration(owner, location.ownerText) }
    guard let field = DocumentField.table[owner]?[key] else { return nil }
    let name = field.name.hasPrefix("'") ? field.name : "the \(field.name)"
    let subject = owner == .document ? name : "\(name) of \(location.ownerText)"
    return field.use.isEmpty ? subject : "\(subject): \(field.use)"
  }

  /// The explanation for a declaration that only one document has; nil for other kinds of differences.
  private func wholeDeclaration(_ owner: DocumentField.Owner, _ name: String) -> String? {
    let which: String
    switch kind {
    case .onlyLeft: which = "first"
    case .onlyRight: which = "second"
    case .values, .order: return nil
    }
    return "\(name) is only in the \(which) document, so the system does not know it from the other one"
  }
}

/// The target of a path: the innermost declaration, and the first key in it.
private struct FieldLocation {
  private(set) var owner: DocumentField.Owner?
  /// The declaration in the words of a message, such as `the parameter 'target' of the intent 'OpenShelf'`.
  private(set) var ownerText = ""
  /// The first key in the declaration; nil if the path ends at the declaration or at a section.
  private(set) var key: String?

  init(_ path: DocumentPath) {
    let steps = path.steps.map(\.text)
    guard let section = steps.first else { return }
    guard let kind = Self.sections[section] else {
      (owner, key) = (.document, section)
      return
    }
    // A section as a whole, such as `actions`, has no owner here.
    guard steps.count > 1 else { return }
    owner = kind
    ownerText = kind == .shortcut ? Self.shortcut(steps[1]) : "the \(kind.rawValue) '\(steps[1])'"
    var rest = steps.dropFirst(2)
    if let list = rest.first, rest.count > 1, let inner = Self.lists[kind]?[list] {
      let name = rest[rest.startIndex + 1]
      owner = inner
      ownerText = "the \(inner.rawValue) '\(name)' of \(ownerText)"
      rest = rest.dropFirst(2)
    }
    key = rest.first
  }

  private static let sections: [String: DocumentField.Owner] = [
    "actions": .intent, "entities": .entity, "queries": .query, "enums": .appEnum, "autoShortcuts": .shortcut,
  ]

  /// The lists whose elements are declarations.
  private static let lists: [DocumentField.Owner: [String: DocumentField.Owner]] = [
    .intent: ["parameters": .parameter], .entity: ["properties": .property], .query: ["parameters": .comparison],
    .appEnum: ["cases": .enumCase],
  ]

  /// The text for an App Shortcut: its number, counted from 1, because it has no name.
  private static func shortcut(_ index: String) -> String { "App Shortcut \((Int(index) ?? 0) + 1)" }
}
