/// The JSON Schema (2020-12) of the findings, for the output of `lint --format json`.
package enum FindingsSchema {
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "intentscan-findings-1.schema.json",
      "title": "Findings of intentscan",
      "description": "What is wrong with the App Intents of Swift source. New keys may be added at any time. A change that breaks readers raises schemaVersion.",
      "type": "object",
      "required": ["schemaVersion", "generator", "summary", "findings"],
      "properties": {
        "schemaVersion": {"const": 1},
        "generator": {
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
        },
        "summary": {
          "type": "object",
          "required": ["files", "types", "intents", "errors", "warnings", "notes", "notChecked"],
          "properties": {
            "files": {"description": "The number of files that were read.", "$ref": "#/$defs/count"},
            "types": {"description": "The number of App Intents types.", "$ref": "#/$defs/count"},
            "intents": {"description": "The number of intents among them.", "$ref": "#/$defs/count"},
            "errors": {"$ref": "#/$defs/count"},
            "warnings": {"$ref": "#/$defs/count"},
            "notes": {"$ref": "#/$defs/count"},
            "notesNotShown": {"description": "The number of notes that are not among the findings; '--notes' reports them.", "$ref": "#/$defs/count"},
            "notChecked": {
              "description": "The ids of the rules that were not checked, because a fact such as the deployment target is missing.",
              "type": "array", "items": {"type": "string"}
            }
          }
        },
        "unreadable": {
          "description": "What could not be read. The findings are about the other inputs.",
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["file", "message"],
            "properties": {"file": {"type": "string"}, "message": {"type": "string"}}
          }
        },
        "findings": {
          "description": "By file and position.",
          "type": "array", "items": {"$ref": "#/$defs/finding"}
        }
      },
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "finding": {
          "type": "object",
          "required": ["rule", "severity", "message", "location", "symbol", "fingerprint"],
          "properties": {
            "rule": {"description": "The rule's id.", "type": "string"},
            "severity": {"enum": ["error", "warning", "note"]},
            "level": {"description": "Only for a change: its level.", "enum": ["breaking", "dangerous", "info"]},
            "affects": {"description": "Only for a change: what it affects.", "enum": ["saved shortcuts", "widgets and controls", "Siri phrases and tiles", "display"]},
            "version": {"description": "Only for a change: the version that the location is in.", "enum": ["old", "new"]},
            "message": {"type": "string"},
            "location": {"$ref": "#/$defs/location"},
            "locationCount": {"description": "At how many locations it was found, if there are several; 'notes' has the others.", "type": "integer", "minimum": 2},
            "symbol": {"description": "The declaration that the finding is about. It does not change when lines move.", "type": "string"},
            "appleMessage": {"description": "The message of Apple's tools about the same problem; '<…>' marks text that varies.", "type": "string"},
            "notes": {
              "description": "Related locations.",
              "type": "array", "minItems": 1,
              "items": {
                "type": "object",
                "required": ["message", "location"],
                "properties": {"message": {"type": "string"}, "location": {"$ref": "#/$defs/location"}}
              }
            },
            "fixes": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/fix"}},
            "targets": {
              "description": "The targets of the project that have the finding, if there are several.",
              "type": "array", "items": {"type": "string"}
            },
            "owners": {
              "description": "The people or teams that take care of the file, as a CODEOWNERS file names them.",
              "type": "array", "minItems": 1, "items": {"type": "string"}
            },
            "fingerprint": {"description": "Identifies the finding as long as its rule and its symbol stay the same.", "type": "string"}
          }
        },
        "fix": {
          "type": "object",
          "required": ["title", "safety", "edits"],
          "properties": {
            "title": {"type": "string"},
            "safety": {"description": "Only a safe fix cannot change what the program does.", "enum": ["safe", "needsReview"]},
            "edits": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object",
                "required": ["location", "replacement"],
                "properties": {"location": {"$ref": "#/$defs/location"}, "replacement": {"type": "string"}}
              }
            }
          }
        },
        "location": {
          "description": "Lines and columns count from 1, columns in UTF-8 bytes; the end is after the last character.",
          "type": "object",
          "required": ["file", "line", "column", "endLine", "endColumn"],
          "properties": {
            "file": {"description": "Relative to the root.", "type": "string"},
            "line": {"$ref": "#/$defs/position"},
            "column": {"$ref": "#/$defs/position"},
            "endLine": {"$ref": "#/$defs/position"},
            "endColumn": {"$ref": "#/$defs/position"}
          }
        },
        "position": {"type": "integer", "minimum": 1}
      }
    }

    """#
}
