extension Sequence {
  /// The elements in their order, without those whose key equals the key of an earlier element.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// The elements grouped by their keys, in the order of the first occurrences.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    let groups = Dictionary(grouping: self, by: key)
    return map(key).uniqued.map { ($0, groups[$0] ?? []) }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of the first occurrences.
  package var uniqued: [Element] { uniqued { $0 } }
}
