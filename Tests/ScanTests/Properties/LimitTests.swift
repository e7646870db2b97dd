@testable import MetadataDocuments
@testable import IntentChanges
@testable import OperatingSystem
@testable import IntentReports
@testable import SourceScan
import Testing
@testable import DocumentFormats

@testable import IntentModel
@testable import IntentRules

/// Names that refer to each other without end, and code that nests deeper or is larger than the limits: what exceeds one is not
/// read, a diagnostic says so, and what is next to it is read all the same.
@Suite struct LimitTests {
  /// Typealiases that mean themselves, and where such a type may be used.
  @Test(
    arguments: [
      "typealias T = [T]", "typealias T = Set<T>", "typealias T = Array<T>", "typealias T = Optional<T>",
      "typealias T = T?", "typealias T = IntentItem<T>", "typealias T = some T", "typealias T = Pair<Int, T>",
      "typealias T = [U]\ntypealias U = Set<T>", "typealias T = U?\ntypealias U = T?",
    ],
    [
      "struct A: AppIntent { @Parameter(title: \"T\") var x: T }",
      "struct A: AppIntent { func perform() async throws -> some IntentResult & ReturnsValue<T> { .result() } }",
      "struct A: AppEntity { var id: T }", "struct A: AppEntity { typealias ID = T }",
      "struct A: AppEntity { @Property(title: \"T\") var x: T }",
      "struct A: DynamicOptionsProvider { func results() async throws -> T { [] } }",
      "struct A: IntentValueQuery { func values(for input: T) async throws -> [Int] { [] } }",
      "enum A: String, AppEnum { case a(T) }",
      "struct A: AppIntent { static let title: LocalizedStringResource = \"A\"; static let x = 3 as T }",
    ])
  func typesOfThemselves(alias: String, use: String) {
    let ids = diagnostics(of: "\(alias)\n\(use)").map(\.id)
    #expect(ids.allSatisfy { $0 == "unreadable-type" || $0 == "limit-exceeded" })
    #expect(!ids.isEmpty || use.contains("as T"))
  }

  @Test func exponentialType() {
    let aliases = (1...30).map { "typealias T\($0) = Pair<T\($0 - 1), T\($0 - 1)>\n" }.joined()
    let source = "typealias T0 = Int\n\(aliases)struct A: AppIntent { @Parameter var x: T30; @Parameter var y: T3 }"
    #expect(diagnostics(of: source).map(\.id) == ["unreadable-type"])
  }

  /// Each name of each typealias is looked up in what the next typealias refers to.
  @Test func lookupsOfLookups() {
    let aliases = (1...5).map { level in
      "typealias T\(level) = S" + String(repeating: ".T\(level + 1)", count: 40) + "\n"
    }
    let source = "struct S {\n\(aliases.joined())typealias T6 = S }\nstruct A: AppIntent { @Parameter var x: S.T1? }"
    #expect(Steps.counted { _ = bundle(of: source) } < 1_000_000)
  }

  /// Compositions that `perform()` returns.
  @Test func exponentialResult() {
    let aliases = (1...30).map { "typealias T\($0) = T\($0 - 1) & T\($0 - 1)\n" }.joined()
    let source = """
      typealias T0 = IntentResult
      \(aliases)struct A: AppIntent { func perform() async throws -> some T30 { .result() } }
      """
    #expect(diagnostics(of: source).map(\.id) == ["unreadable-value"])
  }

  static let many = 4_000

  @Test(arguments: [false, true])
  func resolvesChainsOfAliases(isRing: Bool) {
    let aliases = (0..<Self.many).map { "typealias T\($0) = T\($0 + 1)\n" }.joined()
    let end = isRing ? "typealias T\(Self.many) = T0" : "typealias T\(Self.many) = AppIntent"
    let source = "\(aliases)\(end)\nstruct A: T0 {}\nstruct B: T\(Self.many - 10) {}\nextension T0 {}"
    let bundle = bundle(of: source)
    #expect(bundle.intents.map(\.type.name) == (isRing ? [] : ["B"]))
    #expect(bundle.diagnostics.filter { $0.diagnostic.id == "limit-exceeded" }.count > Self.many / 2)
  }

  @Test(arguments: ["protocol", "class"], [false, true])
  func resolvesChainsOfAncestors(keyword: String, isRing: Bool) {
    let count = 1_000
    let row = (0..<count).map { "\(keyword) T\($0): T\($0 + 1) {}\n" }.joined()
    let end = "\(keyword) T\(count): \(isRing ? "T0" : "AppIntent") {}"
    let source = "\(row)\(end)\nstruct A: T0 {}\nstruct B: T\(count - 10) {}"
    let bundle = bundle(of: source)
    let names = bundle.intents.map(\.type.name)
    #expect(!names.contains("A") && names.contains("B") != isRing)
    #expect(bundle.diagnostics.filter { $0.diagnostic.id == "limit-exceeded" }.count > count / 2)
  }

  @Test(arguments: ["&&", "|| os(iOS) &&"])
  func longConditions(operators: String) {
    let condition = Array(repeating: "A", count: 20_000).joined(separator: " \(operators) ")
    let source = "#if \(condition)\nstruct A: AppIntent {}\n#else\nstruct B: AppIntent {}\n#endif"
    let bundle = bundle(of: source)
    #expect(bundle.intents.map(\.type.name) == ["B"])
    #expect(
      bundle.diagnostics.map(\.diagnostic.message) == [
        "the condition has more than 200 operands, so it is not read and counts as false"
      ])
    #expect(bundle.intents[0].type.conditions[0].utf8.count < 5_000)
  }

  @Test(arguments: [
    ("When(\\.$x, .equalTo, 1) { ", " }"), ("When(\\.$x, .equalTo, 1) { Summary(\"a\") } otherwise: { ", " }"),
    ("Switch(\\.$x) { Case(1) { ", " } }"), ("Switch(\\.$x) { DefaultCase { ", " } }"),
  ])
  func nestedSummaries(open: String, close: String) {
    let count = 4_000
    let nested = String(repeating: open, count: count) + "Summary(\"a\")" + String(repeating: close, count: count)
    let source = "struct A: AppIntent { static var parameterSummary: some ParameterSummary { \(nested) } }"
    let text = SourceText(source.utf8), bundle = bundle(of: source)
    #expect(Set(bundle.diagnostics.map(\.diagnostic.id)) == ["limit-exceeded"])
    #expect(bundle.json(paths: ["A.swift"]) { _ in LineIndex(text) }.count < 4 * text.count)
  }

  /// The first `f()` made each level around it be read twice.
  @Test func reportsNestedCallsThatAreNotConstants() {
    let nested = String(repeating: "A(", count: 40) + "f()" + String(repeating: ")", count: 40)
    let source = "struct A: AppIntent { static let title: LocalizedStringResource = \(nested) }"
    #expect(diagnostics(of: source).map(\.id) == ["unreadable-value"])
  }

  /// Values as deep as the limits allow are written so that they can be read again.
  @Test(arguments: [("[", "]"), ("A(", ")"), (".a(b: ", ")"), ("[1: ", "]"), ("(1, ", ")")])
  func deepValuesAreReadAgain(open: String, close: String) throws {
    for depth in [20, Limits.valueDepth - 1, Limits.valueDepth + 20] {
      let nested = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      let type = String(repeating: "[", count: depth) + "Int" + String(repeating: "]", count: depth)
      let when = "When(\\.$x, .equalTo, \(nested)) { "
      let summary = String(repeating: when, count: 6) + "Summary(\"a\")" + String(repeating: " }", count: 6)
      let source = """
        struct A: AppIntent {
          @Parameter(default: \(nested)) var x: \(type)
          static var parameterSummary: some ParameterSummary { \(summary) }
        }
        """
      let text = SourceText(source.utf8)
      let json = bundle(of: source).json(paths: ["A.swift"]) { _ in LineIndex(text) }
      #expect(throws: Never.self) { try Catalog(bundle: json) }
    }
  }

  /// Each level is asked once. Swift's own parser takes exponential time for such source, so it can't be a fixture, which is
  /// compared with that parser.
  @Test(arguments: ["parameter-default-not-literal", "parameter-default-wrong-type"])
  func deepValuesAreLinted(id: String) throws {
    func nested(_ value: String, depth: Int) -> String {
      String(repeating: "[", count: depth) + value + String(repeating: "]", count: depth)
    }
    let rule = try #require(Rule.named(id))
    let source = """
      struct A: AppIntent {
        @Parameter(default: \(nested("value()", depth: 30))) var deep: \(nested("Int", depth: 30))
        @Parameter(default: \(nested("\"a\"", depth: 30))) var wrong: \(nested("Int", depth: 30))
      }
      """
    let report = ExampleSources(source).report(of: rule, LintSettings())
    #expect(report.entries.map(\.rule) == [id])
  }

  @Test(arguments: [
    ("x as T", " as T", ""), ("~", "~ ", "T"), ("", "a: ", "b"), ("", "struct A { ", ""), ("", "#if A\n", ""),
    ("let x: ", "[", ""), ("let x = ", "(", ""),
  ])
  func deepSyntax(before: String, unit: String, after: String) {
    let nested = before + String(repeating: unit, count: 20_000) + after
    for source in [nested, "let y: \(nested)", "struct Z: AppIntent { static var title: T { \(nested) } }"] {
      _ = diagnostics(of: source)
    }
  }

  /// Statements of each closure are parsed by themselves.
  @Test func deepClosures() {
    let source = "let a = " + String(repeating: "{", count: 20_000) + String(repeating: "}", count: 20_000)
    let lines = DeepStack.run { SyntaxPrinter(SourceText(source.utf8)).lines }
    #expect(lines.contains("{ { … } }") && lines.utf8.count < 1_000)
  }

  @Test func deepNegativePhrases() {
    let phrases = "NegativeAppShortcutPhrases {", count = 4_000
    let source = """
      struct A: AppShortcutsProvider {
        static var negativePhrases: \(String(repeating: phrases, count: count)) "a" \(String(repeating: "}", count: count))
      }
      """
    #expect(diagnostics(of: source).map(\.id) == ["limit-exceeded"])
  }

  /// Types whose mangled names would be large, with the longest that is still read.
  @Test(arguments: [
    ("f(a: \(String(repeating: "[", count: 31))Int\(String(repeating: "]", count: 31)))", true),
    ("f(a: \(String(repeating: "[", count: 32))Int\(String(repeating: "]", count: 32)))", false),
    ("f(a: Optionals)", false), ("f(a: Pairs)", true), ("f(a: Triples)", false),
  ])
  func typesOfMangledNames(function: String, isNamed: Bool) {
    func tuple(_ type: String) -> String { "(\(Array(repeating: type, count: 12).joined(separator: ", ")))" }
    let optionals = (0..<60).reduce("Int") { type, _ in "[\(type)\(String(repeating: "?", count: 198))]" }
    let source = """
      typealias Row = \(tuple("Int"))
      typealias Pairs = \(tuple("Row"))
      typealias Triples = \(tuple("Pairs"))
      typealias Optionals = \(optionals)
      func \(function) { enum E: String, AppEnum { case a } }
      """
    #expect((bundle(of: source).enums[0].type.mangledName != nil) == isNamed)
  }

  /// Requirements whose number grows with each type that one of them names.
  /// A file is read once for each module that compiles it.
  @Test(arguments: [(Limits.modulesOfFile, false), (Limits.modulesOfFile + 1, true)])
  func filesOfManyModules(count: Int, isLimited: Bool) throws {
    let modules = (100..<100 + count).map { #""M\#($0)": {"paths": ["Shared", "M\#($0).swift"], "kind": "library"}"# }
    let folder = try CommandFolder([
      ".intentscan.json": "{\"modules\": {\(modules.joined(separator: ", "))}}", "Shared/A.swift": intent("A"),
      "M\(99 + count).swift": intent("B"),
    ])
    let outcome = try folder.run("extract")
    let intents = try JSONDocument(parsing: outcome.output)["intents"]?.elements.compactMap { $0["name"]?.string }
    #expect(intents?.filter { $0 == "A" }.count == Limits.modulesOfFile && intents?.contains("B") == true)
    #expect(outcome.errors.contains("'Shared/A.swift' is compiled into more than 32 modules") == isLimited)
  }

  @Test(arguments: [(Limits.genericParameters, true), (Limits.genericParameters + 1, false)])
  func requirementsOfMangledNames(count: Int, isNamed: Bool) {
    func bounds(_ name: String) -> String { Array(repeating: name, count: count).joined(separator: " & ") }
    let conditions = (0..<count).map { "T: P\($0)" }.joined(separator: ", ")
    let source = """
      \((0..<count).map { "protocol P\($0) {}\n" }.joined())
      class C {}
      class B<T: \(bounds("C"))> {}
      class A<T: \(bounds("B"))> {}
      struct S<T: \(bounds("A"))> { enum E: String, AppEnum { case a } }
      struct Box<T> {}
      extension Box where \(conditions) { enum F: String, AppEnum { case a } }
      """
    let names = bundle(of: source).enums.map(\.type.mangledName)
    #expect(names.count == 2 && names.allSatisfy { ($0 != nil) == isNamed }, "\(names)")
  }

  /// Each extension is of the innermost type of the one before it.
  @Test func extensionsThatNestTooDeep() {
    let names = (1...60).map { "T\($0)" }
    let body = names.map { "struct \($0) { " }.joined() + String(repeating: "}", count: 60)
    let blocks = (0..<50).map { number in
      "extension A\(number) { \(body) }\ntypealias A\(number + 1) = A\(number).\(names.joined(separator: "."))\n"
    }
    let source = "struct A0 {}\n\(blocks.joined())extension A50 { enum E: String, AppEnum { case a } }"
    #expect(bundle(of: source).enums.map(\.type.name) == ["E"])
  }

  /// A long member in front of the title of many types, which each of them would hold.
  @Test(arguments: [(10, true), (500, false)]) func inheritedMembersAreLimited(typeCount: Int, isRead: Bool) {
    let bytes = 256 * Limits.inheritance / 500
    let source = """
      protocol P {}
      extension P {
        static var a: Int { /* \(String(repeating: "a", count: bytes)) */ 1 }
        static var title: LocalizedStringResource { "A" }
      }
      \((0..<typeCount).map { "struct A\($0): AppIntent, P {}\n" }.joined())
      """
    let bundle = bundle(of: source)
    #expect(bundle.intents.count == typeCount && bundle.intents.allSatisfy { $0.title.isAbsent != isRead })
    // Rules about what a type lacks must not judge it.
    #expect(bundle.intents.allSatisfy { $0.type.lacksMembers != isRead })
    let messages = bundle.diagnostics.filter { $0.diagnostic.id == "limit-exceeded" }.map(\.diagnostic.message)
    #expect(messages.count == (isRead ? 0 : typeCount))
    #expect(
      isRead
        || messages.first
          == "'A0' inherits too many members of superclasses and protocol extensions, so some of them are not read"
    )
  }

  /// Each path of a parameter and each key of a finding holds the name of its type.
  @Test func typesWithLongNamesAreNotRead() {
    func source(_ length: Int) -> String {
      let name = String(repeating: "A", count: length - ".B".count)
      return "enum \(name) { struct B: AppIntent {} }\nstruct C: AppIntent { func f() { struct \(name)B {} } }"
    }
    #expect(bundle(of: source(Limits.typeName)).intents.map(\.type.name) == ["B", "C"])
    let bundle = bundle(of: source(Limits.typeName + 1))
    #expect(bundle.intents.map(\.type.name) == ["C"])
    #expect(
      bundle.diagnostics.map(\.diagnostic.message) == [
        "the name of this type has more than 1000 bytes with those of the types around it, so the type is not read"
      ])
  }

  /// Each declaration has the texts of the conditions around it.
  @Test(arguments: [(Limits.conditionBytes, []), (Limits.conditionBytes + 1, ["A"])])
  func longConditionsCountAsTrue(length: Int, names: [String]) {
    let condition = String(repeating: "A", count: length)
    let bundle = bundle(of: "#if \(condition)\nstruct A: AppIntent {}\n#elseif B\nstruct B: AppIntent {}\n#endif")
    #expect(bundle.intents.map(\.type.name) == names)
    #expect(
      bundle.diagnostics.map(\.diagnostic.message)
        == names.map { _ in "this condition and those around it have more than 8192 bytes, so it counts as true" })
  }

  /// Each parameter has the type that a typealias refers to.
  @Test(arguments: [(Limits.typeName, true), (Limits.typeName + 1, false)])
  func longTypesAreNotRead(length: Int, isRead: Bool) {
    let name = String(repeating: "A", count: length)
    let source = "typealias T = \(name)\nstruct A: AppIntent { @Parameter(title: \"A\") var x: T }"
    #expect(bundle(of: source).intents[0].parameters[0].type?.name == (isRead ? name : nil))
  }

  @Test func longNamesAreNotResolved() {
    let parts = Array(repeating: ".B", count: Limits.nameParts).joined()
    let source = "struct A { typealias B = A }\nstruct C: A\(parts), AppIntent {}\nextension A\(parts): AppIntent {}"
    let bundle = bundle(of: source)
    #expect(bundle.intents.map(\.type.name) == ["C"])
    #expect(
      bundle.diagnostics.map(\.diagnostic.message)
        == Array(repeating: "the name has more than 64 parts, so it is not resolved", count: 2))
  }

  /// Each is an intent for itself, but references find the first ones alone.
  @Test func manyDeclarationsOfOneName() {
    let count = 3 * Limits.homonyms
    let source = String(repeating: "struct A: AppIntent {}\n", count: count) + "extension A { static let x = 1 }"
    let bundle = bundle(of: source)
    #expect(bundle.intents.count == count)
    let messages = bundle.diagnostics.filter { $0.diagnostic.id == "limit-exceeded" }.map(\.diagnostic.message)
    #expect(messages.count == count - Limits.homonyms)
    #expect(
      messages.first
        == "'A' is declared more than 16 times in one scope, so references to the name do not find this declaration")
    // One in each branch of an '#if' is what apps have.
    let branches = (0..<Limits.homonyms).map { "#if A\($0)\nstruct A: AppIntent {}\n#endif\n" }.joined()
    #expect(!diagnostics(of: branches).contains { $0.id == "limit-exceeded" })
  }

  /// To find the name that was meant takes the product of the lengths of names, and of the numbers of names.
  @Test(arguments: [
    (60, 1, true), (60, SpellingLimits.words, true), (140, 1, false), (60, SpellingLimits.words + 1, false),
  ])
  func longOrManyNamesAreNotSuggested(length: Int, count: Int, isSuggested: Bool) throws {
    let name = String(repeating: "A", count: length)
    let others = (1..<count).map { "struct Other\($0): AppIntent {}\n" }.joined()
    let source = """
      import AppIntents
      struct \(name): AppIntent {}
      \(others)struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: B\(name)(), phrases: []) }
      }
      """
    let rule = try #require(Rule.named("app-shortcut-unknown-intent"))
    let messages = ExampleSources(source).report(of: rule, LintSettings()).entries.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("; did you mean '\(name)'?") == isSuggested, "\(messages)")
  }

  @Test func deepNestingIsReported() {
    let source = String(repeating: "struct A { ", count: 300) + String(repeating: "}", count: 300)
    let messages = diagnostics(of: source).map(\.message)
    #expect(messages == ["the code nests deeper than 200 levels, so what is inside is not read"])
    let fits = String(repeating: "struct A { ", count: 150) + String(repeating: "}", count: 150)
    #expect(diagnostics(of: fits).isEmpty)
  }

  private func bundle(of source: String) -> MetadataBundle {
    // Swift Testing runs tests on threads that have 512 KB of stack on macOS.
    DeepStack.run {
      var bundle = extract(ProgramSketch(source).whole)
      bundle.reportUnreadableValues()
      return bundle
    }
  }

  private func diagnostics(of source: String) -> [Diagnostic] { bundle(of: source).diagnostics.map(\.diagnostic) }
}
