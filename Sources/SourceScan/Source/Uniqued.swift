extension Sequence {
  /// The elements in their order, without those whose key equals the key of an earlier element.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of the first occurrences.
  package var uniqued: [Element] { uniqued { $0 } }
}
