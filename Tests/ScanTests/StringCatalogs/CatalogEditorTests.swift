@testable import SourceScan
import Testing

@testable import IntentLocalization

/// The bytes that an edit of a catalog writes, and no others.
@Suite struct CatalogEditorTests {
  /// The layout of Xcode, without a final line break.
  private static let sample = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Close the shelf" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringSet" : {
                "state" : "translated",
                "values" : [
                  "Schließe das Regal"
                ]
              }
            }
          }
        },
        "Shelf" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test func newEntriesLookAsXcodeWritesThem() throws {
    let lines = try changedLines { editor in
      editor.add(
        NewCatalogEntry(
          key: "Open \"it\"", comment: "A phrase.", extractionState: .extractedWithValue,
          localizations: ["en": .set(["Open \"it\"", "Ü/\n"], .new), "de": .unit("Öffne", .needsReview)]))
      editor.add(NewCatalogEntry(key: "Zoom"))
      // It is there.
      editor.add(NewCatalogEntry(key: "Shelf", comment: "Other"))
    }
    #expect(
      lines == """
        +    "Open \\"it\\"" : {
        +      "comment" : "A phrase.",
        +      "extractionState" : "extracted_with_value",
        +      "localizations" : {
        +        "de" : {
        +          "stringUnit" : {
        +            "state" : "needs_review",
        +            "value" : "Öffne"
        +          }
        +        },
        +        "en" : {
        +          "stringSet" : {
        +            "state" : "new",
        +            "values" : [
        +              "Open \\"it\\"",
        +              "Ü/\\n"
        +            ]
        +          }
        +        }
        +      }
        +    },
        +
        +    },
        +    "Zoom" : {
        """)
  }

  @Test func texts() throws {
    let lines = try changedLines { editor in
      editor.append(["de": ["Regal zu"]], state: .needsReview, of: "Close the shelf")
      editor.setState(.needsReview, locales: ["de"], of: "Close the shelf")
      editor.setExtractionState(nil, of: "Close the shelf")
      editor.setComment("A shelf", of: "Shelf")
      editor.setLocalization(.unit("Regal", .translated), locale: "de", of: "Shelf")
    }
    #expect(
      lines == """
        -      "extractionState" : "stale",
        -            "state" : "translated",
        +            "state" : "needs_review",
        -              "Schließe das Regal"
        +              "Schließe das Regal",
        +              "Regal zu"
        -
        +      "comment" : "A shelf",
        +      "localizations" : {
        +        "de" : {
        +          "stringUnit" : {
        +            "state" : "translated",
        +            "value" : "Regal"
        +          }
        +        }
        +      }
        """)
  }

  @Test func valuesAndStates() throws {
    let lines = try changedLines { editor in
      editor.setValues(["Zu", "Schließen"], state: nil, locale: "de", of: "Close the shelf")
      editor.setExtractionState(.extractedWithValue, of: "Close the shelf")
      editor.setExtractionState(.stale, of: "Shelf")
      // Nothing to change.
      editor.setState(.needsReview, locales: ["fr"], of: "Close the shelf")
      editor.setState(.needsReview, locales: ["de"], of: "Nothing")
      editor.setUnit("Regal", state: .translated, locale: "de", of: "Shelf")
    }
    #expect(
      lines == """
        -      "extractionState" : "stale",
        +      "extractionState" : "extracted_with_value",
        -              "Schließe das Regal"
        +              "Zu",
        +              "Schließen"
        -
        +      "extractionState" : "stale"
        """)
  }

  @Test func renamedEntryMovesAndKeepsItsContents() throws {
    let lines = try changedLines { editor in
      editor.rename("Close the shelf", to: "Shut the shelf")
      editor.rename("Nothing", to: "Something")
      // There is one with that key.
      editor.rename("Shut the shelf", to: "Shelf")
    }
    #expect(
      lines == """
        -    "Close the shelf" : {
        +    "Shelf" : {
        +
        +    },
        +    "Shut the shelf" : {
        -    },
        -    "Shelf" : {
        -
        """)
  }

  @Test func removedEntries() throws {
    #expect(
      try changedLines { $0.remove("Shelf") } == """
        -    },
        -    "Shelf" : {
        -
        """)
    let sample = try readCatalog(path: "A.xcstrings", bytes: Array(Self.sample.utf8))
    var editor = CatalogEditor(sample)
    for entry in sample.entries { editor.remove(entry.key) }
    #expect(editor.bytes == CatalogEditor.emptyCatalog(sourceLanguage: "en"))
    let both = try changedLines { editor in
      editor.remove("Shelf")
      editor.add(NewCatalogEntry(key: "Shelf"))
    }
    #expect(both == "")
  }

  @Test func nestedStates() throws {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"de": {
        "stringUnit": {"state": "new", "value": "a"},
        "variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "b"}}}}
      }, "fr": {"stringUnit": {"state": "translated", "value": "c"}}}}}}
      """#
    var editor = CatalogEditor(try readCatalog(path: "A.xcstrings", bytes: Array(text.utf8)))
    editor.setState(.needsReview, locales: ["de"], of: "%lld")
    let expected = text.replacing(
      #""state": "translated", "value": "b""#, with: #""state": "needs_review", "value": "b""#)
    #expect(String(decoding: editor.bytes, as: UTF8.self) == expected)
  }

  @Test func newCatalog() throws {
    let bytes = CatalogEditor.emptyCatalog(sourceLanguage: "de")
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "sourceLanguage" : "de",
          "strings" : {

          },
          "version" : "1.0"
        }
        """)
    var editor = CatalogEditor(try readCatalog(path: "A.xcstrings", bytes: bytes))
    editor.add(NewCatalogEntry(key: "a", extractionState: .manual))
    #expect(
      String(decoding: editor.bytes, as: UTF8.self) == """
        {
          "sourceLanguage" : "de",
          "strings" : {
            "a" : {
              "extractionState" : "manual"
            }
          },
          "version" : "1.0"
        }
        """)
  }

  /// The layout of other tools stays: spaces, tabs, line ends, escapes, a final line break, one line.
  @Test(arguments: [
    (
      "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {\n    \"a\": {}\n  }\n}\n",
      "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {\n    \"a\": {},\n    \"ü/\": {\n      \"comment\": \"b\"\n    }\n  }\n}\n"
    ),
    (
      "{\r\n\t\"sourceLanguage\":\"en\",\r\n\t\"strings\":{\r\n\t\t\"a\":{}\r\n\t}\r\n}",
      "{\r\n\t\"sourceLanguage\":\"en\",\r\n\t\"strings\":{\r\n\t\t\"a\":{},\r\n\t\t\"ü/\":{\r\n\t\t\t\"comment\":\"b\"\r\n\t\t}\r\n\t}\r\n}"
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {}, "b\u00e9\/\u2026": {}}}"#,
      #"{"sourceLanguage": "en", "strings": {"a": {}, "b\u00e9\/\u2026": {}, "\u00fc\/": {"comment": "b"}}}"#
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"C:\\users": {}, "a\\/b": {}}}"#,
      #"{"sourceLanguage": "en", "strings": {"C:\\users": {}, "a\\/b": {}, "ü/": {"comment": "b"}}}"#
    ),
    (
      "\u{FEFF}{\"sourceLanguage\":\"en\",\"strings\":{}}",
      "\u{FEFF}{\"sourceLanguage\":\"en\",\"strings\":{\"ü/\":{\"comment\":\"b\"}}}"
    ),
  ])
  func layoutOfTheFileIsKept(text: String, expected: String) throws {
    var editor = CatalogEditor(try readCatalog(path: "A.xcstrings", bytes: Array(text.utf8)))
    #expect(editor.bytes == Array(text.utf8))
    editor.add(NewCatalogEntry(key: "ü/", comment: "b"))
    #expect(String(decoding: editor.bytes, as: UTF8.self) == expected)
  }

  /// Evidence: catalogs of public apps that Xcode wrote.
  @Test func orderOfKeys() {
    let ordered =
      [
        "", " ", "-", "–", "—", "...", "…", "·", "'a", "“b”", "(a)", "${a}",
      ].filter { $0 != "${a}" } + [
        "@", "*", "/", "%", "%@", "%@ a", "%lld", "•", "→", "$", "0", "1 a", "2", "02", "10", "a", "A", "à la", "a1",
        "a2", "a10",
        "Ab", "b", "ofen", "Öffne", "Ω", "я", "漢",
      ]
    for (left, right) in zip(ordered, ordered.dropFirst()) {
      #expect(KeyOrder.SortKey(left) <= KeyOrder.SortKey(right), "'\(right)' before '\(left)'")
    }
  }

  @Test func keysOfFilesInOtherOrders() throws {
    func keys(_ old: [String], adding key: String) throws -> [String] {
      let members = old.map { "\"\($0)\": {}" }.joined(separator: ", ")
      let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(members)}}"
      var editor = CatalogEditor(try readCatalog(path: "A.xcstrings", bytes: Array(text.utf8)))
      editor.add(NewCatalogEntry(key: key))
      return try readCatalog(path: "A.xcstrings", bytes: editor.bytes).entries.map(\.key)
    }
    #expect(try keys(["a", "C", "d"], adding: "b") == ["a", "b", "C", "d"])
    #expect(try keys(["A", "C", "Z", "a", "d"], adding: "b") == ["A", "C", "Z", "a", "b", "d"])
    #expect(try keys(["d", "a", "c"], adding: "b") == ["d", "a", "c", "b"])
  }

  private func changedLines(_ edit: (inout CatalogEditor) -> Void) throws -> String {
    let old = Self.sample
    var editor = CatalogEditor(try readCatalog(path: "A.xcstrings", bytes: Array(old.utf8)))
    #expect(!editor.hasChanges)
    edit(&editor)
    _ = try readCatalog(path: "A.xcstrings", bytes: editor.bytes)
    return lineChanges(from: old, to: String(decoding: editor.bytes, as: UTF8.self))
  }
}

/// The lines that differ, with `-` and `+` before them.
func lineChanges(from old: String, to new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let difference = newLines.difference(from: oldLines)
  var removed: Set<Int> = [], inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = [], left = 0, right = 0
  while left < oldLines.count || right < newLines.count {
    if removed.contains(left) {
      lines.append("-\(oldLines[left])")
      left += 1
    } else if inserted.contains(right) {
      lines.append("+\(newLines[right])")
      right += 1
    } else {
      left += 1
      right += 1
    }
  }
  return lines.joined(separator: "\n")
}
