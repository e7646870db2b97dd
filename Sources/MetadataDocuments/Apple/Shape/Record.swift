import DocumentFormats

/// One object of the document while it is built. It keeps the keys that the release has, and records in `unseenKeys` the keys
/// that the source needs and the release isn't known to have.
struct Record {
  let shape: RecordShape
  let release: ToolRelease
  private(set) var members: [(key: String, value: JSONValue)] = []
  /// The keys that were set, although no captured document of this release holds them.
  private(set) var unseenKeys: [String] = []

  /// Setting nil removes the key.
  subscript(_ key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      guard let newValue else { return }
      guard let known = shape.keys[key] else { return assertionFailure("no '\(key)' in the table of \(shape.name)") }
      if known.since > release { return }
      if known.firstSeen > release { return unseenKeys.append(key) }
      members.append((key, newValue))
    }
  }

  var json: JSONValue { JSONValue(members: members) }
}
