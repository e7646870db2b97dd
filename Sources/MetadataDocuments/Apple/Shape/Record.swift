import DocumentFormats

/// One object of the document while it is built: takes the keys that the release has, and records those that the source needs
/// and the release isn't known to have.
struct Record {
  let shape: RecordShape
  let release: ToolRelease
  private(set) var members: [(key: String, value: JSONValue)] = []
  /// Keys that no captured document of this release holds.
  private(set) var unseenKeys: [String] = []

  /// A value of nil leaves the key out.
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
