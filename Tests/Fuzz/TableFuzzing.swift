import JSONDocuments
@testable import CatalogUpdates
@testable import IntentLocalization
import SourceScan
@testable import StringCatalogs

/// Any bytes as the files of string tables: read, changed, brought up to date with a source, and read again.
nonisolated(unsafe) let tableTargets: [String: Target] = [
  "catalog": { bytes throws(JSONError) in update("AppShortcuts.xcstrings", bytes) },
  "strings": { bytes throws(JSONError) in update("de.lproj/AppShortcuts.strings", bytes) },
  "stringsdict": { bytes throws(JSONError) in update("de.lproj/Localizable.stringsdict", bytes) },
]

private func update(_ path: String, _ bytes: [UInt8]) {
  guard let catalog = read(path, bytes) else { return }
  for entry in catalog.entries {
    _ = catalog.entry(entry.key)
    for localization in entry.localizations {
      for text in localization.texts {
        precondition(Int(text.span.end) <= catalog.text.count, "a text outside of the file")
      }
    }
  }
  if catalog.format == .catalog {
    edit(catalog, bytes)
  } else {
    var editor = StringsEditor(catalog)
    for text in catalog.entries.prefix(8).flatMap(\.localizations).flatMap(\.texts) { editor.set(text, to: "a \"b\"") }
    _ = editor.add("A new entry", "b", comment: "c")
    precondition(!editor.hasChanges || read(path, editor.bytes) != nil, "what was edited can't be read")
  }
  for prune in [false, true] {
    let update = CatalogUpdate(of: catalog, for: needs, prune: prune)
    guard let written = update.bytes else { continue }
    guard let new = read(path, written) else { preconditionFailure("what was written can't be read") }
    precondition(
      CatalogUpdate(of: new, for: needs, prune: prune).changes.isEmpty, "an update that changes something again")
  }
}

private func edit(_ catalog: StringCatalog, _ bytes: [UInt8]) {
  precondition(CatalogEditor(catalog).bytes == bytes, "bytes that were not edited changed")
  var editor = CatalogEditor(catalog)
  editor.add(NewCatalogEntry(key: "A new entry", localizations: ["de": .set(["a", "b"], .new)]))
  for entry in catalog.entries {
    editor.setExtractionState(.stale, of: entry.key)
    for locale in catalog.locales { editor.setState(.needsReview, locale: locale, of: entry.key) }
  }
  guard let edited = read("A.xcstrings", editor.bytes) else { preconditionFailure("what was edited can't be read") }
  precondition(edited.entry("A new entry") != nil, "an entry that was added is not there")
}

private func read(_ path: String, _ bytes: [UInt8]) -> StringCatalog? {
  do throws(CatalogError) {
    return try readCatalog(path: path, bytes: bytes)
  } catch {
    precondition(
      error.position.line > 0 && error.position.column > 0 && !error.message.isEmpty, "a mistake without a place")
    return nil
  }
}

/// What a source needs: phrases of two App Shortcuts, and a title.
private let needs = CatalogNeeds(strings: [
  needed(.phrases, ["Open ${applicationName}", "Show ${applicationName}"]),
  needed(.phrases, ["Open my ${shelf} in ${applicationName}"]), needed(.title, ["Open \"it\""]),
])

private func needed(_ kind: NeededString.Kind, _ texts: [String]) -> NeededString {
  NeededString(
    kind: kind, module: "App", table: nil, key: texts[0], texts: texts, name: "text '\(texts[0])'", symbol: "",
    place: Place(0, ByteSpan(0, 0)))
}
