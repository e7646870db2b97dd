import IntentModel
import DocumentFormats

/// The content of `Metadata.appintents` for a bundle: the documents, and diagnostics for omitted declarations and unverified
/// encodings.
package struct ActionsDocument: Sendable {
  /// The contents of `extract.actionsdata`.
  package var actions: JSONValue
  /// The contents of `extract.packagedata`; nil unless the target declares an `AppIntentsPackage` that can be written.
  package var packages: JSONValue?
  var options: Options
  /// Diagnostics in the order of the source: errors for omitted declarations, warnings for unverified encodings, and notes
  /// about evidence.
  package var diagnostics: [FileDiagnostic]

  package struct Options: Sendable {
    package var release: ToolRelease
    /// The version of the tool that the document names.
    package var toolsVersion: String
    /// The module that is the app's, or the extension's, own target; the others are linked into it.
    var target: String
    /// Whether to write values whose encoding is unverified, by the most likely encoding.
    var allowsUnverified: Bool
    /// Whether to report each written value whose evidence is less than a document of Xcode's.
    var showsEvidence: Bool
    /// The targets outside of the product that declare a type, in the words of a message, by the name of the type.
    package var otherTargets: [String: String] = [:]
    /// The declarations in documents of other modules.
    package var linked = LinkedTypes()

    package init(
      release: ToolRelease = .newest, toolsVersion: String? = nil, target: String, allowsUnverified: Bool = false,
      showsEvidence: Bool = false
    ) {
      self.release = release
      self.toolsVersion = toolsVersion ?? release.toolsVersion
      self.target = target
      self.allowsUnverified = allowsUnverified
      self.showsEvidence = showsEvidence
    }
  }
}

extension ActionsDocument {
  /// A document that was read from a file. Its release is that of the tool that the document names, or the newest one if the
  /// document names none that is known.
  package init(_ actions: JSONValue, allowsUnverified: Bool) {
    let version = actions["generator"]?["version"]?.string.flatMap { XcodeVersion($0) }
    let release = version.flatMap { ToolRelease(version: $0.numbers) } ?? .newest
    self.init(
      actions: actions, packages: nil,
      options: Options(release: release, target: "", allowsUnverified: allowsUnverified), diagnostics: [])
  }

  /// The bytes of `version.json`, in the layout of Apple's tool.
  package var version: [UInt8] {
    Array("{\n  \"toolsVersion\" : ".utf8) + JSONValue(options.toolsVersion).compact
      + Array(",\n  \"version\" : \"3.0\"\n}".utf8)
  }

  /// Whether the document has no declarations.
  package var isEmpty: Bool {
    packages == nil
      && ["actions", "entities", "queries", "enums", "autoShortcuts"].allSatisfy { key in
        actions[key]?.members?.isEmpty ?? actions[key]?.array?.isEmpty ?? true
      }
  }

  /// Whether something that the sources state is not in the document.
  package var isIncomplete: Bool { diagnostics.contains { $0.diagnostic.severity == .error } }
}

/// The document of a bundle. What Apple's tool writes in the order of a hash table is sorted.
package func actionsDocument(of bundle: MetadataBundle, _ options: ActionsDocument.Options) -> ActionsDocument {
  var types = ScannedTypes(bundle)
  types.otherTargets = options.otherTargets
  let enums = bundle.enums.map { appEnum in write(types, options) { $0.appEnum(appEnum) } }
  let queries = bundle.queries.map { query in write(types, options) { $0.query(query) } }
  let entities = bundle.entities.map { entity in write(types, options) { $0.entity(entity) } }
  for part in enums + entities { types.records[part.id] = part.json }
  let actions = bundle.intents.map { intent in write(types, options) { $0.action(intent) } }
  let shortcuts = ShortcutSection(bundle, types, options)
  let package = PackageSection(bundle, options)

  var selection = PartSelection(enums + queries + entities + actions + shortcuts.parts, options)
  selection.note(shortcuts.diagnostics + package.diagnostics)
  if options.showsEvidence { selection.note(selection.evidence + shortcuts.evidence + package.evidence) }
  var document = Record(shape: .document, release: options.release)
  document["actions"] = JSONValue(members: selection.section(.action))
  document["entities"] = JSONValue(members: selection.section(.entity))
  document["queries"] = JSONValue(members: selection.section(.query))
  document["enums"] = JSONValue(selection.section(.enumeration).map(\.value))
  document["autoShortcuts"] = JSONValue(selection.shortcuts)
  document["autoShortcutProviderMangledName"] = shortcuts.providerName
  document["negativePhrases"] = shortcuts.negativePhrases
  document["shortcutTileColor"] = JSONValue(shortcuts.tileColor)
  document["assistantEntities"] = []
  document["assistantIntents"] = []
  document["assistantIntentNegativePhrases"] = []
  document["generator"] = ["name": "xcode-tools", "version": JSONValue(options.toolsVersion)]
  document["version"] = 1
  return ActionsDocument(
    actions: document.json, packages: package.json, options: options, diagnostics: selection.diagnostics)
}

private func write(
  _ types: ScannedTypes, _ options: ActionsDocument.Options, _ body: (inout PartWriter) -> Part
) -> Part {
  var writer = PartWriter(types: types, release: options.release)
  return options.linked.resolved(body(&writer))
}
