import Testing

/// The validator has to say no, or the tests that rely on it mean nothing.
@Suite struct JSONSchemaValidatorTests {
  @Test(arguments: [
    (#"{"type": "string"}"#, #""a""#, "1"),
    (#"{"type": ["string", "boolean"]}"#, "true", "1"),
    (#"{"type": "integer"}"#, "3", "3.5"),
    (#"{"type": "number"}"#, "3.5", "true"),
    (#"{"type": "null"}"#, "null", "{}"),
    (#"{"const": 1}"#, "1", "2"),
    (#"{"enum": ["a", "b"]}"#, #""b""#, #""c""#),
    (#"{"minimum": 1}"#, "1", "0"),
    (#"{"type": "array", "minItems": 1}"#, "[0]", "[]"),
    (#"{"items": {"type": "string"}}"#, #"["a", "b"]"#, #"["a", 1]"#),
    (#"{"required": ["a"]}"#, #"{"a": 1}"#, #"{"b": 1}"#),
    (#"{"minProperties": 1}"#, #"{"a": 1}"#, "{}"),
    (#"{"properties": {"a": {"type": "string"}}}"#, #"{"a": "x", "b": 1}"#, #"{"a": 1}"#),
    (#"{"properties": {"a": {}}, "additionalProperties": {"type": "string"}}"#, #"{"a": 1, "b": "x"}"#, #"{"b": 1}"#),
    (#"{"dependentRequired": {"a": ["b"]}}"#, #"{"b": 1}"#, #"{"a": 1}"#),
    (#"{"anyOf": [{"type": "string"}, {"const": 1}]}"#, "1", "2"),
    (#"{"allOf": [{"type": "integer"}, {"minimum": 2}]}"#, "2", "1"),
    (##"{"$ref": "#/$defs/a", "minItems": 1, "$defs": {"a": {"type": "array"}}}"##, "[1]", "{}"),
    (##"{"$ref": "#/$defs/a", "minItems": 1, "$defs": {"a": {"type": "array"}}}"##, "[1]", "[]"),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "array", "items": {"$ref": "#/$defs/a"}}}}"##, "[[[]]]", "[[1]]"),
  ])
  func keywords(schema: String, valid: String, invalid: String) throws {
    let validator = JSONSchemaValidator(schema: try JSONDocument(parsing: schema))
    #expect(validator.failures(in: try JSONDocument(parsing: valid)) == [])
    #expect(validator.failures(in: try JSONDocument(parsing: invalid)) != [])
  }

  @Test func parseErrorsHaveALocation() throws {
    let schema = try JSONDocument(parsing: #"{"properties": {"a": {"items": {"required": ["b"]}}}}"#)
    let failures = JSONSchemaValidator(schema: schema).failures(
      in: try JSONDocument(parsing: #"{"a": [{"b": 1}, {}]}"#))
    #expect(failures == ["/a/1: 'b' is missing"])
  }

  @Test(arguments: [
    #"{"patternProperties": {}}"#, #"{"properties": {"a": {"typo": 1}}}"#, ##"{"$ref": "#/$defs/none"}"##,
  ])
  func rejectsUnknownSchemaKeywords(schema: String) throws {
    let validator = JSONSchemaValidator(schema: try JSONDocument(parsing: schema))
    #expect(validator.failures(in: try JSONDocument(parsing: #"{"a": 1}"#)) != [])
  }

  @Test(arguments: [
    (#"{"properties": {"a": {}}}"#, true),
    (#"{"anyOf": [{"properties": {"a": {}}}, {"required": ["z"]}]}"#, true),
    (#"{"allOf": [{"properties": {"a": {}}}]}"#, true),
    (##"{"$ref": "#/$defs/d", "$defs": {"d": {"properties": {"a": {}}}}}"##, true),
    (#"{"additionalProperties": {}}"#, true),
    (#"{"properties": {"b": {}}}"#, false),
    // A branch that doesn't hold names nothing.
    (#"{"anyOf": [{"properties": {"a": {"type": "string"}}}, {}]}"#, false),
  ])
  func strictlyEveryMemberHasToBeNamed(schema: String, isNamed: Bool) throws {
    let instance = try JSONDocument(parsing: #"{"a": 1}"#)
    var validator = JSONSchemaValidator(schema: try JSONDocument(parsing: schema))
    #expect(validator.failures(in: instance) == [])
    validator.isStrict = true
    #expect(validator.failures(in: instance) == (isNamed ? [] : ["/a: not in the schema"]))
  }
}
