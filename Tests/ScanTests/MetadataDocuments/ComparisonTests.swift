import JSONDocuments
import Testing

@testable import MetadataDocuments

/// What counts as a difference, and how it is named.
struct ComparisonTests {
  @Test(
    arguments: [
      // Hash order is no difference.
      (#"{"systemProtocols": ["b", "a"]}"#, #"{"systemProtocols": ["a", "b"]}"#, []),
      (#"{"typeSpecificMetadata": ["k", 1, "l", 2]}"#, #"{"typeSpecificMetadata": ["l", 2, "k", 1]}"#, []),
      (
        #"{"enums": [{"identifier": "B"}, {"identifier": "A"}]}"#,
        #"{"enums": [{"identifier": "A"}, {"identifier": "B"}]}"#, []
      ),
      (#"{"a": 1.0}"#, #"{"a": 1}"#, []),
      // The order of the source is one.
      (
        #"{"cases": [{"identifier": "a"}, {"identifier": "b"}]}"#,
        #"{"cases": [{"identifier": "b"}, {"identifier": "a"}]}"#,
        ["cases: the same elements in another order"]
      ),
      (
        #"{"phrases": ["a", "b"]}"#, #"{"phrases": ["b", "a"]}"#,
        [#"phrases[0]: "a" != "b""#, #"phrases[1]: "b" != "a""#]
      ),
      // One more parameter is one difference.
      (
        #"{"parameters": [{"name": "a", "x": 1}, {"name": "b"}]}"#, #"{"parameters": [{"name": "b"}]}"#,
        [#"parameters[a]: only in the first: {"name":"a","x":1}"#]
      ),
      (
        #"{"typeSpecificMetadata": ["k", {"int": {"wrapper": 1}}]}"#,
        #"{"typeSpecificMetadata": ["k", {"int": {"wrapper": 2}}]}"#,
        ["typeSpecificMetadata.k.int.wrapper: 1 != 2"]
      ),
      (#"{"a": 1}"#, #"{"b": [true]}"#, ["a: only in the first: 1", "b: only in the second: [true]"]),
      (
        #"{"enums": [{"identifier": "A", "x": 1}]}"#, #"{"enums": [{"identifier": "A", "x": 2}]}"#,
        ["enums[A].x: 1 != 2"]
      ),
    ] as [(String, String, [String])])
  func differences(left: String, right: String, expected: [String]) throws {
    let documents = try [left, right].map { NormalizedDocument(try parseJSON(Array($0.utf8))) }
    #expect(DocumentComparison(documents[0], documents[1]).differences.map(\.text) == expected)
  }

  @Test func countsValues() throws {
    let document = NormalizedDocument(try parseJSON(Array(#"{"a": [1, {"b": "c"}, []], "d": {}}"#.utf8)))
    #expect(document.leafCount == 4)
    #expect(DocumentComparison(document, document).equalLeaves == 4)
  }
}
