/// A known difference between the scan and the compiler, and its reason.
///
/// A row holds as long as both sides are as it states: if one of them is fixed, the row fails and is removed.
struct DeclaredException {
  /// The compiler's value at the row's sites.
  enum Sight {
    case absent
    case exactly(String)
    case beginning(String)

    func matches(_ text: String) -> Bool {
      switch self {
      case .absent: text == "absent"
      case .exactly(let expected): text == expected
      case .beginning(let start): text.hasPrefix(start)
      }
    }
  }

  var reason: String
  var compilerSays: Sight
  /// `case: path path …`, one case on a line.
  var sites: String

  /// The paths of a case that the row names.
  func paths(of agreementCase: AgreementCase) -> Set<String> {
    Set(
      sites.split(whereSeparator: \.isNewline).flatMap { line -> [Substring] in
        guard let colon = line.firstIndex(of: ":"), line[..<colon] == agreementCase.name else { return [] }
        return line[line.index(after: colon)...].split(separator: " ")
      }.map(String.init))
  }

  static let all: [DeclaredException] = [
    DeclaredException(
      reason: "the compiler lists what a type and its extensions declare, not what a superclass or a protocol gives",
      compilerSays: .absent,
      sites: """
        bundles/conformance-own-protocols: ListBooks.isDiscoverable ListBooks.authenticationPolicy
        bundles/conformance-own-protocols: SortBooks.openAppWhenRun SortBooks.isDiscoverable
        bundles/conformance-own-protocols: SortBooks.authenticationPolicy SortBooks.supportedModes
        bundles/conformance-own-protocols: CountBooks.authenticationPolicy CountBooks.supportedModes
        bundles/conformance-protocol-defaults: TakesDefaults.title TakesDefaults.description
        bundles/conformance-protocol-defaults: OverridesTitle.description TakesRenamed.title TakesRenamed.description
        bundles/conformance-protocol-defaults: Marked.title Marked.description Marked.isDiscoverable Digit.typeDisplayName
        bundles/conformance-superclasses: Derived.parameters[amount] Middle.title Middle.parameters[amount]
        bundles/conformance-superclasses: Last.parameters[amount]
        bundles/conformance-several-modules: Refresh.isDiscoverable
        bundles/modules-context: Raise.isDiscoverable
        agreement/protocols/class-hierarchy: Branch.isDiscoverable Leaf.isDiscoverable
        agreement/quirks/6-inherited-members.swift: Silent.title Silent.openAppWhenRun Loud.openAppWhenRun
        agreement/quirks/6-inherited-members.swift: Child.title Child.parameters[inherited]
        """),
    DeclaredException(
      reason: "the compiler names a static function that returns a text; the bundle reads texts from literals alone",
      compilerSays: .exactly(
        "staticFunction(type: \"AppIntents.LocalizedStringResource\", name: \"text\", [])"),
      sites: """
        bundles/value-not-constant-members: PlayIntent.title PlayIntent.description.text
        bundles/value-not-constant-members: PlayIntent.description.categoryName
        bundles/value-not-constant-members: SongQuery.findIntentDescription.text Mood.cases[happy].title
        bundles/value-not-constant-members: Shortcuts.shortcuts[0].shortTitle
        """),
    DeclaredException(
      reason: "the compiler names a static function that returns a text; the bundle reads texts from literals alone",
      compilerSays: .beginning("initializer(type: \"AppIntents.TypeDisplayRepresentation\""),
      sites: "bundles/value-not-constant-members: SongEntity.typeDisplayName Mood.typeDisplayName"),
    DeclaredException(
      reason: "a 'perform()' that the framework gives is no function of the type's own",
      compilerSays: .exactly("IntentResult"),
      sites: """
        bundles/entity-target-content: OpenTrack.result
        bundles/intent-kinds: OpenGarden.result
        agreement/framework/given-members.swift: OpenTab.result
        """),
    DeclaredException(
      reason: "what is said of an extension counts for its members; the compiler lists what is said of these alone",
      compilerSays: .absent,
      sites: """
        bundles/enum-elsewhere: Weather.memberAvailability.typeDisplayRepresentation
        bundles/enum-elsewhere: Weather.memberAvailability.caseDisplayRepresentations
        """),
    DeclaredException(
      reason: "the framework reads 'typeDisplayRepresentation' alone; the name of the first beta is not in the bundle",
      compilerSays: .exactly("literal(\"Oldest Book\")"),
      sites: "bundles/intent-2022-spellings: OldestBook.typeDisplayName"),
    DeclaredException(
      reason: "a property that is written as what its macro expands to has no wrapper to find it by",
      compilerSays: .absent, sites: "bundles/schema-written-out: ShelfEntity.properties[width]"),
    DeclaredException(
      reason: "a property that is written as what its macro expands to has no wrapper to find it by",
      compilerSays: .exactly("[]"), sites: "bundles/schema-written-out: ShelfEntity.properties"),
    DeclaredException(
      reason: "the compiler sees no builder where an extension states the conformance",
      compilerSays: .exactly("runtime"),
      sites: "agreement/forms/builder-in-extension.swift: Shortcuts.shortcuts"),
    DeclaredException(
      reason: "of a 'return' among other statements the compiler hands over nothing; a rule says so",
      compilerSays: .exactly("0"), sites: "agreement/forms/shortcuts-lists.swift: ReturnedLater.shortcuts"),
    DeclaredException(
      reason: "the compiler shows the first value for every variable of a declaration",
      compilerSays: .exactly("{bool: true}"), sites: "agreement/forms/several-bindings.swift: Bindings.isDiscoverable"),
    DeclaredException(
      reason: "the compiler shows a tuple for every variable of a pattern", compilerSays: .beginning("tuple("),
      sites: "agreement/forms/tuple-pattern.swift: Pattern.openAppWhenRun Pattern.isDiscoverable"),
    DeclaredException(
      reason: "a string around an interpolated literal is constant to the compiler, and unread by the scan",
      compilerSays: .exactly("interpolation([literal(\"one \"), literal(\"1\"), literal(\" two\")])"),
      sites: "agreement/forms/interpolated-values.swift: Interpolated.parameters[a].default"),
    DeclaredException(
      reason: "the scan passes over '_read', of which the compiler sees no value either",
      compilerSays: .exactly("runtime"), sites: "agreement/forms/long-getters.swift: LongGetters.authenticationPolicy"),
    DeclaredException(
      reason: "the type of an entity's 'id' is given as written; the compiler resolves it",
      compilerSays: .exactly("\"UUID\""),
      sites: "agreement/quirks/14-associated-types.swift: Thing.idType"),
    DeclaredException(
      reason: "the `id` that a superclass or a protocol of another file gives is not looked up for `Loan.ID`",
      compilerSays: .exactly("Int"), sites: "bundles/names-associated-identifiers: Book.properties[inherited].type"),
    DeclaredException(
      reason: "the `id` that a protocol of another file makes one of `Identifiable` is not looked up for `Named.ID`",
      compilerSays: .exactly("String"), sites: "bundles/names-associated-identifiers: OpenBook.parameters[name].type"),
    DeclaredException(
      reason: "the type of an entity's 'id' is given as written; the compiler resolves it",
      compilerSays: .exactly("\"Int\""), sites: "bundles/names-associated-identifiers: Book.idType"),
    DeclaredException(
      reason: "the compiler lists no cases of an enum of another module", compilerSays: .exactly("[]"),
      sites: "bundles/conformance-several-modules: KitShelf.cases"),
    DeclaredException(
      reason: "the scan leaves out names for which a signature had to be resolved that the source alone doesn't tell",
      compilerSays: .beginning("\"3App"),
      sites: """
        bundles/names-local-types: InFunction.mangledName InGetter.mangledName
        agreement/locals/in-accessors.swift: InObserver.mangledName InSet.mangledName
        agreement/quirks/5-types-everywhere.swift: InNested.mangledName InClosure.mangledName InIf.mangledName
        agreement/quirks/5-types-everywhere.swift: InSubscript.mangledName
        agreement/conditions/top-level: OnLinux.mangledName
        """),
    DeclaredException(
      reason: "a dialog made of a string that is looked up when it runs is no text; the compiler lists the calls",
      compilerSays: .beginning("initializer(type: \"AppIntents.IntentDialog\", [Argument(label: \"stringLiteral\""),
      sites: "bundles/parameter-not-constant: NotConstant.parameters[localized].requestValueDialog"),
    DeclaredException(
      reason: "a lone carriage return ends a line of ours, as the lexer has it; the compiler counts line feeds",
      compilerSays: .beginning("intent App.OldMac"), sites: "bundles/text-line-endings: OldMac"),
    DeclaredException(
      reason: "a lone carriage return ends a line of ours, as the lexer has it; the compiler counts line feeds",
      compilerSays: .exactly("no such type"), sites: "bundles/text-line-endings: OldMac"),
  ]
}
