import Testing

@testable import ProjectFiles
@testable import DocumentFormats

/// XML, as workspaces and property lists have it.
@Suite struct XMLTests {
  @Test(arguments: [
    ("<a/>", "a()"), ("<a></a>", "a()"), ("<a>b</a>", "a('b')"), ("<a b='c' d = \"e\"/>", "a(b=c d=e)"),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"x\" \"y\">\n<a/>\n<!-- end -->", "a()"),
    ("<a>x&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;</a>", "a('x&<>\"'A😀')"),
    ("<a><![CDATA[<b>&amp;]]></a>", "a('<b>&amp;')"),
    ("<a>1<b>2</b>3</a>", "a('13' b('2'))"), ("<a:b c:d='e'/>", "a:b(c:d=e)"), ("\u{FEFF}<a b='&amp;'/>", "a(b=&)"),
    ("<a>ü<!-- - -->ö</a>", "a('üö')"),
  ])
  func reads(text: String, expected: String) throws {
    #expect(Self.sketch(try parseXML(Array(text.utf8))) == expected)
  }

  private static func sketch(_ element: XMLElement) -> String {
    var parts = element.attributes.map { "\($0.name)=\($0.value)" }
    if !element.text.isEmpty { parts.append("'\(element.text)'") }
    return "\(element.name)(\((parts + element.children.map(sketch)).joined(separator: " ")))"
  }

  @Test(arguments: [
    ("", "0 the file has no element"), ("<a>", "0 the element 'a' is not closed"),
    ("<a></b>", "3 unexpected end of the element 'b'"), ("<a b>", "4 expected '=' after 'b'"),
    ("<a b=c/>", "5 expected a value in quotes for 'b'"), ("<a b='c", "5 the value of 'b' is not closed"),
    ("<a>&nbsp;</a>", "3 unknown entity"), ("<a>&#xD800;</a>", "3 unknown entity"), ("<a>&", "3 unknown entity"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "12 declarations in a DOCTYPE are not read"),
    ("<a/><b/>", "4 unexpected element 'b' after the end of the document"),
    ("<a/>x", "4 unexpected text outside of an element"), ("<!-- ", "0 the comment is not closed"),
    ("<?xml version='1.0' encoding='utf-16'?><a/>", "0 the file is not UTF-8"), ("<>", "1 expected a name"),
  ])
  func tellsWhereAndWhy(text: String, message: String) {
    let error = #expect(throws: ReadingError.self) { try parseXML(Array(text.utf8)) }
    #expect("\(error?.offset ?? -1) \(error?.message ?? "")" == message)
  }

  @Test func deepNestingIsAnError() {
    #expect(throws: ReadingError.self) { try parseXML(Array(String(repeating: "<a>", count: 10_000).utf8)) }
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>b</string><key>c</key><array><true/><integer>1</integer></array></dict></plist>"),
    ("{ a = b; c = (d, e); }"),
  ])
  func readsInfoPlists(text: String) throws {
    let plist = try parsePropertyValue(Array(text.utf8))
    #expect(plist["a"]?.string == "b")
    #expect(plist["c"]?.string == nil)
  }

  @Test(arguments: [
    ("bplist00", "the binary property list is damaged"),
    ("<plist><dict><string>b</string></dict></plist>", "expected a key, found 'string'"),
    ("<plist><set/></plist>", "'set' is not a value of a property list"),
    ("<svg/>", "expected the element 'plist' with a value, found 'svg'"),
  ])
  func refusesOtherPlists(text: String, message: String) {
    let error = #expect(throws: ReadingError.self) { try parsePropertyValue(Array(text.utf8)) }
    #expect(error?.message == message)
  }
}
