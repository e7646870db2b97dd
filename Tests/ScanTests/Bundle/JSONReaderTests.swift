@testable import DocumentFormats
import Testing

/// The reader against the grammar of RFC 8259.
@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", JSONValue.Form.null), (" true ", .bool(true)), ("false\n", .bool(false)), ("0", .int(0)), ("-0", .int(0)),
    ("-12", .int(-12)), ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("1.5", .double(1.5)), ("1e2", .double(100)),
    ("-1.25E-2", .double(-0.0125)), ("1E+1", .double(10)), ("0.0", .double(0)), (#""""#, .string("")),
    (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{C}\n\r\tz")), (#""\u0041\u00e9\uFFFF""#, .string("Aé\u{FFFF}")),
    (#""\uD83D\ude80""#, .string("🚀")), (#""\u0000""#, .string("\0")), ("\"é🚀\u{7F}\"", .string("é🚀\u{7F}")),
    ("[]", .array([])), ("[ ]", .array([])), ("[1,\t2 ]", .array([.init(.int(1)), .init(.int(2))])),
    ("{}", .object([])), ("\u{FEFF}{ }", .object([])),
    (
      #"{"a": {"b": [null]}, "": 1}"#,
      .object([
        .init(
          key: "a", offset: 1, value: .init(.object([.init(key: "b", offset: 7, value: .init(.array([.init(.null)])))]))
        ),
        .init(key: "", offset: 21, value: .init(.int(1))),
      ])
    ),
  ])
  func reads(text: String, form: JSONValue.Form) throws { #expect(try parseJSON(Array(text.utf8)).form == form) }

  @Test(arguments: [
    ("", "1:1"), (" \n ", "2:2"), ("nul", "1:1"), ("nulL", "1:1"), ("True", "1:1"), ("NaN", "1:1"), ("Infinity", "1:1"),
    ("+1", "1:1"), ("01", "1:1"), ("-01", "1:2"), ("-", "1:2"), ("1.", "1:3"), (".5", "1:1"), ("1e", "1:3"),
    ("1e+", "1:4"),
    ("0x10", "1:2"), ("1 2", "1:3"), ("1,", "1:2"), ("[1", "1:3"), ("[1,", "1:4"), ("[1,]", "1:4"), ("[,1]", "1:2"),
    ("[1 2]", "1:4"), ("]", "1:1"), ("{", "1:2"), ("{\"a\"", "1:5"), ("{\"a\":", "1:6"), ("{\"a\" 1}", "1:6"),
    ("{\"a\":1,}", "1:8"), ("{a:1}", "1:2"), ("{1:1}", "1:2"), ("{\"a\":1 \"b\":2}", "1:8"), ("{\"a\":1]", "1:7"),
    ("{\"a\":1,\n\"a\":2}", "2:1"), ("{\"a\":1,\"\\u0061\":2}", "1:8"), ("\"", "1:1"), ("\"\\", "1:2"),
    ("\"\\\"", "1:1"),
    ("\"a\nb\"", "1:3"), ("\"\t\"", "1:2"), ("\"\0\"", "1:2"), (#""\x""#, "1:2"), (#""\u12""#, "1:6"),
    (#""\u12G4""#, "1:6"),
    (#""\uD83D""#, "1:2"), (#""\uDE80""#, "1:2"), (#""\uD83D\u0041""#, "1:2"), (#""\uD83Dx""#, "1:2"), ("'a'", "1:1"),
    ("// no\n1", "1:1"), ("\r\n\r\n\rx", "4:1"), ("[1]\n]", "2:1"), ("1\u{FEFF}", "1:2"), ("\u{A0}1", "1:1"),
  ])
  func refuses(text: String, position: String) {
    #expect(position == errorPosition(Array(text.utf8)))
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22],
  ])
  func rejectsTextThatIsNotUTF8(bytes: [UInt8]) { #expect(errorPosition(bytes) == "1:1") }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func depthIsLimited(opening: String) {
    #expect(errorPosition(Array(String(repeating: opening, count: 100_000).utf8)) != nil)
  }

  @Test func depthEnoughForAnyDocument() throws {
    _ = try parseJSON(Array((String(repeating: "[", count: 256) + String(repeating: "]", count: 256)).utf8))
  }

  @Test func placesAreOffsets() throws {
    let value = try parseJSON(Array("{\"é\": [1,\n {\"b\": 2}]}".utf8))
    #expect(value.members?[0].offset == 1)
    #expect(value["é"]?.offset == 7)
    #expect(value["é"]?.array?[1]["b"]?.offset == 18)
    let error = JSONError("wrong", at: 18, in: Array("{\"é\": [1,\n {\"b\": 2}]}".utf8))
    #expect(error.line == 2)
    #expect(error.column == 8)
  }

  /// No bytes at all trap it, and what is cut off is refused.
  @Test func anyPrefixAndAnyChange() throws {
    let document = Array(#"{"a": [1, -2.5e3, true, null, "x\u00e9\n"], "b": {"c": "🚀"}}"#.utf8)
    for end in document.indices { #expect(errorPosition(Array(document[..<end])) != nil) }
    for index in document.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = document
        changed[index] = byte
        _ = errorPosition(changed)
      }
    }
  }

  private func errorPosition(_ bytes: [UInt8]) -> String? {
    do throws(JSONError) {
      _ = try parseJSON(bytes)
      return nil
    } catch {
      return "\(error.line):\(error.column)"
    }
  }
}
