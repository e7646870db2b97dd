import DocumentFormats

/// Merges the bundles of several apps: shared types, such as those of a library, are in the result once.
///
/// Takes and returns documents. Types are ordered as in every bundle: by module, file and position.
package func mergedBundles(_ documents: [JSONValue]) -> JSONValue {
  var members: [JSONValue.Member] = [], indices: [String: Int] = [:]
  for document in documents {
    for member in document.members ?? [] {
      guard let index = indices[member.key] else {
        indices[member.key] = members.count
        members.append(member)
        continue
      }
      guard let elements = member.value.array, let others = members[index].value.array else { continue }
      members[index].value.form = .array(others + elements)
    }
  }
  for index in members.indices {
    guard let elements = members[index].value.array else { continue }
    let unique = elements.map { (key: BundleKey($0), element: $0) }.uniqued(by: \.key)
    members[index].value.form = .array(unique.sorted { $0.key < $1.key }.map(\.element))
  }
  let order = BundleDocument.rows.map(\.key)
  let positions = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  members.sort { (positions[$0.key] ?? order.count, $0.key) < (positions[$1.key] ?? order.count, $1.key) }
  return JSONValue(.object(members))
}

/// The identity of an element, and its position in the document.
private struct BundleKey: Hashable, Comparable {
  /// The element itself if it is a string, such as the name of a module; otherwise its module, empty for a diagnostic.
  private var module: String
  private var file: String
  private var line: Int
  private var column: Int
  private var text: String

  init(_ value: JSONValue) {
    let location = value["location"]
    module = value.string ?? value["module"]?.string ?? ""
    file = location?["file"]?.string ?? ""
    line = location?["line"]?.int ?? 0
    column = location?["column"]?.int ?? 0
    text = (value["id"] ?? value["name"])?.string ?? ""
    if let message = value["message"]?.string { text += "\0" + message }
    // A runner that several apps share has its own processes in each app.
    if let intent = value["intent"]?.string {
      text += "\0" + intent + "\(value["products"]?.array?.compactMap(\.string) ?? [])"
    }
    // Targets of two projects may share a name.
    for key in ["platform", "bundleIdentifier"] { if let part = value[key]?.string { text += "\0" + part } }
  }

  static func < (left: BundleKey, right: BundleKey) -> Bool {
    for (one, other) in [(left.module, right.module), (left.file, right.file)] where one != other {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    if (left.line, left.column) != (right.line, right.column) {
      return (left.line, left.column) < (right.line, right.column)
    }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
