/// The schema's definitions of texts, values, references and what is under `#if`.
extension BundleSchema {
  static let values = #"""
        "text": {
          "description": "A localizable string. Interpolations are placeholders: ${applicationName}, ${shelf}, ${int}.",
          "type": "object",
          "required": ["key"],
          "properties": {
            "key": {"type": "string"},
            "defaultValue": {"$ref": "#/$defs/stringOrUnreadable"},
            "table": {"$ref": "#/$defs/stringOrUnreadable"},
            "bundle": {"$ref": "#/$defs/value"},
            "comment": {"$ref": "#/$defs/stringOrUnreadable"},
            "rawPlaceholders": {"description": "The source spells a placeholder out in plain text.", "const": true}
          }
        },
        "unreadable": {
          "description": "An expression that is there but is no compile-time constant, in place of what it would say.",
          "type": "object",
          "required": ["unreadable", "location"],
          "properties": {
            "unreadable": {"description": "The expression's source text.", "type": "string"},
            "location": {"$ref": "#/$defs/location"}
          }
        },
        "reference": {
          "description": "A type by name; qualifiedName and module are there when the scan holds its declaration.",
          "type": "object",
          "required": ["name"],
          "properties": {
            "name": {"type": "string"},
            "qualifiedName": {"type": "string"},
            "module": {"type": "string"}
          },
          "dependentRequired": {"qualifiedName": ["module"], "module": ["qualifiedName"]}
        },
        "value": {
          "description": "A constant: one of these forms, or unreadable.",
          "anyOf": [
            {"type": "object", "required": ["string"], "properties": {"string": {"type": "string"}}},
            {"type": "object", "required": ["int"], "properties": {"int": {"type": "integer"}}},
            {"type": "object", "required": ["double"], "properties": {"double": {"type": "number"}}},
            {"type": "object", "required": ["bool"], "properties": {"bool": {"type": "boolean"}}},
            {
              "type": "object",
              "required": ["enumCase"],
              "properties": {"enumCase": {"type": "string"}, "arguments": {"$ref": "#/$defs/arguments"}}
            },
            {
              "type": "object",
              "required": ["array"],
              "properties": {"array": {"type": "array", "items": {"$ref": "#/$defs/value"}}}
            },
            {
              "type": "object",
              "required": ["dictionary"],
              "properties": {
                "dictionary": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["key", "value"],
                    "properties": {"key": {"$ref": "#/$defs/value"}, "value": {"$ref": "#/$defs/value"}}
                  }
                }
              }
            },
            {
              "type": "object",
              "required": ["tuple"],
              "properties": {
                "tuple": {
                  "description": "An element with a label has the key 'label' in addition to its value.",
                  "type": "array",
                  "items": {"$ref": "#/$defs/value", "properties": {"label": {"type": "string"}}}
                }
              }
            },
            {
              "type": "object",
              "required": ["keyPath"],
              "properties": {"keyPath": {"description": "The names as written, without the root.", "type": "string"}}
            },
            {"type": "object", "required": ["type"], "properties": {"type": {"type": "string"}}},
            {
              "type": "object",
              "required": ["call"],
              "properties": {
                "call": {"description": "The callee as written; '.init' is 'init'.", "type": "string"},
                "arguments": {"$ref": "#/$defs/arguments"}
              }
            },
            {"type": "object", "required": ["nil"], "properties": {"nil": {"const": true}}},
            {"$ref": "#/$defs/text"},
            {"$ref": "#/$defs/reference"},
            {"$ref": "#/$defs/unreadable"}
          ]
        },
        "plainValue": {
          "description": "A string, a number, a boolean, the name of an enum case; any other value as an object.",
          "anyOf": [{"type": ["string", "number", "boolean"]}, {"$ref": "#/$defs/value"}]
        },
        "arguments": {
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["value"],
            "properties": {"label": {"type": "string"}, "value": {"$ref": "#/$defs/value"}}
          }
        },
        "location": {
          "type": "object",
          "required": ["file", "line", "column"],
          "properties": {
            "file": {"description": "Relative to the root, with '/'.", "type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"description": "In UTF-8 bytes.", "type": "integer", "minimum": 1}
          }
        },
        "availability": {
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["platform"],
            "properties": {
              "platform": {"description": "As written, '*' among them.", "type": "string"},
              "introduced": {"type": "string"},
              "deprecated": {"description": "A version, or true where none is given.", "anyOf": [{"type": "string"}, {"const": true}]},
              "obsoleted": {"type": "string"},
              "unavailable": {"const": true},
              "message": {"type": "string"},
              "renamed": {"type": "string"}
            }
          }
        },
        "conditions": {
          "description": "The #if conditions around it, as written, outermost first; !(…) for an #else.",
          "$ref": "#/$defs/strings"
        },
        "circumstances": {
          "description": "The conditions under which one of several variants of a fact applies.",
          "type": "object",
          "properties": {"conditions": {"$ref": "#/$defs/conditions"}, "availability": {"$ref": "#/$defs/availability"}}
        },
        "strings": {"type": "array", "minItems": 1, "items": {"type": "string"}},
        "option": {
          "description": "A case's name, with its arguments in parentheses if it has any; in full where that can't say it.",
          "anyOf": [{"type": "string"}, {"$ref": "#/$defs/value"}]
        },
        "options": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/option"}},
        "texts": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/textOrUnreadable"}},
        "phrases": {
          "type": "array", "minItems": 1,
          "items": {"anyOf": [
            {"$ref": "#/$defs/text", "required": ["location"], "properties": {"location": {"$ref": "#/$defs/location"}}},
            {"$ref": "#/$defs/unreadable"}
          ]}
        },
        "references": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/referenceOrUnreadable"}},
        "namesOrUnreadable": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/stringOrUnreadable"}},
        "sortingOptions": {
          "type": "array", "minItems": 1,
          "items": {
            "type": "object", "required": ["property"],
            "properties": {"property": {"$ref": "#/$defs/stringOrUnreadable"}}
          }
        },
        "queryProperties": {
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["property", "location"],
            "properties": {
              "property": {"$ref": "#/$defs/stringOrUnreadable"},
              "comparators": {"$ref": "#/$defs/namesOrUnreadable"},
              "location": {"$ref": "#/$defs/location"},
              "conditions": {"$ref": "#/$defs/conditions"}
            }
          }
        },
        "transferRepresentations": {
          "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/transferRepresentation"}
        },

    """#
}
