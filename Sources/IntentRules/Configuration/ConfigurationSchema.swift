import IntentModel
import IntentReports

/// The JSON Schema (2020-12) of `.intentscan.json`: what editors complete the file by.
package enum ConfigurationSchema {
  package static var text: String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "intentscan-config-1.schema.json",
      "title": "Configuration of intentscan",
      "description": "The file .intentscan.json in the scanned folder or in a folder above it. Paths are relative to its folder.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "$schema": {"type": "string"},
        "profile": {
          "description": "The rules that run: those for what Apple's tools reject, all default rules, or also those for assistants.",
          "enum": \#(list(RuleDescription.Profile.allCases.map(\.rawValue)))
        },
        "disabled": {
          "description": "Rules that do not run.",
          "type": "array", "items": {"$ref": "#/$defs/rule"}
        },
        "enabled": {
          "description": "Rules that run although the profile does not contain them.",
          "type": "array", "items": {"$ref": "#/$defs/rule"}
        },
        "severity": {
          "description": "The severity by rule id, instead of the default severity of the rule.",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/rule"},
          "additionalProperties": {"enum": \#(list(Severity.allCases.map(\.rawValue)))}
        },
        "exclude": {
          "description": "Files and folders that are not scanned. '*' and '?' match within a name, '**' matches across folders.",
          "type": "array", "items": {"$ref": "#/$defs/path"}
        },
        "applicationName": {"description": "The app's name, as users say it.", "$ref": "#/$defs/text"},
        "deployment": {
          "description": "The deployment target by platform.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "iOS": {"$ref": "#/$defs/version"},
            "macOS": {"$ref": "#/$defs/version"},
            "watchOS": {"$ref": "#/$defs/version"},
            "tvOS": {"$ref": "#/$defs/version"},
            "visionOS": {"$ref": "#/$defs/version"}
          }
        },
        "xcode": {
          "description": "The Xcode that builds the app: its version, such as 26.2, or its build number, such as 17C52.",
          "type": "string", "pattern": "^([0-9]+([.][0-9]+){0,2}|[0-9]+[A-Z][0-9]+[a-z]?)$"
        },
        "swiftVersion": {
          "description": "The Swift language mode of the app, for '#if swift(…)'. The default is '5'.",
          "enum": \#(list(LanguageMode.allCases.map(\.rawValue)))
        },
        "locales": {
          "description": "The languages that the app ships.",
          "type": "array", "items": {"$ref": "#/$defs/text"}
        },
        "modules": {
          "description": "The app's modules by name: the folders of their sources, and the product that each becomes.",
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "required": ["paths"],
            "additionalProperties": false,
            "properties": {
              "paths": {"type": "array", "items": {"$ref": "#/$defs/path"}},
              "kind": {"enum": \#(list(LintSettings.ModuleKind.allCases.map(\.rawValue)))}
            }
          }
        }
      },
      "$defs": {
        "text": {"type": "string", "minLength": 1},
        "path": {"type": "string", "minLength": 1},
        "version": {"type": "string", "pattern": "^[0-9]+([.][0-9]+){0,2}$"},
        "rule": {
          "enum": [
            \#(Rule.known.flatMap { [$0.id] + $0.description.aliases }.map { "\"\($0)\"" }.joined(separator: ",\n        "))
          ]
        }
      }
    }

    """#
  }

  private static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
