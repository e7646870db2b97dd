import IntentLocalization
import IntentModel
import OperatingSystem
import ProjectFiles
import Scans

/// How a run names the files of string tables.
struct TablePaths {
  private let repository: Repository
  private let reported: ReportedPaths
  private let root: String?
  private let isAbsolute: Bool

  init(_ repository: Repository, root: String? = nil, isAbsolute: Bool = false, in files: FileSystem) {
    self.repository = repository
    self.root = root
    self.isAbsolute = isAbsolute
    reported = ReportedPaths(root: root, files: files)
  }

  /// `path` is one of the repository. Nil for a file that is not one of a string table.
  func file(_ path: String) -> TableFile? {
    guard TableFile(path: path) != nil else { return nil }
    let shown = repository.shown(path, isAbsolute: isAbsolute)
    let reportedPath = root == nil && !isAbsolute ? PathText.readable(shown) : reported.readablePath(of: shown)
    return TableFile(path: path, shownPath: shown, reportedPath: reportedPath)
  }
}

/// The string tables of each part of a run: which there are, and their contents on demand.
struct TableSource: Sendable {
  private let folder: ProjectFolder?
  /// Made from the names of files; nothing is read for it.
  let plan: TablePlan

  init(
    of part: ScanPlan.Part, in scanPlan: ScanPlan, _ arguments: Arguments, in environment: CommandEnvironment
  ) {
    func paths(_ repository: Repository) -> TablePaths {
      TablePaths(
        repository, root: arguments[.root], isAbsolute: arguments.positionals.contains { $0.hasPrefix("/") },
        in: environment.files)
    }
    if let group = part.group, let repository = scanPlan.found?.repository {
      folder = repository.folder
      plan = TablePlan(group, paths(repository))
      return
    }
    let given = Self.folders(of: part, arguments)
    guard let first = given.first else {
      folder = nil
      plan = TablePlan(reason: "standard input has no string tables")
      return
    }
    let repository = Repository(around: first, in: environment.files)
    folder = repository.folder
    plan = TablePlan(
      folders: given.compactMap { repository.path(of: $0) }, in: repository, paths(repository))
  }

  /// What the user named: folders and files.
  private static func folders(of part: ScanPlan.Part, _ arguments: Arguments) -> [String] {
    let named = arguments.all(.module).compactMap { word in
      word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    }
    let paths = (arguments.positionals + named).filter { $0 != "-" }
    if !paths.isEmpty { return paths }
    if arguments.positionals.contains("-") || named.contains("-") { return [] }
    return [arguments[.inputs] == nil ? "." : arguments[.root] ?? "."]
  }

  /// The paths of the files that have one of these tables, as the environment reads them.
  func paths(ofTables names: Set<String>) -> [FilePath] {
    plan.files(ofTables: names).map { FilePath(plan.files[$0].shownPath) }
  }

  /// Reads the tables that `needed` asks for, and those that `others` names.
  func localization(_ needed: NeededStrings, others: Set<String> = []) -> Localization {
    let names = Localization.tables(for: needed)
    return Localization(plan, needed, tables: names.isEmpty ? [] : names.union(others)) { file in
      folder?.read(file.path)
    }
  }
}
