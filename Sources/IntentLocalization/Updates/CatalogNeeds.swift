import SourceScan

/// The texts that the source looks up in one file of a string table.
package struct CatalogNeeds: Sendable {
  /// The texts that are looked up in the table, of every target that has the file, in the order of the source.
  package var strings: [NeededString]
  /// Whether all of the source's texts for the table could be read: else an entry that seems unused may be in use.
  package var isComplete: Bool
  /// Keys that are in use without being looked up in the table, such as short titles next to phrases.
  package var otherKeys: Set<String>
  /// The modules whose titles and the like Xcode itself adds to the catalog: those of the targets that have the file. Texts of
  /// other modules, such as packages, need entries that are marked as added by hand, or Xcode marks them as stale.
  package var ownModules: Set<String>

  package init(
    strings: [NeededString], isComplete: Bool = true, otherKeys: Set<String> = [], ownModules: Set<String> = []
  ) {
    self.strings = strings
    self.isComplete = isComplete
    self.otherKeys = otherKeys
    self.ownModules = ownModules
  }

  /// The App Shortcuts with their phrases. Those with the same first phrase are merged into one, because they have one entry.
  var shortcuts: [NeededString] {
    let all = strings.filter { $0.kind == .phrases }, byKey = Dictionary(grouping: all, by: \.key)
    return all.uniqued(by: \.key).map { first in
      let same = byKey[first.key] ?? []
      var shortcut = first
      shortcut.texts = same.flatMap(\.texts).uniqued
      shortcut.isComplete = same.allSatisfy(\.isComplete)
      return shortcut
    }
  }

  /// All keys that are in use, and all phrases.
  var usedKeys: Set<String> { otherKeys.union(strings.flatMap { [$0.key] + $0.texts }) }
}
