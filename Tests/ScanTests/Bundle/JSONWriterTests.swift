import Foundation
@testable import DocumentFormats
import Testing

/// Writes one member `v`, so that scalars and small containers stand in a document as small as can be.
private func written(_ value: (inout JSONWriter) -> Void) -> String {
  var json = JSONWriter()
  json.beginObject()
  json.key("v")
  value(&json)
  json.end()
  return String(decoding: json.document(), as: UTF8.self)
}

@Suite struct JSONWriterTests {
  @Test(arguments: [
    ("", #""""#),
    ("plain", #""plain""#),
    ("quote \" backslash \\ slash /", #""quote \" backslash \\ slash /""#),
    ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
    ("\0\u{1}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u001f\\u007f\""),
    ("é “x” 😀 e\u{301} \u{2028}\u{FEFF}", "\"é “x” 😀 e\u{301} \\u2028\\ufeff\""),
    ("\r\n", #""\r\n""#),
    ("a\u{115F}\u{180E}\u{3164}b\u{1D173}", #""a\u115f\u180e\u3164b\ud834\udd73""#),
    (
      "\u{80}\u{9F}\u{A0}\u{61C}\u{200D}\u{200F}\u{202E}\u{2066}",
      "\"\\u0080\\u009f\u{A0}\\u061c\u{200D}\\u200f\\u202e\\u2066\""
    ),
  ])
  func strings(value: String, expected: String) throws {
    let document = written { $0.string(value) }
    #expect(document == "{\n  \"v\": \(expected)\n}\n")
    #expect(try JSONDocument(parsing: document)["v"] == .string(value))
  }

  @Test func keysAreEscapedToo() {
    var json = JSONWriter()
    json.beginObject()
    json.key("a\"\n")
    json.int(1)
    json.end()
    #expect(String(decoding: json.document(), as: UTF8.self) == "{\n  \"a\\\"\\n\": 1\n}\n")
  }

  @Test(arguments: [
    (0, "0"), (-7, "-7"), (65280, "65280"), (Int.max, "9223372036854775807"), (.min, "-9223372036854775808"),
  ])
  func integers(value: Int, expected: String) {
    #expect(written { $0.int(value) } == "{\n  \"v\": \(expected)\n}\n")
  }

  @Test(arguments: [
    0.0, -0.0, 1, 255, 0.1, 1.5e3, 1e16, 1e300, .leastNonzeroMagnitude, .pi, .greatestFiniteMagnitude,
    .leastNormalMagnitude, 1 / 3.0,
    -2.5e-7, 9_007_199_254_740_992,
  ])
  func doublesReadBackAsTheyWere(value: Double) throws {
    let document = written { $0.double(value) }
    guard case .number(let read)? = try JSONDocument(parsing: document)["v"] else {
      Issue.record("\(document) has no number")
      return
    }
    #expect(read.bitPattern == value.bitPattern)
  }

  @Test(arguments: [
    (0.1, "0.1"), (255, "255.0"), (1e16, "1e+16"), (-2.5e-7, "-2.5e-07"), (.infinity, "1e999"), (.nan, "null"),
  ])
  func doublesAreShort(value: Double, expected: String) {
    #expect(written { $0.double(value) } == "{\n  \"v\": \(expected)\n}\n")
  }

  @Test func emptyContainersAndBooleans() {
    let document = written { json in
      json.beginArray()
      json.beginObject()
      json.end()
      json.beginArray()
      json.end()
      json.bool(true)
      json.bool(false)
      json.end()
    }
    #expect(document == "{\n  \"v\": [{}, [], true, false]\n}\n")
  }

  @Test func theOutermostContainerIsSpreadOverLines() {
    var json = JSONWriter()
    json.beginArray()
    json.int(1)
    json.int(2)
    json.end()
    #expect(String(decoding: json.document(), as: UTF8.self) == "[\n  1,\n  2\n]\n")
    var empty = JSONWriter()
    empty.beginObject()
    empty.end()
    #expect(String(decoding: empty.document(), as: UTF8.self) == "{}\n")
  }

  /// Long documents are laid out piece by piece; narrow containers still fit on one line.
  @Test func longDocumentsHaveTheLayoutOfShortOnes() {
    let document = written { json in
      json.beginArray()
      for number in 0..<4000 {
        json.beginObject()
        json.key("n")
        json.int(number)
        json.end()
      }
      json.end()
    }
    let lines = (0..<4000).map { "    {\"n\": \($0)}" }.joined(separator: ",\n")
    #expect(document == "{\n  \"v\": [\n\(lines)\n  ]\n}\n")
  }

  /// `  "v": ["…"]` is 11 bytes and the text: 100 fit, 101 don't.
  @Test(arguments: [(89, true), (90, false)])
  func writesContainersUpTo100ColumnsOnOneLine(count: Int, isOnOneLine: Bool) {
    let text = String(repeating: "x", count: count)
    let document = written { json in
      json.beginArray()
      json.string(text)
      json.end()
    }
    let oneLine = "{\n  \"v\": [\"\(text)\"]\n}\n"
    let spread = "{\n  \"v\": [\n    \"\(text)\"\n  ]\n}\n"
    #expect(document == (isOnOneLine ? oneLine : spread))
  }

  @Test func writesShortInnerContainersOnOneLine() {
    let text = String(repeating: "x", count: 60)
    let document = written { json in
      json.beginArray()
      for key in ["a", "b"] {
        json.beginObject()
        json.key(key)
        json.string(text)
        json.key("n")
        json.beginArray()
        json.int(1)
        json.end()
        json.end()
      }
      json.end()
    }
    #expect(
      document == """
        {
          "v": [
            {"a": "\(text)", "n": [1]},
            {"b": "\(text)", "n": [1]}
          ]
        }

        """)
  }

  @Test func keepsMarkedContainersOnOneLineAtAnyWidth() {
    let text = String(repeating: "x", count: 200)
    let document = written { json in
      json.beginObject(staysOnOneLine: true)
      json.key("file")
      json.string(text)
      json.key("line")
      json.int(1)
      json.end()
    }
    #expect(document == "{\n  \"v\": {\"file\": \"\(text)\", \"line\": 1}\n}\n")
  }
}
