import DocumentFormats
import IntentModel
import OperatingSystem
import ProjectFiles

extension ProjectGroup {
  /// The frameworks without sources that its targets link, each once, with what their documents list. `shown`: the path of a file of the
  /// repository.
  func binaries(in files: FileSystem, shown: (String) -> String) -> [String: BinaryModule] {
    var modules: [String: BinaryModule] = [:]
    for path in targets.flatMap(\.binaries) where modules[path] == nil {
      let last = ProjectPath.lastName(of: path), name = String(last.prefix { $0 != "." })
      modules[path] = BinaryModule(
        name: name, path: shown(path), declarations: (try? MetadataFile(at: shown(path), in: files))?.listedIdentifiers)
    }
    return modules
  }
}

extension MetadataFile {
  /// The identifiers that the document lists, by kind.
  var listedIdentifiers: [ShippedDeclaration.Kind: [String]] {
    func keys(_ section: String) -> [String] { (document[section]?.members ?? []).map(\.key).sorted() }
    let enums = (document["enums"]?.array ?? []).compactMap { $0["identifier"]?.string }.sorted()
    return [.intent: keys("actions"), .entity: keys("entities"), .query: keys("queries"), .enum: enums]
  }
}
