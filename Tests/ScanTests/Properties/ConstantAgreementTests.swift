@testable import IntentModel
@testable import MetadataDocuments
@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentRules

/// The linter and the writer of Apple's format agree on what is a compile-time constant: whatever the writer refuses because it
/// is none is a finding at that location.
@Suite struct ConstantAgreementTests {
  /// Expressions that are no constants, in every form that Swift has for them.
  static let forms = [
    "names[0]", #"L10n["open"]"#, #"names["a"]!"#, #"names["a"] ?? "b""#, "make(1)[0]", "make().title", "try! make()",
    "names.first!", "names?.first", #"#localized("Open")"#, "Strings.open", ".open", "make()", #""Open \(name)""#,
    #""Open" + name"#, #"isPro ? "A" : "B""#, #"NSLocalizedString("a", comment: "")"#, #"String(localized: "a")"#,
    "(names[0])", "names[0] as Title", "Self.names[keyPath: \\.first]", "{ names[0] }()", "if isPro { a } else { b }",
    "await make()", "[names[0]]", "names as! Title", "(1, 2)", "-count", "!flag", "0...limit", "1e99999999",
    "99999999999999999999",
    ".init(names[0])", #".init("key", table: tables[0])"#, #".init("key", defaultValue: names[0])"#,
    #".init("key", table: tables[0] ?? "Table")"#, ".init(title: names[0])", ".init(name: names[0])",
    #".init(name: "Book", numericFormat: names[0])"#, #".init(name: "Book", synonyms: [names[0]])"#,
    #".init(title: "A", subtitle: names[0])"#, #".init(title: "A", image: images[0])"#,
    #".init(title: "A", image: .init(systemName: icons[0]))"#, #".init(title: "A", synonyms: names[0])"#,
    #".init("Text", categoryName: names[0])"#, #".init("Text", searchKeywords: [names[0]])"#, "[.foreground, modes[0]]",
    "[.general, scopes[0]]", ".foreground(modes[0])",
  ]

  /// Everything that has to be a constant, with `$` where the expression goes.
  static let positions = [
    member("AppIntent", "static let title: LocalizedStringResource = $"),
    member("AppIntent", "static let title = $"),
    member("AppIntent", "static var title: LocalizedStringResource { $ }"),
    member("AppIntent", "static var title: LocalizedStringResource { return $ }"),
    member("AppIntent", "static let description: IntentDescription? = $"),
    member("AppIntent", "static let description = $"),
    member("AppIntent", "static let description = IntentDescription($)"),
    member("SetFocusFilterIntent", "static let description: LocalizedStringResource? = $"),
    member("AppIntent", "static let isDiscoverable: Bool = $"),
    member("AppIntent", "static let isAssistantOnly: Bool = $"),
    member("AppIntent", "static var openAppWhenRun: Bool { $ }"),
    member("AppIntent", "static let authenticationPolicy: IntentAuthenticationPolicy = $"),
    member("AppIntent", "static let supportedModes: IntentModes = $"),
    member("AppIntent", "static let allowedExecutionTargets: IntentExecutionTargets = $"),
    member("AppIntent", "static let persistentIdentifier: String = $"),
    member("CustomIntentMigratedAppIntent", "static let intentClassName: String = $"),
    member("ShowInAppSearchResultsIntent", "static let searchScopes: [StringSearchScope] = $"),
    member("DeprecatedAppIntent", "static let deprecation = IntentDeprecation(message: $, replacedBy: Open.self)"),
    member("DeprecatedAppIntent", #"static let deprecation = IntentDeprecation(message: "A", replacedBy: $)"#),
    member("DeprecatedAppIntent", "static let deprecation: IntentDeprecation<Open> = $"),
    member("AppIntent", "@Parameter(title: $) var count: Int"),
    member("AppIntent", "@Parameter(title: \"A\", description: $) var count: Int"),
    member("AppIntent", "@Parameter(title: \"A\", default: $) var count: Int"),
    member("AppIntent", "@Parameter(title: \"A\", default: $) var text: String"),
    member("AppIntent", "@Parameter(title: \"A\", default: [$]) var names: [String]"),
    member("AppIntent", "@Parameter(title: \"A\", displayName: $) var flag: Bool"),
    member("AppIntent", "@Parameter(title: \"A\", displayName: .init(true: $, false: \"Off\")) var flag: Bool"),
    member("AppIntent", "@Parameter(title: \"A\", inclusiveRange: (1, $)) var count: Int"),
    member("AppIntent", "@Parameter(title: \"A\", inclusiveRange: $) var count: Int"),
    member("AppIntent", "@Parameter(title: \"A\", controlStyle: $) var count: Int"),
    member("AppIntent", "@Parameter(title: \"A\", inputOptions: .init(multiline: $)) var text: String"),
    member("AppIntent", "@Parameter(title: \"A\", inputConnectionBehavior: $) var text: String"),
    member("AppIntent", "@Parameter(title: \"A\", supportedContentTypes: [$]) var file: IntentFile"),
    member("AppIntent", "@Parameter(title: \"A\", size: $) var names: [String]"),
    member("AppIntent", "static var parameterSummary: some ParameterSummary { Summary($) }"),
    member("AppIntent", "static var parameterSummary: some ParameterSummary { Summary(\"A\", table: $) }"),
    member("AppIntent", "static var parameterSummary: some ParameterSummary { $ }"),
    member(
      "AppIntent",
      """
      @Parameter(title: "A") var count: Int
      static var parameterSummary: some ParameterSummary {
        When(\\Self.count, .equalTo, $) { Summary("A") } otherwise: { Summary("B") }
      }
      """),
    member(
      "AppIntent",
      """
      @Parameter(title: "A") var count: Int
      static var parameterSummary: some ParameterSummary {
        Switch(\\Self.count) { Case($) { Summary("A") } DefaultCase { Summary("B") } }
      }
      """),
    entity("static let typeDisplayRepresentation: TypeDisplayRepresentation = $"),
    entity("static let typeDisplayRepresentation = TypeDisplayRepresentation(name: $)"),
    entity("@Property(title: $) var name: String"),
    "enum Shelf: String, AppEnum { case a; static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = $ }",
    "enum Shelf: String, AppEnum { case a; static let caseDisplayRepresentations = [Shelf.a: $] }",
    "enum Shelf: String, AppEnum { case a; static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [$: \"A\"] }",
    "enum Shelf: String, AppEnum { case a; static let caseDisplayRepresentations = [Shelf.a: DisplayRepresentation(title: $)] }",
    shortcut("intent: Open(), phrases: $, shortTitle: \"Open\", systemImageName: \"book\""),
    shortcut("intent: Open(), phrases: [$], shortTitle: \"Open\", systemImageName: \"book\""),
    shortcut("intent: Open(), phrases: [\"Open\"], shortTitle: $, systemImageName: \"book\""),
    shortcut("intent: Open(), phrases: [\"Open\"], shortTitle: \"Open\", systemImageName: $"),
    shortcut("intent: $, phrases: [\"Open\"], shortTitle: \"Open\", systemImageName: \"book\""),
    shortcut("intent: Open(), phrases: [\"Open\"], parameterPresentation: $"),
    "struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { $ } }",
    "struct P: AppShortcutsProvider { static let shortcutTileColor: ShortcutTileColor = $ }",
    "struct P: AppShortcutsProvider { static var negativePhrases: NegativeAppShortcutPhrases { .init(phrases: [$]) } }",
    "struct P: AppShortcutsProvider { static var negativePhrases: [NegativeAppShortcutPhrase] { $ } }",
  ]

  private static func member(_ conformance: String, _ member: String) -> String {
    "struct Open: \(conformance) {\n  \(member)\n  func perform() async throws -> some IntentResult { .result() }\n}"
  }

  private static func entity(_ member: String) -> String { "struct Book: AppEntity {\n  let id: Int\n  \(member)\n}" }

  private static func shortcut(_ arguments: String) -> String {
    "struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(\(arguments)) } }"
  }

  @Test(arguments: positions)
  func everyFormInEveryPosition(_ position: String) {
    let parts = position.split(separator: "$", omittingEmptySubsequences: false)
    let refusals = Self.forms.map { check(parts.joined(separator: $0)) }
    #expect(refusals.contains { $0 > 0 }, "nothing is refused here")
  }

  @Test func casesOfRules() {
    for item in RuleCase.all { _ = check(item.sources, item.settings) }
  }

  @Test(arguments: ["agreement", "appintents", "bundles", "lint", "stubs"])
  func fixtures(folder: String) throws {
    for file in try FixtureFiles.swiftFiles(in: folder) {
      _ = check(String(decoding: file.bytes, as: UTF8.self), file.path)
    }
  }

  // MARK: The property

  /// The rules about constants.
  private static let rules: [Rule] =
    ConstantKinTests.kin + [.appShortcutsBuilderUnsupported, .phraseApplicationNameSpelling]

  private func check(_ source: String, _ name: String? = nil) -> Int {
    check(ExampleSources(source), LintSettings(), name)
  }

  /// How many values the writer refuses.
  private func check(_ sources: ExampleSources, _ settings: LintSettings, _ name: String? = nil) -> Int {
    let model = sources.model(settings)
    let options = ActionsDocument.Options(target: model.bundle.modules.first ?? "App", allowsUnverified: true)
    let refusals = actionsDocument(of: model.bundle, options).diagnostics.filter { $0.diagnostic.id == "not-constant" }
    let found = refusals.isEmpty ? [] : LintResult(of: model, with: Self.rules).findings
    for refusal in refusals {
      let span = refusal.diagnostic.span
      // Several statements that put one list together are one finding.
      let isFound = found.contains { finding in
        ([finding.place] + finding.notes.map(\.place)).contains { place in
          place.file == refusal.file && place.span.start >= span.start
            && place.span.start < max(span.end, span.start + 1)
        }
          // A description of another type is a finding at its name.
          || finding.place.file == refusal.file && finding.rule == "description-wrong-type"
          // The whole list is refused where it is returned.
          || finding.place.file == refusal.file && finding.place.span.contains(span)
      }
      let text = sources.files[refusal.file].text
      #expect(isFound, "\(refusal.diagnostic.message) at \(span.start) of \(name ?? text)")
    }
    return refusals.count
  }
}
