import Foundation
import Testing

/// The facts that every fixture must state, written by hand in its `facts.txt`.
struct FactsTests {
  @Test(arguments: BundleCase.all)
  func statesItsFacts(_ bundleCase: BundleCase) throws {
    let bundle = try JSONDocument(parsing: String(decoding: bundleJSON(ofCase: bundleCase), as: UTF8.self))
    let lines = try String(contentsOf: bundleCase.file("facts.txt"), encoding: .utf8)
    var checked = 0
    for line in lines.components(separatedBy: "\n") {
      guard let fact = try FactAssertion(line: line) else { continue }
      checked += 1
      let contradiction = try fact.contradiction(in: bundle)
      if fact.isKnownWrong {
        #expect(contradiction != nil, "holds now, so its '!' has to go: \(fact.text)")
      } else {
        #expect(contradiction == nil, "\(fact.text)")
      }
    }
    #expect(checked > 0)
  }

  @Test func findsTheCases() {
    #expect(BundleCase.all.contains(BundleCase(name: "intent-title", variant: nil)))
    #expect(BundleCase.all.contains(BundleCase(name: "conditions-types", variant: "macOS")))
  }
}

/// The assertions themselves: each has to be able to fail.
struct FactAssertionTests {
  static let bundle = #"""
    {"intents": [{"name": "Open", "qualifiedName": "A.Open", "module": "App", "title": {"key": "Open"}, "tags": ["x", "y"]},
                 {"name": "Open", "qualifiedName": "Open", "module": "Kit", "isHidden": false, "size": 2}],
     "shortcuts": [{"intent": {"name": "Open"}, "phrases": [{"key": "a ] b"}]}],
     "diagnostics": [{"id": "odd", "location": {"file": "A.swift", "line": 3}}]}
    """#

  @Test(arguments: [
    ("intents[0].title.key = \"Open\"", true),
    ("intents[0].title.key = \"Close\"", false),
    ("intents[0].title = {\"key\": \"Open\"}", true),
    ("intents[0].title = {\"key\": \"Open\", \"table\": \"T\"}", false),
    ("intents[Open].isHidden = false", true),
    ("intents[App/A.Open].isHidden = false", false),
    ("intents[Kit/Open].size = 2", true),
    ("intents[Kit/Open].size = 2.5", false),
    ("intents[A.Open].tags = [\"x\", \"y\"]", true),
    ("intents[A.Open].tags = [\"y\", \"x\"]", false),
    ("intents[A.Open].tags has x", true),
    ("intents[A.Open].tags has z", false),
    ("intents[A.Open].tags lacks z", true),
    ("intents[A.Open].tags lacks x", false),
    ("intents[2] absent", true),
    ("intents[0] absent", false),
    ("intents[0].title present", true),
    ("intents[1].title present", false),
    ("count intents = 2", true),
    ("count intents = 3", false),
    ("count enums = 0", true),
    ("names intents = Open, Open", true),
    ("names intents = Open", false),
    ("names intents[0].tags = x, y", true),
    ("names shortcuts = Open", true),
    (#"shortcuts[Open].phrases["a ] b"].key = "a ] b""#, true),
    ("diagnostics has odd", true),
    ("diagnostics has odd at A.swift:3", true),
    ("diagnostics has odd at A.swift:4", false),
    ("diagnostics has even", false),
  ])
  func holds(_ line: String, _ expected: Bool) throws {
    let fact = try #require(try FactAssertion(line: line))
    #expect((try fact.contradiction(in: JSONDocument(parsing: Self.bundle)) == nil) == expected)
  }

  @Test(arguments: [
    "intents", "intents = ", "intents[0", "count intents present", "intents has", ". = 1", "intents has a at b",
  ])
  func refuses(_ line: String) {
    #expect(throws: (any Error).self) { try FactAssertion(line: line) }
  }

  @Test(arguments: ["", "  ", "# a comment", "  # another"])
  func ignores(_ line: String) throws {
    #expect(try FactAssertion(line: line) == nil)
  }

  @Test func refusesAnAmbiguousName() throws {
    let bundle = try JSONDocument(parsing: #"{"enums": [{"name": "A", "module": "X"}, {"name": "A", "module": "Y"}]}"#)
    let fact = try #require(try FactAssertion(line: "enums[A] present"))
    #expect(throws: FactPath.Ambiguous.self) { try fact.contradiction(in: bundle) }
  }
}
