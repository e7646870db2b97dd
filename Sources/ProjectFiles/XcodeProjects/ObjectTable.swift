import DocumentFormats

/// The objects of a project by their identifiers, which are compared as bytes: a large project has hundreds of thousands.
struct ObjectTable: Sendable {
  typealias Value = PropertyListDocument.Value

  /// The keys of objects that are replaced by a later object with the same identifier.
  private(set) var duplicates: [Value] = []
  private let document: PropertyListDocument
  private var entries: [(key: Value, value: Value)]
  /// Open addressing: positions in `entries`, -1 for a free slot. At most half of them are used.
  private var slots: [Int32]

  init(_ objects: Value, of document: PropertyListDocument) {
    self.document = document
    entries = document.members(objects)
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = Array(repeating: -1, count: capacity)
    for index in entries.indices {
      let slot = slot(of: entries[index].key)
      if slots[slot] >= 0 { duplicates.append(entries[Int(slots[slot])].key) }
      slots[slot] = Int32(index)
    }
  }

  /// The object whose identifier is the string `reference`; nil if there is none.
  func object(_ reference: Value) -> Value? {
    let entry = slots[slot(of: reference)]
    return entry < 0 ? nil : entries[Int(entry)].value
  }

  /// All objects of one class, in the order of the file.
  func objects(_ isa: StaticString) -> [Value] {
    entries.map(\.value).filter { object in
      document.value("isa", in: object).map { document.isText($0, isa) } ?? false
    }
  }

  /// The slot of an identifier, or the free slot for it.
  private func slot(of identifier: Value) -> Int {
    let hash = document.hash(of: identifier)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, !document.isSameText(entries[Int(slots[slot])].key, identifier) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
