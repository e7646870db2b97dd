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
  /// Names that several types have: a scan of a whole repository holds several targets.
  private let homonyms: Set<TypeKey>
  /// The modules in which two types that are compiled together have one name, which a single target can't have.
  let modulesWithHomonyms: Set<String>
  /// The strings of the metadata, for the rules about constants.
  let texts: MetadataTexts

  public init(_ bundle: MetadataBundle, files: [FileFacts], settings: LintSettings) {
    self.bundle = bundle
    self.files = files
    self.settings = settings
    intents = Self.index(bundle.intents, \.type)
    entities = Self.index(bundle.entities, \.type)
    enums = Self.index(bundle.enums, \.type)
    queries = Self.index(bundle.queries, \.type)
    homonyms = Self.homonyms(bundle)
    modulesWithHomonyms = Self.modulesWithHomonyms(bundle)
    texts = MetadataTexts(of: bundle)
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

  /// The declaration that a reference means; nil when the scan holds none, or several that are equally near.
  func intent(_ reference: TypeReference?) -> Intent? { declaration(reference, intents, bundle.intents, \.type) }
  func entity(_ reference: TypeReference?) -> Entity? { declaration(reference, entities, bundle.entities, \.type) }
  func appEnum(_ reference: TypeReference?) -> AppEnum? { declaration(reference, enums, bundle.enums, \.type) }
  func query(_ reference: TypeReference?) -> EntityQuery? { declaration(reference, queries, bundle.queries, \.type) }

  private func declaration<Element>(
    _ reference: TypeReference?, _ first: [TypeKey: Element], _ all: [Element], _ type: (Element) -> DeclaredType
  ) -> Element? {
    guard let reference, let key = TypeKey(reference) else { return nil }
    guard homonyms.contains(key) else { return first[key] }
    // The folders of a repository's targets tell them apart, as far as they can be told apart.
    let candidates = all.filter { TypeKey(type($0)) == key }
      .map { (nearness: nearness(type($0).place.file, reference.place.file), element: $0) }
    let most = candidates.map(\.nearness).max()
    let nearest = candidates.filter { $0.nearness == most }
    return nearest.count == 1 ? nearest[0].element : nil
  }

  /// How near two files are; nothing is nearer to a file than itself.
  private func nearness(_ left: Int, _ right: Int) -> Int {
    if left == right { return .max }
    guard files.indices.contains(left), files.indices.contains(right) else { return 0 }
    return sharedFolders(of: files[left].path, and: files[right].path)
  }

  private static func modulesWithHomonyms(_ bundle: MetadataBundle) -> Set<String> {
    var declared: [TypeKey: DeclaredType] = [:], modules: Set<String> = []
    for type in types(of: bundle) where !type.isLocal && type.access != .private && type.access != .fileprivate {
      if let other = declared.updateValue(type, forKey: TypeKey(type)), other.place != type.place,
        other.coexists(with: type)
      {
        modules.insert(type.module)
      }
    }
    return modules
  }

  private static func homonyms(_ bundle: MetadataBundle) -> Set<TypeKey> {
    var seen: [TypeKey: Place] = [:], homonyms: Set<TypeKey> = []
    let types =
      bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.enums.map(\.type) + bundle.queries.map(\.type)
    for type in types {
      let key = TypeKey(type)
      if let place = seen.updateValue(type.place, forKey: key), place != type.place { homonyms.insert(key) }
    }
    return homonyms
  }

  /// Every extracted type, of whatever kind.
  var types: [DeclaredType] { Self.types(of: bundle) }

  private static func types(of bundle: MetadataBundle) -> [DeclaredType] {
    bundle.intents.map(\.type) + bundle.entities.map(\.type) + bundle.queries.map(\.type)
      + bundle.optionsProviders.map(\.type) + bundle.enums.map(\.type) + bundle.unions.map(\.type)
      + bundle.shortcutsProviders.map(\.type) + bundle.packages.map(\.type) + bundle.extensions.map(\.type)
  }
}
