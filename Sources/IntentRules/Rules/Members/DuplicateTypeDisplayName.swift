import IntentModel

extension Rule {
  static let duplicateTypeDisplayName: Rule = Rule(
    id: "duplicate-type-display-name", severity: .warning,
    summary: "two types of one module have the same display name",
    rationale: """
      Shortcuts shows the display name of an entity or enum where users choose the type of a variable. It is also in the \
      title of a 'Find' action. If two types have the same name, users cannot distinguish them. Give each type its \
      own name. If one of them is an enum, the finding is a note: users meet an enum as the choices of a parameter, \
      mostly without its name. The rule compares only types of parameters of intents that Shortcuts lists. It skips the types of \
      widgets and controls, because their names are not shown.
      """,
    source: "WWDC22 10032: TypeDisplayRepresentation names the type",
    reported: Example(book("Book") + book("EBook", "↓Book") + taking("Book", "EBook")),
    correct: Example(book("Book") + book("EBook", "E-Book") + taking("Book", "EBook")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var named: [Key: [DeclaredType]] = [:]
    let candidates =
      model.bundle.entities.filter { !$0.isTransient }.map { ($0.type, $0.typeDisplayRepresentation) }
      + model.bundle.enums.map { ($0.type, $0.typeDisplayRepresentation) }
    let shown = model.typesOfListedParameters
    let enums = Set(model.bundle.enums.map { TypeKey($0.type) })
    for (type, fact) in candidates
    where !model.mayHoldSeveralTargets(type.module) && shown.contains(TypeKey(type))
      && !type.availability.contains(where: { $0.obsoleted != nil || $0.deprecated != nil })
    {
      guard let alternative = fact.alternatives.first, alternative.origin.providedBy == nil,
        let name = fact.only?.name.known, let text = ShownText(name)
      else { continue }
      let key = Key(module: type.module, text: text)
      guard let earlier = named[key]?.first(where: { $0.coexists(with: type) }) else {
        named[key, default: []].append(type)
        continue
      }
      // A type may be an entity and an enum, or be declared once for each of two targets in one folder.
      guard earlier.place != type.place, earlier.qualifiedName != type.qualifiedName else { continue }
      reporter.report(
        "'\(type.qualifiedName)' and '\(earlier.qualifiedName)' have the same display name, '\(name.key)', so users cannot distinguish them",
        at: name.place,
        symbol: type.symbol("typeDisplayRepresentation"),
        severity: enums.contains(TypeKey(type)) || enums.contains(TypeKey(earlier)) ? .note : nil,
        notes: [.declaration(of: earlier.qualifiedName, at: earlier.place)])
    }
  }

  private struct Key: Hashable {
    var module: String
    var text: ShownText
  }
}

extension LintModel {
  /// Whether the module's folder may contain an app and its extension, whose types cannot be assigned to one of them.
  fileprivate func mayHoldSeveralTargets(_ module: String) -> Bool {
    settings.modules[module] == nil && holdsSeveralTargets(module)
  }

  /// The types whose values people choose in Shortcuts.
  fileprivate var typesOfListedParameters: Set<TypeKey> {
    let listed = bundle.intents.filter { $0.isShown && !$0.isConfiguration && !$0.conforms(to: "SnippetIntent") }
    return Set(listed.flatMap(\.parameters).compactMap { TypeKey($0.type?.element.declaration) })
  }
}

private func book(_ type: String, _ name: String = "Book") -> String {
  let isMarked = name.hasPrefix("↓")
  return """
    struct \(type): AppEntity {
      let id: Int
      static let typeDisplayRepresentation: TypeDisplayRepresentation = \(isMarked ? "↓" : "")"\(isMarked ? String(name.dropFirst()) : name)"
    }

    """
}

private func taking(_ first: String, _ second: String) -> String {
  .intent("Open", "AppIntent", "@Parameter(title: \"A\") var a: \(first)\n@Parameter(title: \"B\") var b: \(second)")
    + "\n"
}
