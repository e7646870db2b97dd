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

  /// The App Shortcuts, those with the same first phrase as one: they have one entry.
  var shortcuts: [NeededShortcut] {
    var shortcuts: [NeededShortcut] = [], positions: [String: Int] = [:]
    for string in strings where string.kind == .phrases {
      if let position = positions[string.key] {
        shortcuts[position].add(string)
      } else {
        positions[string.key] = shortcuts.count
        shortcuts.append(NeededShortcut(string))
      }
    }
    return shortcuts
  }
}

/// The phrases of one entry.
struct NeededShortcut {
  /// The first phrase.
  var key: String
  /// All phrases in the order of the source, each once.
  private(set) var phrases: [String] = []
  private var known: Set<String> = []
  /// The name in reports: `the App Shortcut for 'OpenShelf'`.
  var name: String
  /// False if some of the phrases can't be read.
  var isComplete: Bool

  init(_ string: NeededString) {
    key = string.key
    name = string.name
    isComplete = true
    add(string)
  }

  mutating func add(_ string: NeededString) {
    for phrase in string.texts where known.insert(phrase).inserted { phrases.append(phrase) }
    isComplete = isComplete && string.isComplete
  }
}
