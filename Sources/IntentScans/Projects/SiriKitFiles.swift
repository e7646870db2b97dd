import DocumentFormats
import IntentLocalization
import IntentModel
import MetadataDocuments
import OperatingSystem
import ProjectFiles
import SourceScan

/// Reads the `.intentdefinition` files of the parts of a plan, each once.
struct SiriKitFiles {
  private static let suffix = Array(".intentdefinition".utf8), folderSuffix = Array(".lproj".utf8)

  /// A cache of the definitions by path; nil for a file that could not be read.
  private(set) var known: [String: SiriKitDefinition?] = [:]
  /// Whether the string tables of the definitions are read.
  let readsTexts: Bool
  /// One line for each file that could not be read.
  private(set) var problems: [String] = []

  /// The files around a definition, in a repository or on disk.
  private struct Surroundings {
    var read: (_ path: String) -> [UInt8]?
    /// The names in a folder.
    var list: (_ path: String) -> [String]
  }

  /// The definitions that the targets of a group compile, and the classes of intents that their Info.plist files list, with the
  /// targets.
  mutating func contents(of group: ProjectGroup, in folder: ProjectFolder, _ paths: RunPaths) -> SiriKitContents {
    var contents = SiriKitContents(), positions: [String: Int] = [:]
    let files = Surroundings(read: folder.read) { (folder.list($0) ?? []).map(\.name) }
    for target in group.targets {
      for path in target.intentDefinitions {
        if let position = positions[path] {
          contents.definitions[position].targets.append(target.name)
          continue
        }
        guard var definition = definition(path, paths.reported(asShown: paths.shown(path)), files) else {
          contents.hasUnreadFiles = true
          continue
        }
        definition.targets = [target.name]
        positions[path] = contents.definitions.count
        contents.definitions.append(definition)
      }
      if target.infoPlistPath != nil, target.infoPlist == nil { contents.hasUnreadLists = true }
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
    let surroundings = Surroundings {
      fileSystem.isFile($0) ? try? fileSystem.contents(of: FilePath($0)) : nil
    } list: { path in
      let listing = try? fileSystem.listing(
        of: FilePath(folder: path.isEmpty ? "." : path), endingWith: Self.folderSuffix)
      return listing.map { listing in listing.entries.map { listing.text(of: $0) } } ?? []
    }
    for file in files {
      let definition = definition(file.text, reported.readablePath(of: file.text), surroundings)
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
    _ path: String, _ reported: String, _ files: Surroundings
  ) -> SiriKitDefinition? {
    if let known = known[path] { return known }
    let translations = readsTexts ? translations(of: path, files) : [:]
    let definition = definition(reported, of: files.read(path), translations)
    known[path] = .some(definition)
    return definition
  }

  private mutating func definition(
    _ path: String, of bytes: [UInt8]?, _ translations: [String: [String: String]]
  ) -> SiriKitDefinition? {
    do throws(ReadingError) {
      guard let bytes else { throw ReadingError("the file is missing or cannot be read") }
      return try readSiriKitDefinition(bytes, path: path, translations: translations)
    } catch {
      let position = error.offset.map { LineIndex(SourceText(bytes ?? [])).position(of: UInt32(clamping: $0)) }
      let place = path + (position.map { ":\($0.line):\($0.column)" } ?? "")
      problems.append("warning: \(place): \(error.message); its SiriKit intents are not known")
      return nil
    }
  }

  /// The texts of a definition by key and language, from `<language>.lproj/<name>.strings` and `<name>.xcstrings`. These are next
  /// to the definition, or, if it is in a `.lproj` folder, next to that folder.
  private mutating func translations(of path: String, _ files: Surroundings) -> [String: [String: String]] {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = String(folders.removeLast().dropLast(Self.suffix.count))
    if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
    func inside(_ names: String...) -> String { (folders + names).joined(separator: "/") }
    let languages = files.list(folders.isEmpty ? "" : inside()).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
    var texts: [String: [String: String]] = [:]
    for path in languages.sorted().map({ inside($0, name + ".strings") }) + [inside(name + ".xcstrings")] {
      guard let bytes = files.read(path) else { continue }
      do throws(CatalogError) {
        for entry in try readCatalog(path: path, bytes: bytes).entries {
          for localization in entry.localizations {
            guard let text = localization.unit?.value else { continue }
            texts[entry.key, default: [:]][localization.locale] = text
          }
        }
      } catch {
        let position = error.position
        problems.append(
          "warning: \(path):\(position.line):\(position.column): \(error.message); the texts of the file are not known")
      }
    }
    return texts
  }
}

extension ScanRequest {
  /// The paths of folders and files that the user named, without standard input; the working directory if there are none. A list
  /// of inputs names no folder.
  var namedFolders: [String] {
    switch modules {
    case .named(let modules): modules.flatMap(\.paths)
    case .listed: []
    case .implied, .one: (paths.isEmpty ? ["."] : paths).filter { $0 != "-" }
    }
  }
}
