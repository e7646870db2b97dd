import IntentModel
import IntentReports

/// The JSON Schema (2020-12) of `.intentscan.json`, by which editors complete the file.
package enum ConfigurationSchema {
  package static var text: String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "intentscan-config-1.schema.json",
      "title": "Configuration of intentscan",
      "description": "The file .intentscan.json in the scanned folder or in a folder above it, or one that it extends. Paths are relative to the folder of the file.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "$schema": {"type": "string"},
        "extends": {
          "description": "Another configuration that this one builds on. Its name ends in \#(Configuration.extendedSuffix).",
          "type": "string", "pattern": "\#(Configuration.extendedSuffix.map { $0 == "." ? "[.]" : String($0) }.joined())$"
        },
        "profile": {
          "description": "The rules that run: those for what Apple's tools reject, all default rules, or also those for assistants.",
          "enum": \#(list(RuleDescription.Profile.allCases.map(\.rawValue)))
        },
        "disabled": {"description": "Rules that do not run.", "$ref": "#/$defs/rules"},
        "enabled": {"description": "Rules that run although the profile does not contain them.", "$ref": "#/$defs/rules"},
        "severity": {"description": "The severity by rule id, instead of the default severity of the rule; 'off' turns the rule off.", "$ref": "#/$defs/severities"},
        "overrides": {
          "description": "Other rules for some files: those that match 'paths' and are in one of 'targets'. A later entry goes before an earlier one.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "anyOf": [{"required": ["paths"]}, {"required": ["targets"]}],
            "properties": {
              "paths": {"description": "Patterns as in 'exclude'.", "type": "array", "items": {"$ref": "#/$defs/path"}},
              "targets": {"description": "Names of apps, targets or modules.", "type": "array", "items": {"$ref": "#/$defs/text"}},
              "disabled": {"$ref": "#/$defs/rules"},
              "enabled": {"$ref": "#/$defs/rules"},
              "severity": {"$ref": "#/$defs/severities"}
            }
          }
        },
        "baseline": {"description": "The file with findings that are hidden, as 'lint --write-baseline' writes it.", "$ref": "#/$defs/path"},
        "allow": {"description": "The file with accepted changes, as 'diff --write-allow' writes it.", "$ref": "#/$defs/path"},
        "owners": {"description": "A CODEOWNERS file that names the owners of findings.", "$ref": "#/$defs/path"},
        "pages": {"description": "The URL of a folder with a page for each rule, which SARIF links to.", "$ref": "#/$defs/text"},
        "failOn": {
          "description": "The lowest severity of a finding and the lowest level of a change for which the exit status is 1.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "lint": {"enum": \#(list(FailureLevels.Lint.allCases.map(\.rawValue)))},
            "diff": {"enum": \#(list(FailureLevels.Diff.allCases.map(\.rawValue)))}
          }
        },
        "strict": {"description": "Whether warnings fail 'lint', too: 'failOn' with 'lint': 'warning'.", "type": "boolean"},
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
          "enum": [\#(LanguageMode.allCases.map { "\"\($0.rawValue)\", \($0.rawValue)" }.joined(separator: ", "))]
        },
        "languages": {
          "description": "The languages that the app ships. Rules about translations ignore all others.",
          "type": "array", "items": {"$ref": "#/$defs/text"}
        },
        "locales": {
          "description": "The former name of 'languages'.",
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
        "rules": {"type": "array", "items": {"$ref": "#/$defs/rule"}},
        "severities": {
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/rule"},
          "additionalProperties": {"enum": \#(list(StatedSeverity.allCases.map(\.rawValue)))}
        },
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
