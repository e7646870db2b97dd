/// The schema's definitions of what types are made of.
extension BundleSchema {
  static let parts = #"""
        "property": {
          "description": "A parameter of an intent, a property of an entity. Its wrapper's arguments stand under their own labels.",
          "type": "object",
          "required": ["name", "wrapper", "location"],
          "properties": {
            "name": {"type": "string"},
            "wrapper": {
              "description": "'schema' for a plain variable of a type that a schema macro makes.",
              "enum": ["Parameter", "Property", "ComputedProperty", "DeferredProperty", "schema"]
            },
            "otherWrappers": {"$ref": "#/$defs/strings"},
            "title": {"$ref": "#/$defs/textOrValue"},
            "description": {"$ref": "#/$defs/textOrValue"},
            "type": {"$ref": "#/$defs/type"},
            "default": {"$ref": "#/$defs/value"},
            "inclusiveRange": {
              "anyOf": [
                {
                  "type": "object",
                  "required": ["lower", "upper"],
                  "properties": {"lower": {"$ref": "#/$defs/value"}, "upper": {"$ref": "#/$defs/value"}}
                },
                {"$ref": "#/$defs/value"}
              ]
            },
            "initialValue": {"description": "What the declaration assigns.", "$ref": "#/$defs/value"},
            "arguments": {"description": "Those without a label, or with one that means something else here.", "$ref": "#/$defs/arguments"},
            "location": {"$ref": "#/$defs/location"},
            "availability": {"$ref": "#/$defs/availability"},
            "conditions": {"$ref": "#/$defs/conditions"}
          },
          "additionalProperties": {"description": "An argument of the wrapper.", "$ref": "#/$defs/value"}
        },
        "type": {
          "type": "object",
          "required": ["spelling", "kind"],
          "properties": {
            "spelling": {"description": "As written.", "type": "string"},
            "name": {"description": "The bare name, without the optional.", "type": "string"},
            "kind": {
              "description": "'framework' is another type of Apple's, by name; 'unknown' one whose declaration the scan does not hold.",
              "enum": ["primitive", "entity", "enum", "union", "measurement", "file", "person", "intent", "array", "set", "framework", "unknown"]
            },
            "isOptional": {"const": true},
            "element": {"description": "Of an array, a set, or another type with one generic argument.", "$ref": "#/$defs/type"},
            "unit": {"description": "Of a measurement: its dimension.", "type": "string"},
            "declaration": {"$ref": "#/$defs/reference"}
          }
        },
        "description": {
          "type": "object",
          "required": ["text"],
          "properties": {
            "text": {"$ref": "#/$defs/textOrUnreadable"},
            "categoryName": {"$ref": "#/$defs/textOrUnreadable"},
            "searchKeywords": {"$ref": "#/$defs/textsOrUnreadable"},
            "resultValueName": {"$ref": "#/$defs/textOrUnreadable"}
          }
        },
        "deprecation": {
          "type": "object",
          "properties": {"message": {"$ref": "#/$defs/textOrUnreadable"}, "replacedBy": {"$ref": "#/$defs/referenceOrUnreadable"}}
        },
        "result": {
          "type": "object",
          "required": ["providesDialog", "showsSnippetView", "showsSnippetIntent", "opensIntent"],
          "properties": {
            "value": {"$ref": "#/$defs/type"},
            "providesDialog": {"type": "boolean"},
            "showsSnippetView": {"type": "boolean"},
            "showsSnippetIntent": {"type": "boolean"},
            "opensIntent": {"type": "boolean"}
          }
        },
        "summary": {
          "description": "A sentence (with none of its keys for 'Summary()'), a switch, or a condition.",
          "anyOf": [
            {
              "type": "object",
              "required": ["switch"],
              "properties": {
                "switch": {"description": "The parameter's name; 'system.widgetFamily' is the widget's size.", "$ref": "#/$defs/stringOrUnreadable"},
                "cases": {
                  "type": "array", "minItems": 1,
                  "items": {
                    "type": "object",
                    "required": ["values", "summary"],
                    "properties": {
                      "values": {"type": "array", "items": {"$ref": "#/$defs/value"}},
                      "summary": {"$ref": "#/$defs/summaryOrUnreadable"}
                    }
                  }
                },
                "default": {"$ref": "#/$defs/summaryOrUnreadable"}
              }
            },
            {
              "type": "object",
              "required": ["when", "then"],
              "properties": {
                "when": {
                  "type": "object",
                  "required": ["parameter", "comparison"],
                  "properties": {
                    "parameter": {"$ref": "#/$defs/stringOrUnreadable"},
                    "comparison": {"$ref": "#/$defs/stringOrUnreadable"},
                    "value": {"$ref": "#/$defs/value"},
                    "values": {
                      "description": "For 'oneOf'.",
                      "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/value"}}, {"$ref": "#/$defs/value"}]
                    }
                  }
                },
                "then": {"$ref": "#/$defs/summaryOrUnreadable"},
                "otherwise": {"$ref": "#/$defs/summaryOrUnreadable"}
              }
            },
            {
              "type": "object",
              "properties": {
                "text": {"$ref": "#/$defs/textOrUnreadable"},
                "parameters": {"description": "Those that the text names.", "$ref": "#/$defs/strings"},
                "others": {"description": "Those that are listed in addition to the text.", "$ref": "#/$defs/namesOrUnreadable"}
              }
            }
          ]
        },
        "representation": {
          "description": "How a value is shown. Where the whole can't be read, 'title' says so.",
          "type": "object",
          "properties": {
            "title": {"$ref": "#/$defs/textFact"},
            "subtitle": {"$ref": "#/$defs/textFact"},
            "image": {"$ref": "#/$defs/imageFact"},
            "synonyms": {"$ref": "#/$defs/textsFact"},
            "descriptionText": {"$ref": "#/$defs/textFact"}
          }
        },
        "image": {
          "description": "The arguments of the image's initializer by label, plain where they are of a plain kind.",
          "type": "object",
          "minProperties": 1,
          "properties": {
            "systemName": {"$ref": "#/$defs/plainValue"},
            "named": {"$ref": "#/$defs/plainValue"},
            "url": {"$ref": "#/$defs/plainValue"},
            "data": {"$ref": "#/$defs/plainValue"},
            "arguments": {"$ref": "#/$defs/arguments"},
            "availability": {"description": "In a variant.", "$ref": "#/$defs/availability"},
            "conditions": {"description": "In a variant.", "$ref": "#/$defs/conditions"}
          },
          "additionalProperties": {"$ref": "#/$defs/plainValue"}
        },
        "transferRepresentation": {
          "description": "The arguments of the representation's initializer by label, without closures.",
          "type": "object",
          "required": ["kind", "location"],
          "properties": {
            "kind": {"type": "string"},
            "arguments": {"$ref": "#/$defs/arguments"},
            "location": {"$ref": "#/$defs/location"},
            "availability": {"$ref": "#/$defs/availability"},
            "conditions": {"$ref": "#/$defs/conditions"}
          },
          "additionalProperties": {"$ref": "#/$defs/plainValue"}
        },

    """#
}
