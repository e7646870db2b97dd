import IntentModel
import DocumentFormats
import SourceScan

/// The bundle with the members that only its document has.
struct BundleDocument: Described {
  var bundle: MetadataBundle
  var targets: [BundleTarget] = []
  var widgets: [BundleWidget] = []
  var runners: [BundleRunner] = []
  var siriKit = SiriKitContents()

  static let blank = BundleDocument(bundle: MetadataBundle(modules: []))

  func fields(_ table: inout BundleWriter) {
    table.field("schemaVersion", .one(.bundleVersion), isRequired: true) { writer in
      writer.json?.member("schemaVersion", Generator.bundleVersion)
    }
    table.field("generator", .one(.generator), isRequired: true) { writer in
      writer.object("generator") {
        $0.string("name", Generator.name)
        $0.string("version", Generator.version)
      }
    }
    table.field(
      "modules", .array(.string), "The scanned modules, sorted, without those that are only used to resolve names."
    ) {
      $0.json?.key("modules")
      $0.array(bundle.modules.sorted { $0.precedes($1) }) { $0.json?.string($1) }
    }
    table.field(
      "targets", .list(.target),
      "The targets of the project that was read, by module and name. Absent where no project was read."
    ) { $0.list(targets) }
    table.field(
      "sourceLanguage", .one(.string), "Only in a bundle with texts in other languages: the language of the source."
    ) { $0.string($0.texts?.sourceLanguage) }
    table.field(
      "languages", .list(.string),
      "Only in a bundle with texts in other languages: the languages of the app, with that of the source. Sorted."
    ) {
      let languages = $0.texts?.languages ?? []
      $0.strings(languages)
    }
    table.field("intents", .array(.intent)) { $0.types(bundle.intents) }
    table.field("entities", .array(.entity)) { $0.types(bundle.entities) }
    table.field("queries", .array(.query)) { $0.types(bundle.queries) }
    table.field("optionsProviders", .array(.optionsProvider)) { $0.types(bundle.optionsProviders) }
    table.field("enums", .array(.enum)) { $0.types(bundle.enums) }
    table.field("unions", .array(.union)) { $0.types(bundle.unions) }
    table.field("shortcutsProviders", .array(.shortcutsProvider)) { $0.types(bundle.shortcutsProviders) }
    table.field("packages", .array(.package)) { $0.types(bundle.packages) }
    table.field("extensions", .array(.extension), "App Intents extensions.") { $0.types(bundle.extensions) }
    table.field(
      "widgets", .list(.widget),
      """
      Only where a project was read, and in a bundle with texts in other languages: widgets and controls, by module and name.
      """
    ) {
      $0.list(widgets.sorted { ($0.module, $0.name, $0.place.span.start) < ($1.module, $1.name, $1.place.span.start) })
    }
    table.field(
      "runners", .list(.runner),
      """
      Only where a project was read: the code and the App Shortcuts that run intents, by module and location. Code that passes an intent on in a variable is not followed.
      """
    ) { $0.list(runners) }
    table.field("siriKitIntents", .list(.siriKitIntent), "The custom intents of the app's '.intentdefinition' files.") {
      $0.list(siriKit.bundledIntents)
    }
    table.field("siriKitEnums", .list(.siriKitEnum)) { $0.list(siriKit.bundledEnums) }
    table.field("siriKitTypes", .list(.siriKitType)) { $0.list(siriKit.bundledTypes) }
    table.field(
      "diagnostics", .array(.diagnostic),
      "What is wrong in the sources or could not be read, by file and position."
    ) { $0.diagnostics(bundle.diagnostics) }
    table.field(
      "readFrom", .one(.generator),
      """
      Only in a bundle that was read from Apple's metadata: the tool that wrote it. Locations are in that document, \
      and cases are named by their raw values.
      """, isWrittenBy: .reader)
    table.field(
      "unread", .list(.unreadMember),
      "Only in a bundle that was read from Apple's metadata: what no other key holds, by its path in the document.",
      isWrittenBy: .reader)
  }
}

/// A widget or control. The system identifies the ones that people placed by their `kind`.
package struct BundleWidget: Described {
  var module: String
  var name: String
  /// The role: `widget` or `control`.
  var role: String
  /// Nil if the source computes it, or states several.
  var kind: String?
  var place: Place

  static let blank = BundleWidget(module: "", name: "", role: "", kind: nil, place: .nowhere)

  func fields(_ table: inout BundleWriter) {
    table.field("module", .one(.string), isRequired: true) { $0.string(module) }
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field("role", .one(.string), "widget or control", isRequired: true) { $0.string(role) }
    table.field("kind", .one(.string), "Absent if the source computes it, or states several.") { $0.string(kind) }
    table.field("location", .one(.location), isRequired: true) { $0.location(place) }
  }
}

extension BundleWidget {
  /// Nil for a bundle of widgets, and for a Live Activity, which people do not place.
  package init?(_ widget: DeclaredWidget, of module: String) {
    guard widget.role == .widget || widget.role == .control else { return nil }
    let first = widget.kinds.first?.text, isOne = widget.kinds.allSatisfy { $0.text == first }
    self.init(
      module: module, name: widget.name, role: widget.role == .control ? "control" : "widget",
      kind: isOne ? first : nil, place: widget.place)
  }
}

extension FileDiagnostic: Described {
  static let blank = FileDiagnostic(file: FileID(0), diagnostic: Diagnostic("", .note, "", at: ByteSpan(0, 0)))

  func fields(_ table: inout BundleWriter) {
    table.field("severity", .one(.severity), isRequired: true) { $0.string(diagnostic.severity.rawValue) }
    table.field("id", .one(.string), "In kebab case. An id is never used again for something else.", isRequired: true) {
      $0.string(diagnostic.id)
    }
    table.field("message", .one(.string), isRequired: true) { $0.string(diagnostic.message) }
    table.field("location", .one(.location), isRequired: true) { $0.location(Place(file, diagnostic.span)) }
  }
}

extension BundleWriter {
  /// Writes types by module, path, position and name, or collects diagnostics about them in the given order.
  fileprivate mutating func types<Owner: DescribedType>(_ types: [Owner]) {
    guard isWriting else {
      for each in types { declared(each) }
      return
    }
    let keys = types.map { each in
      let type = each.type
      return SortKey(
        major: [type.module, path(of: type.place.file)], position: type.place.span.start, minor: [type.qualifiedName])
    }
    let order = types.indices.sorted { keys[$0].precedes(keys[$1]) }
    json?.key(key)
    array(order) { writer, index in writer.object { $0.declared(types[index]) } }
  }

  fileprivate mutating func diagnostics(_ diagnostics: [FileDiagnostic]) {
    guard isWriting else { return }
    let keyed = diagnostics.map { each in
      let diagnostic = each.diagnostic
      return (
        each,
        SortKey(
          major: [path(of: each.file)], position: diagnostic.span.start, minor: [diagnostic.id, diagnostic.message])
      )
    }
    json?.key(key)
    array(keyed.sorted { $0.1.precedes($1.1) }) { $0.object(of: $1.0) }
  }
}

/// The position of a declaration in the bundle: by `major`, then by position, then by `minor`, which distinguishes declarations
/// at equal positions.
private struct SortKey {
  var major: [String]
  var position: UInt32
  var minor: [String]

  func precedes(_ other: SortKey) -> Bool {
    for (left, right) in zip(major, other.major) where left != right { return left.precedes(right) }
    if position != other.position { return position < other.position }
    for (left, right) in zip(minor, other.minor) where left != right { return left.precedes(right) }
    return false
  }
}

extension String {
  /// Whether the string comes before another one by bytes: an order that is the same on every machine with any version of
  /// Unicode.
  fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
