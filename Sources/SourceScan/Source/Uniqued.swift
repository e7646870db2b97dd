extension Sequence {
  /// The elements without those whose key an earlier one has, in their order.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of the first ones.
  package var uniqued: [Element] { uniqued { $0 } }
}
