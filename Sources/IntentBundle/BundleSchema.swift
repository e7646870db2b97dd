/// The JSON Schema (2020-12) of the bundle: what `intentscan schema` prints, and what every bundle is tested against.
///
/// Objects are open: new keys may come at any time, and a reader has to ignore those that it does not know.
public enum BundleSchema {
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "intentscan-bundle-1.schema.json",
      "title": "App Intents metadata bundle",
      "description": "What the Swift sources of an app state about its App Intents. A key is absent where the source states nothing; no value is null, and no array or object is empty, except that a value may be an empty array, dictionary or tuple, and that 'Summary()' is {}. New keys may be added at any time; a change that breaks a reader raises schemaVersion.",
      "type": "object",
      "required": ["schemaVersion", "generator"],
      "properties": {
        "schemaVersion": {"const": 1},
        "generator": {
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
        },
        "modules": {"description": "The scanned modules, sorted; those that only resolve names are left out.", "$ref": "#/$defs/strings"},
        "targets": \#(targets),
        "intents": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/intent"}},
        "entities": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/entity"}},
        "queries": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/query"}},
        "optionsProviders": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/optionsProvider"}},
        "enums": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/enum"}},
        "unions": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/union"}},
        "shortcutsProviders": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/shortcutsProvider"}},
        "packages": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/package"}},
        "extensions": {
          "description": "App Intents extensions.",
          "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/declaration"}
        },
        "diagnostics": {
          "description": "What is wrong in the sources or could not be read, by file and position.",
          "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/diagnostic"}
        },
        "readFrom": {
          "description": "Of a bundle that was read from Apple's metadata: what wrote that. Locations are in its document then, and a case goes by its raw value.",
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
        },
        "unread": {
          "description": "Of a bundle that was read from Apple's metadata: what no other key says, by its path in the document.",
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["path", "reason", "value"],
            "properties": {
              "path": {"type": "string"},
              "reason": {"enum": ["unknown key", "unknown value", "no key of the bundle says it"]},
              "value": true
            }
          }
        }
      },
      "$defs": {

    """# + types + parts + values + facts + "  }\n}\n"

  private static let types = #"""
        "declaration": {
          "description": "What every type has. Types are ordered by module, file and position.",
          "type": "object",
          "required": ["module", "name", "qualifiedName", "kind", "location"],
          "properties": {
            "module": {"type": "string"},
            "name": {"type": "string"},
            "qualifiedName": {"description": "With the enclosing types, without the module.", "type": "string"},
            "mangledName": {"description": "The Swift ABI name without '$s'; absent where it can't be told.", "type": "string"},
            "identifier": {"description": "What Apple's metadata keys the type by: the persistent identifier, else the name. Absent where a persistent identifier is there but can't be read, or differs by branch.", "type": "string"},
            "kind": {"enum": ["struct", "class", "enum", "actor"]},
            "conformances": {"description": "The framework's public protocols, closed under refinement, sorted.", "$ref": "#/$defs/strings"},
            "conformanceConditions": {
              "description": "The #if conditions, beyond the type's own, of extensions that state a conformance, by the protocol's name.",
              "type": "object", "minProperties": 1, "additionalProperties": {"$ref": "#/$defs/conditions"}
            },
            "conformanceAvailability": {
              "description": "The availability of extensions that state a conformance, by the protocol's name.",
              "type": "object", "minProperties": 1, "additionalProperties": {"$ref": "#/$defs/availability"}
            },
            "location": {"description": "Of the name, as all locations of declarations.", "$ref": "#/$defs/location"},
            "availability": {"$ref": "#/$defs/availability"},
            "conditions": {"$ref": "#/$defs/conditions"},
            "schema": {"description": "What a schema macro names.", "anyOf": [{"type": "string"}, {"$ref": "#/$defs/unreadable"}]},
            "persistentIdentifier": {"$ref": "#/$defs/stringFact"},
            "memberConditions": {
              "description": "The #if conditions, beyond the type's own, of members that state one fact each, by the member's name in the source. With every branch kept they stand in the fact's variants instead.",
              "type": "object", "minProperties": 1, "additionalProperties": {"$ref": "#/$defs/conditions"}
            },
            "memberAvailability": {
              "description": "The availability of such members, or of the extensions that hold them.",
              "type": "object", "minProperties": 1, "additionalProperties": {"$ref": "#/$defs/availability"}
            }
          }
        },
        "intent": {
          "$ref": "#/$defs/declaration",
          "required": ["hasPerform"],
          "properties": {
            "title": {"$ref": "#/$defs/textFact"},
            "description": {"$ref": "#/$defs/descriptionFact"},
            "openAppWhenRun": {"$ref": "#/$defs/boolFact"},
            "isDiscoverable": {"$ref": "#/$defs/boolFact"},
            "isAssistantOnly": {"$ref": "#/$defs/boolFact"},
            "authenticationPolicy": {"$ref": "#/$defs/stringFact"},
            "supportedModes": {"description": "Always an array, also for a single mode.", "$ref": "#/$defs/optionsFact"},
            "intentClassName": {"description": "Of an intent that was migrated from SiriKit.", "$ref": "#/$defs/stringFact"},
            "deprecation": {"$ref": "#/$defs/deprecationFact"},
            "traits": {"description": "The arguments of @AppIntent without labels.", "$ref": "#/$defs/optionsFact"},
            "allowedExecutionTargets": {"$ref": "#/$defs/optionsFact"},
            "searchScopes": {"$ref": "#/$defs/optionsFact"},
            "urlRepresentation": {"$ref": "#/$defs/textFact"},
            "hasPerform": {"description": "A perform() is declared, by the type or as a default of the app's own.", "type": "boolean"},
            "parameters": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/property"}},
            "parameterSummary": {"$ref": "#/$defs/summaryFact"},
            "result": {"description": "What perform() returns, by its result type.", "$ref": "#/$defs/resultFact"}
          }
        },
        "entity": {
          "$ref": "#/$defs/declaration",
          "required": ["isTransient"],
          "properties": {
            "typeDisplayName": {"$ref": "#/$defs/textFact"},
            "typeDisplayForm": {"$ref": "#/$defs/formFact"},
            "numericFormat": {"$ref": "#/$defs/textFact"},
            "typeDisplaySynonyms": {"$ref": "#/$defs/textsFact"},
            "displayRepresentation": {"description": "Where it is constant.", "$ref": "#/$defs/representationFact"},
            "idType": {"description": "The type of 'id' as written.", "type": "string"},
            "isTransient": {"type": "boolean"},
            "defaultQuery": {"$ref": "#/$defs/referenceFact"},
            "properties": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/property"}},
            "urlRepresentation": {"$ref": "#/$defs/textFact"},
            "supportedContentTypes": {"description": "Of a file entity.", "$ref": "#/$defs/optionsFact"},
            "allowedExecutionTargets": {"$ref": "#/$defs/optionsFact"},
            "transferRepresentations": {"$ref": "#/$defs/transferRepresentationsFact"}
          }
        },
        "query": {
          "$ref": "#/$defs/declaration",
          "required": ["providesSuggestedEntities"],
          "properties": {
            "entity": {"$ref": "#/$defs/reference"},
            "input": {"description": "Of an IntentValueQuery: what values(for:) takes.", "$ref": "#/$defs/type"},
            "output": {"description": "Of an IntentValueQuery: what values(for:) returns.", "$ref": "#/$defs/type"},
            "members": {"description": "The framework's requirements that it implements.", "$ref": "#/$defs/strings"},
            "providesSuggestedEntities": {"type": "boolean"},
            "findIntentDescription": {"$ref": "#/$defs/descriptionFact"},
            "sortingOptions": {"$ref": "#/$defs/sortingOptionsFact"},
            "properties": {"$ref": "#/$defs/queryPropertiesFact"},
            "allowedExecutionTargets": {"$ref": "#/$defs/optionsFact"},
            "parameters": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/property"}},
            "dependencies": {"$ref": "#/$defs/dependencies"}
          }
        },
        "optionsProvider": {
          "$ref": "#/$defs/declaration",
          "properties": {
            "resultType": {"description": "What results() returns, without an item collection around it.", "$ref": "#/$defs/type"},
            "parameters": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/property"}},
            "dependencies": {"$ref": "#/$defs/dependencies"}
          }
        },
        "dependencies": {
          "description": "Variables with @IntentParameterDependency: parameters of an intent that it looks at.",
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["name", "location"],
            "properties": {
              "name": {"type": "string"},
              "intent": {"$ref": "#/$defs/reference"},
              "parameters": {"$ref": "#/$defs/strings"},
              "location": {"$ref": "#/$defs/location"},
              "conditions": {"$ref": "#/$defs/conditions"}
            }
          }
        },
        "enum": {
          "$ref": "#/$defs/declaration",
          "properties": {
            "typeDisplayName": {"$ref": "#/$defs/textFact"},
            "typeDisplayForm": {"$ref": "#/$defs/formFact"},
            "numericFormat": {"$ref": "#/$defs/textFact"},
            "typeDisplaySynonyms": {"$ref": "#/$defs/textsFact"},
            "rawType": {"type": "string"},
            "urlRepresentation": {"$ref": "#/$defs/textFact"},
            "caseDisplayRepresentations": {"description": "Only where they can't be read as a dictionary literal, or a key of it can't be read; else each case has its own.", "$ref": "#/$defs/unreadableFact"},
            "cases": {
              "type": "array", "minItems": 1,
              "items": {
                "$ref": "#/$defs/representation",
                "required": ["name", "location"],
                "properties": {
                  "name": {"type": "string"},
                  "rawValue": {
                    "description": "Also where the language gives it.",
                    "anyOf": [{"type": ["string", "number", "boolean"]}, {"$ref": "#/$defs/value"}]
                  },
                  "associatedValues": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/type"}},
                  "location": {"$ref": "#/$defs/location"},
                  "availability": {"$ref": "#/$defs/availability"},
                  "conditions": {"$ref": "#/$defs/conditions"}
                }
              }
            }
          }
        },
        "union": {
          "$ref": "#/$defs/declaration",
          "properties": {
            "typeDisplayName": {"$ref": "#/$defs/textFact"},
            "typeDisplayForm": {"$ref": "#/$defs/formFact"},
            "numericFormat": {"$ref": "#/$defs/textFact"},
            "typeDisplaySynonyms": {"$ref": "#/$defs/textsFact"},
            "cases": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object",
                "required": ["name", "location"],
                "properties": {
                  "name": {"type": "string"},
                  "type": {"$ref": "#/$defs/type"},
                  "types": {"description": "Of a case that has several associated values, which no union may have.", "type": "array", "minItems": 2, "items": {"$ref": "#/$defs/type"}},
                  "location": {"$ref": "#/$defs/location"},
                  "availability": {"$ref": "#/$defs/availability"},
                  "conditions": {"$ref": "#/$defs/conditions"}
                }
              }
            }
          }
        },
        "shortcutsProvider": {
          "$ref": "#/$defs/declaration",
          "properties": {
            "tileColor": {"$ref": "#/$defs/stringFact"},
            "negativePhrases": {"$ref": "#/$defs/phrasesFact"},
            "shortcuts": {
              "description": "In source order, those of all branches; an element that is no AppShortcut(…) is unreadable, with the conditions around it.",
              "anyOf": [
                {"type": "array", "minItems": 1, "items": {"anyOf": [
                  {"$ref": "#/$defs/shortcut"}, {"allOf": [{"$ref": "#/$defs/circumstances"}, {"$ref": "#/$defs/unreadable"}]}
                ]}},
                {"$ref": "#/$defs/unreadable"}
              ]
            }
          }
        },
        "shortcut": {
          "type": "object",
          "required": ["intent", "location"],
          "properties": {
            "intent": {"$ref": "#/$defs/referenceOrUnreadable"},
            "arguments": {"description": "Of the intent's initializer.", "$ref": "#/$defs/arguments"},
            "phrases": {"anyOf": [{"$ref": "#/$defs/phrases"}, {"$ref": "#/$defs/unreadable"}]},
            "shortTitle": {"$ref": "#/$defs/textOrUnreadable"},
            "systemImageName": {"$ref": "#/$defs/stringOrUnreadable"},
            "parameterPresentation": {"anyOf": [{"$ref": "#/$defs/parameterPresentation"}, {"$ref": "#/$defs/unreadable"}]},
            "location": {"$ref": "#/$defs/location"},
            "availability": {"description": "Of the 'if #available' around it, or of 'appShortcuts'.", "$ref": "#/$defs/availability"},
            "conditions": {"$ref": "#/$defs/conditions"}
          }
        },
        "parameterPresentation": {
          "type": "object",
          "required": ["parameter"],
          "properties": {
            "parameter": {"$ref": "#/$defs/stringOrUnreadable"},
            "summary": {"$ref": "#/$defs/textOrUnreadable"},
            "optionsCollections": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object",
                "required": ["provider"],
                "properties": {
                  "provider": {"$ref": "#/$defs/referenceOrUnreadable"},
                  "title": {"$ref": "#/$defs/textOrUnreadable"},
                  "systemImageName": {"$ref": "#/$defs/stringOrUnreadable"}
                }
              }
            }
          }
        },
        "package": {
          "$ref": "#/$defs/declaration",
          "properties": {"includedPackages": {"$ref": "#/$defs/referencesFact"}}
        },
        "diagnostic": {
          "type": "object",
          "required": ["severity", "id", "message", "location"],
          "properties": {
            "severity": {"enum": ["error", "warning", "note"]},
            "id": {"description": "In kebab case; never reused.", "type": "string"},
            "message": {"type": "string"},
            "location": {"$ref": "#/$defs/location"}
          }
        },

    """#
}
