import IntentModel
import JSONDocuments
import SourceScan

extension MetadataBundle {
  /// The bundle as its JSON document, see `jsonInPieces`.
  public func json(
    paths: [String], hasAllConditions: Bool = false, lineIndex: @escaping (Int) -> LineIndex
  ) -> [UInt8] {
    jsonInPieces(paths: paths, hasAllConditions: hasAllConditions, lineIndex: lineIndex).reduce(into: []) { $0 += $1 }
  }

  /// The bundle as its JSON document, which the pieces make one after the other.
  ///
  /// `paths` are the scan's files as they are to be shown, by index: relative to the root, with `/`. `hasAllConditions`
  /// says that the branches of all `#if`s were kept. `lineIndex` is asked once for each file that a location lies in.
  ///
  /// `targets` are those of the project that was read.
  public func jsonInPieces(
    paths: [String], hasAllConditions: Bool = false, targets: [BundleTarget] = [],
    lineIndex: @escaping (Int) -> LineIndex
  ) -> [[UInt8]] {
    var writer = BundleWriter(paths: paths, hasAllConditions: hasAllConditions, lineIndex: lineIndex)
    writer.object { $0.bundle(self, targets) }
    return writer.json.documentInPieces()
  }
}

extension BundleWriter {
  /// In the order of the document.
  static let topLevelKeys = [
    "schemaVersion", "generator", "modules", "targets", "intents", "entities", "queries", "optionsProviders", "enums",
    "unions", "shortcutsProviders", "packages", "extensions", "diagnostics",
  ]

  fileprivate mutating func bundle(_ bundle: MetadataBundle, _ targets: [BundleTarget]) {
    json.key("schemaVersion")
    json.int(Generator.bundleVersion)
    object("generator") {
      $0.string("name", Generator.name)
      $0.string("version", Generator.version)
    }
    strings("modules", bundle.modules.sorted { $0.precedes($1) })
    self.targets(targets)
    types("intents", bundle.intents, \.type) { $0.intent($1) }
    types("entities", bundle.entities, \.type) { $0.entity($1) }
    types("queries", bundle.queries, \.type) { $0.query($1) }
    types("optionsProviders", bundle.optionsProviders, \.type) { $0.optionsProvider($1) }
    types("enums", bundle.enums, \.type) { $0.appEnum($1) }
    types("unions", bundle.unions, \.type) { $0.union($1) }
    types("shortcutsProviders", bundle.shortcutsProviders, \.type) { $0.shortcutsProvider($1) }
    types("packages", bundle.packages, \.type) { $0.package($1) }
    types("extensions", bundle.extensions, \.type) { $0.intentsExtension($1) }
    diagnostics(bundle.diagnostics)
  }

  /// Types by module, path and position.
  private mutating func types<Element>(
    _ key: String, _ elements: [Element], _ type: (Element) -> DeclaredType,
    _ members: (inout BundleWriter, Element) -> Void
  ) {
    let keys = elements.map { element in
      let type = type(element)
      return SortKey([type.module, path(of: type.place.file)], type.place.span.start, [type.qualifiedName])
    }
    let order = elements.indices.sorted { keys[$0].precedes(keys[$1]) }
    array(key, order) { writer, index in writer.object { members(&$0, elements[index]) } }
  }

  private mutating func diagnostics(_ diagnostics: [FileDiagnostic]) {
    let keyed = diagnostics.map { each in
      let diagnostic = each.diagnostic
      return (each, SortKey([path(of: each.file)], diagnostic.span.start, [diagnostic.id, diagnostic.message]))
    }
    array("diagnostics", keyed.sorted { $0.1.precedes($1.1) }) { writer, each in
      let diagnostic = each.0.diagnostic
      writer.object { writer in
        writer.string("severity", diagnostic.severity.rawValue)
        writer.string("id", diagnostic.id)
        writer.string("message", diagnostic.message)
        writer.location(Place(each.0.file, diagnostic.span))
      }
    }
  }
}

/// Where something is in the bundle: by these strings, then by position, then by what tells equal places apart.
private struct SortKey {
  var major: [String]
  var position: UInt32
  var minor: [String]

  init(_ major: [String], _ position: UInt32, _ minor: [String]) {
    self.major = major
    self.position = position
    self.minor = minor
  }

  func precedes(_ other: SortKey) -> Bool {
    for (left, right) in zip(major, other.major) where left != right { return left.precedes(right) }
    if position != other.position { return position < other.position }
    for (left, right) in zip(minor, other.minor) where left != right { return left.precedes(right) }
    return false
  }
}

extension String {
  /// Order by bytes: the same on every machine, whatever its tables of Unicode.
  fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
