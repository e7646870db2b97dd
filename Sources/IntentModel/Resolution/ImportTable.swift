import SourceScan

/// The scanned modules that each file sees.
struct ImportTable: Sendable {
  struct Import: Hashable, Sendable {
    /// Index of a scanned module.
    var module: Int
    /// The only name of `import struct M.T`; nil for the whole module.
    var name: String?
    /// Whether it is a `@testable import`, which also sees internal declarations.
    var isTestable: Bool
    var isExported = false
  }

  let modules: ModuleNames
  /// The imports that each file resolves names through: its own, those that its module re-exports to all of its files, and
  /// those that imported modules re-export.
  private(set) var visible: [[Import]]
  /// The modules that each file imports, scanned or not, to recognize a module's name at the start of a qualified name.
  private var names: [Set<String>]
  /// The imports that any file of each module re-exports with `@_exported import`.
  private var exports: [[Import]]
  /// The scanned modules that any file of each module imports.
  private var dependencies: [[Int]] = []

  init(modules: [String], files: [Program.File], outlines: Outlines, configuration: BuildConfiguration) {
    self.modules = ModuleNames(modules)
    visible = Array(repeating: [], count: files.count)
    names = Array(repeating: [], count: files.count)
    exports = Array(repeating: [], count: modules.count)
    var dependencies = [Set<Int>](repeating: [], count: modules.count)
    for index in files.indices {
      guard let declarations = files[index].parsed?.declarations else { continue }
      let module = files[index].module
      add(declarations, file: FileID(index), module: module, configuration, &dependencies[module])
    }
    if modules.count > 1 {
      for outline in outlines.batches {
        for file in outline.files where files[file].parsed == nil {
          let module = files[file].module
          for index in outline.imports(ofFile: file) {
            add(outline.imports[index], of: outline, file: FileID(file), &dependencies[module])
          }
        }
      }
    }
    self.dependencies = dependencies.map { $0.sorted() }
    guard exports.contains(where: { !$0.isEmpty }) else { return }
    for index in files.indices where !visible[index].isEmpty || !exports[files[index].module].isEmpty {
      passOn(file: FileID(index), module: files[index].module)
    }
  }

  private mutating func add(
    _ declarations: [Declaration], file: FileID, module: Int, _ configuration: BuildConfiguration,
    _ dependencies: inout Set<Int>
  ) {
    var seen: Set<Import> = []
    for declaration in declarations {
      guard case .import(let form) = declaration.form, let name = form.path.first,
        configuration.isActive(declaration.conditions)
      else { continue }
      names[file].insert(name)
      guard let imported = modules.index(of: name) else { continue }
      let entry = Import(
        module: imported, name: form.kind == nil ? nil : form.path.last,
        isTestable: declaration.attributes.contains { $0.name == "testable" },
        isExported: declaration.attributes.contains { $0.name == "_exported" })
      guard seen.insert(entry).inserted else { continue }
      visible[file].append(entry)
      dependencies.insert(imported)
      if entry.isExported { exports[module].append(entry) }
    }
  }

  /// Adds an import of a file that was only outlined. Its attributes and names are unknown, so it counts as a testable import
  /// of the whole module: only the types of typealiases are looked up from there.
  private mutating func add(
    _ name: Outline.Import, of outline: Outline, file: FileID, _ dependencies: inout Set<Int>
  ) {
    guard let imported = modules.index(of: name, in: outline) else { return }
    visible[file].append(Import(module: imported, name: nil, isTestable: true))
    dependencies.insert(imported)
  }

  /// The modules that a parsed file imports, scanned or not.
  func names(file: FileID) -> Set<String> { names[file] }

  private mutating func passOn(file: FileID, module: Int) {
    var found = visible[file] + exports[module], next = 0, seen = Set(found.map(\.module))
    while next < found.count {
      for export in exports[found[next].module] where found[next].name == nil && seen.insert(export.module).inserted {
        found.append(Import(module: export.module, name: export.name, isTestable: false))
      }
      next += 1
    }
    visible[file] = found
  }

  /// Every scanned module that a module imports, directly or not, without the module itself, nearest first.
  func allDependencies(of module: Int) -> [Int] {
    guard !dependencies[module].isEmpty else { return [] }
    var found = [module], next = 0
    var isFound = dependencies.map { _ in false }
    isFound[module] = true
    while next < found.count {
      for dependency in dependencies[found[next]] where !isFound[dependency] {
        isFound[dependency] = true
        found.append(dependency)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }

  /// Whether code of the module `other` can see members that an extension in `module` adds.
  func sees(_ module: Int, from other: Int) -> Bool {
    module == other || allDependencies(of: other).contains(module)
  }
}

extension Program {
  /// Whether a parsed file imports a module of the name.
  func imports(_ module: String, file: FileID) -> Bool { imports.names(file: file).contains(module) }
}
