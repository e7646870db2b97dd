/// Changes parts of a string catalog; every other byte stays as it is. Without a change the result is the file.
///
/// Keys that the catalog doesn't have are left alone. What is added has the file's own layout and comes where the order of
/// keys puts it, but no entry is moved.
package struct CatalogEditor: Sendable {
  private struct Addition: Sendable {
    var node: JSONNode
    /// The entry of the file that it comes before; the number of entries for the end.
    let anchor: Int
    let order: KeyOrder.SortKey
    /// The number of entries that were added before it.
    let number: Int
    /// The bytes between the key of a renamed entry and its value.
    let label: [UInt8]

    func precedes(_ other: Addition) -> Bool {
      if anchor != other.anchor { return anchor < other.anchor }
      if KeyOrder.isLess(order, other.order) { return true }
      return !KeyOrder.isLess(other.order, order) && number < other.number
    }
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
    let document = NewJSON.object([
      ("sourceLanguage", .string(sourceLanguage)), ("strings", .object([])), ("version", .string("1.0")),
    ])
    var bytes: [UInt8] = []
    document.node(depth: 0, JSONStyle()).write(to: &bytes)
    return bytes
  }

  // MARK: Entries

  func has(_ key: String) -> Bool { position(of: key) != nil }

  /// Adds an entry. One that is there already stays as it is.
  mutating func add(_ entry: NewCatalogEntry) {
    guard !has(entry.key) else { return }
    insert(entry.key, entry.json.node(depth: 2, style), style.literal(entry.key) + style.colon)
  }

  mutating func remove(_ key: String) {
    switch position(of: key) {
    case .original(let index): removed.insert(index)
    case .addition(let key): additions[key] = nil
    case nil: break
    }
  }

  /// Gives an entry another key, with which it comes where that key belongs. Nothing happens if there is one with that key.
  mutating func rename(_ key: String, to newKey: String) {
    guard let position = position(of: key), let node = node(position), !has(newKey) else { return }
    let colon: [UInt8] =
      switch position {
      case .original(let index): bytes(after: index)
      case .addition: style.colon
      }
    remove(key)
    insert(newKey, node, style.literal(newKey) + colon)
  }

  // MARK: Members of an entry

  /// Nil removes the member.
  mutating func setExtractionState(_ state: CatalogEntry.ExtractionState?, of key: String) {
    let style = style
    update(key) { entry in
      if let state {
        entry.set("extractionState", to: .scalar(style.literal(state.rawValue)), depth: 2, style)
      } else {
        entry.remove("extractionState", depth: 2, style)
      }
    }
  }

  mutating func setComment(_ comment: String, of key: String) {
    let style = style
    update(key) { $0.set("comment", to: .scalar(style.literal(comment)), depth: 2, style) }
  }

  /// Replaces an entry's localization by a text, or by a set of texts.
  mutating func setLocalization(_ localization: NewCatalogLocalization, locale: String, of key: String) {
    setLocalizations([(locale, localization)], of: key)
  }

  /// Replaces what an entry has for several locales, at once: each change of an entry goes through all of it.
  mutating func setLocalizations(_ localizations: [(locale: String, new: NewCatalogLocalization)], of key: String) {
    let style = style
    updateLocalizations(of: key) { container in
      for each in localizations { container.set(each.locale, to: each.new.json.node(depth: 4, style), depth: 3, style) }
    }
  }

  /// Sets the texts of a set, and keeps its other members.
  mutating func setValues(
    _ values: [String], state: CatalogText.State?, locale: String, of key: String
  ) {
    let style = style
    updateLocalization(locale, of: key) { localization in
      localization.update("stringSet") { set in
        set.set("values", to: NewJSON.array(values.map(NewJSON.string)).node(depth: 6, style), depth: 5, style)
        if let state { set.set("state", to: .scalar(style.literal(state.rawValue)), depth: 5, style) }
      }
    }
  }

  /// Adds texts to the set of a locale, after those that it has.
  mutating func append(_ values: [String], state: CatalogText.State, locale: String, of key: String) {
    let style = style
    updateLocalization(locale, of: key) { localization in
      localization.update("stringSet") { set in
        set.updateArray("values") { array in
          for value in values {
            let item = JSONContainer.Item(name: "", label: [], value: .scalar(style.literal(value)))
            array.insert(item, at: array.items.count, depth: 6, style)
          }
        }
        set.set("state", to: .scalar(style.literal(state.rawValue)), depth: 5, style)
      }
    }
  }

  /// Sets the text of a string unit, and keeps its other members.
  mutating func setUnit(_ value: String, state: CatalogText.State, locale: String, of key: String) {
    let style = style
    updateLocalization(locale, of: key) { localization in
      localization.update("stringUnit") { unit in
        unit.set("value", to: .scalar(style.literal(value)), depth: 5, style)
        unit.set("state", to: .scalar(style.literal(state.rawValue)), depth: 5, style)
      }
    }
  }

  /// Marks all texts of some locales, at once. Those that are new stay so: they are not translated yet.
  mutating func setState(_ state: CatalogText.State, locales: Set<String>, of key: String) {
    let style = style
    update(key) { entry in
      entry.update("localizations") { $0.setStates(state, of: locales, style) }
    }
  }

  // MARK: The file

  /// Whether any byte of the file is another one.
  var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty || !additions.isEmpty }

  /// The file with all changes.
  var bytes: [UInt8] {
    let text = catalog.text
    guard hasChanges else { return Array(text.bytes[..<text.count]) }
    let span = catalog.contents.table
    var result = Array(text.bytes[..<Int(span.start)])
    table.write(to: &result)
    result += text.bytes[Int(span.end)..<text.count]
    return result
  }

  /// The object of all entries.
  private var table: JSONContainer {
    let text = catalog.text, entries = catalog.contents.entries, span = catalog.contents.table
    let open = Int(span.start) + 1, close = Int(span.end) - 1
    func bytes(_ start: Int, _ end: Int) -> [UInt8] { Array(text.bytes[start..<end]) }
    let head = bytes(open, entries.first.map { Int($0.key.start) } ?? close)
    let tail = entries.last.map { bytes(Int($0.value.end), close) } ?? []
    let additions = additions.values.sorted { $0.precedes($1) }
    var items: [JSONContainer.Item] = [], next = 0
    for index in 0...entries.count {
      while next < additions.count, additions[next].anchor == index {
        let addition = additions[next]
        items.append(.init(name: "", label: addition.label, value: addition.node))
        next += 1
      }
      guard index < entries.count, !removed.contains(index) else { continue }
      let entry = entries[index]
      let separator = index == 0 ? [] : bytes(Int(entries[index - 1].value.end), Int(entry.key.start))
      let node = changed[index] ?? .scalar(bytes(Int(entry.value.start), Int(entry.value.end)))
      items.append(
        .init(
          name: "", label: bytes(Int(entry.key.start), Int(entry.value.start)), value: node,
          origin: (index, separator)))
    }
    var container = JSONContainer(isObject: true, items: items, head: head, tail: tail)
    if entries.isEmpty { container.setSpace(head: style.lineBreak(2), tail: style.lineBreak(1)) }
    if items.isEmpty { container.setSpace(head: style.emptyObject(1), tail: []) }
    return container
  }

  // MARK: Positions

  private enum Position {
    case original(Int)
    case addition([UInt8])
  }

  private func position(of key: String) -> Position? {
    let bytes = Array(key.utf8)
    if additions[bytes] != nil { return .addition(bytes) }
    guard let entry = catalog.entry(key), !removed.contains(entry.index) else { return nil }
    return .original(entry.index)
  }

  private func node(_ position: Position) -> JSONNode? {
    switch position {
    case .original(let index):
      changed[index] ?? JSONNode(catalog.contents.entries[index].value, of: catalog.text)
    case .addition(let key): additions[key]?.node
    }
  }

  /// The bytes between a key and its value.
  private func bytes(after index: Int) -> [UInt8] {
    let entry = catalog.contents.entries[index]
    return Array(catalog.text.bytes[Int(entry.key.end)..<Int(entry.value.start)])
  }

  private mutating func insert(_ key: String, _ node: JSONNode, _ label: [UInt8]) {
    let order = order ?? EntryOrder(catalog)
    self.order = order
    additions[Array(key.utf8)] = Addition(
      node: node, anchor: order.anchor(of: key), order: KeyOrder.SortKey(key), number: additionCount, label: label)
    additionCount += 1
  }

  private mutating func update(_ key: String, _ change: (inout JSONContainer) -> Void) {
    guard let position = position(of: key), case .container(let old) = node(position) else { return }
    var new = old
    change(&new)
    guard new.text != old.text else { return }
    switch position {
    case .original(let index): changed[index] = .container(new)
    case .addition(let key): additions[key]?.node = .container(new)
    }
  }

  private mutating func updateLocalizations(of key: String, _ change: (inout JSONContainer) -> Void) {
    let style = style
    update(key) { entry in
      if entry["localizations"] == nil {
        entry.set("localizations", to: NewJSON.object([]).node(depth: 3, style), depth: 2, style)
      }
      entry.update("localizations", change)
    }
  }

  private mutating func updateLocalization(_ locale: String, of key: String, _ change: (inout JSONContainer) -> Void) {
    update(key) { entry in entry.update("localizations") { $0.update(locale, change) } }
  }
}

extension JSONContainer {
  var text: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Changes the object that a member has.
  fileprivate mutating func update(_ name: String, _ change: (inout JSONContainer) -> Void) {
    guard let position = position(of: name) else { return }
    update(position) { node in
      guard case .container(var object) = node, object.isObject else { return }
      change(&object)
      node = .container(object)
    }
  }

  fileprivate mutating func updateArray(_ name: String, _ change: (inout JSONContainer) -> Void) {
    guard let position = position(of: name) else { return }
    update(position) { node in
      guard case .container(var array) = node, !array.isObject else { return }
      change(&array)
      node = .container(array)
    }
  }

  fileprivate mutating func setStates(_ state: CatalogText.State, of names: Set<String>, _ style: JSONStyle) {
    for position in items.indices where names.contains(items[position].name) {
      update(position) { node in
        guard case .container(var object) = node, object.isObject else { return }
        object.setStates(state, style)
        node = .container(object)
      }
    }
  }

  /// Sets the state of all units and sets inside. The depth is limited by the reader of catalogs.
  fileprivate mutating func setStates(_ state: CatalogText.State, _ style: JSONStyle) {
    for position in items.indices {
      let name = items[position].name
      update(position) { node in
        guard case .container(var object) = node, object.isObject else { return }
        if name == "stringUnit" || name == "stringSet" {
          if case .scalar(let old)? = object["state"], old != style.literal(CatalogText.State.new.rawValue) {
            object.set("state", to: .scalar(style.literal(state.rawValue)), depth: 0, style)
          }
        } else {
          object.setStates(state, style)
        }
        node = .container(object)
      }
    }
  }
}

struct NewCatalogEntry: Sendable {
  var key: String
  var comment: String?
  var extractionState: CatalogEntry.ExtractionState?
  /// Localizations by locale, sorted when written.
  var localizations: [String: NewCatalogLocalization] = [:]

  var json: NewJSON {
    var members: [(String, NewJSON)] = []
    if let comment { members.append(("comment", .string(comment))) }
    if let extractionState { members.append(("extractionState", .string(extractionState.rawValue))) }
    if !localizations.isEmpty {
      let sorted = localizations.sorted { KeyOrder.isLess($0.key, $1.key) }
      members.append(("localizations", .object(sorted.map { ($0.key, $0.value.json) })))
    }
    return .object(members)
  }
}

/// A localization of a new entry.
enum NewCatalogLocalization: Sendable {
  case unit(String, CatalogText.State)
  case set([String], CatalogText.State)

  var json: NewJSON {
    switch self {
    case .unit(let value, let state):
      .object([("stringUnit", .object([("state", .string(state.rawValue)), ("value", .string(value))]))])
    case .set(let values, let state):
      .object([
        ("stringSet", .object([("state", .string(state.rawValue)), ("values", .array(values.map(NewJSON.string)))]))
      ])
    }
  }
}
