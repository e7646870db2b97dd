import DocumentFormats
import IntentModel

/// One scan, as a catalog reads it.
package struct ToolSource: Sendable {
  /// The bundle whose intents become tools.
  var reported: MetadataBundle
  /// The path of each file of the scan, by which an intent that several targets compile is recognized as one.
  var paths: [String]
  let texts: ToolTexts
  /// The texts in references, such as the title of a parameter in a sentence. Long ones are shortened.
  let references: ToolTexts
  /// The names of the intents that App Shortcuts offer: qualified names, or bare names of unknown intents.
  private let offered: Set<String>
  private let enums: [String: AppEnum]
  private let entities: [String: Entity]
  private let queries: [String: EntityQuery]
  private let unions: [String: UnionValue]

  /// `all` is the whole scan, including the context modules that parameters refer to.
  package init(
    _ reported: MetadataBundle, in all: MetadataBundle, paths: [String],
    texts: @escaping ToolTexts = { $0.sourceText }
  ) {
    self.reported = reported
    self.texts = { Self.shown(texts($0)) }
    references = { Self.shown(texts($0).shortened) }
    self.paths = paths
    offered = Set(
      all.shortcutsProviders.flatMap(\.shortcuts).compactMap { $0.intent.known.map { $0.qualifiedName ?? $0.name } })
    func byName<Owner>(_ owners: [Owner], _ type: (Owner) -> DeclaredType) -> [String: Owner] {
      Dictionary(owners.map { (Self.key(type($0).module, type($0).qualifiedName), $0) }) { first, _ in first }
    }
    enums = byName(all.enums) { $0.type }
    entities = byName(all.entities) { $0.type }
    queries = byName(all.queries) { $0.type }
    unions = byName(all.unions) { $0.type }
  }

  /// A text whose hidden characters, which a language model reads and a person does not see, are replaced by `\u{…}`.
  private static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.map { scalar in
      isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.controlsDisplay && scalar != "\n" && scalar != "\t"
  }

  /// Whether people can run an intent by an App Shortcut.
  func offers(_ intent: Intent) -> Bool {
    offered.contains(intent.type.qualifiedName) || offered.contains(intent.type.name)
  }

  func appEnum(_ reference: TypeReference?) -> AppEnum? { Self.key(reference).flatMap { enums[$0] } }
  func entity(_ reference: TypeReference?) -> Entity? { Self.key(reference).flatMap { entities[$0] } }
  func query(_ reference: TypeReference?) -> EntityQuery? { Self.key(reference).flatMap { queries[$0] } }
  func union(_ reference: TypeReference?) -> UnionValue? { Self.key(reference).flatMap { unions[$0] } }

  private static func key(_ module: String, _ name: String) -> String { "\(module).\(name)" }
  private static func key(_ reference: TypeReference?) -> String? {
    guard let reference, let module = reference.module, let name = reference.qualifiedName else { return nil }
    return key(module, name)
  }
}

/// Gives the text that people see for a text of the source: the text itself, or a translation.
package typealias ToolTexts = @Sendable (LocalizedText) -> String

extension LocalizedText {
  /// The text in the source's own language: the default value, else the key.
  package var sourceText: String { defaultValue?.known ?? key }
}
