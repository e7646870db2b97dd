import IntentChanges
import IntentRules
import JSONDocuments
import OperatingSystem
import Reports
import Scans

/// The location of a version, as given on the command line.
enum VersionPlace: Hashable, Sendable {
  /// `git:REF[:PATH]`
  case revision(String, paths: [String])
  /// A file, or a folder of sources.
  case path(String)
  /// The paths of a scan.
  case sources([String])

  init(_ word: String) throws(UsageError) {
    guard word.hasPrefix("git:") else {
      self = .path(word)
      return
    }
    let rest = word.dropFirst("git:".count)
    let colon = rest.firstIndex(of: ":")
    let revision = String(rest[..<(colon ?? rest.endIndex)])
    guard !revision.isEmpty else { throw UsageError("'\(word)' lacks a revision; write 'git:REF' or 'git:REF:PATH'") }
    let path = colon.map { String(rest[rest.index(after: $0)...]) } ?? ""
    self = .revision(revision, paths: path.isEmpty ? [] : [path])
  }
}

/// Two versions, read and compared.
struct ReadComparison: Sendable {
  let old: ReadVersion
  let new: ReadVersion
  let comparison: VersionComparison

  init(
    _ places: (old: VersionPlace, new: VersionPlace), _ arguments: Arguments, in environment: CommandEnvironment,
    _ timings: inout StageTimings
  ) throws {
    var places = places
    if arguments.has(.mergeBase) { places.old = try places.old.mergeBase(with: places.new, arguments, in: environment) }
    old = try read(places.old, arguments, in: environment, &timings)
    new = try read(places.new, arguments, in: environment, &timings)
    if !arguments.has(.allowEmpty) {
      for version in [old, new] where version.catalog.isEmpty {
        throw IncomparableError(
          "found no App Intents in '\(version.side.name)'; check the paths and --platform (--allow-empty accepts this)")
      }
    }
    // Two folders have different names, which does not mean that types moved to another module.
    var namesModules = arguments.has(.module) || old.isOfProject && new.isOfProject
    if case .path = places.old, case .path = places.new {} else { namesModules = true }
    let isOfBundles = old.side.isBundle && new.side.isBundle
    comparison = old.compared(with: new, comparesModules: namesModules || isOfBundles)
  }

  /// The names of the modules of both versions.
  var modules: Set<String> { Set(old.catalog.modules + new.catalog.modules) }
}

private func read(
  _ place: VersionPlace, _ arguments: Arguments, in environment: CommandEnvironment, _ timings: inout StageTimings
) throws -> ReadVersion {
  switch place {
  case .sources(let paths):
    return try scanFolder(arguments.replacingPositionals(paths), named: paths.first ?? ".", in: environment, &timings)
  case .path(let path):
    let isFolder = (try? environment.files.status(of: FilePath(folder: path)).kind) == .directory
    if isFolder ? holdsMetadata(path, in: environment.files) : environment.isMetadata(path) {
      return try readMetadata(path, in: environment)
    }
    guard isFolder else { return try readBundle(path, in: environment) }
    return try scanFolder(arguments.replacingPositionals([path]), named: path, in: environment, &timings)
  case .revision(let revision, let paths):
    return try scanRevision(revision, arguments.replacingPositionals(paths), in: environment, &timings)
  }
}

// MARK: Bundles

private func readBundle(_ path: String, in environment: CommandEnvironment) throws -> ReadVersion {
  do {
    let bytes = try environment.files.contents(of: FilePath(path))
    return ReadVersion(catalog: try Catalog(bundle: bytes), named: path)
  } catch let error as SystemError {
    throw IncomparableError("cannot read '\(path)': \(error.message)" + suggestion(forMissing: path, in: environment))
  } catch let error as JSONError {
    throw IncomparableError("\(path):\(error.line):\(error.column): \(error.message)")
  }
}

/// 'HEAD' is a path unless 'git:' is before it.
private func suggestion(forMissing path: String, in environment: CommandEnvironment) -> String {
  let revision = path.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? path
  let repository = try? GitRepository(containing: environment.files.directoryPath)
  guard let repository, (try? repository.commit(of: revision)) != nil else { return "" }
  return "; a revision is written 'git:\(path)'"
}

/// Reads Apple's metadata of a built app.
private func readMetadata(_ path: String, in environment: CommandEnvironment) throws(IncomparableError) -> ReadVersion {
  do throws(InputError) {
    let bundle = try MetadataFile(at: path, in: environment.files).bundle(in: environment.files)
    return ReadVersion(catalog: Catalog(bundle: bundle), named: path)
  } catch {
    throw IncomparableError(error.message)
  }
}

/// Whether the folder contains Apple's document, or its 'Metadata.appintents' folder.
private func holdsMetadata(_ path: String, in files: FileSystem) -> Bool {
  MetadataFile.candidates(path).contains { (try? files.status(of: FilePath($0)).kind) == .regular }
}

extension CommandEnvironment {
  /// Whether a file is one of Apple's documents: it contains 'actions' and is not a bundle. Its name does not matter.
  fileprivate func isMetadata(_ path: String) -> Bool {
    guard let bytes = try? files.contents(of: FilePath(path)), let document = try? parseJSON(bytes) else {
      return false
    }
    return document["schemaVersion"] == nil && document["actions"]?.members != nil
  }
}

// MARK: Sources

/// The files of a revision, whose contents are read when it is known which are needed.
private struct PastFiles {
  let repository: GitRepository
  let tree: RevisionTree
  let directory: String

  func keep(_ modules: [ModuleInput]) throws {
    let objects = try modules.flatMap(\.files).compactMap { file -> String? in
      if file.mayBeMissing { return try? tree.object(of: file.path, from: directory) }
      return try tree.object(of: file.path, from: directory)
    }
    tree.keep(try repository.contents(of: objects, in: tree))
  }

  func keep(_ paths: [FilePath]) throws {
    let objects = paths.compactMap { try? tree.object(of: $0, from: directory) }
    tree.keep(try repository.contents(of: objects, in: tree))
  }
}

/// Scans the sources in the file system of `environment`: those of a revision if `past` is given.
private func scanVersion(
  _ arguments: Arguments, _ configuration: ConfigurationFile?, named name: String, past: PastFiles? = nil,
  in environment: CommandEnvironment, _ timings: inout StageTimings
) throws -> ReadVersion {
  let isRevision = past != nil
  let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  let isQuiet = arguments.has(.quiet)
  let plan = try timings.measure("find") { try ScanPlan(arguments, configuration, options, in: environment) }
  plan.reportProblems(isQuiet: isQuiet, in: environment)
  if !isRevision { try OutputCheck(arguments, [.output], in: environment).check(against: plan.modules) }
  for part in plan.parts { try past?.keep(part.modules) }
  let scans = plan.scan(in: environment, isQuiet: isQuiet, timings: &timings)
  // A syntax error may hide a declaration, which must not be reported as removed.
  if !isRevision, !isQuiet { environment.reportDiagnostics(of: scans) { $0.id != "unreadable-value" } }
  if let missing = plan.unreadable(with: scans).min(by: { $0.path < $1.path }) {
    throw IncomparableError(isRevision ? "\(missing.message) (in '\(name)')" : missing.message)
  }
  let translated = try timings.measure("tables") {
    try TranslatedScans(plan, scans, in: environment.files) { try past?.keep($0) }
  }
  if !isQuiet {
    // A location of a revision must differ from one of the working tree.
    let version = isRevision ? "\(name):" : ""
    environment.report(
      lines: translated.failures.map { failure in
        "\(visiblePath(version + failure.location)): warning: \(failure.message), so texts in other languages are not compared"
      })
  }
  do throws(JSONError) {
    return try ReadVersion(plan, scans, translated, named: name, isRevision: isRevision)
  } catch {
    // The JSON comes from this tool, so this is not expected.
    throw IncomparableError("\(name): \(error.message)")
  }
}

private func scanFolder(
  _ arguments: Arguments, named name: String, in environment: CommandEnvironment, _ timings: inout StageTimings
) throws -> ReadVersion {
  let configuration = try configurationFile(arguments, in: environment)
  return try scanVersion(arguments, configuration, named: name, in: environment, &timings)
}

extension VersionPlace {
  /// The commit where a new version left this revision, with the same paths.
  fileprivate func mergeBase(
    with new: VersionPlace, _ arguments: Arguments, in environment: CommandEnvironment
  ) throws -> VersionPlace {
    guard case .revision(let revision, let paths) = self else { return self }
    var other = "HEAD"
    if case .revision(let revision, _) = new { other = revision }
    let repository = try GitRepository(
      containing: folder(of: arguments.replacingPositionals(paths), in: environment.files))
    return .revision(try repository.mergeBase(of: revision, and: other), paths: paths)
  }
}

/// Scans a revision as if it were the working tree.
private func scanRevision(
  _ revision: String, _ arguments: Arguments, in environment: CommandEnvironment, _ timings: inout StageTimings
) throws -> ReadVersion {
  let repository = try GitRepository(containing: folder(of: arguments, in: environment.files))
  let tree = try timings.measure("list") { try repository.tree(of: revision) }
  // The configuration and the files of projects are read before it is known which sources matter.
  let described = tree.objects { $0 == ConfigurationFile.name || Repository.describesProject($0) }
  tree.keep(try repository.contents(of: described, in: tree))
  var past = environment
  past.files.revision = tree
  past.files.readsDiskOutsideRevision = arguments.has(.outside)
  // If the revision has no configuration, that of the working tree is used.
  let named = arguments[.configuration] == nil ? try configurationFile(arguments, in: past) : nil
  let configuration = try named ?? configurationFile(arguments, in: environment)
  let files = PastFiles(repository: repository, tree: tree, directory: past.files.directoryPath)
  return try scanVersion(arguments, configuration, named: revision, past: files, in: past, &timings)
}

/// The folder whose repository is used: that of the first path that exists, else the working directory.
private func folder(of arguments: Arguments, in files: FileSystem) -> String {
  let named = arguments.all(.module).compactMap { $0.split(separator: "=").dropFirst().first.map(String.init) }
  for path in arguments.positionals + named {
    let components = ReportedPaths.components(of: path, from: files.directoryPath)
    for count in stride(from: components.count, to: 0, by: -1) {
      let folder = "/" + components.prefix(count).joined(separator: "/")
      if (try? files.status(of: FilePath(folder)).kind) == .directory { return folder }
    }
  }
  return files.directoryPath
}
