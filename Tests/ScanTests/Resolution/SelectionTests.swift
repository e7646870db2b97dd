@testable import SourceScan
import Testing

/// Which files are parsed in full. That enough of them are is what every other table of resolution tests too; these rows
/// say which, and above all which not.
struct SelectionTests {
  /// Files by name, and those that have to be parsed.
  static let rows: [(source: String, expected: String)] = [
    ("--- App/A\nstruct A: AppIntent {}\n--- App/B\nstruct B: View {}", "A"),
    ("--- App/A\nstruct A: AppIntents.AppIntent {}\n--- App/B\nlet a = 1", "A"),
    ("--- App/A\n@AppEntity(schema: .a.b) struct A {}\n--- App/B\n@Observable class B {}", "A"),
    (
      "--- App/A\nstruct A: P {}\n--- App/B\nprotocol P: Q {}\n--- App/C\nprotocol Q: AppIntent {}\n--- App/D\nprotocol R {}",
      "A B C"
    ),
    (
      "--- App/A\nextension A: AppEnum {}\n--- App/B\nenum A: String { case a }\n--- App/C\nenum C: String { case c }",
      "A B"
    ),
    ("--- App/A\nextension A: AppEnum {}\n--- App/B\ntypealias A = B\n--- App/C\nenum B: String { case b }", "A B C"),
    (
      "--- App/A\nclass A: B, AppIntent {}\n--- App/B\nclass B: C {}\n--- App/C\nclass C {}\n--- App/D\nclass D: C {}",
      "A B C"
    ),
    (
      "--- App/A\nstruct A: AppIntent, T {}\n--- App/B\nprotocol T {}\n--- App/C\nextension T {}\n--- App/D\nstruct D: T {}",
      "A B C"
    ),
    (
      "--- App/A\nextension A.B { struct C: AppIntent {} }\n--- App/B\nextension A { struct B {} }\n--- App/C\nenum A {}\n--- App/D\nextension A { func f() {} }",
      "A B C"
    ),
    (
      "--- App/A\nstruct A: AppIntent {}\n--- App/B\nextension A { static let t = 1 }\n--- App/C\nextension B { static let t = 1 }",
      "A B"
    ),
    ("--- App/A\nextension AppIntent {}\n--- App/B\nextension View {}", "A"),
    ("--- App/A\nfunc f() { struct A: AppIntent {} }\n--- App/B\nstruct B: A {}", "A"),
    // A static member counts where something mentions it.
    (
      "--- App/A\nextension URL { static let home = 1 }\n--- App/B\nextension URL { static let other = 1 }\n--- App/C\nstruct C: AppIntent { static let c = URL.home }\n--- App/D\nextension URL { var home: Int { 1 } }",
      "A C"
    ),
    (
      "--- App/A\ntypealias Tile = ShortcutTileColor\n--- App/B\nextension Tile { static let a = 1, mine = 2 }\n--- App/C\nstruct C: AppShortcutsProvider { static let c = .mine }",
      "A B C"
    ),
    ("--- App/A\nstruct A: AppIntent {}\n--- Kit/B\nextension URL { static let b = 1 }", "A"),
    // A name that is nested elsewhere, private to another file or in a module that nothing imports does not match.
    (
      "--- App/A\nstruct A { enum Error: AppEnum {} }\n--- App/B\nenum B: Error {}\n--- App/C\nstruct C { enum Error {} }",
      "A"
    ),
    ("--- App/A\nstruct A { class B: AppIntent {} }\n--- App/C\nextension A { class C: B {} }", "A C"),
    (
      "--- App/A\nstruct A { class B: AppIntent {} }\n--- App/C\nclass C: A.B {}\n--- App/D\nclass D: E.B {}\nenum E {}",
      "A C"
    ),
    ("--- App/A\nclass A { class B: AppIntent {} }\n--- App/C\nclass D: A { class C: B {} }", "A C"),
    ("--- App/A\nprivate protocol P: AppIntent {}\n--- App/B\nstruct B: P {}", "A"),
    ("--- App/A\nstruct A: AppIntent {}\n--- Kit/B\nextension A { func f() {} }", "A"),
    (
      "--- App/A\nprotocol A: AppIntent {}\n--- Kit/B\nimport App\nstruct B: A {}\n--- Tool/C\nstruct C: A {}",
      "A Kit/B"
    ),
    (
      "--- App/A\nextension A { struct B: AppIntent {} }\n--- App/C\nclass A {}\n--- App/D\nstruct D { enum A {} }",
      "A C"
    ),
    (
      "--- App/A\nenum A { struct B: AppIntent {} }\n--- App/C\nextension A { func f() {} }\nstruct C { enum A {} }",
      "A"
    ),
    (
      "--- App/A\nenum A: String, AppEnum { case a }\n--- App/B\nextension String {}\n--- App/C\nenum C: String { case c }",
      "A"
    ),
    (
      "--- App/A\nstruct A: AppIntent, Identifiable {}\n--- App/B\nextension Identifiable { static var title: Int { 1 } }\n--- App/C\nstruct C: Identifiable {}",
      "A B"
    ),
    ("--- App/A\n// struct A: AppIntent {}\nlet a = \"struct B: AppIntent {}\"", ""),
    (
      "--- App/A\nprotocol P where Self: AppIntent {}\n--- App/B\nstruct B: P {}\n--- App/C\nstruct C<T> where T: AppIntent {}",
      "A B"
    ),
    // Mentioned by what is parsed: what a type or a value refers to.
    (
      "--- App/A\nstruct A: AppIntent { @Parameter var a: Minutes }\n--- App/B\ntypealias Minutes = Hours\n--- App/C\ntypealias Hours = Int\n--- App/D\ntypealias Days = Int",
      "A B C"
    ),
    (
      "--- App/A\nstruct A: AppIntent { static let a = Kind.b }\n--- App/B\nenum Kind { case b }\n--- App/C\nstruct Kind2 {}",
      "A B"
    ),
    ("--- App/A\nstruct A: AppIntent { func perform() { Kind.b() } }\n--- App/B\nenum Kind { case b }", "A"),
    // Generated names of texts: an enum without cases that every title mentions, and that nests what sounds like the framework.
    (
      "--- App/A\nstruct A: AppIntent { static let a = L10n.b; static let c = L10n.Kind.d }\n--- App/B\nenum L10n { static var b: Int { c }; enum AppIntent { static let e = 1 } }\n--- App/C\nextension L10n { enum Kind { case d } }",
      "A C"
    ),
    ("--- App/A\nstruct A { struct AppIntent {} }\n--- App/B\nstruct B: AppIntent {}", "B"),
    ("--- App/A\nprotocol AppIntent {}\n--- App/B\nstruct B: AppIntent {}\n--- App/C\nextension AppIntent {}", "A B C"),
  ]

  @Test(arguments: rows)
  func filesThatMatter(source: String, expected: String) {
    let sketch = ProgramSketch(source)
    let parsed = sketch.selected.files.filter { $0.parsed != nil }.map { $0.path.replacing("App/", with: "") }
    #expect(parsed.joined(separator: " ") == expected)
  }

  /// A chain from an intent to the framework's protocol, a link to a file, and ten times as many types that are none of it.
  /// So many names that the table of names has to grow under them.
  @Test func manyNames() {
    let links = 300, others = 10
    var source = "--- App/P0\nprotocol P0: AppIntent {}\n"
    for link in 1...links {
      source += "--- App/P\(link)\nprotocol P\(link): P\(link - 1) {}\n--- App/O\(link)\n"
      for other in 0..<others { source += "struct O\(link)N\(other): Q\(link)N\(other) {}\n" }
    }
    let files = ProgramSketch(source + "--- App/Last\nstruct Last: P\(links) {}").selected.files
    let parsed = files.filter { $0.parsed != nil }.map { $0.path.replacing("App/", with: "") }
    #expect(parsed == (0...links).map { "P\($0)" } + ["Last"])
  }

  @Test func orderOfFilesChangesNothing() {
    for row in Self.rows {
      var sketch = ProgramSketch(row.source)
      sketch.files.reverse()
      let parsed = sketch.selected.files.filter { $0.parsed != nil }.map { $0.path.replacing("App/", with: "") }
      #expect(parsed.reversed().joined(separator: " ") == row.expected)
    }
  }
}
