/// The JSON Schema (2020-12) of the findings: what `lint --format json` writes.
public enum FindingsSchema {
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "intentscan-findings-1.schema.json",
      "title": "Findings of intentscan",
      "description": "What is wrong with the App Intents of Swift sources. New keys may be added at any time; a change that breaks a reader raises schemaVersion.",
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
            "files": {"description": "How many files were read.", "$ref": "#/$defs/count"},
            "types": {"description": "How many App Intents types there are.", "$ref": "#/$defs/count"},
            "intents": {"description": "How many of them are intents.", "$ref": "#/$defs/count"},
            "errors": {"$ref": "#/$defs/count"},
            "warnings": {"$ref": "#/$defs/count"},
            "notes": {"$ref": "#/$defs/count"},
            "notChecked": {
              "description": "Ids of the rules that lacked what they need, such as a deployment target.",
              "type": "array", "items": {"type": "string"}
            }
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
            "level": {"description": "Of a change: how much harm it does.", "enum": ["breaking", "dangerous", "info"]},
            "affects": {"description": "Of a change: who is hurt.", "enum": ["saved shortcuts", "Siri phrases and tiles", "display"]},
            "version": {"description": "Of a change: the version that the location lies in.", "enum": ["old", "new"]},
            "message": {"type": "string"},
            "location": {"$ref": "#/$defs/location"},
            "symbol": {"description": "The declaration that the finding is about, which does not change when lines move: 'App.Shortcuts/OpenShelf/phrases[1]'.", "type": "string"},
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
              "description": "The project's targets that have it, if several have its file.",
              "type": "array", "items": {"type": "string"}
            },
            "fingerprint": {"description": "The same as long as rule and symbol are.", "type": "string"}
          }
        },
        "fix": {
          "type": "object",
          "required": ["title", "safety", "edits"],
          "properties": {
            "title": {"type": "string"},
            "safety": {"description": "'--fix' applies safe ones alone.", "enum": ["safe", "needsReview"]},
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
