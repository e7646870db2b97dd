@testable import SourceScan
import Testing

/// Names that a file mentions, found by its tokens alone.
@Suite struct MentionsTests {
  private static let query = Mentions.Query(
    names: ["refresh"], attributes: ["main"], labels: ["intent"], of: ["Button", "Toggle"])

  private func mentions(_ source: String) -> Mentions {
    let text = SourceText(source.utf8)
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    return Mentions(Self.query, in: text, buffer)
  }

  @Test(arguments: [
    ("a.refresh()", true), ("let f = refresh", true), ("#if X\nrefresh()\n#endif", true), ("\"\\(refresh())\"", true),
    ("refreshed()", false), ("// refresh()", false), ("\"refresh\"", false), ("", false),
  ])
  func names(source: String, isFound: Bool) { #expect(mentions(source).names == (isFound ? ["refresh"] : [])) }

  @Test(arguments: [("@main struct A {}", true), ("main()", false), ("queue.main", false), ("@mainActor f()", false)])
  func attributes(source: String, isFound: Bool) {
    #expect(mentions(source).attributes == (isFound ? ["main"] : []))
  }

  @Test(arguments: [
    ("Button(intent: Open()) { }", ["Open"]), ("Button(\"Open (it)\", intent: Open(n: 1))", ["Open"]),
    ("SwiftUI.Button(f(a), intent: Open())", ["Open"]), ("Toggle(isOn: x[1], intent: `Open`())", ["Open"]),
    ("Button(intent: A()); Button(intent: B())", ["A", "B"]), ("Button(role: .cancel, intent: Kit.Open())", ["Open"]),
    ("Button(intent: Open.Kind.make())", ["Kind"]),
    // Arguments of other calls, or of none.
    ("Label(intent: Open())", []), ("Button(f(intent: Open()))", []), ("Button { f(intent: Open()) }", []),
    ("func f(intent: Open)", []), ("[intent: Open()]", []), ("Button(intent: .open)", []), ("intent: Open", []),
    (")) intent: Open", []), ("Button(x ? intent : Open())", []),
  ])
  func arguments(source: String, names: [String]) {
    #expect(mentions(source).arguments.map(\.name).sorted() == names)
  }
}

/// The values that a file gives to a container, found by its tokens alone.
@Suite struct RegistrationsTests {
  private func registrations(_ source: String) -> [Registration] {
    let text = SourceText(source.utf8)
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    return Registration.all(callsOf: "add", value: "dependency", lateIn: ["task"], in: text, buffer)
  }

  @Test(arguments: [
    ("m.add(dependency: Store())", "Store"), ("m.add { Store.shared }", "Store"), ("m.add { Kit.Store(1) }", "Store"),
    ("let store = Store()\nm.add(dependency: store)", "Store"), ("let a: Store\nm.add(dependency: self.a)", "Store"),
    ("m.add(key: \"a\", dependency: try Store())", "Store"), ("var s = Store.shared\nm.add { s }", "Store"),
    // Not stated: another static member, a call, a parameter, two declarations, more than one expression.
    ("m.add(dependency: App.store)", nil), ("m.add(dependency: make())", nil), ("m.add(dependency: Store.self)", nil),
    ("m.add(dependency: Store().log)", nil),
    ("func f(store: Store) { m.add(dependency: store) }", nil), ("m.add(dependency: [Store]())", nil),
    ("let s = Store()\nlet s = Log()\nm.add(dependency: s)", nil), ("m.add { let s = Store(); return s }", nil),
    ("let s = Store().log\nm.add(dependency: s)", nil), ("m.add(dependency: Store() as P)", nil), ("m.add()", nil),
  ])
  func types(source: String, type: String?) { #expect(registrations(source).map(\.type) == [type]) }

  @Test func keys() {
    #expect(registrations("m.add(dependency: S())").map(\.key) == [.none])
    #expect(registrations("m.add(key: \"a\", dependency: S())").map(\.key) == [.literal("a")])
    #expect(registrations("m.add(key: Keys.a, dependency: S())").map(\.key) == [.other])
    #expect(registrations("m.add(key: \"\\(a)\", dependency: S())").map(\.key) == [.other])
  }

  @Test(arguments: [
    ("View().task { m.add { S() } }", ".task"), ("View().task(id: 1) { if a { m.add { S() } } }", ".task"),
    ("Task { m.add { S() } }", nil), ("func task() { m.add { S() } }", nil), ("View().padding { m.add { S() } }", nil),
    ("View().task { }\nm.add { S() }", nil),
    ("func sceneDidBecomeActive(_ s: UIScene) { Task { m.add { S() } } }", "sceneDidBecomeActive(_:)"),
    ("func scene(_ s: UIScene, continue a: A) { m.add { S() } }", nil), ("func scene(_ s: S) { m.add { S() } }", nil),
  ])
  func lateCode(source: String, name: String?) { #expect(registrations(source).map(\.lateCode) == [name]) }

  @Test(arguments: ["func add(dependency: S) {}", "m.addAll { S() }", "m.add", "m.add(", "add {", "m.add(dependency:"])
  func damagedOrOtherCode(source: String) { #expect(registrations(source).allSatisfy { $0.type == nil }) }
}
