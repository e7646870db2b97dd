import SourceScan

extension CatalogUpdate {
  /// Updates a `.strings` file of the source's language. Such a file has no states: missing texts are added, and nothing else
  /// changes.
  mutating func addMissing(_ needs: CatalogNeeds, to catalog: StringCatalog) {
    var editor = StringsEditor(catalog)
    // Each phrase has an entry of its own.
    let needed = needs.strings.flatMap { string in
      (string.kind == .phrases ? string.texts : [string.key]).map { (key: $0, string: string) }
    }
    for (key, string) in needed.filter({ catalog.entry($0.key) == nil }).uniqued(by: { $0.key }) {
      let text = string.hasDefaultValue ? string.texts.first ?? key : key
      if editor.add(key, text, comment: string.comment) {
        changes.append(.added(key: key, name: string.name))
      } else {
        notes.append("'\(key)' for \(string.name) is missing; entries cannot be added to this form of file")
      }
    }
    if editor.hasChanges { bytes = editor.bytes }
    guard catalog.table == NeededString.phraseTable, needs.isComplete else { return }
    let used = needs.usedKeys
    for entry in catalog.entries where !used.contains(entry.key) {
      notes.append("'\(entry.key)' is not a phrase of the source")
    }
  }
}
