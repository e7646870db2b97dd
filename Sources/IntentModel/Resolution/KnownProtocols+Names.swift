import SourceScan

/// Lookup of the source's names: most are not the framework's.
extension KnownProtocols {
  /// Says of most other names that they aren't the framework's.
  private static let filter: NameFilter = {
    var filter = NameFilter(count: all.count + aliases.count)
    for name in all.map(\.name) + aliases.keys { filter.insert(nameHash(of: name)) }
    return filter
  }()

  /// The protocol that a name of the framework's refers to.
  static func named(_ name: String) -> KnownProtocol? {
    guard filter.mayContain(nameHash(of: name)) else { return nil }
    return byName[name] ?? aliases[name].flatMap { byName[$0] }
  }
}
