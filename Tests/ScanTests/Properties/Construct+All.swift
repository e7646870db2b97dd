@testable import SourceScan

extension Construct {
  /// Names that refer to each other, what an app has many of, and every list of the grammar.
  static let all = names + facts + code + findings + apps + lists + tokens + tables

  private static let use = "\nstruct Use: T0 { @Parameter(title: \"A\") var x: T0 }"

  private static let names = [
    Construct(
      "typealiases in a row", "", "typealias T$ = T^", "\nstruct T$: AppIntent {}" + use, limit: Limits.aliases),
    Construct("typealiases in a ring", "", "typealias T$ = T^", use, isRing: true, limit: Limits.aliases),
    Construct(
      "typealiases of arrays in a row", "", "typealias T$ = [T^]", "\nstruct T$: AppEntity {}" + use,
      limit: Limits.aliases),
    Construct("typealiases of pairs", "", "typealias T$ = Pair<T^, T^>", "\nstruct T$: AppEntity {}" + use),
    Construct("typealiases of compositions", "", "typealias T$ = T^ & T^", "\nprotocol T$: AppIntent {}" + use),
    Construct("one typealias many times", "", "typealias T0 = AppIntent", use),
    Construct(
      "uses of one typealias", "typealias T = Int\n", "struct A$: AppIntent { @Parameter(title: \"A\") var x: T }"),
    Construct(
      "protocols in a row", "", "protocol T$: T^ {}", "\nprotocol T$: AppIntent {}" + use, limit: Limits.ancestors),
    Construct("protocols in a ring", "", "protocol T$: T^ {}", use, isRing: true, limit: Limits.ancestors),
    Construct("one protocol many times", "", "protocol T0: AppIntent {}", use),
    Construct(
      "types of a protocol with requirements", "protocol P: AppEntity where ", "A$ == B", " {}\n",
      second: "struct S$: P {}\n", separator: ", "),
    Construct("types of one protocol", "protocol P: AppIntent {}\n", "struct A$: P {}"),
    Construct("classes in a row", "", "class T$: T^ {}", "\nclass T$: AppIntent {}" + use, limit: Limits.ancestors),
    Construct("classes in a ring", "", "class T$: T^ {}", use, isRing: true, limit: Limits.ancestors),
    Construct("extensions of one type", "struct A: AppIntent {}\n", "extension A { static let x$ = 1 }"),
    Construct("extensions of one type with one member", "struct A: AppIntent {}\n", "extension A { static let x = 1 }"),
    Construct("extensions that conform", "struct A {}\n", "extension A: AppIntent {}"),
    Construct(
      "extensions of a protocol", "struct A: AppIntent {}\n", "extension AppIntent { static var title: T { \"A$\" } }"),
    Construct("extensions of unknown types", "struct A: AppIntent {}\n", "extension Unknown$ { static let x = 1 }"),
    Construct(
      "extensions with requirements", "struct A: AppIntent {}\n", "extension A where T == X$ { static let x = 1 }"),
    Construct(
      "one struct many times", "", "struct A {}", "\nstruct B: AppIntent { @Parameter(title: \"A\") var x: A }"),
    Construct("one intent many times", "", "struct A: AppIntent {}"),
    Construct("one entity many times", "", "struct A: AppEntity {}"),
    Construct("one entity many times, used", "", "struct A: AppEntity { @Property(title: \"A\") var x: A }"),
    Construct("one enum many times", "", "enum A: String, AppEnum { case a }"),
    Construct("one nested name many times", "", "struct A$ { enum Kind: String, AppEnum { case a } }"),
    Construct(
      "one nested name many times, used", "",
      "struct A$: AppIntent { enum Kind: String, AppEnum { case a }\n@Parameter(title: \"A\") var x: Kind }"),
    Construct("types of one name in one type", "struct A {\n", "struct B: AppIntent {}", "\n}"),
    Construct("types inside each other", "", "struct A$: AppIntent { ", "struct B {}", separator: ""),
    Construct(
      "members of members", "struct A: AppIntent { @Parameter(title: \"A\") var x: B", ".B", " }", separator: ""),
    Construct("dotted names of a type", "struct A { typealias B = A }\nstruct C: A", ".B", " {}", separator: ""),
    Construct("dotted names of nothing", "struct C: A", ".B$", " {}", separator: ""),
    Construct("dotted extensions", "extension A", ".B$", ": AppIntent {}", separator: ""),
    Construct("dotted types nested", "", "extension A.B$ { struct C: AppIntent {} }"),
    Construct("imported names", "--- Kit/A.swift\npublic struct T {}\n--- App/A.swift\n", "import struct Kit.T$"),
    Construct("one import many times", "--- Kit/A.swift\npublic struct T {}\n--- App/A.swift\n", "import Kit"),
    Construct(
      "conformances of a foreign type", "import Foundation\n", "extension URL: AppEnum { var x: Int { 1 } }"),
    Construct(
      "generic parameters that are asked for", "struct A<", "T$: T^",
      ">: AppIntent { @Parameter(title: \"A\") var x: T0 }", separator: ", "),
  ]

  static func intent(_ member: String) -> String { "struct A: AppIntent {\n\(member)" }

  private static let facts = [
    Construct("intents", "", "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }"),
    Construct("entities", "", "struct A$: AppEntity { static let defaultQuery = Q$() }\nstruct Q$: EntityQuery {}"),
    Construct("enums", "", "enum A$: String, AppEnum { case a, b }"),
    Construct(
      "queries", "", "struct A$: EntityQuery { func entities(for ids: [E.ID]) async throws -> [E] { [] } }",
      "\nstruct E: AppEntity {}"),
    Construct(
      "providers", "",
      "struct A$: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: B(), phrases: [\"a\"]) } }"
    ),
    Construct(
      "packages", "",
      "struct A$: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [A^.self] } }"),
    Construct("parameters", intent(""), "@Parameter(title: \"A\") var x$: Int", " }"),
    Construct("one parameter many times", intent(""), "@Parameter(title: \"A\") var x: Int", " }"),
    Construct("properties", "struct A: AppEntity { ", "@Property(title: \"A\") var x$: Int", " }"),
    Construct("titles", intent(""), "static let title: LocalizedStringResource = \"A$\"", " }"),
    Construct("performs", intent(""), "func perform() async throws -> some IntentResult { .result() }", " }"),
    Construct(
      "parameters in a summary",
      intent("@Parameter(title: \"A\") var x: Int\nstatic var parameterSummary: some ParameterSummary { Summary(\""),
      "\\(\\.$x)", "\") } }", separator: " "),
    Construct(
      "parameters below a summary", intent("static var parameterSummary: some ParameterSummary { Summary(\"a\") { "),
      "\\.$x$", " } } }"),
    Construct(
      "a summary of as many parameters", intent(""), "@Parameter(title: \"A\") var x$: Int",
      "\nstatic var parameterSummary: some ParameterSummary { Summary(\"a\") } }"),
    Construct(
      "options providers", "",
      """
      struct A$: AppIntent { @Parameter(title: "A", optionsProvider: O$()) var x: String }
      struct O$: DynamicOptionsProvider { func results() async throws -> [String] { [] } }
      """),
    Construct(
      "values of unions", "",
      "@UnionValue enum U$ { case a(Int) }\nstruct A$: OpenIntent { @Parameter(title: \"A\") var target: U$ }"),
    Construct(
      "entities without a query", "",
      "struct A$: AppEntity {}\nstruct Q$: EntityQuery { func entities(for ids: [Int]) async throws -> [A$] { [] } }"),
    Construct(
      "indexed entities", "",
      "struct A$: IndexedEntity {}\nstruct Q$: IndexedEntityQuery { func entities(for ids: [Int]) async throws -> [A$] { [] } }"
    ),
    Construct(
      "shortcuts of unknown intents", "",
      """
      struct A$: AppIntent {
        static let title: LocalizedStringResource = "A$"
        func perform() async throws -> some IntentResult { .result() }
      }
      struct S$: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: B$(), phrases: ["a"]) } }
      """),
    Construct(
      "unknown parameters in summaries", "",
      """
      extension A { @Parameter(title: "A$") var x$: Int }
      extension A { static var parameterSummary: some ParameterSummary { Summary("\\(\\.$y$)") } }
      """, "\nstruct A: AppIntent {}"),
    Construct(
      "conditions in a row in a summary", intent("static var parameterSummary: some ParameterSummary { "),
      "When(\\.$x, .equalTo, $) { Summary(\"a\") }", " } }"),
    Construct(
      "conditions inside each other in a summary", intent("static var parameterSummary: some ParameterSummary { "),
      "When(\\.$x, .equalTo, $) { Summary(\"a\") } otherwise: { ", "", separator: ""),
    Construct(
      "cases of a summary", intent("static var parameterSummary: some ParameterSummary { Switch(\\.$x) { "),
      "Case($) { Summary(\"a\") }", " } } }"),
    Construct(
      "shortcuts", shortcuts,
      "AppShortcut(intent: B(), phrases: [\"a$ \\(.applicationName)\"], shortTitle: \"A\", systemImageName: \"a\")",
      " } }"),
    Construct(
      "shortcuts of one intent with as many parameters", "struct B: AppIntent {\n",
      "@Parameter(title: \"A$\") var x$: E",
      " }\n" + shortcuts,
      second:
        "AppShortcut(intent: B(), phrases: [\"a$ \\(.applicationName)\"], shortTitle: \"A\", systemImageName: \"a\")\n",
      end: " } }"),
    Construct(
      "one shortcut many times", shortcuts,
      "AppShortcut(intent: B(), phrases: [\"a \\(.applicationName)\"], shortTitle: \"A\", systemImageName: \"a\")",
      " } }"),
    Construct(
      "phrases", shortcuts + "AppShortcut(intent: B(), phrases: [", "\"a$ \\(.applicationName)\"", "]) } }",
      separator: ", "),
    Construct(
      "one phrase many times", shortcuts + "AppShortcut(intent: B(), phrases: [", "\"a \\(.applicationName)\"",
      "]) } }", separator: ", "),
    Construct(
      "titles of cases",
      "enum A: String, AppEnum { case a\nstatic let caseDisplayRepresentations: [A: DisplayRepresentation] = [",
      ".a$: \"A$\"", "] }", separator: ", "),
    Construct(
      "titles of cases that exist", "enum A: String, AppEnum {\n", "case a$",
      "\nstatic let caseDisplayRepresentations: [A: DisplayRepresentation] = [:] }"),
    Construct(
      "one title of a case many times",
      "enum A: String, AppEnum { case a\nstatic let caseDisplayRepresentations: [A: DisplayRepresentation] = [",
      ".a: \"A\"", "] }", separator: ", "),
    Construct(
      "synonyms",
      "struct A: AppEntity { static let typeDisplayRepresentation = TypeDisplayRepresentation(name: \"A\", synonyms: [",
      "\"a$\"", "]) }", separator: ", "),
    Construct(
      "results", intent("func perform() async throws -> some IntentResult"), "ReturnsValue<A$>", " { .result() } }",
      separator: " & "),
    Construct(
      "options of a default value", intent("@Parameter(title: \"A\", default: ["), "$", "]) var x: [Int] }",
      separator: ", "),
    Construct("cases of a union", "@UnionValue enum A {\n", "case a$(Int)", "\n}"),
    Construct(
      "titles of a union's cases", "@UnionValue enum A {\n", "case a$(Int)",
      "\nstatic let caseDisplayRepresentations: [A: DisplayRepresentation] = [", second: ".a$: \"A\", ", end: "] }"),
    Construct(
      "platforms of an extension", "struct A: AppIntent {}\n@available(", "iOS 17.$", ", *)\nextension A {\n",
      second: "func f$() {}\n", end: "}", separator: ", ", limit: Limits.platforms),
    Construct(
      "constants that name each other", "struct A: AppIntent { static let title: LocalizedStringResource = x0 }\n",
      "let x$ = x^"),
  ]

  private static let shortcuts = "struct A: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {\n"

  private static let findings = [
    Construct(
      "titles with one word of their own", "",
      "struct A$: AppIntent { static let title: LocalizedStringResource = \"Open the big red door w$\" }", least: 100),
    Construct(
      "throws of one body", intent("func perform() async throws -> some IntentResult { "),
      "throw AppIntentError.Unrecoverable.a$", " } }"),
    Construct(
      "choices of one body", intent("func perform() async throws -> some IntentResult { "),
      "let a$ = try await requestChoice(between: [])", " } }"),
    Construct(
      "dependencies of one query", "struct A: AppIntent {}\nstruct Q: EntityQuery {\n",
      "@IntentParameterDependency<A>(\\.$x) var x$",
      "\nfunc suggestedEntities() async throws -> [E] { [] }\nfunc defaultResult() async -> E? { make() } }"),
    Construct(
      "value queries", "",
      """
      struct E$: AppEntity {}
      struct O$: OpenIntent { @Parameter(title: "A") var target: E$ }
      struct Q$: IntentValueQuery { func values(for input: SemanticContentDescriptor) async throws -> [E$] { [] } }
      """),
    Construct("findings on one line", "", "struct A$: AppIntent {}", separator: " "),
    Construct(
      "repairs", "",
      "struct A$: AppIntent { @Parameter(title: \"\") var x: Int; static let title = LocalizedStringResource(\"A\") }"),
    Construct("repairs that are refused", "", "struct A$: AppIntent { var title: LocalizedStringResource = \"A\" "),
    Construct("repairs of one intent", intent(""), "@Parameter var x$: Int", " }"),
    Construct("directives", "", "// intentscan:disable:next intent-missing-title\nstruct A$: AppIntent {}"),
    Construct("directives that hide nothing", "", "// intentscan:disable:next intent-missing-title"),
    Construct(
      "regions", "",
      "// intentscan:disable intent-missing-title\nstruct A$: AppIntent {}\n// intentscan:enable intent-missing-title"),
    Construct(
      "rules of a directive", "// intentscan:disable ", "intent-missing-title", "\nstruct A: AppIntent {}",
      separator: " "),
    Construct(
      "unknown rules of a directive", "// intentscan:disable ", "rule-$", "\nstruct A: AppIntent {}", separator: " "),
  ]

  /// Constructs that are compared with many targets, files and string tables.
  private static let apps = [
    Construct(
      "phrases with parameters", "struct E: AppEntity { var id: Int }\nstruct B: AppIntent {\n",
      "@Parameter(title: \"A$\") var x$: E", " }\n" + shortcuts + "AppShortcut(intent: B(), phrases: [",
      second: "\"a$ \\(\\.$x$) \\(.applicationName)\",", end: "], shortTitle: \"A\", systemImageName: \"a\") } }"),
    Construct("files", "", "--- App/A$.swift\nstruct A$: AppIntent {}"),
    Construct("files with one type", "", "--- App/A$.swift\nstruct A: AppIntent {}"),
    Construct("folders with an entry point", "", "--- App/F$/A.swift\n\(target("$"))"),
    Construct("folders with types of one name", "", "--- App/F$/A.swift\n\(target())"),
    Construct("modules", "", "--- M$/A.swift\nimport M^\n\(target("$"))"),
    Construct("modules with types of one name", "", "--- M$/A.swift\nimport M^\n\(target())"),
    Construct("apps", "", "--- M$/A.swift\n\(target("$"))", kind: .app),
    Construct("apps with types of one name", "", "--- M$/A.swift\n\(target())", kind: .app),
    Construct("widget extensions", "", "--- M$/A.swift\n\(target("$"))", kind: .widgetExtension),
    Construct("libraries", "", "--- M$/A.swift\nimport M^\n\(target("$"))", kind: .dynamicLibrary),
    Construct(
      "libraries with types of one name", "", "--- M$/A.swift\nimport M^\n\(target())", kind: .dynamicLibrary),
    Construct("command-line tools", "", "--- M$/A.swift\n\(target("$"))", kind: .commandLineTool),
    Construct("command-line tools with types of one name", "", "--- M$/A.swift\n\(target())", kind: .commandLineTool),
    Construct("providers of a widget extension", "", "struct A$: AppShortcutsProvider {}", kind: .widgetExtension),
    Construct("focus filters", "", "struct A$: SetFocusFilterIntent {}"),
    Construct(
      "focus filters of conditions", "", "#if A$\nstruct A$: SetFocusFilterIntent {}\n#endif", allConditions: true,
      limit: Limits.compared),
    Construct(
      "one title in conditions", "",
      "#if A$\nstruct A$: AppIntent { static let title: LocalizedStringResource = \"A\" }\n#endif", allConditions: true,
      limit: Limits.compared),
    Construct(
      "texts in a table", "--- App/en.lproj/Localizable.strings\n", "\"A$\" = \"B$\";", "\n--- App/A.swift\n",
      second: "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }\n"),
    Construct(
      "translated phrases", "--- App/en.lproj/AppShortcuts.strings\n",
      "\"a$ ${applicationName}\" = \"b$ ${applicationName}\";",
      "\n--- App/A.swift\n" + shortcuts + "AppShortcut(intent: B(), phrases: [",
      second: "\"a$ \\(.applicationName)\",", end: "], shortTitle: \"A\", systemImageName: \"a\") } }"),
    Construct(
      "languages of a table", "", "--- App/l$.lproj/Localizable.strings\n\"A\" = \"B$\";",
      "\n--- App/A.swift\nstruct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"),
    Construct(
      "translated titles",
      "--- App/Localizable.xcstrings\n{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n",
      "\"A$\":{\"localizations\":{\(["de", "fr", "it", "es", "ja"].map(translated).joined(separator: ","))}},",
      "\"B\":{}}}\n--- App/A.swift\n",
      second: "struct A$: AppIntent { static let title: LocalizedStringResource = \"A$\" }\n"),
    Construct(
      "languages of many texts", "",
      "--- App/l$.lproj/Localizable.strings\n" + (0..<20).map { "\"A\($0)\" = \"B$ \($0)\";" }.joined(separator: "\n"),
      "\n--- App/A.swift\n"
        + (0..<20).map { "struct A\($0): AppIntent { static let title: LocalizedStringResource = \"A\($0)\" }\n" }
        .joined()),
    Construct(
      "tables", "", "--- App/T$.strings\n\"A\" = \"B$\";", "\n--- App/A.swift\n",
      second: "struct A$: AppIntent { static let title = LocalizedStringResource(\"A\", table: \"T$\") }\n"),
  ]

  /// A text of a catalog in one language.
  private static func translated(into language: String) -> String {
    "\"\(language)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(language) $\"}}"
  }

  /// One type of each kind, with this at the end of its name.
  private static func target(_ number: String = "") -> String {
    """
    import SwiftUI
    @main struct Main\(number): App {}
    struct Open\(number): OpenIntent {
      static let title: LocalizedStringResource = "Open \(number)"
      @Parameter(title: "Book") var target: Book\(number)
    }
    struct Book\(number): AppEntity {
      var id: Int
      static let defaultQuery = BookQuery\(number)()
    }
    struct BookQuery\(number): EntityQuery { func entities(for ids: [Int]) async throws -> [Book\(number)] { [] } }
    enum Shelf\(number): String, AppEnum { case a }
    struct Focus\(number): SetFocusFilterIntent { static let title: LocalizedStringResource = "Focus \(number)" }
    struct Phrases\(number): AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open\(number)(), phrases: ["Open \\(.applicationName)"]) }
    }
    struct Package\(number): AppIntentsPackage {}
    """
  }

  private static let lists = [
    Construct("imports", "", "import A$"), Construct("parts of an import", "import A", "B$", separator: "."),
    Construct("cases in a row", "enum A: String, AppEnum { case ", "a$", " }", separator: ", "),
    Construct("cases", "enum A: String, AppEnum {\n", "case a$ = \"b$\"", " }"),
    Construct("one case many times", "enum A: String, AppEnum {\n", "case a", " }"),
    Construct("functions", intent(""), "func f$() {}", " }"),
    Construct("one function many times", intent(""), "func f() {}", " }"),
    Construct("initializers", intent(""), "init(a: Int) {}", " }"),
    Construct("subscripts", intent(""), "subscript(a: Int) -> Int { 0 }", " }"),
    Construct("accessors", intent("var x: Int {"), "get { 0 }", " } }"),
    Construct("names of one variable", intent("static let "), "x$ = $", " }", separator: ", "),
    Construct("parameters of a function", intent("func f("), "a$: Int", ") {} }", separator: ", "),
    Construct("generic parameters", "struct A<", "T$", ">: AppIntent {}", separator: ", "),
    Construct("requirements", "struct A<T>: AppIntent where ", "T: P$", " {}", separator: ", "),
    Construct("inherited types", "struct A: ", "P$", " {}", separator: ", "),
    Construct("one inherited type many times", "struct A: ", "AppIntent", " {}", separator: ", "),
    Construct("composed types", "struct A: ", "P$", " {}", separator: " & "),
    Construct(
      "elements of a tuple type", intent("@Parameter(title: \"A\") var x: ("), "a$: Int", ") }", separator: ", "),
    Construct("generic arguments", intent("@Parameter(title: \"A\") var x: A<"), "Int", "> }", separator: ", "),
    Construct("optionals", intent("@Parameter(title: \"A\") var x: Int"), "?", " }", separator: ""),
    Construct("functions of functions", intent("@Parameter(title: \"A\") var x: "), "Int -> ", "Int }", separator: ""),
    Construct("array types inside each other", intent("@Parameter(title: \"A\") var x: "), "[", "Int", separator: ""),
    Construct("attributes", "", "@A$", "\nstruct A: AppIntent {}"),
    Construct("availability", "", "@available(iOS 17.$, *)", "\nstruct A: AppIntent {}"),
    Construct("arguments of an attribute", "@A(", "a$: $", ")\nstruct A: AppIntent {}", separator: ", "),
    Construct(
      "platforms of an availability", "@available(", "iOS 17.$", ", *)\nstruct A: AppIntent {}", separator: ", "),
    Construct("modifiers", "", "public", "\nstruct A: AppIntent {}", separator: " "),
    Construct("elements of an array", value("["), "\"$\"", "] }", separator: ", "),
    Construct("members of a dictionary", value("["), "\"a$\": $", "] }", separator: ", "),
    Construct("arguments", value("f("), "a$: $", ") }", separator: ", "),
    Construct(
      "default texts inside each other", value(""), "LocalizedStringResource(\"a\", defaultValue: ", second: ")",
      end: " }", separator: ""),
    Construct("placeholders", value("\""), "${a}", "\" }", separator: ""),
    Construct("placeholders without an end", value("\""), "${", "\" }", separator: ""),
    Construct("operands", value(""), "\"a$\"", " }", separator: " + "),
    Construct("calls in a row", value("a"), ".f$()", " }", separator: ""),
    Construct("calls inside each other", value(""), "f(", "", separator: ""),
    Construct("subscripts of a value", value("a"), "[$]", " }", separator: ""),
    Construct("trailing closures", value("f { }"), " a$: { }", " }", separator: ""),
    Construct("conditional values", value(""), "a$ ? b : ", "c }", separator: ""),
    Construct("casts", value("a"), " as T$", " }", separator: ""),
    Construct("unary operators", value(""), "!", "a }", separator: ""),
    Construct("interpolations", value("\""), "a\\(x$)", "\" }", separator: ""),
    Construct("interpolations inside each other", value(""), "\"a\\(", "", separator: ""),
    Construct("closures inside each other", value(""), "{ ", "", separator: ""),
    Construct(
      "statements", intent("func perform() async throws -> some IntentResult { "), "let a$ = f()",
      "\nreturn .result() } }"),
    Construct(
      "returns", intent("func perform() async throws -> some IntentResult { "), "if a { return .result(value: $) }",
      " } }"),
    Construct(
      "branches", intent("static var title: LocalizedStringResource { "), "if a$ { \"a\" } else ", "{ \"b\" } } }",
      separator: ""),
    Construct(
      "cases of a switch", intent("static var title: LocalizedStringResource { switch a { "), "case .a$: \"a\"",
      " } } }"),
    Construct("conditions", "", "#if A$\nstruct A$: AppIntent {}\n#endif", allConditions: true),
    Construct("conditions of one type", "", "#if A$\nstruct A: AppIntent {}\n#endif", allConditions: true),
    Construct(
      "branches of a condition", "#if A\n", "#elseif A$\nstruct A$: AppIntent {}", "\n#endif", allConditions: true),
    Construct("branches of one type", "#if A\n", "#elseif A$\nstruct A: AppIntent {}", "\n#endif", allConditions: true),
    Construct("conditions inside each other", "", "#if A$\nstruct A$: AppIntent {}", allConditions: true),
    Construct("operands of a condition", "#if ", "A$", "\nstruct A: AppIntent {}\n#endif", separator: " && "),
    Construct("alternatives of a condition", "#if ", "A$", "\nstruct A: AppIntent {}\n#endif", separator: " || "),
    Construct("negations of a condition", "#if ", "!", "A\nstruct A: AppIntent {}\n#endif", separator: ""),
    Construct("macros", "", "#Preview { A$() }"),
    Construct("local types", "func f() {\n", "struct A$: AppIntent {}", "\n}"),
    Construct(
      "types in values inside each other", "struct A: AppIntent { ", "let x = if c { struct B { ", second: "}}",
      end: " }", separator: ""),
    Construct("values with statements", "let ", "a$ = if c { let q = 1 }", separator: ", "),
    Construct("conditions in braces on one line", intent(""), "var a$: Int {#if X #endif}", " }", separator: " "),
    Construct(
      "attributes of nothing", intent("static var title: LocalizedStringResource { "), "@A", " 1 } }", separator: " ",
      limit: Limits.modifiers),
    Construct(
      "attributes of many variables", "struct A: AppIntent { ", "@A$", "\nvar ", second: "x$: Int,\n", end: "y: Int }",
      limit: Limits.modifiers),
    Construct(
      "numbers of a version", "#if compiler(>=6.3.1", ".0", ")\nstruct A: AppIntent {\n", second: "var x$ = 1\n",
      end: "}\n#endif", separator: ""),
    Construct("functions inside each other", "", "func f$() { ", "struct A: AppIntent {}", separator: ""),
    Construct("blocks", "func f() { ", "{ }", " }", separator: " "), Construct("open braces", "", "{", separator: ""),
    Construct("closed braces", "", "}", separator: ""), Construct("open brackets", "", "(", separator: ""),
  ]

  private static func value(_ start: String) -> String {
    intent("static let title: LocalizedStringResource = \(start)")
  }

  private static let tokens = [
    Construct("number signs", "", "#", separator: ""), Construct("number signs and quotes", "", "#\"", separator: ""),
    Construct("quotes and number signs", "", "\"#", separator: ""),
    Construct("number signs and slashes", "", "#/", separator: ""),
    Construct("number signs in a string", "let a = #\"", "\"", "\"#", separator: ""),
    Construct("slashes", "", "/ ", separator: ""),
    Construct("number signs of one string", "let a = ", "#", "\"a", separator: ""),
    Construct("backslashes in a raw string", "let a = ##\"", "\\#", "\"##", separator: ""),
    Construct("comments", "", "// a$"), Construct("block comments", "", "/* a$ */"),
    Construct("comments inside each other", "", "/*", separator: " "),
    Construct("documentation", "", "/// a$", "\nstruct A: AppIntent {}"),
    Construct("blank lines", "", "", "struct A: AppIntent {}"),
    Construct("quotes", "", "\"", separator: ""), Construct("multi-line strings", "", "let a$ = \"\"\"\n  a\n  \"\"\""),
    Construct(
      "lines of a string", "struct A: AppIntent { static let title: LocalizedStringResource = \"\"\"\n", "a \\",
      "\n\"\"\" }"),
    Construct(
      "escapes", "struct A: AppIntent { static let title: LocalizedStringResource = \"", "\\u{41}", "\" }",
      separator: ""),
    Construct("semicolons", "", ";", separator: ""), Construct("angle brackets", "let a = ", "a<", separator: ""),
    Construct("closed angle brackets", "let a: A<", "B<", "Int>>", separator: ""),
    Construct("backquotes", "", "`a`", separator: " "),
    Construct("bytes that are not text", "", "\u{FFFE}", separator: ""),
    Construct("digits", "let a = 1", "0", separator: ""),
    Construct("operators", "let a = ", "+", "b", separator: ""),
    Construct("operators with comments", "let a = 1 ", "+/**/", separator: ""),
    Construct(
      "unfinished escapes", "struct A: AppIntent { static let title: LocalizedStringResource = \"", "\\u{", "\" }",
      separator: ""), Construct("placeholders", "", "<#a#>", separator: " "),
  ]
}
