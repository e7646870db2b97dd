import IntentModel
import SourceScan

extension Rule {
  static let memberNotAccessible = Rule(
    id: "member-not-accessible", severity: .error,
    summary: "a member that a protocol requires is less accessible than its type",
    rationale: """
      A member satisfies a requirement only if it is as accessible as its type: a private 'perform()' does not, and neither \
      does an internal 'title' of a public intent. The type does not compile. The rule checks types that are not nested in \
      another type, because that type can limit the access; of nested types it checks only private members.
      """,
    source: "The Swift Programming Language: Access Control, Protocol Conformance; the Swift compiler's verdict",
    triggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"

          private func ↓perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example("struct Open: AppIntent { fileprivate static let ↓title: LocalizedStringResource = \"Open\" }"),
      Example(
        "struct Open: AppIntent {}\nprivate extension Open { func ↓perform() -> some IntentResult { .result() } }"),
      Example(.intent("Open", "AppIntent", "private static let ↓openAppWhenRun = true")),
      Example(.intent("Open", "AppIntent", "private static var ↓isDiscoverable: Bool { false }")),
      Example(
        .intent("Open", "AppIntent", "private static var ↓parameterSummary: some ParameterSummary { Summary(\"A\") }")),
      Example(.intent("Open", "AppIntent", "private ↓init() {}")),
      Example("private struct Open: AppIntent { private func ↓perform() -> some IntentResult { .result() } }"),
      Example("enum Names { struct Open: AppIntent { private func ↓perform() -> some IntentResult { .result() } } }"),
      Example("public struct Open: AppIntent { static let ↓title: LocalizedStringResource = \"Open\" }"),
      Example("public struct Open: AppIntent { ↓init() {} }"),
      Example("struct Book: AppEntity { private let ↓id: Int }"),
      Example("struct Book: AppEntity { let id: Int; private static let ↓defaultQuery = BookQuery() }"),
      Example(
        .entity("Book") + "struct BookQuery: EntityQuery { private func ↓entities(for ids: [Int]) -> [Book] { [] } }"),
      Example(
        .entity("Book") + .query("EntityQuery", "private func ↓suggestedEntities() async throws -> [Book] { [] }")),
      Example("struct Names: DynamicOptionsProvider { private func ↓results() -> [String] { [] } }"),
      Example("struct Shortcuts: AppShortcutsProvider { private static var ↓appShortcuts: [AppShortcut] { [] } }"),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"

          func perform() async throws -> some IntentResult { .result() }

          private func perform(now: Bool) {}
        }
        """),
      Example("private struct Open: AppIntent { fileprivate func perform() -> some IntentResult { .result() } }"),
      Example(
        "private enum Names { struct Open: AppIntent { fileprivate func perform() -> some IntentResult { .result() } } }"
      ),
      Example("enum Names { public struct Open: AppIntent { func perform() -> some IntentResult { .result() } } }"),
      Example("struct Open: AppIntent { private(set) static var title: LocalizedStringResource = \"Open\" }"),
      Example(
        "public struct Open: AppIntent {}\npublic extension Open { func perform() -> some IntentResult { make() } }"),
      // Another type than the required one: another member.
      Example(.intent("Open", "AppIntent", "private static let description = IntentDescription(\"A\")")),
      Example(.intent("Open", "AppIntent", "private let openAppWhenRun = true\nprivate static let isDiscoverable = 3")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"N\") private var name: String")),
      Example(.entity("Book") + .query("EntityQuery", "private func suggestedEntities() -> [String] { [] }")),
      Example("struct A: OpenIntent { @Parameter(title: \"A\") var target: Book; private func perform() {} }"),
      Example("struct Ticket: TransientAppEntity { private let id = 3 }"),
      // Another one fits: of a protocol of the app, or in a branch of '#if'.
      Example(
        "protocol P: AppIntent {}\nextension P { func perform() -> some IntentResult { make() } }\nstruct A: P { private func perform() -> Int { 3 } }"
      ),
      Example("struct A: AppIntent {\n#if DEBUG\nfunc perform() {}\n#else\nprivate func perform() {}\n#endif\n}"),
      Example("import Kit\nimport AppIntents\nstruct A: KitIntent, AppIntent { private func perform() -> Int { 3 } }"),
      Example("struct A { private func perform() {} }"),
    ]
  ) { model, reporter in
    var seen: Set<Place> = []
    for type in model.types where type.schema == nil && !type.isLocal && !type.mayHaveHiddenMembers {
      for requirement in type.requirements {
        guard let member = type.onlyMember(requirement), member.access < type.accessOfMembers,
          type.satisfies(requirement, member), seen.insert(member.place).inserted
        else { continue }
        let needed = type.access == .private ? "fileprivate" : "\(type.access)"
        reporter.report(
          "'\(requirement.name)' of '\(type.name)' is \(member.access), but '\(requirement.owner)' requires it to be as "
            + "accessible as its type; make it \(needed)",
          at: member.place, symbol: type.symbol(member.signature))
      }
    }
  }
}

extension DeclaredType.Access {
  fileprivate static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    }
  }
}

extension DeclaredType {
  /// The least that its witnesses need. A private type at the top level of a file can be used in the whole file, and so can a
  /// nested one be limited by its surroundings.
  fileprivate var accessOfMembers: Access {
    isAtTopLevel && access != .private ? access : .fileprivate
  }

  /// The requirements of its protocols; what the framework implements for some types is not required of them.
  fileprivate var requirements: [KnownMember] {
    let own = members(KnownMembers.required + KnownMembers.optional + KnownMembers.ofEveryType)
    return own.filter { !isImplemented($0) }
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

  /// The type's own member for a requirement, if no other one can satisfy it.
  fileprivate func onlyMember(_ known: KnownMember) -> DeclaredMember? {
    guard !hiddenMembers.contains(known.baseName) else { return nil }
    let found = members.filter {
      $0.signature == known.name && ($0.isStatic == known.isStatic || $0.kind == .initializer)
    }
    guard found.count == 1, found[0].providedBy == nil, found[0].conditions.isEmpty else { return nil }
    return found[0]
  }

  /// With another type it is not the protocol's member. Where the framework has a default, the compiler then takes that one.
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
  /// What other rules have tables of their own for.
  fileprivate static let ofEveryType = [
    KnownMember("AppIntent", "init()", hasDefault: false), KnownMember("EntityQuery", "init()", hasDefault: false),
    KnownMember("AppEntity", "id", hasDefault: false),
  ]
}
