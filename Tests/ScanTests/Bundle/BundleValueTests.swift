@testable import SourceScan
import Testing

@testable import MetadataDocuments
@testable import IntentModel

/// Values, texts and arguments in the place of a wrapper's argument.
@Suite struct BundleValueTests {
  typealias Sample = BundleSample

  /// The JSON of an argument `x`, with its blanks as in the bundle.
  private func written(_ value: Value) -> String {
    var writer = BundleWriter(paths: Sample.paths, hasAllConditions: false) { _ in LineIndex(SourceText()) }
    writer.object { $0.object("x") { $0.value(value) } }
    let lines = String(decoding: writer.json?.document() ?? [], as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test(
    arguments: [
      (.string("a"), #"{"string": "a"}"#),
      (.int(65280), #"{"int": 65280}"#),
      (.double(1), #"{"double": 1.0}"#),
      (.bool(false), #"{"bool": false}"#),
      (.enumCase("read", arguments: nil), #"{"enumCase": "read"}"#),
      (.enumCase("read", arguments: []), #"{"enumCase": "read"}"#),
      (
        .enumCase("p", arguments: [Sample.argument(nil, .int(3)), Sample.argument("x", .int(4))]),
        #"{"enumCase": "p", "arguments": [{"value": {"int": 3}}, {"label": "x", "value": {"int": 4}}]}"#
      ),
      (.array([Sample.value(.int(1)), Sample.value(.nil)]), #"{"array": [{"int": 1}, {"nil": true}]}"#),
      (.array([]), #"{"array": []}"#),
      (.dictionary([]), #"{"dictionary": []}"#),
      (
        .dictionary([.init(key: Sample.option("small"), value: Sample.value(.int(4)))]),
        #"{"dictionary": [{"key": {"enumCase": "small"}, "value": {"int": 4}}]}"#
      ),
      (
        .tuple([Sample.argument(nil, .int(1)), Sample.argument("name", .string("n"))]),
        #"{"tuple": [{"int": 1}, {"label": "name", "string": "n"}]}"#
      ),
      (.tuple([]), #"{"tuple": []}"#),
      (.keyPath(["$shelf", "title"]), #"{"keyPath": "$shelf.title"}"#),
      (.type(Sample.reference("OpenBook", "Books.OpenBook", "App")), #"{"type": "OpenBook"}"#),
      (
        .call("URL", arguments: [Sample.argument("string", .string("a"))]),
        #"{"call": "URL", "arguments": [{"label": "string", "value": {"string": "a"}}]}"#
      ),
      (.call("Empty", arguments: []), #"{"call": "Empty"}"#),
      (.nil, #"{"nil": true}"#),
      (.reference(Sample.reference("BookQuery")), #"{"name": "BookQuery"}"#),
      (
        .reference(Sample.reference("BookQuery", "Library.BookQuery", "App")),
        #"{"name": "BookQuery", "qualifiedName": "Library.BookQuery", "module": "App"}"#
      ),
    ] as [(Value.Form, String)])
  func values(form: Value.Form, expected: String) {
    #expect(written(Sample.value(form)) == "  \"x\": \(expected)")
  }

  @Test func anUnreadableValueHasItsTextAndItsLocation() {
    let value = Sample.value(.unreadable(Unreadable(text: "a\n  + b", place: Sample.place())))
    #expect(
      written(value) == """
          "x": {
            "unreadable": "a\\n  + b",
            "location": {"file": "Sources/Library/OpenShelf.swift", "line": 1, "column": 1}
          }
        """)
  }

  @Test func keepsEveryArgumentOfALocalizedText() {
    let text = LocalizedText(
      key: "k ${int}",
      placeholders: [.init(name: "int", kind: .type, isRaw: true, place: Sample.place())],
      defaultValue: .known("d"), table: .known("t"), bundle: Argument(label: "bundle", value: Sample.option("main")),
      comment: .known("c"),
      place: Sample.place(), keyPlace: Sample.place())
    #expect(
      written(Sample.value(.text(text))) == """
          "x": {
            "key": "k ${int}",
            "defaultValue": "d",
            "table": "t",
            "bundle": {"enumCase": "main"},
            "comment": "c",
            "rawPlaceholders": true
          }
        """)
  }

  @Test(arguments: [
    (Availability(platform: "iOS", introduced: "17.0"), #"{"platform": "iOS", "introduced": "17.0"}"#),
    (
      Availability(platform: "*", deprecated: .always, message: "m"),
      #"{"platform": "*", "deprecated": true, "message": "m"}"#
    ),
    (
      Availability(platform: "iOS", introduced: "16", deprecated: .version("17"), obsoleted: "18", renamed: "B"),
      #"{"platform": "iOS", "introduced": "16", "deprecated": "17", "obsoleted": "18", "renamed": "B"}"#
    ),
    (Availability(platform: "macOS", isUnavailable: true), #"{"platform": "macOS", "unavailable": true}"#),
  ])
  func availability(entry: Availability, expected: String) throws {
    var type = Sample.declaration("E")
    type.availability = [entry]
    let written = try Sample.document(MetadataBundle(extensions: [IntentsExtension(type: type)]))
    #expect(written["extensions"]?.elements[0]["availability"]?.elements == [try JSONDocument(parsing: expected)])
  }

  @Test(arguments: [
    (Sample.option("background"), #"["background"]"#),
    (Sample.option("foreground", "dynamic"), #"["foreground(dynamic)"]"#),
    (Sample.value(.array([Sample.option("a"), Sample.option("b", "c")])), #"["a", "b(c)"]"#),
    (
      Sample.value(.enumCase("a", arguments: [Sample.argument("x", .enumCase("b", arguments: nil))])),
      #"[{"enumCase": "a", "arguments": [{"label": "x", "value": {"enumCase": "b"}}]}]"#
    ),
    (Sample.value(.call("Modes", arguments: [])), #"[{"call": "Modes"}]"#),
  ])
  func options(value: Value, expected: String) throws {
    var intent = Sample.openShelf
    intent.supportedModes = Sample.fact(value)
    let written = try Sample.document(MetadataBundle(intents: [intent]))
    #expect(written["intents"]?.elements[0]["supportedModes"] == (try JSONDocument(parsing: expected)))
  }

  @Test func writesArgumentsWithoutAUniqueLabelAsAList() throws {
    let property = Sample.property(
      "p", .parameter,
      [
        Sample.argument(nil, .int(1)), Sample.argument("size", .int(2)), Sample.argument("size", .int(3)),
        Sample.argument("location", .int(4)), Sample.textArgument("title", "T"), Sample.argument("title", .int(5)),
      ])
    let intent = Intent(type: Sample.declaration("A"), parameters: [property])
    let written = try Sample.document(MetadataBundle(intents: [intent]))["intents"]?.elements[0]["parameters"]
    #expect(written?.elements[0]["size"] == (try JSONDocument(parsing: #"{"int": 2}"#)))
    #expect(written?.elements[0]["title"] == (try JSONDocument(parsing: #"{"key": "T"}"#)))
    let others = """
      [{"value": {"int": 1}}, {"label": "size", "value": {"int": 3}}, {"label": "location", "value": {"int": 4}},
       {"label": "title", "value": {"int": 5}}]
      """
    #expect(written?.elements[0]["arguments"] == (try JSONDocument(parsing: others)))
  }

  @Test func keepsARangeThatIsNotATuple() throws {
    let property = Sample.property("p", .parameter, [Sample.argument("inclusiveRange", .nil)])
    let intent = Intent(type: Sample.declaration("A"), parameters: [property])
    let written = try Sample.document(MetadataBundle(intents: [intent]))["intents"]?.elements[0]["parameters"]
    #expect(written?.elements[0]["inclusiveRange"] == (try JSONDocument(parsing: #"{"nil": true}"#)))
  }
}
