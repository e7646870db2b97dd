import SourceScan

/// Which module each file belongs to, and which modules' declarations it may see: those that any file of its module imports,
/// and what these import in turn.
struct ModuleTable {
  let names: [String]
  let moduleOfFile: [Int]
  /// By module: whether it sees another one.
  private let visible: [Set<Int>]

  init(names: [String], moduleOfFile: [Int], outlines: [Outline]) {
    self.names = names
    self.moduleOfFile = moduleOfFile
    var dependencies = names.indices.map { Set([$0]) }
    let indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    if names.count > 1 {
      for (outline, module) in zip(outlines, moduleOfFile) {
        for name in outline.imports {
          if let imported = indices[outline.string(name)] { dependencies[module].insert(imported) }
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

  /// Whether a file may see what another one declares.
  func sees(fileOf target: Int, from file: Int) -> Bool { sees(moduleOfFile[target], from: moduleOfFile[file]) }

  func sees(_ module: Int, from other: Int) -> Bool { module == other || visible[other].contains(module) }
}
