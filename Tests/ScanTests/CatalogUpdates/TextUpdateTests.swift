@testable import IntentLocalization
import Testing

/// The changes of titles and other texts in a catalog, and of `.strings` files.
@Suite struct TextUpdateTests {
  @Test func newTexts() throws {
    var plain = Update.string(.title, "Open Shelf"), commented = Update.string(.parameter, "Shelf")
    var valued = Update.string(.title, "close.title"), foreign = Update.string(.title, "Package Title")
    let summary = Update.string(.summary, "Open ${shelf}")
    commented.comment = "Where books are"
    valued.texts = ["Close Shelf"]
    valued.hasDefaultValue = true
    foreign.module = "Package"
    plain.isActive = false
    var packaged = summary
    packaged.module = "Package"
    let update = try Update(
      unit("Other", de: "Anderes"),
      CatalogNeeds(strings: [plain, commented, valued, foreign, packaged], ownModules: ["App"]), table: "Localizable")
    #expect(
      update.sketch == """
        'close.title' extractedWithValue
          en new 'Close Shelf'
        'Open ${shelf}'
        'Open Shelf'
        'Other'
          de translated 'Anderes'
        'Package Title' manual
        'Shelf' // Where books are
        """)
    #expect(update.report.first == "added 'Open Shelf' for text 'Open Shelf'")
  }

  /// Other code of the app may use it.
  @Test func textsThatIntentsDoNotUseStay() throws {
    #expect(try Update(unit("Other", de: "Anderes"), CatalogNeeds(strings: []), table: "Localizable").isUnchanged)
  }

  @Test func marksAndComments() throws {
    var shelf = Update.string(.parameter, "Shelf")
    shelf.comment = "Where books are"
    let update = try Update(
      unit("Shelf", state: "stale", de: "Regal"), CatalogNeeds(strings: [shelf], ownModules: ["App"]),
      table: "Localizable")
    #expect(update.sketch == "'Shelf' // Where books are\n  de translated 'Regal'")
    let other = try Update(
      #""Shelf": {"comment": "Mine"}"#, CatalogNeeds(strings: [shelf], ownModules: ["App"]), table: "Localizable")
    #expect(other.isUnchanged)
  }

  @Test func changedDefaultValue() throws {
    var title = Update.string(.title, "k")
    title.texts = ["New"]
    title.hasDefaultValue = true
    func catalog(_ state: String) -> String {
      #""k": {"extractionState": "extracted_with_value", "localizations": {"en": {"stringUnit": {"state": "\#(state)", "value": "Old"}}, "de": {"stringUnit": {"state": "translated", "value": "Alt"}}}}"#
    }
    let update = try Update(catalog("new"), CatalogNeeds(strings: [title]), table: "Localizable")
    #expect(update.sketch == "'k' extractedWithValue\n  en new 'New'\n  de needsReview 'Alt'")
    let edited = try Update(catalog("translated"), CatalogNeeds(strings: [title]), table: "Localizable")
    #expect(edited.isUnchanged)
    #expect(edited.notes == ["the catalog says 'Old' in en, and the source 'New'; the text was edited, so it is kept"])
    let absent = try Update(#""k": {}"#, CatalogNeeds(strings: [title]), table: "Localizable")
    #expect(absent.sketch == "'k'\n  en new 'New'")
  }

  // MARK: .strings

  @Test func linesForNewPhrases() throws {
    let text = "\"Open\" = \"Open\";\n\"Gone\" = \"Gone\";\n"
    let catalog = try readCatalog(path: "en.lproj/AppShortcuts.strings", bytes: Array(text.utf8))
    let update = CatalogUpdate(of: catalog, for: CatalogNeeds(strings: Update.strings([["Open", "Show"]])))
    #expect(update.bytes.map { String(decoding: $0, as: UTF8.self) } == text + "\"Show\" = \"Show\";\n")
    #expect(update.changes.map(\.message) == ["added 'Show' for shortcut 1"])
    #expect(update.notes == ["'Gone' is not a phrase of the source"])
    let again = try readCatalog(path: "en.lproj/AppShortcuts.strings", bytes: try #require(update.bytes))
    #expect(CatalogUpdate(of: again, for: CatalogNeeds(strings: Update.strings([["Open", "Show"]]))).bytes == nil)
  }

  @Test func filesThatCannotGrow() throws {
    let catalog = try readCatalog(path: "en.lproj/AppShortcuts.strings", bytes: Array("{}".utf8))
    let update = CatalogUpdate(of: catalog, for: CatalogNeeds(strings: Update.strings([["Open"]])))
    #expect(update.bytes == nil)
    #expect(
      update.notes == [
        "'Open' for shortcut 1 is missing; entries cannot be added to this form of file"
      ])
  }
}
