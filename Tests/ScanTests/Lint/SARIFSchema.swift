/// The standard's requirements for the parts of SARIF 2.1.0 that the tool writes, in other words: section 3 of the
/// specification.
enum SARIFSchema {
  static let text = """
    {
      "type": "object", "required": ["version", "runs"],
      "properties": {
        "$schema": {"type": "string"}, "version": {"const": "2.1.0"},
        "runs": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/run"}}
      },
      "$defs": {
        "text": {"type": "string", "minLength": 1},
        "count": {"type": "integer", "minimum": 0},
        "position": {"type": "integer", "minimum": 1},
        "level": {"enum": ["none", "note", "warning", "error"]},
        "message": {
          "type": "object", "required": ["text"],
          "properties": {"text": {"$ref": "#/$defs/text"}, "markdown": {"$ref": "#/$defs/text"}}
        },
        "run": {
          "type": "object", "required": ["tool", "results"],
          "properties": {
            "tool": {
              "type": "object", "required": ["driver"], "properties": {"driver": {"$ref": "#/$defs/driver"}}
            },
            "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
            "results": {"type": "array", "items": {"$ref": "#/$defs/result"}},
            "invocations": {"type": "array", "items": {"$ref": "#/$defs/invocation"}}
          }
        },
        "driver": {
          "type": "object", "required": ["name"],
          "properties": {
            "name": {"$ref": "#/$defs/text"},
            "semanticVersion": {"type": "string", "pattern": "^[0-9]+[.][0-9]+[.][0-9]+$"},
            "rules": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/rule"}}
          }
        },
        "rule": {
          "type": "object", "required": ["id"],
          "properties": {
            "id": {"$ref": "#/$defs/text"}, "shortDescription": {"$ref": "#/$defs/message"},
            "fullDescription": {"$ref": "#/$defs/message"}, "help": {"$ref": "#/$defs/message"},
            "defaultConfiguration": {
              "type": "object",
              "properties": {"level": {"$ref": "#/$defs/level"}, "enabled": {"type": "boolean"}}
            },
            "properties": {"$ref": "#/$defs/bag"}
          }
        },
        "bag": {
          "type": "object",
          "properties": {"tags": {"type": "array", "uniqueItems": true, "items": {"type": "string"}}},
          "additionalProperties": {"type": "string"}
        },
        "result": {
          "type": "object", "required": ["message"],
          "properties": {
            "ruleId": {"$ref": "#/$defs/text"}, "ruleIndex": {"$ref": "#/$defs/count"},
            "level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/message"},
            "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
            "relatedLocations": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/location"}},
            "partialFingerprints": {"type": "object", "additionalProperties": {"$ref": "#/$defs/text"}},
            "fixes": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/fix"}},
            "properties": {"$ref": "#/$defs/bag"}
          }
        },
        "location": {
          "type": "object",
          "properties": {
            "id": {"$ref": "#/$defs/count"}, "message": {"$ref": "#/$defs/message"},
            "physicalLocation": {
              "type": "object", "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": {"$ref": "#/$defs/artifact"}, "region": {"$ref": "#/$defs/region"}
              }
            },
            "logicalLocations": {
              "type": "array", "uniqueItems": true,
              "items": {"type": "object", "properties": {"fullyQualifiedName": {"type": "string"}}}
            }
          }
        },
        "artifact": {
          "type": "object",
          "properties": {
            "uri": {"type": "string", "pattern": "^([A-Za-z0-9._~/+@!-]|%[0-9A-F][0-9A-F])+$"},
            "uriBaseId": {"type": "string"}
          }
        },
        "region": {
          "type": "object", "required": ["startLine"],
          "properties": {
            "startLine": {"$ref": "#/$defs/position"}, "startColumn": {"$ref": "#/$defs/position"},
            "endLine": {"$ref": "#/$defs/position"}, "endColumn": {"$ref": "#/$defs/position"}
          }
        },
        "fix": {
          "type": "object", "required": ["artifactChanges"],
          "properties": {
            "description": {"$ref": "#/$defs/message"},
            "artifactChanges": {"type": "array", "minItems": 1, "uniqueItems": true, "items": {"$ref": "#/$defs/change"}}
          }
        },
        "change": {
          "type": "object", "required": ["artifactLocation", "replacements"],
          "properties": {
            "artifactLocation": {"$ref": "#/$defs/artifact"},
            "replacements": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object", "required": ["deletedRegion"],
                "properties": {
                  "deletedRegion": {"$ref": "#/$defs/region"},
                  "insertedContent": {"type": "object", "properties": {"text": {"type": "string"}}}
                }
              }
            }
          }
        },
        "invocation": {
          "type": "object", "required": ["executionSuccessful"],
          "properties": {
            "executionSuccessful": {"type": "boolean"},
            "toolExecutionNotifications": {
              "type": "array",
              "items": {
                "type": "object", "required": ["message"],
                "properties": {
                  "message": {"$ref": "#/$defs/message"}, "level": {"$ref": "#/$defs/level"},
                  "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}}
                }
              }
            },
            "toolConfigurationNotifications": {
              "type": "array",
              "items": {
                "type": "object", "required": ["message"],
                "properties": {
                  "message": {"$ref": "#/$defs/message"}, "level": {"$ref": "#/$defs/level"},
                  "associatedRule": {"type": "object", "properties": {"id": {"$ref": "#/$defs/text"}}}
                }
              }
            }
          }
        }
      }
    }
    """
}
