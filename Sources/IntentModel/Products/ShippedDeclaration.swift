import SourceScan

/// A declaration of a module, as the documents of products name it.
package struct ShippedDeclaration: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case intent, entity, `enum`, query

    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The bundle's key for the list of the kind.
    package var plural: String {
      switch self {
      case .intent: "intents"
      case .entity: "entities"
      case .enum: "enums"
      case .query: "queries"
      }
    }
  }

  package var kind: Kind
  /// The key in documents and saved shortcuts; nil if the source does not state it as one constant.
  package var identifier: String?
  package var module: String
  package var qualifiedName: String
  /// The location of the declaration's name.
  package var place: Place
  /// The position in the list of its kind in the bundle.
  package var index: Int
  /// The position of the declaration in the source. Equal for all targets that compile the same file.
  package var source: Source
  /// The path of the file that makes it a declaration of its kind: its own, or that of an extension in another module.
  var file: String

  package struct Source: Hashable, Sendable {
    var path: String
    var start: UInt32

    package init(of type: DeclaredType, path: (FileID) -> String) {
      self.path = path(type.place.file)
      start = type.place.span.start
    }
  }

  /// The name with the module: `Core.OpenShelf`.
  package var symbol: String { "\(module).\(qualifiedName)" }

  /// The key that the entries of documents have: declarations with the same key are one entry.
  struct Key: Hashable {
    var kind: Kind
    var identifier: String
  }

  var key: Key? { identifier.map { Key(kind: kind, identifier: $0) } }
}

/// The provider of App Shortcuts of a module.
package struct ShippedProvider: Sendable {
  package var module: String
  package var name: String
  /// The number of App Shortcuts that the source lists.
  package var shortcuts: Int
  package var place: Place
  /// The position in the bundle's list.
  package var index: Int
  var source: ShippedDeclaration.Source

  /// The name with the module: `Core.Shortcuts`.
  package var symbol: String { "\(module).\(name)" }
}

/// The declarations of a scan, by the module whose binary has them.
struct DeclarationsByModule {
  private var declarations: [String: [ShippedDeclaration]] = [:]
  private var providers: [String: [ShippedProvider]] = [:]
  /// The modules that declare an `AppIntentsPackage`.
  private(set) var packages: Set<String> = []

  init(_ bundle: MetadataBundle, path: (FileID) -> String) {
    func add(_ types: [DeclaredType], _ kind: ShippedDeclaration.Kind) {
      for (index, type) in types.enumerated() where !type.isLocal {
        for conformer in type.conformers {
          declarations[conformer.module, default: []].append(
            ShippedDeclaration(
              kind: kind, identifier: type.identifier, module: type.module, qualifiedName: type.qualifiedName,
              place: type.place, index: index, source: .init(of: type, path: path), file: path(conformer.file)))
        }
      }
    }
    add(bundle.intents.map(\.type), .intent)
    add(bundle.entities.map(\.type), .entity)
    add(bundle.enums.map(\.type), .enum)
    add(bundle.queries.map(\.type), .query)
    for (index, provider) in bundle.shortcutsProviders.enumerated() {
      let type = provider.type
      providers[type.module, default: []].append(
        ShippedProvider(
          module: type.module, name: type.name, shortcuts: provider.shortcuts.count, place: type.place, index: index,
          source: .init(of: type, path: path)))
    }
    packages = Set(bundle.packages.map(\.type.module))
    for module in declarations.keys {
      declarations[module]?.sort {
        ($0.kind.rawValue, $0.qualifiedName, $0.source.path, $0.source.start)
          < ($1.kind.rawValue, $1.qualifiedName, $1.source.path, $1.source.start)
      }
    }
  }

  /// The declarations of modules that are in a product's binary.
  func declarations(of modules: [String], in product: Product) -> [ShippedDeclaration] {
    modules.flatMap { module in
      let all = declarations[module] ?? []
      return product.shares(module) ? all.filter { product.compiles($0.file, of: module) } : all
    }
  }

  func providers(of modules: [String], in product: Product) -> [ShippedProvider] {
    modules.flatMap { module in
      let all = providers[module] ?? []
      return product.shares(module) ? all.filter { product.compiles($0.source.path, of: module) } : all
    }
  }
}
