/// A `.strings` file of the source's language. Such a file has no states: missing texts are added, and nothing else changes.
struct StringsWork {
  private(set) var result = CatalogUpdate()

  init(_ catalog: StringCatalog, _ needs: CatalogNeeds) {
    var editor = StringsEditor(catalog), seen: Set<String> = []
    for string in needs.strings {
      // Each phrase has an entry of its own.
      let keys = string.kind == .phrases ? string.texts : [string.key]
      for key in keys where catalog.entry(key) == nil && seen.insert(key).inserted {
        let text = string.hasDefaultValue ? string.texts.first ?? key : key
        if editor.add(key, text, comment: string.comment) {
          result.changes.append(.added(key: key, name: string.name))
        } else {
          result.notes.append(
            CatalogNote(
              key: key, message: "'\(key)' for \(string.name) is missing; entries cannot be added to this form of file")
          )
        }
      }
    }
    if editor.hasChanges { result.bytes = editor.bytes }
    guard catalog.table == NeededString.phraseTable, needs.isComplete else { return }
    let used = Set(needs.strings.flatMap { [$0.key] + $0.texts }).union(needs.otherKeys)
    for entry in catalog.entries where !used.contains(entry.key) {
      result.notes.append(CatalogNote(key: entry.key, message: "'\(entry.key)' is not a phrase of the source"))
    }
  }
}
