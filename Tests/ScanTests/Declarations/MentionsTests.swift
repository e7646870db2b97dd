import SourceScan
import Testing

/// Names that a file mentions, found by its tokens alone.
@Suite struct MentionsTests {
  private static let query = Mentions.Query(
    names: ["refresh"], attributes: ["main"], labels: ["intent"], of: ["Button", "Toggle"])

  private func mentions(_ source: String) -> Mentions {
    let text = SourceText(source.utf8)
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    return SourceScan.mentions(Self.query, in: text, buffer)
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
    // Of something else, or of nothing.
    ("Label(intent: Open())", []), ("Button(f(intent: Open()))", []), ("Button { f(intent: Open()) }", []),
    ("func f(intent: Open)", []), ("[intent: Open()]", []), ("Button(intent: .open)", []), ("intent: Open", []),
    (")) intent: Open", []), ("Button(x ? intent : Open())", []),
  ])
  func arguments(source: String, names: [String]) {
    #expect(mentions(source).arguments.map(\.name).sorted() == names)
  }
}
