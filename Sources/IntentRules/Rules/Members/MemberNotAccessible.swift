import IntentModel
import SourceScan

extension Rule {
  static let memberNotAccessible: Rule = Rule(
    id: "member-not-accessible", severity: .error,
    summary: "a member that a protocol requires is less accessible than its type",
    rationale: """
      A member satisfies a requirement only if it is as accessible as its type. A private 'perform()' does not, and \
      neither does an internal 'title' of a public intent. The type does not compile. A type around another one can limit its \
      access, so of types that are nested in one without App Intents the rule checks only private members.
      """,
    source: "The Swift Programming Language: Access Control, Protocol Conformance; the Swift compiler's verdict",
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        private func ↓perform() async throws -> some IntentResult { .result() }
      }
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult { .result() }

        private func perform(now: Bool) {}
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<Place> = []
    let access = Dictionary(model.types.map { ("\($0.module).\($0.qualifiedName)", $0.access) }) { min($0, $1) }
    for type in model.types where type.schema == nil && !type.isLocal && !type.mayHaveHiddenMembers {
      let least = type.accessOfMembers(access)
      for requirement in type.requirements {
        guard let member = type.onlyMember(requirement), member.access < least,
          type.satisfies(requirement, member), seen.insert(member.place).inserted
        else { continue }
        let needed = least == .fileprivate && type.access != .private ? type.access : least
        reporter.report(
          "'\(requirement.name)' of '\(type.name)' is \(member.access), but '\(requirement.owner)' requires it to be as "
            + "accessible as its type; make it \(needed)",
          at: member.place, symbol: type.symbol(member.signature))
      }
    }
  }
}

extension DeclaredType {
  /// The least access that members need to satisfy a protocol: that of the type or of a type around it. A private type counts as
  /// fileprivate, because the whole file can use it, and so does a type around it that is not in `types`, the access of the types
  /// with App Intents by module and name.
  fileprivate func accessOfMembers(_ types: [String: Access]) -> Access {
    var least = access, name = qualifiedName[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      guard let outer = types["\(module).\(name)"] else { return .fileprivate }
      least = min(least, outer)
    }
    return least == .private ? .fileprivate : least
  }

  /// The requirements of its protocols, without those that the framework implements for some types.
  fileprivate var requirements: [KnownMember] {
    members(KnownMembers.ofProtocols).filter { !isImplemented($0) }
  }

  private func isImplemented(_ known: KnownMember) -> Bool {
    func conforms(_ names: String...) -> Bool { names.contains(where: conformances.contains) }
    switch known.name {
    case "perform()":
      return conforms(
        "OpenIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent", "TargetContentProvidingIntent",
        "URLRepresentableIntent")
    case "results()": return conforms("EntityQuery")
    case "id", "defaultQuery", "displayRepresentation":
      return kind == .enum || conforms("TransientAppEntity", "TransientEntity", "UniqueAppEntity")
    case "entities(for:)": return conforms("EnumerableEntityQuery", "UniqueAppEntityQuery", "IndexedEntityQuery")
    case "negativePhrases", "deprecation", "suggestedFocusFilters(for:)", "defaultResult()", "attributeSet": return true
    default: return false
    }
  }

  /// The type's own member for a requirement. Nil if the type has no such member, if another one may satisfy the requirement, or if
  /// the member is inside `#if`.
  fileprivate func onlyMember(_ known: KnownMember) -> DeclaredMember? {
    guard !hiddenMembers.contains(known.baseName) else { return nil }
    let found = members.filter {
      $0.name == known.baseName && $0.signature == known.name
        && ($0.isStatic == known.isStatic || $0.kind == .initializer)
    }
    guard found.count == 1, found[0].providedBy == nil, found[0].conditions.isEmpty else { return nil }
    return found[0]
  }

  /// Whether the member has the type that the protocol requires. If the framework has a default, the compiler takes it instead of a
  /// member with another type.
  fileprivate func satisfies(_ known: KnownMember, _ member: DeclaredMember) -> Bool {
    guard known.hasDefault else { return true }
    switch known.type {
    case "ParameterSummary": return member.typeSpelling == "some ParameterSummary"
    case "IntentDescription": return member.typeSpelling == "IntentDescription?"
    case let expected?: return member.typeSpelling == expected
    case nil: return member.type?.elements.first?.kind == .entity
    }
  }
}

extension KnownMembers {
  /// All requirements, with those that other rules check by their own tables.
  fileprivate static let ofProtocols: [KnownMember] =
    required + optional + [
      KnownMember("AppIntent", "init()", hasDefault: false), KnownMember("EntityQuery", "init()", hasDefault: false),
      KnownMember("AppEntity", "id", hasDefault: false),
    ]
}
