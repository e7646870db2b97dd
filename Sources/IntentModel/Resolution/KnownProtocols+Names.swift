import SourceScan

/// Lookup of the source's names: most are not the framework's.
extension KnownProtocols {
  /// A filter with the framework's names and aliases. It excludes most other names without a lookup in a dictionary.
  private static let filter: NameFilter = {
    var filter = NameFilter(count: all.count + aliases.count)
    for name in all.map(\.name) + aliases.keys { filter.insert(nameHash(of: name)) }
    return filter
  }()

  /// The protocol of the framework with a name or an alias; nil for any other name.
  static func named(_ name: String) -> KnownProtocol? {
    guard filter.mayContain(nameHash(of: name)) else { return nil }
    return byName[name] ?? aliases[name].flatMap { byName[$0] }
  }
}
