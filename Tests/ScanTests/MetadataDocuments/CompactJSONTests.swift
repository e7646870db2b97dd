@testable import DocumentFormats
import Testing

@testable import MetadataDocuments

/// The bytes that a document is written in.
struct CompactJSONTests {
  @Test(arguments: [
    (#"{"b": 1, "a": {"d": [], "c": {}}}"#, #"{"a":{"c":{},"d":[]},"b":1}"#),
    // Sorted by code points: capitals first, in any language.
    (#"{"ä": 1, "z": 2, "Z": 3, "_": 4}"#, #"{"Z":3,"_":4,"z":2,"ä":1}"#),
    (#"["public/url", "a\\b", "\"q\"", "ä🚀"]"#, #"["public\/url","a\\b","\"q\"","ä🚀"]"#),
    (#"["\u0001\n\t"]"#, #"["\u0001\n\t"]"#),
    // A whole number has no fraction, whatever it was.
    ("[255.0, 1.25, -3, 1e3, true, false, null]", "[255,1.25,-3,1000,true,false,null]"),
  ])
  func writes(source: String, expected: String) throws {
    #expect(String(decoding: try parseJSON(Array(source.utf8)).compact, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ([15, 2], "15.2"), ([15, 4], "15.2"), ([16], "16"), ([16, 3], "16"), ([26, 0], "26"), ([26, 1], "26"),
    ([26, 4], "26.4"), ([26, 6], "26.4"), ([27], "27"), ([27, 2], "27"),
  ])
  func releases(version: [Int], name: String) { #expect(ToolRelease(version: version)?.name == name) }

  @Test func knowsNothingOlder() {
    #expect(ToolRelease(version: [15, 1]) == nil)
    #expect(ToolRelease(version: [14]) == nil)
  }
}
