import IntentExtraction
import SourceScan

/// What rules read: the extracted model, looked up by name, and what the user said about the project.
public struct LintModel: Sendable {
  public let bundle: MetadataBundle
  public let settings: LintSettings
  /// By file: what the model has no place for, such as imports. Empty for a file that wasn't parsed in full.
  public let files: [FileFacts]

  let intents: [TypeKey: Intent]
  let entities: [TypeKey: Entity]
  let enums: [TypeKey: AppEnum]
  let queries: [TypeKey: EntityQuery]

  public init(_ bundle: MetadataBundle, files: [FileFacts], settings: LintSettings) {
    self.bundle = bundle
    self.files = files
    self.settings = settings
    intents = Self.index(bundle.intents, \.type)
    entities = Self.index(bundle.entities, \.type)
    enums = Self.index(bundle.enums, \.type)
    queries = Self.index(bundle.queries, \.type)
  }

  /// A declared type by module and qualified name.
  struct TypeKey: Hashable {
    var module: String
    var name: String

    init(_ type: DeclaredType) {
      module = type.module
      name = type.qualifiedName
    }

    init?(_ reference: TypeReference?) {
      guard let reference, let module = reference.module, let name = reference.qualifiedName else { return nil }
      self.module = module
      self.name = name
    }
  }

  private static func index<Element>(_ elements: [Element], _ type: KeyPath<Element, DeclaredType>) -> [TypeKey:
    Element]
  {
    Dictionary(elements.map { (TypeKey($0[keyPath: type]), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func intent(_ reference: TypeReference?) -> Intent? { TypeKey(reference).flatMap { intents[$0] } }
  func entity(_ reference: TypeReference?) -> Entity? { TypeKey(reference).flatMap { entities[$0] } }
  func appEnum(_ reference: TypeReference?) -> AppEnum? { TypeKey(reference).flatMap { enums[$0] } }
  func query(_ reference: TypeReference?) -> EntityQuery? { TypeKey(reference).flatMap { queries[$0] } }

  /// Every extracted type, of whatever kind.
  var types: [DeclaredType] {
    bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.queries.map(\.type)
      + bundle.optionsProviders.map(\.type) + bundle.enums.map(\.type) + bundle.unions.map(\.type)
      + bundle.shortcutsProviders.map(\.type) + bundle.packages.map(\.type) + bundle.extensions.map(\.type)
  }
}
