import Testing

@testable import IntentModel

/// The three shapes of a parameter summary, and how they nest.
@Suite struct BundleSummaryTests {
  typealias Sample = BundleSample

  private static let sentence = ParameterSummary.sentence(
    .init(
      text: Sample.text("Open ${a}"), parameters: [Sample.name("a")], others: [.known(Sample.name("b"))],
      place: Sample.place()))
  private static let sentenceJSON = #"{"text": {"key": "Open ${a}"}, "parameters": ["a"], "others": ["b"]}"#

  private static func when(
    _ parameter: String, _ comparison: String, _ operand: Value? = nil, otherwise: Constant<ParameterSummary>? = nil
  ) -> ParameterSummary {
    .when(
      .init(
        parameter: .known(Sample.name(parameter)), comparison: .known(comparison), operand: operand,
        then: .known(sentence), otherwise: otherwise, place: Sample.place()))
  }

  private static func choice(_ values: [Value], _ summary: ParameterSummary, default: ParameterSummary? = nil)
    -> ParameterSummary
  {
    .switch(
      .init(
        parameter: .known(Sample.name("a")),
        cases: [.init(values: values, summary: .known(summary), place: Sample.place())],
        defaultCase: `default`.map { .known($0) }, place: Sample.place()))
  }

  @Test(arguments: [
    (ParameterSummary.sentence(.init(place: Sample.place())), "{}"),
    (sentence, sentenceJSON),
    (
      when("a", "equalTo", Sample.option("x"), otherwise: .known(.sentence(.init(place: Sample.place())))),
      #"{"when": {"parameter": "a", "comparison": "equalTo", "value": {"enumCase": "x"}}, "then": \#(sentenceJSON), "otherwise": {}}"#
    ),
    (
      when("a", "hasAnyValue"),
      #"{"when": {"parameter": "a", "comparison": "hasAnyValue"}, "then": \#(sentenceJSON)}"#
    ),
    (
      when(ParameterSummary.widgetFamily, "oneOf", Sample.value(.array([Sample.option("s"), Sample.option("m")]))),
      #"{"when": {"parameter": "system.widgetFamily", "comparison": "oneOf", "values": [{"enumCase": "s"}, {"enumCase": "m"}]}, "then": \#(sentenceJSON)}"#
    ),
    (
      choice([Sample.option("x")], when("b", "hasNoValue"), default: sentence),
      #"{"switch": "a", "cases": [{"values": [{"enumCase": "x"}], "summary": {"when": {"parameter": "b", "comparison": "hasNoValue"}, "then": \#(sentenceJSON)}}], "default": \#(sentenceJSON)}"#
    ),
    (
      choice([Sample.option("x"), Sample.value(.int(1))], sentence),
      #"{"switch": "a", "cases": [{"values": [{"enumCase": "x"}, {"int": 1}], "summary": \#(sentenceJSON)}]}"#
    ),
  ])
  func shapes(summary: ParameterSummary, expected: String) throws {
    let intent = Intent(type: Sample.declaration("A"), parameterSummary: Sample.fact(summary))
    let written = try Sample.document(MetadataBundle(intents: [intent]))["intents"]?.elements[0]["parameterSummary"]
    #expect(written == (try JSONDocument(parsing: expected)))
  }

  @Test func keepsAnUnreadableBranchOfASummary() throws {
    let summary = Self.when("a", "hasAnyValue", otherwise: Sample.unreadable("make()"))
    let intent = Intent(type: Sample.declaration("A"), parameterSummary: Sample.fact(summary))
    let written = try Sample.document(MetadataBundle(intents: [intent]))["intents"]?.elements[0]["parameterSummary"]
    #expect(written?["otherwise"]?["unreadable"] == .string("make()"))
    #expect(written?["then"] == (try JSONDocument(parsing: Self.sentenceJSON)))
  }
}
