import SourceScan

/// The module of each file, and the modules whose declarations it may see: those that any file of its module imports, and those
/// that these import in turn.
package struct ModuleTable: Sendable {
  let names: [String]
  let moduleOfFile: [Int]
  /// The modules that each module sees, itself among them.
  private let visible: [Set<Int>]

  /// `moduleOfFile` is the index of each file's module.
  package init(names: [String], moduleOfFile: [Int], outlines: Outlines) {
    self.names = names
    self.moduleOfFile = moduleOfFile
    var dependencies = names.indices.map { Set([$0]) }
    let indices = ModuleNames(names)
    if names.count > 1 {
      for outline in outlines.batches {
        for file in outline.files {
          for index in outline.imports(ofFile: file) {
            guard let module = indices.index(of: outline.imports[index], in: outline) else { continue }
            dependencies[moduleOfFile[file]].insert(module)
          }
        }
      }
    }
    visible = names.indices.map { module in
      var seen: Set<Int> = [module], pending = [module]
      while let next = pending.popLast() {
        for dependency in dependencies[next] where seen.insert(dependency).inserted { pending.append(dependency) }
      }
      return seen
    }
  }

  /// Whether a file may see the declarations of another one.
  func sees(fileOf target: Int, from file: Int) -> Bool { sees(moduleOfFile[target], from: moduleOfFile[file]) }

  func sees(_ module: Int, from other: Int) -> Bool { module == other || visible[other].contains(module) }
}

/// The names of the scanned modules, to be found among everything that files import.
struct ModuleNames: Sendable {
  private let names: [String]
  private let indices: [UInt64: Int]
  private var filter: NameFilter

  /// If two modules have one name, the first one counts.
  init(_ names: [String]) {
    self.names = names
    let hashes = names.map { nameHash(of: $0) }
    indices = Dictionary(zip(hashes, names.indices), uniquingKeysWith: { first, _ in first })
    filter = NameFilter(count: names.count)
    for hash in hashes { filter.insert(hash) }
  }

  func index(of name: String) -> Int? {
    indices[nameHash(of: name)].flatMap { names[$0] == name ? $0 : nil }
  }

  func index(of imported: Outline.Import, in outline: Outline) -> Int? {
    guard filter.mayContain(imported.nameHash), let index = indices[imported.nameHash] else { return nil }
    return isSameName(names[index], at: imported.name, in: outline.text) ? index : nil
  }
}
