import DocumentFormats

/// Reads the package in a folder, without running its manifest.
///
/// `configuration` is that of the project that uses the package. If its name begins with `debug`, in any letter case, conditions
/// for `debug` are defined, else those for `release`. A note names each value that the manifest computes.
func readPackage(
  in place: String, of folder: ProjectFolder, configuration: String? = nil, readsTests: Bool = true
) -> PackageContents {
  guard let file = ManifestFile.chosen(in: place, of: folder) else {
    var contents = PackageContents()
    let path = ProjectPath.join(place, "Package.swift")
    contents.notes.append(ProjectNote(.error, path, folder.complaint(about: "manifest", at: path)))
    return contents
  }
  let (manifest, notes) = ManifestSource.read(file)
  var contents = PackageContents(
    of: manifest, at: file.path, in: place, of: folder, configuration, readsTests: readsTests)
  contents.notes = notes + contents.notes
  return contents
}

/// Reads a package from the output of `swift package dump-package` in a file in the package's folder.
func readPackage(
  dumpedAt path: String, in folder: ProjectFolder, configuration: String? = nil, readsTests: Bool = true
) -> PackageContents {
  var contents = PackageContents()
  guard let bytes = folder.read(path), let place = ProjectPath.folder(of: path) else {
    contents.notes.append(ProjectNote(.error, path, folder.complaint(about: "file", at: path)))
    return contents
  }
  do throws(JSONError) {
    let manifest = try DumpedManifest.read(bytes)
    return PackageContents(
      of: manifest, at: path, in: place, of: folder, configuration, readsTests: readsTests)
  } catch {
    contents.notes.append(ProjectNote(.error, path, line: error.line, column: error.column, error.message))
    return contents
  }
}

extension PackageContents {
  fileprivate init(
    of manifest: Manifest, at path: String, in place: String, of folder: ProjectFolder, _ configuration: String?,
    readsTests: Bool
  ) {
    self.init()
    name = manifest.name
    products = manifest.products
    for local in manifest.localPackages {
      if let package = ProjectPath.resolve(local, from: place) {
        localPackages.append(package)
      } else {
        notes.append(
          ProjectNote(.note, path, ProjectNote.outside(local)))
      }
    }
    let sources = PackageSources(place: place, folder: folder, manifest: manifest)
    let kinds = Dictionary(manifest.targets.map { ($0.name, $0.kind) }) { first, _ in first }
    let isDebug = configuration?.lowercased().hasPrefix("debug") ?? false
    for target in manifest.targets {
      var read = ProjectTarget(
        id: ProjectTarget.ID(project: ProjectPath.join(place, "Package.swift"), name: target.name),
        kind: target.kind.targetKind,
        moduleName: moduleName(from: target.name))
      if target.kind.hasSources, readsTests || target.kind != .test {
        if let root = sources.folder(of: target) {
          let files = sources.files(of: target, in: root)
          read.swiftFiles = files.swift.map { TargetFile(path: $0) }
          read.resources = files.resources.map { TargetFile(path: $0) }
        } else {
          notes.append(ProjectNote(.note, path, "the folder of target '\(target.name)' was not found"))
        }
      }
      read.setFacts(of: target, in: manifest, kinds, isDebug: isDebug)
      targets.append(read)
    }
  }
}

extension ProjectTarget {
  /// Sets the facts that the manifest states, except files.
  fileprivate mutating func setFacts(
    of target: Manifest.Target, in manifest: Manifest, _ kinds: [String: Manifest.Target.Kind], isDebug: Bool
  ) {
    platforms = manifest.platforms.sorted { $0.platform < $1.platform }
    languageMode = target.languageMode ?? manifest.languageMode
    developmentRegion = manifest.defaultLocalization
    for define in target.defines where define.configuration.map({ ($0 == "debug") == isDebug }) ?? true {
      let condition = CompilationCondition(name: define.name, platforms: define.platforms)
      if !compilationConditions.contains(condition) { compilationConditions.append(condition) }
    }
    binaries = target.dependencies.compactMap { dependency in
      guard kinds[dependency.name] == .binary,
        let path = manifest.targets.first(where: { $0.name == dependency.name })?.path
      else { return nil }
      return ProjectPath.resolve(path, from: ProjectPath.folder(of: id.project) ?? "")
    }
    // All of them may be embedded: Xcode itself embeds those with a dynamic library.
    embeddedBinaries = Set(binaries)
    dependencies = target.dependencies.map { dependency in
      let own = dependency.kind == .product ? nil : kinds[dependency.name]
      let isBuilt = dependency.kind == .plugin || own == .macro || target.kind == .plugin
      return Dependency(
        kind: isBuilt ? .builds : .links, name: dependency.name,
        target: own == nil ? nil : ID(project: id.project, name: dependency.name))
    }
    let products = manifest.products.filter { $0.kind == .library && $0.targets.contains(target.name) }
    isInDynamicProduct = !products.isEmpty && products.allSatisfy(\.isDynamic)
    if let app = manifest.apps.first(where: { $0.targets.contains(target.name) }), target.kind == .executable {
      kind = .app
      displayName = app.name
      bundleIdentifier = app.bundleIdentifier
    }
  }
}

extension Manifest.Target.Kind {
  fileprivate var targetKind: TargetKind {
    switch self {
    case .regular: .packageModule
    case .executable: .commandLineTool
    case .test: .unitTests
    case .system, .binary: .prebuilt
    case .plugin: .packagePlugin
    case .macro: .macro
    }
  }

  fileprivate var hasSources: Bool { self != .system && self != .binary }
}
