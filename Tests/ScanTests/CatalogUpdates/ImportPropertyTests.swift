@testable import SourceScan
import Testing

@testable import IntentLocalization

/// Properties of every catalog and every sheet of translations: only the texts of the sheet change, and no text is lost.
@Suite struct ImportPropertyTests {
  @Test func onlyTheTextsOfTheSheetChange() throws {
    var changed = 0
    for round in 0..<SeededGenerator.rounds(300) {
      var generator = SeededGenerator(seed: UInt64(round) &+ 1 << 40)
      let bytes = Array(RandomCatalog(&generator).text.utf8)
      guard let old = try? readCatalog(path: "AppShortcuts.xcstrings", bytes: bytes) else { continue }
      let rows = rows(for: old, &generator)
      let result = TranslationImport(rows, language: "de", into: old, strings: [:])
      guard let written = result.bytes else {
        #expect(result.count == 0 || !result.errors.isEmpty, "round \(round)")
        continue
      }
      changed += 1
      let new = try readCatalog(path: "AppShortcuts.xcstrings", bytes: written)
      #expect(new.entries.map(\.key) == old.entries.map(\.key), "round \(round)")
      let named = Set(rows.map(\.key))
      for (before, after) in zip(old.entries, new.entries) {
        for locale in old.locales {
          let texts = sketch(before, locale), now = sketch(after, locale)
          if locale != "de" || !named.contains(before.key) {
            #expect(texts == now, "round \(round), \(before.key), \(locale)")
          } else {
            // A row takes the position of a text, or is added.
            #expect(now.count >= texts.count, "round \(round), \(before.key)")
          }
        }
        for row in rows where row.key == before.key && !row.target.isEmpty {
          let values = after.localization("de")?.texts.map(\.value) ?? []
          #expect(values.contains(row.target), "round \(round), \(before.key)")
        }
      }
      let again = TranslationImport(rows, language: "de", into: new, strings: [:])
      #expect(again.bytes == nil, "round \(round)")
    }
    #expect(changed > 50)
  }

  private func sketch(_ entry: CatalogEntry, _ locale: String) -> [String] {
    (entry.localization(locale)?.texts).map { $0.map { "\($0.value) \($0.path) \(String(describing: $0.state))" } }
      ?? []
  }

  /// Translations of some keys, some of them of a second phrase, some empty.
  private func rows(for catalog: StringCatalog, _ generator: inout SeededGenerator) -> [TranslationSheet.Row] {
    var rows: [TranslationSheet.Row] = []
    for entry in catalog.entries where Bool.random(using: &generator) {
      let isSet = entry.hasStringSet
      for number in 1...(isSet ? Int.random(in: 1...3, using: &generator) : 1) {
        var row = TranslationSheet.Row(
          file: "", key: entry.key, number: isSet ? number : 0,
          target: Int.random(in: 0..<4, using: &generator) == 0 ? "" : "de \(entry.index) \(number)",
          state: "translated")
        row.line = rows.count + 2
        rows.append(row)
      }
    }
    return rows
  }
}
