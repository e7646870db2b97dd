/// The schema's definitions of facts: one statement in the fact's own place, or several as `variants`. A variant is the
/// statement's object with the circumstances besides it; a statement that is no object is in its `value`.
extension BundleSchema {
  static let facts = #"""
        "textOrUnreadable": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/unreadable"}]},
        "referenceOrUnreadable": {"anyOf": [{"$ref": "#/$defs/reference"}, {"$ref": "#/$defs/unreadable"}]},
        "summaryOrUnreadable": {"anyOf": [{"$ref": "#/$defs/summary"}, {"$ref": "#/$defs/unreadable"}]},
        "textsOrUnreadable": {"anyOf": [{"$ref": "#/$defs/texts"}, {"$ref": "#/$defs/unreadable"}]},
        "stringOrUnreadable": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/unreadable"}]},
        "textOrValue": {"description": "A text where it is one.", "anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/value"}]},
        "textFact": {
          "anyOf": [
            {"$ref": "#/$defs/text"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "descriptionFact": {
          "anyOf": [
            {"$ref": "#/$defs/description"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/description"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "deprecationFact": {
          "anyOf": [
            {"$ref": "#/$defs/deprecation"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/deprecation"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "summaryFact": {
          "anyOf": [
            {"$ref": "#/$defs/summary"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/summary"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "resultFact": {
          "anyOf": [
            {"$ref": "#/$defs/result"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/result"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "referenceFact": {
          "anyOf": [
            {"$ref": "#/$defs/reference"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/reference"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "representationFact": {
          "anyOf": [
            {"$ref": "#/$defs/representation"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/representation"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "imageFact": {
          "anyOf": [
            {"$ref": "#/$defs/image"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"$ref": "#/$defs/image"}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "stringFact": {
          "anyOf": [
            {"type": "string"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"type": "string"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "boolFact": {
          "anyOf": [
            {"type": "boolean"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"type": "boolean"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "formFact": {
          "anyOf": [
            {"enum": ["literal", "initializer"]}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"enum": ["literal", "initializer"]}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "textsFact": {
          "anyOf": [
            {"$ref": "#/$defs/texts"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/texts"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "phrasesFact": {
          "anyOf": [
            {"$ref": "#/$defs/phrases"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/phrases"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "optionsFact": {
          "anyOf": [
            {"$ref": "#/$defs/options"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/options"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "referencesFact": {
          "anyOf": [
            {"$ref": "#/$defs/references"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/references"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "sortingOptionsFact": {
          "anyOf": [
            {"$ref": "#/$defs/sortingOptions"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/sortingOptions"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "queryPropertiesFact": {
          "anyOf": [
            {"$ref": "#/$defs/queryProperties"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/queryProperties"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "transferRepresentationsFact": {
          "anyOf": [
            {"$ref": "#/$defs/transferRepresentations"}, {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"anyOf": [{"type": "object", "required": ["value"], "properties": {"value": {"$ref": "#/$defs/transferRepresentations"}}}, {"$ref": "#/$defs/unreadable"}]}]
            }}}}
          ]
        },
        "unreadableFact": {
          "anyOf": [
            {"$ref": "#/$defs/unreadable"},
            {"type": "object", "required": ["variants"], "properties": {"variants": {"type": "array", "minItems": 1, "items": {
              "allOf": [{"$ref": "#/$defs/circumstances"}, {"$ref": "#/$defs/unreadable"}]
            }}}}
          ]
        }

    """#
}
