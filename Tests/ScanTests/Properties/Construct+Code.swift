@testable import SourceScan

/// Bodies of functions, and code outside of declarations of App Intents.
extension Construct {
  private static let perform = intent("func perform() async throws -> some IntentResult { ")
  private static let widget = """
    import WidgetKit
    struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a") {} } }
    func f() {

    """

  /// Code that is read by its tokens.
  static let code = [
    Construct("calls inside each other in a body", perform, "f(", second: ")", end: " } }", separator: ""),
    Construct("results inside each other", perform, ".result(dialog: ", second: ")", end: " } }", separator: ""),
    Construct("names of a thrown error", perform + "throw a", ".a", " } }", separator: ""),
    Construct("metatypes of one name", perform + "f(a", ".self", ") } }", separator: ""),
    Construct(
      "initialized parameters", intent(""), "@Parameter(title: \"A\") var x$: Int", "\ninit() {\n", second: "x$ = 1\n",
      end: "} }"),
    Construct("measurements", intent(""), "@Parameter(title: \"A\") var x$: Measurement<UnitLength>", " }"),
    Construct(
      "assigned identifiers", "struct A: AppEntity { var id: Int\n", "func f$() {}", "\n}\nfunc f() {\n",
      second: "id = 1\n", end: "}"),
    Construct(
      "dependencies", intent("@Dependency var x: S }\nfunc f() {\n"),
      "AppDependencyManager.shared.add(dependency: store)", "\n}"),
    Construct("intents of one button", intent("}\nlet a = Button("), "intent: A()", ")", separator: ", "),
    Construct(
      "variables of buttons", intent("}\nfunc f() {\n"), "Button(intent: a$)", "\n", second: "a$ = A()\n", end: "}"),
    Construct(
      "views in a row", intent("}\n"), "struct V$: View { var body: some View { Button(intent: A()) {}; V^() } }"),
    Construct("widgets inside each other", widget, "W() { ", second: "}", end: "}", separator: ""),
    Construct("buttons inside each other", widget, "Button(action: ", second: ")", end: "}", separator: ""),
  ]
}
