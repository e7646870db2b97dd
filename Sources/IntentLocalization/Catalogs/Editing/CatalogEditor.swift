/// Changes parts of a string catalog; every other byte stays as it is. Without a change the result is the file.
///
/// A change of a key that the catalog doesn't have does nothing. New entries and members have the layout of the file and come where
/// the order of keys puts them. Only `rename` moves an existing entry.
package struct CatalogEditor: Sendable {
  private struct Addition: Sendable {
    var item: JSONContainer.Item
    /// The index of the entry of the file that comes after the new one; the number of entries for the end.
    let anchor: Int
    let order: KeyOrder.SortKey
    /// The number of entries that were added before this one.
    let number: Int
  }

  private let catalog: StringCatalog
  private let style: JSONStyle
  /// Changed entries by their position in the file.
  private var changed: [Int: JSONNode] = [:]
  private var removed: Set<Int> = []
  /// New entries by the bytes of their keys.
  private var additions: [[UInt8]: Addition] = [:]
  private var additionCount = 0
  private var order: EntryOrder?

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    style = JSONStyle(of: catalog)
  }

  /// A new catalog without entries, as Xcode writes it.
  package static func emptyCatalog(sourceLanguage: String) -> [UInt8] {
    JSONNode.object([("sourceLanguage", .text(sourceLanguage)), ("strings", .object([])), ("version", .text("1.0"))])
      .bytes(depth: 0, JSONStyle())
  }

  // MARK: Entries

  func has(_ key: String) -> Bool { additions[Array(key.utf8)] != nil || index(of: key) != nil }

  /// Adds an entry. An existing entry with the key stays as it is.
  mutating func add(_ entry: NewCatalogEntry) {
    if !has(entry.key) { insert(JSONContainer.Item(name: entry.key, value: entry.json)) }
  }

  mutating func remove(_ key: String) {
    if let index = index(of: key) { removed.insert(index) } else { additions[Array(key.utf8)] = nil }
  }

  /// Gives an entry another key, and moves it to where that key belongs. Does nothing if no entry has `key`, or if an entry has the
  /// new key already.
  mutating func rename(_ key: String, to newKey: String) {
    guard let node = node(of: key), !has(newKey) else { return }
    var item = JSONContainer.Item(name: newKey, value: node)
    if let entry = index(of: key).map({ catalog.contents.entries[$0] }) {
      item.label = style.literal(newKey) + catalog.text.bytes[Int(entry.key.end)..<Int(entry.value.start)]
    }
    remove(key)
    insert(item)
  }

  // MARK: Members of an entry

  /// Sets the extraction state of an entry; nil removes the member.
  mutating func setExtractionState(_ state: CatalogEntry.ExtractionState?, of key: String) {
    update(key) { $0["extractionState"] = state.map { .text($0.rawValue) } }
  }

  mutating func setComment(_ comment: String, of key: String) { update(key) { $0["comment"] = .text(comment) } }

  /// Sets an entry's localization to a text or a set of texts. An existing localization is replaced.
  mutating func setLocalization(_ localization: NewCatalogLocalization, locale: String, of key: String) {
    setLocalizations([(locale, localization)], of: key)
  }

  /// Sets an entry's localizations for several locales at once, because each change reads and compares the whole entry.
  mutating func setLocalizations(_ localizations: [(locale: String, new: NewCatalogLocalization)], of key: String) {
    update(key) { entry in
      if entry["localizations"] == nil { entry["localizations"] = .object([]) }
      entry.update("localizations") { container in
        for each in localizations { container[each.locale] = each.new.json }
      }
    }
  }

  /// Sets the texts of a string set and, unless `state` is nil, its state, and keeps its other members. Does nothing if the locale
  /// has no string set.
  mutating func setValues(
    _ values: [String], state: CatalogText.State?, locale: String, of key: String
  ) {
    update("stringSet", locale, of: key) { set in
      set["values"] = .array(values)
      if let state { set["state"] = .text(state.rawValue) }
    }
  }

  /// Adds texts at the end of the string sets of several locales at once, and sets the state of these sets.
  mutating func append(_ values: [String: [String]], state: CatalogText.State, of key: String) {
    updateLocalizations(of: key) { locale, localization in
      guard let values = values[locale] else { return }
      localization.update("stringSet") { set in
        set.update("values") { array in
          for value in values { array.insert(JSONContainer.Item(value: .text(value)), at: array.items.count) }
        }
        set["state"] = .text(state.rawValue)
      }
    }
  }

  /// Sets the text and the state of a string unit, and keeps its other members. Does nothing if the locale has no string unit.
  mutating func setUnit(_ value: String, state: CatalogText.State, locale: String, of key: String) {
    update("stringUnit", locale, of: key) { unit in
      unit["value"] = .text(value)
      unit["state"] = .text(state.rawValue)
    }
  }

  /// Sets the state of all texts of several locales at once, except new texts, which are not translated yet, and texts without a
  /// state.
  mutating func setState(_ state: CatalogText.State, locales: Set<String>, of key: String) {
    let style = style
    updateLocalizations(of: key) { if locales.contains($0) { $1.setStates(state, style) } }
  }

  /// Changes all localizations of an entry at once, because each change reads and compares the whole entry.
  private mutating func updateLocalizations(
    of key: String, _ change: (_ locale: String, inout JSONContainer) -> Void
  ) {
    update(key) { entry in
      entry.update("localizations") { localizations in
        for position in localizations.items.indices {
          let locale = localizations.items[position].name
          localizations.update(at: position) { change(locale, &$0) }
        }
      }
    }
  }

  // MARK: The file

  /// Whether an entry was changed, removed or added.
  var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty || !additions.isEmpty }

  /// The file with all changes.
  var bytes: [UInt8] {
    let text = catalog.text
    guard hasChanges else { return Array(text.bytes[..<text.count]) }
    let span = catalog.contents.table
    return Array(text.bytes[..<Int(span.start)]) + JSONNode.container(table).bytes(depth: 1, style)
      + text.bytes[Int(span.end)..<text.count]
  }

  /// The catalog's object `strings` with all changes.
  private var table: JSONContainer {
    let text = catalog.text, entries = catalog.contents.entries, span = catalog.contents.table
    func bytes(_ start: UInt32, _ end: UInt32) -> [UInt8] { Array(text.bytes[Int(start)..<Int(end)]) }
    let additions = Dictionary(grouping: additions.values, by: \.anchor)
    var table = JSONContainer()
    for index in 0...entries.count {
      table.items += (additions[index] ?? []).sorted { ($0.order, $0.number) < ($1.order, $1.number) }.map(\.item)
      guard index < entries.count, !removed.contains(index) else { continue }
      let entry = entries[index]
      table.items.append(
        JSONContainer.Item(
          label: bytes(entry.key.start, entry.value.start),
          value: changed[index] ?? .scalar(bytes(entry.value.start, entry.value.end)),
          origin: (index, index == 0 ? [] : bytes(entries[index - 1].value.end, entry.key.start))))
    }
    if let first = entries.first, let last = entries.last, !table.items.isEmpty {
      table.space = (bytes(span.start + 1, first.key.start), bytes(last.value.end, span.end - 1))
    }
    return table
  }

  /// The index of an entry of the file; nil if there is none, or if it was removed.
  private func index(of key: String) -> Int? {
    catalog.entry(key).map(\.index).flatMap { removed.contains($0) ? nil : $0 }
  }

  private func node(of key: String) -> JSONNode? {
    guard let index = index(of: key) else { return additions[Array(key.utf8)]?.item.value }
    return changed[index] ?? JSONNode(catalog.contents.entries[index].value, of: catalog.text)
  }

  private mutating func insert(_ item: JSONContainer.Item) {
    let order = order ?? EntryOrder(catalog)
    self.order = order
    additions[Array(item.name.utf8)] = Addition(
      item: item, anchor: order.anchor(of: item.name), order: KeyOrder.SortKey(item.name), number: additionCount)
    additionCount += 1
  }

  private mutating func update(_ key: String, _ change: (inout JSONContainer) -> Void) {
    guard let old = node(of: key), case .container(var entry) = old else { return }
    change(&entry)
    let new = JSONNode.container(entry)
    guard new.bytes(depth: 2, style) != old.bytes(depth: 2, style) else { return }
    if let index = index(of: key) { changed[index] = new } else { additions[Array(key.utf8)]?.item.value = new }
  }

  /// Changes the string unit or the string set of a locale; does nothing if the locale has none.
  private mutating func update(
    _ member: String, _ locale: String, of key: String, _ change: (inout JSONContainer) -> Void
  ) {
    update(key) { $0.update("localizations") { $0.update(locale) { $0.update(member, change) } } }
  }
}

extension JSONContainer {
  /// Sets the state of all string units and string sets at any depth, except new ones and those without a state. The reader of
  /// catalogs limits the depth.
  fileprivate mutating func setStates(_ state: CatalogText.State, _ style: JSONStyle) {
    for position in items.indices {
      let name = items[position].name
      update(at: position) { object in
        guard object.isObject else { return }
        guard name == "stringUnit" || name == "stringSet" else { return object.setStates(state, style) }
        if object["state"]?.isScalar(otherThan: CatalogText.State.new.rawValue, style) ?? false {
          object["state"] = .text(state.rawValue)
        }
      }
    }
  }
}

extension JSONNode {
  fileprivate func isScalar(otherThan text: String, _ style: JSONStyle) -> Bool {
    switch self {
    case .scalar(let bytes): bytes != style.literal(text)
    case .text(let own): own != text
    case .container: false
    }
  }
}

struct NewCatalogEntry: Sendable {
  var key: String
  var comment: String?
  var extractionState: CatalogEntry.ExtractionState?
  /// Localizations by locale, sorted when written.
  var localizations: [String: NewCatalogLocalization] = [:]

  fileprivate var json: JSONNode {
    var entry = JSONContainer()
    entry["comment"] = comment.map { .text($0) }
    entry["extractionState"] = extractionState.map { .text($0.rawValue) }
    if !localizations.isEmpty {
      let sorted = localizations.sorted { KeyOrder.SortKey($0.key) < KeyOrder.SortKey($1.key) }
      entry["localizations"] = .object(sorted.map { ($0.key, $0.value.json) })
    }
    return .container(entry)
  }
}

/// A new localization of an entry: one text, or a set of texts.
enum NewCatalogLocalization: Sendable {
  case unit(String, CatalogText.State)
  case set([String], CatalogText.State)

  fileprivate var json: JSONNode {
    switch self {
    case .unit(let value, let state):
      .object([("stringUnit", .object([("state", .text(state.rawValue)), ("value", .text(value))]))])
    case .set(let values, let state):
      .object([("stringSet", .object([("state", .text(state.rawValue)), ("values", .array(values))]))])
    }
  }
}
