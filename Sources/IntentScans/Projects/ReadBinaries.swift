import DocumentFormats
import IntentModel
import MetadataDocuments
import OperatingSystem
import ProjectFiles
import SourceScan

/// The frameworks without sources that the targets of a group link, by path.
struct LinkedBinaries {
  private(set) var modules: [String: BinaryModule] = [:]
  private var documents: [String: JSONValue] = [:]

  init() {}

  /// Reads the documents of the frameworks. `shown` converts a path of the repository to one that can be opened.
  init(of group: ProjectGroup, in files: FileSystem, shown: (String) -> String) {
    for path in group.targets.flatMap(\.binaries) where modules[path] == nil {
      let last = ProjectPath.lastName(of: path), name = String(last.prefix { $0 != "." })
      var module = BinaryModule(name: name, path: shown(path), declarations: nil)
      if (try? files.status(of: FilePath(folder: shown(path)))) == nil {
        module.problem = "there is no '\(shown(path))', so nothing is known of '\(name)'"
      } else if MetadataFile.exists(at: shown(path), in: files) {
        do throws(InputError) {
          let file = try MetadataFile(at: shown(path), in: files)
          module.declarations = file.listedIdentifiers
          documents[path] = file.document
        } catch {
          module.problem = error.message
        }
      }
      modules[path] = module
    }
  }

  /// The bundles that the documents describe, for a comparison with bundles of sources.
  var bundles: [JSONValue] {
    documents.sorted { $0.key < $1.key }.map { path, document in
      let bundle = bundleJSON(reading: document) { _ in .location(file: modules[path]?.path ?? path, line: 1, column: 1)
      }
      let members = (bundle.members ?? []).filter { !["readFrom", "unread", "generator"].contains($0.key) }
      return JSONValue(.object(members))
    }
  }

  /// The types of the group's frameworks. Those of a static framework that `product` links are listed in the document of the
  /// product.
  func types(of product: Product) -> LinkedTypes {
    var types = LinkedTypes()
    for (path, document) in documents.sorted(by: { $0.key < $1.key }) {
      let own = product.binaries.first { $0.path == modules[path]?.path }
      types.add(document, isListed: own?.isStatic ?? false, at: modules[path]?.path ?? path)
    }
    return types
  }
}

extension LinkedTypes {
  /// The declarations as context modules.
  func contextModules(at path: String) -> [ModuleRequest] {
    declarations.map { module, source in
      var request = ModuleRequest(name: module, isContext: true, paths: [])
      let contents = SourceText(Array(source.utf8))
      request.standardInput = [InputFile(FilePath("\(path)/\(module).swift"), reportedAs: path, contents: contents)]
      return request
    }
  }
}

extension MetadataFile {
  /// The types that the document lists, as context modules.
  var contextModules: [ModuleRequest] {
    var types = LinkedTypes()
    types.add(document, isListed: false, at: path)
    return types.contextModules(at: path)
  }

  /// The identifiers that the document lists, by kind.
  var listedIdentifiers: [ShippedDeclaration.Kind: [String]] {
    func keys(_ section: String) -> [String] { (document[section]?.members ?? []).map(\.key).sorted() }
    let enums = (document["enums"]?.array ?? []).compactMap { $0["identifier"]?.string }.sorted()
    return [.intent: keys("actions"), .entity: keys("entities"), .query: keys("queries"), .enum: enums]
  }
}

extension ScanPlan.Part {
  /// Adds what the project states, and the frameworks without sources that the group's targets link, with their types as modules of
  /// the context.
  mutating func complete(
    from group: ProjectGroup, _ paths: RunPaths, _ repository: Repository, in fileSystem: FileSystem
  ) {
    let binaries = LinkedBinaries(of: group, in: fileSystem) { repository.shown($0) }
    settings = group.complete(settings, binaries.modules)
    distinguishHomonyms(of: group, paths)
    guard let product = settings.products.first(where: { $0.id == (group.product ?? group.app)?.id.text }) else {
      return
    }
    let names = Set(modules.map(\.name))
    modules += binaries.types(of: product).contextModules(at: product.binaries.first?.path ?? "")
      .filter { !names.contains($0.name) }
      .map { ModuleInput(name: $0.name, isContext: true, files: $0.standardInput) }
    self.binaries = binaries
  }
}
