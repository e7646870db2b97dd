import Foundation
@testable import DocumentFormats
import Testing

@testable import MetadataDocuments

/// The file of phrases: when there is none and why, and how texts are written. The cases of `Fixtures/appintents` have the whole
/// file.
struct TrainingFileTests {
  private static let shortcut = #"{"actionIdentifier": "A", "phraseTemplates": [{"key": "Do ${applicationName}"}]}"#
  private static let action = #""A": {"identifier": "A", "title": {"key": "Do"}, "parameters": []}"#

  private static func document(
    _ shortcut: String = shortcut, _ action: String = action, more: String = "", _ release: ToolRelease = .newest
  ) throws -> ActionsDocument {
    let text = #"{"actions": {\#(action)}, "autoShortcuts": [\#(shortcut)]\#(more)}"#
    return ActionsDocument(
      actions: try parseJSON(Array(text.utf8)), packages: nil, options: .init(release: release, target: "App"),
      diagnostics: [])
  }

  private static let app = TrainingFile.App(identifier: "com.example.app", name: "App", developmentRegion: "en")

  /// The message for each reason, as one snapshot.
  @Test func saysWhyThereIsNoFile() throws {
    var named = Self.app, german = Self.app
    named.hasAlternativeNames = true
    german.developmentRegion = "de"
    func shortcut(_ phrase: String) -> String { Self.shortcut.replacing("Do ${applicationName}", with: phrase) }
    let parameter = #"{"name": "p", "valueType": {"linkEnumeration": {"wrapper": {"identifier": "E"}}}}"#
    let withEnum = Self.action.replacing("[]", with: "[\(parameter)]")
    let documents: [(ActionsDocument, TrainingFile.App)] = [
      (try Self.document(), named), (try Self.document(), german),
      (try Self.document(more: #", "negativePhrases": [{"phrase": {"key": "x"}}]"#), Self.app),
      (try Self.document(Self.shortcut, Self.action, more: "", .xcode16), Self.app),
      (try Self.document(Self.shortcut, ""), Self.app), (try Self.document(shortcut("Do ${p}")), Self.app),
      (try Self.document(shortcut("Do ${")), Self.app), (try Self.document(shortcut("Do {it}")), Self.app),
      (try Self.document(Self.shortcut, withEnum), Self.app),
    ]
    let notes = try documents.map { document, app in
      let file = try #require(TrainingFile(for: document, of: app))
      #expect(file.text == nil)
      return file.notes.joined(separator: "\n")
    }
    try expectGolden(notes.joined(separator: "\n") + "\n", file: AppIntentsCase.folder.appending(path: "training.txt"))
  }

  @Test func isNotWrittenWithoutShortcuts() throws {
    #expect(TrainingFile(for: try Self.document(""), of: Self.app) == nil)
    #expect(TrainingFile(for: try Self.document(""), reasonForNone: "x") == nil)
  }

  @Test(arguments: [
    ("Open", "Open"), ("+negative", "+negative"), ("", "''"), ("Yes", "'Yes'"), ("Yes?", "Yes?"), ("42", "'42'"),
    ("1_000", "'1_000'"), ("0x1F", "'0x1F'"), ("3.5e-3", "'3.5e-3'"), ("12:30", "'12:30'"),
    ("2026-11-24", "'2026-11-24'"),
    ("2026-11-24 12:30:00Z", "'2026-11-24 12:30:00Z'"), ("-.inf", "'-.inf'"), ("+1", "'+1'"),
    ("1984 Books", "1984 Books"),
    ("- item", "'- item'"), ("-item", "-item"), ("a: b", "'a: b'"), ("a:b", "a:b"), ("a:", "'a:'"), ("a #1", "'a #1'"),
    ("a#1", "a#1"), (" a", "' a'"), ("a ", "'a '"), ("it's", "it's"), ("'a'", "'''a'''"), ("{a}", "'{a}'"),
    ("@a", "'@a'"), ("---", "'---'"), ("öffne é", "öffne é"), ("a\tb", #""a\tb""#), ("a\n\"b\"", #""a\n\"b\"""#),
    ("📚", #""\U0001F4DA""#), ("\u{2028}", #""\L""#), ("\u{1}", #""\x01""#), ("\u{FEFF}", #""\uFEFF""#),
  ])
  func writesTexts(text: String, expected: String) {
    #expect(YAMLScalar.text(of: text) == expected)
  }
}
