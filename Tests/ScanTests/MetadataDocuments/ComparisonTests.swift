@testable import DocumentFormats
import Testing

@testable import MetadataDocuments

/// Differences between documents, and their names.
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

  /// The explanation of each field that has one, and of whole declarations.
  @Test func explainsDifferences() throws {
    var lines: [String] = []
    for owner in DocumentField.Owner.allCases {
      for key in (DocumentField.table[owner] ?? [:]).keys.sorted() {
        let place = Self.path(owner).reduce(DocumentPath()) { $0.appending($1) }
        let difference = DocumentComparison.Difference(place: place.appending(.key(key)), kind: .order)
        lines.append("\(difference.path)\n  \(difference.explanation ?? "")")
      }
    }
    let documents = try [
      #"{"actions": {"A": {"parameters": [{"name": "b"}]}}}"#, #"{"actions": {"A": {"parameters": []}}}"#,
    ]
    .map { NormalizedDocument(try parseJSON(Array($0.utf8))) }
    for (left, right) in [(0, 1), (1, 0)] {
      let differences = DocumentComparison(documents[left], documents[right]).differences
      lines += differences.map { "\($0.text)\n  \($0.explanation ?? "")" }
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "compare.txt")
  }

  private static func path(_ owner: DocumentField.Owner) -> [DocumentPath.Step] {
    switch owner {
    case .document: []
    case .intent: [.key("actions"), .key("OpenShelf")]
    case .parameter: path(.intent) + [.key("parameters"), .element("target")]
    case .entity: [.key("entities"), .key("Shelf")]
    case .property: path(.entity) + [.key("properties"), .element("width")]
    case .query: [.key("queries"), .key("ShelfQuery")]
    case .comparison: path(.query) + [.key("parameters"), .element("width")]
    case .appEnum: [.key("enums"), .element("Genre")]
    case .enumCase: path(.appEnum) + [.key("cases"), .element("novel")]
    case .shortcut: [.key("autoShortcuts"), .element("0")]
    }
  }

  /// A name with a period is one step of a path; what has no words is left alone.
  @Test(
    arguments: [
      (#"{"actions": {"com.example.A": {"title": 1}}}"#, "the title of the intent 'com.example.A': "),
      (#"{"actions": {"A": {"presentationStyle": 1}}}"#, nil), (#"{"version": 1}"#, nil), (#"{"actions": 1}"#, nil),
      (
        #"{"actions": {"A": {"parameters": [{"name": "p", "title": {"key": "x"}}]}}}"#,
        "the title of the parameter 'p' of the intent 'A': "
      ),
    ] as [(String, String?)])
  func explains(source: String, expected: String?) throws {
    let left = NormalizedDocument(try parseJSON(Array(source.utf8)))
    let other = source.replacing("1}", with: "2}").replacing("\"x\"", with: "\"y\"")
    let right = NormalizedDocument(try parseJSON(Array(other.utf8)))
    let explanation = try #require(DocumentComparison(left, right).differences.first).explanation
    if let expected { #expect(explanation?.hasPrefix(expected) == true) } else { #expect(explanation == nil) }
  }
}
