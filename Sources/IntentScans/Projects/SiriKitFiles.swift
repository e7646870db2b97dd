import DocumentFormats
import IntentModel
import MetadataDocuments
import OperatingSystem
import ProjectFiles
import SourceScan

/// Reads the `.intentdefinition` files of the parts of a plan, each once.
struct SiriKitFiles {
  private static let suffix = Array(".intentdefinition".utf8)

  /// Definitions by path; nil for a file that could not be read.
  private var known: [String: SiriKitDefinition?] = [:]
  /// One line for each file that could not be read.
  private(set) var problems: [String] = []

  /// The definitions that the targets of an app compile, and the classes that they list.
  mutating func contents(of group: ProjectGroup, in folder: ProjectFolder, _ paths: TablePaths) -> SiriKitContents {
    var contents = SiriKitContents(), positions: [String: Int] = [:]
    for target in group.targets {
      for path in target.intentDefinitions {
        if let position = positions[path] {
          contents.definitions[position].targets.append(target.name)
          continue
        }
        guard var definition = definition(path, paths.reported(path), { folder.read(path) }) else {
          contents.hasUnreadFiles = true
          continue
        }
        definition.targets = [target.name]
        positions[path] = contents.definitions.count
        contents.definitions.append(definition)
      }
      for name in target.handledIntents where contents.handlers[name]?.contains(target.name) != true {
        contents.handlers[name, default: []].append(target.name)
      }
    }
    return contents
  }

  /// The definitions in folders without a project.
  mutating func contents(
    ofFolders folders: [String], _ reported: ReportedPaths, _ workers: Workers, in fileSystem: FileSystem
  ) -> SiriKitContents {
    let tree = FolderTree(
      folders.map { FilePath(folder: $0) }, endingWith: Self.suffix, in: fileSystem, workers: workers
    ) { _, _ in false }
    var files: [FilePath] = [], contents = SiriKitContents()
    for index in folders.indices { Self.collect(index, of: tree, into: &files) }
    for file in files {
      let definition = definition(file.text, reported.readablePath(of: file.text)) {
        try? fileSystem.contents(of: file)
      }
      if definition == nil { contents.hasUnreadFiles = true }
      if let definition, !contents.definitions.contains(where: { $0.path == definition.path }) {
        contents.definitions.append(definition)
      }
    }
    return contents
  }

  private static func collect(_ index: Int, of tree: FolderTree, into files: inout [FilePath]) {
    let (folder, tree) = tree.folder(index)
    guard case .listing(let listing) = folder.contents else { return }
    var child = folder.firstChild
    for entry in listing.entries {
      switch entry.kind {
      case .regular: files.append(FilePath(folder.path, listing.name(of: entry)))
      case .directory:
        collect(child, of: tree, into: &files)
        child += 1
      case .link, .other: break
      }
    }
  }

  private mutating func definition(
    _ path: String, _ reported: String, _ read: () -> [UInt8]?
  ) -> SiriKitDefinition? {
    if let known = known[path] { return known }
    let definition = definition(reported, of: read() ?? nil)
    known[path] = .some(definition)
    return definition
  }

  private mutating func definition(_ path: String, of bytes: [UInt8]?) -> SiriKitDefinition? {
    do throws(ReadingError) {
      guard let bytes else { throw ReadingError("the file cannot be read") }
      return try readSiriKitDefinition(bytes, path: path)
    } catch {
      let position = error.offset.map { LineIndex(SourceText(bytes ?? [])).position(of: UInt32(clamping: $0)) }
      let place = path + (position.map { ":\($0.line):\($0.column)" } ?? "")
      problems.append("warning: \(place): \(error.message); its SiriKit intents are not known")
      return nil
    }
  }
}

extension ScanRequest {
  /// The folders that the user named, and files among them. A list of inputs names no folder.
  var namedFolders: [String] {
    switch modules {
    case .named(let modules): modules.flatMap(\.paths)
    case .listed: []
    case .implied, .one: (paths.isEmpty ? ["."] : paths).filter { $0 != "-" }
    }
  }
}
