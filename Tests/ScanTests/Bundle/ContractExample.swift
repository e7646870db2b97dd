/// The example of the bundle's contract, as it is there: one of each, most of them with parts left out.
let contractExample = #"""
  {
  "schemaVersion": 1,
  "generator": {"name": "intentscan", "version": "0.1.0"},
  "modules": ["Library"],
  "intents": [
    {
      "module": "Library", "name": "OpenShelf", "qualifiedName": "Shelves.OpenShelf",
      "mangledName": "7Library7ShelvesO9OpenShelfV", "identifier": "OpenShelf", "kind": "struct",
      "conformances": ["AppIntent", "OpenIntent", "PersistentlyIdentifiable", "SystemIntent"],
      "location": {"file": "Sources/Library/OpenShelf.swift", "line": 12, "column": 8},
      "availability": [{"platform": "iOS", "introduced": "17.0"}],
      "title": {"key": "Open Shelf"},
      "description": {"text": {"key": "Opens a shelf"}, "categoryName": {"key": "Navigation"},
                      "searchKeywords": [{"key": "shelf"}], "resultValueName": {"key": "Shelf"}},
      "openAppWhenRun": true, "isDiscoverable": true, "authenticationPolicy": "requiresAuthentication",
      "supportedModes": ["background", "foreground(dynamic)"],
      "hasPerform": true,
      "parameters": [
        {"name": "target", "wrapper": "Parameter", "title": {"key": "Shelf"}, "description": {"key": "Which shelf"},
         "type": {"spelling": "Shelf?", "name": "Shelf", "kind": "enum", "isOptional": true,
                  "declaration": {"name": "Shelf", "qualifiedName": "Shelf", "module": "Library"}},
         "default": {"enumCase": "read"}, "requestValueDialog": {"key": "Which shelf?"},
         "inclusiveRange": {"lower": {"int": 1}, "upper": {"int": 10}},
         "location": {"file": "Sources/Library/OpenShelf.swift", "line": 20, "column": 7}}
      ],
      "parameterSummary": {"text": {"key": "Open ${target}"}, "parameters": ["target"], "others": ["count"]},
      "result": {"value": {"spelling": "BookEntity", "name": "BookEntity", "kind": "entity"},
                 "providesDialog": true, "showsSnippetView": false, "showsSnippetIntent": false, "opensIntent": true}
    }
  ],
  "entities": [{"name": "BookEntity", "typeDisplayName": {"key": "Book"}, "typeDisplayForm": "initializer",
     "numericFormat": {"key": "${int} books"}, "idType": "UUID", "isTransient": false,
     "defaultQuery": {"name": "BookQuery", "qualifiedName": "BookQuery", "module": "Library"},
     "properties": [{"name": "title", "wrapper": "Property", "title": {"key": "Title"},
                     "type": {"spelling": "String", "name": "String", "kind": "primitive"},
                     "indexingKey": {"keyPath": "displayName"}}],
     "transferRepresentations": [{"kind": "DataRepresentation", "exportedContentType": "pdf"}]}],
  "queries": [{"name": "BookQuery", "conformances": ["EntityQuery", "EntityStringQuery"],
     "entity": {"name": "BookEntity", "qualifiedName": "BookEntity", "module": "Library"},
     "members": ["entities(for:)", "suggestedEntities()"], "providesSuggestedEntities": true,
     "sortingOptions": [{"property": "title"}],
     "properties": [{"property": "title", "comparators": ["EqualToComparator", "ContainsComparator"]}]}],
  "optionsProviders": [{"name": "Drinks", "resultType": {"spelling": "[String]"}}],
  "enums": [{"name": "Shelf", "typeDisplayName": {"key": "Shelf"}, "typeDisplayForm": "literal", "rawType": "String",
     "cases": [{"name": "wantToRead", "rawValue": "want", "title": {"key": "Want to Read"}, "subtitle": {"key": "…"},
                "image": {"systemName": "book"}, "synonyms": [{"key": "Wish list"}]}]}],
  "unions": [{"name": "SearchResult", "cases": [{"name": "book", "type": {"spelling": "BookEntity", "kind": "entity"}}]}],
  "shortcutsProviders": [{"name": "LibraryShortcuts", "tileColor": "navy",
     "negativePhrases": [{"key": "Close ${applicationName}"}],
     "shortcuts": [{"intent": {"name": "OpenShelf", "qualifiedName": "Shelves.OpenShelf", "module": "Library"},
                    "arguments": [{"label": "target", "value": {"enumCase": "read"}}],
                    "phrases": [{"key": "Open ${target} in ${applicationName}"}],
                    "shortTitle": {"key": "Open Shelf"}, "systemImageName": "books.vertical"}]}],
  "packages": [{"name": "LibraryPackage", "includedPackages": [{"name": "KitPackage"}]}],
  "extensions": [{"name": "LibraryIntentsExtension"}],
  "diagnostics": [{"severity": "warning", "id": "unreadable-value", "message": "…", "location": {}}]
  }
  """#
