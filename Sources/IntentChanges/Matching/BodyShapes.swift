/// The names and calls in the bodies of `perform()`, by intent. Known only for a version that was scanned from source.
package struct BodyShapes: Sendable {
  private var byType: [String: Set<String>] = [:]

  package init() {}

  /// Records the names in a body of the intent `Module.Type`, without those that nearly every body contains.
  package mutating func add(_ names: [String], of type: String) {
    if !names.isEmpty { byType[type, default: []].formUnion(names.lazy.filter { !Self.common.contains($0) }) }
  }

  /// Nil if the body is unknown, or if it has too few names to distinguish it from others.
  func shape(of type: Catalog.Declaration) -> Set<String>? {
    guard let names = byType[type.symbol], names.count > 2 else { return nil }
    return names
  }

  private static let common: Set<String> = [
    "return", "result", "try", "await", "let", "var", "if", "guard", "else", "self", "throw", "dialog", "value", "in",
  ]
}
