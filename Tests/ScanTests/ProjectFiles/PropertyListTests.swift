import Testing

@testable import ProjectFiles
@testable import DocumentFormats

/// The form of property lists that `project.pbxproj` has.
@Suite struct PropertyListTests {
  @Test(arguments: [
    (#"{ a = b; }"#, "{a: b}"), (#"{}"#, "{}"), (#"( )"#, "()"), (#"(a, b)"#, "(a, b)"), (#"(a, b, )"#, "(a, b)"),
    (#"{ "a b" = 'c d'; }"#, "{a b: c d}"), (#"{ a = "x\"y\\z\n"; }"#, "{a: x\"y\\z\u{A}}"),
    (#"{ a = "\U00e9\UD83D\UDE00\101"; }"#, "{a: é😀A}"), (#"{ a = <0f bd>; b = c; }"#, "{a: <>, b: c}"),
    (#"{ a /* x */ = /* y */ b /* ; */; }"#, "{a: b}"), ("// !$*UTF8*$!\n{ a = b; // c\n }", "{a: b}"),
    (#"{ a = System/Library/x.y-z_$1:2; }"#, "{a: System/Library/x.y-z_$1:2}"),
    (#"{ a = { b = (c, { d = e; }); }; f = g; }"#, "{a: {b: (c, {d: e})}, f: g}"), ("\u{FEFF}{ a = ü; }", nil),
    (#"{ a = "ü"; }"#, "{a: ü}"), (#"{ a = ""; }"#, "{a: }"),
  ])
  func reads(text: String, expected: String?) {
    let document = try? parsePropertyList(Array(text.utf8))
    #expect(document.map { Self.sketch($0.root, $0) } == expected)
  }

  private static func sketch(_ value: PropertyListDocument.Value, _ document: PropertyListDocument) -> String {
    if let text = document.text(value) { return text }
    if document.isArray(value) {
      return "(" + document.elements(value).map { sketch($0, document) }.joined(separator: ", ") + ")"
    }
    if document.isDictionary(value) {
      let members = document.members(value).map { "\(document.text($0.key) ?? "?"): \(sketch($0.value, document))" }
      return "{" + members.joined(separator: ", ") + "}"
    }
    return "<>"
  }

  @Test(arguments: [
    ("", "1:1 expected '{', found the end of the file"), ("a", "1:1 expected '{', found 'a'"),
    ("{ a = b }", "1:9 expected ';', found '}'"), ("{ a b; }", "1:5 expected '=', found 'b'"),
    ("{\n  a = ;\n}", "2:7 expected a value, found ';'"), ("(a b)", "1:4 expected ',' or ')', found 'b'"),
    ("{ a = \"b; }", "1:7 the string is not closed"), ("{ a = b; /* }", "1:10 the comment is not closed"),
    ("{ a = <0g>; }", "1:9 expected '>', found 'g'"), ("{} x", "1:4 unexpected 'x' after the end of the property list"),
    ("{ a = b; }\u{1}\u{7F}", "1:12 unexpected the byte 0x7F after the end of the property list"),
    ("{\n<<<<<<< HEAD\n a = b;\n}", "2:1 the file has an unresolved merge conflict"),
    ("{ (a) = b; }", "1:3 expected a key, found '('"),
    ("bplist00\u{1}", "the file is a binary property list, which is not read"),
    ("{ \"objects\" : {} }", "the file is written as JSON; open and save the project in Xcode"),
    ("<?xml version=\"1.0\"?>", "the file is an XML property list; open and save the project in Xcode"),
  ])
  func tellsWhereAndWhy(text: String, message: String) {
    let bytes = Array(text.utf8)
    let error = #expect(throws: ReadingError.self) { try parsePropertyList(bytes) }
    let note = ProjectNote(.error, "", at: error?.offset, of: bytes, error?.message ?? "")
    #expect(note.line.map { "\($0):\(note.column ?? 0) \(note.message)" } ?? note.message == message)
  }

  @Test func lastOfTwoMembersCounts() throws {
    let document = try parsePropertyList(Array("{ a = b; a = c; }".utf8))
    #expect(document.text("a", in: document.root) == "c")
  }

  @Test(arguments: ["(", "{a=", "{a=(", "({a="])
  func deepNestingIsAnError(opening: String) {
    let text = String(repeating: opening, count: 10_000)
    #expect(throws: ReadingError.self) { try parsePropertyList(Array(text.utf8)) }
  }
}
