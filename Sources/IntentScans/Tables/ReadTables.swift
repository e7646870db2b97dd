import IntentLocalization
import OperatingSystem
import ProjectFiles

extension RunPaths {
  /// The string table at a path of the repository; nil for another kind of file.
  func table(_ path: String) -> TableFile? {
    guard TableFile(path: path) != nil else { return nil }
    let shown = shown(path)
    return TableFile(path: path, shownPath: shown, reportedPath: reported(asShown: shown))
  }
}

/// The string tables of a part of a run. It finds the files at once, and reads their contents on demand.
package struct TableSource: Sendable {
  private let folder: ProjectFolder?
  /// The paths that the user wants reported; nil for all.
  private var limits: [String]? = nil
  /// The files and scopes of the tables. It is made from the names of files, and no file is read for it.
  let plan: TablePlan

  package init(of part: ScanPlan.Part, in scanPlan: ScanPlan, in fileSystem: FileSystem) {
    let request = scanPlan.request
    var plan: TablePlan
    if let group = part.group, let found = scanPlan.found {
      let paths = RunPaths(found.repository, for: request, in: fileSystem)
      folder = found.repository.folder
      limits = found.limits
      plan = TablePlan(group, paths, among: scanPlan.resources, sources: part.filesOfHomonyms)
      plan.unusedFiles = scanPlan.resources.unusedFiles(of: group).compactMap(paths.table)
      plan.absentSubmodules = found.projects.flatMap(\.absentSubmodules).uniqued
    } else if let request, case let given = Self.folders(of: request), let first = given.first {
      let nearest = Repository(around: first, in: fileSystem), others = given.filter { nearest.path(of: $0) == nil }
      let repository = others.isEmpty ? nearest : Repository(around: first, outside: others, in: fileSystem)
      let folder = repository.folder
      let folders = given.compactMap { repository.path(of: $0) }, apps = folders.filter { !folder.isInPackage($0) }
      self.folder = folder
      plan =
        apps.isEmpty && !folders.isEmpty
        ? TablePlan(reason: ProjectFolder.reasonInPackage)
        : TablePlan(folders: apps, in: repository, RunPaths(repository, for: request, in: fileSystem))
      plan.absentSubmodules = folder.absentSubmodules.filter { path in
        folders.contains { ProjectPath.isInside(path, $0) }
      }
    } else {
      folder = nil
      plan = TablePlan(reason: "standard input has no string tables")
    }
    plan.statedLanguages = Set((part.configuration?.configuration.languages ?? []).map(Language.canonical))
    self.plan = plan
  }

  /// The folders and files that the user named, without standard input; the working directory if there are none. For a list of
  /// inputs, the root.
  private static func folders(of request: ScanRequest) -> [String] {
    if case .listed = request.modules { return [request.root ?? "."] }
    return request.namedFolders.filter { $0 != "-" }
  }

  /// The paths of the files of the tables with these names, in the form in which they are opened.
  func paths(ofTables names: Set<String>) -> [FilePath] {
    plan.files(ofTables: names).map { FilePath(plan.files[$0].shownPath) }
  }

  func isReported(_ file: TableFile) -> Bool {
    limits.map { limits in limits.contains { ProjectPath.isInside(file.path, $0) } } ?? true
  }

  /// Reads the tables that `needed` names, and if there are any, those in `others`. `contents` replaces the contents of some
  /// files, by their numbers. `kept` has tables of the same plan that were read before.
  package func localization(
    _ needed: NeededStrings, others: Set<String> = [], languages: Localization.Languages = .all,
    contents: [Int: [UInt8]] = [:], kept: [Int: Localization.Table] = [:]
  ) -> Localization {
    let names = Localization.tables(for: needed)
    let replaced = Dictionary(contents.map { (plan.files[$0.key].path, $0.value) }) { first, _ in first }
    return Localization(
      plan, needed, tables: names.isEmpty ? [] : names.union(others), languages: languages, kept: kept,
      isThere: { folder?.kind($0.path) == .file }
    ) { file in
      replaced[file.path] ?? folder?.read(file.path)
    }
  }
}
