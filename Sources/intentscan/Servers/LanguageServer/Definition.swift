import DocumentFormats
import IntentLocalization
import IntentModel
import SourceScan

/// `textDocument/definition`: from a phrase or a summary to the parameter that it names, or to the translations; and from a
/// string table to the source.
extension LanguageServer {
  mutating func definition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, _, offset) = try position(params)
    refresh()
    var found: [JSONValue] = []
    for scanned in scanned(document) {
      for location in scanned.location(places(at: offset, scanned), self) where !found.contains(location) {
        found.append(location)
      }
    }
    return found.isEmpty ? .null : .list(found)
  }

  private func places(at offset: Int, _ scanned: ScannedDocument) -> [Place] {
    if scanned.table != nil { return scanned.neededStrings(at: offset).map(\.place) }
    let phrase = scanned.phrase(at: offset)
    guard let text = phrase?.phrase ?? scanned.sentence(at: offset)?.text else { return [] }
    let intent = phrase.flatMap { scanned.intent($0.shortcut.intent.known) } ?? scanned.sentence(at: offset)?.intent
    for placeholder in text.placeholders where placeholder.kind == .keyPath && scanned.holds(placeholder.place, offset)
    {
      return intent?.parameter(placeholder.name).map { [$0.place] } ?? []
    }
    return translations(of: text, scanned)
  }

  /// The places of a text's translations in the string tables, in all languages; that of the key for an entry without
  /// translations.
  private func translations(of text: LocalizedText, _ scanned: ScannedDocument) -> [Place] {
    guard let localization = scanned.run.localization else { return [] }
    let first = scanned.run.scan.files.count, place = text.keyPlace
    return localization.needed.strings.filter { $0.place == place || $0.phrasePlaces.contains(place) }.flatMap {
      needed in
      let number = needed.phrasePlaces.firstIndex(of: place)
      let path = scanned.run.scan.program.files[needed.place.file].path
      let scopes = localization.scopes(of: needed, path: path)
      return scopes.flatMap { localization.tables(named: needed.table ?? NeededString.standardTable, in: $0) }
        .flatMap { table -> [Place] in
          guard let entry = entry(for: text.key, of: needed, in: table) else { return [] }
          let spans = entry.localizations.compactMap { localization -> ByteSpan? in
            let set = localization.set ?? []
            return number.flatMap { set.indices.contains($0) ? set[$0].span : nil } ?? localization.texts.first?.span
          }
          return (spans.isEmpty ? [entry.keySpan] : spans).map { Place(FileID(first + table.number), $0) }
        }
    }
  }

  /// The entry of a phrase or another text; nil if the table has none. A table has one entry for all phrases of an App Shortcut,
  /// or one for each.
  private func entry(for key: String, of needed: NeededString, in table: Localization.Table) -> CatalogEntry? {
    if let whole = table.catalog?.entry(needed.key), whole.hasStringSet || key == needed.key { return whole }
    return table.catalog?.entry(key)
  }
}
