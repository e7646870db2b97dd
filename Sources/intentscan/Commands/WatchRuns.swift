import OperatingSystem
import IntentReports
import IntentScans

/// Runs a command again whenever a file changes that it may read, until `continuesWatching` returns false.
///
/// The files that a run reads are not recorded, because a run that fails does not read all of them. Instead, all files of the
/// repository that have the names of sources, project files or string tables are watched, and the files that the arguments name.
func watch(
  _ arguments: Arguments, in environment: CommandEnvironment, _ run: () throws -> ExitStatus
) throws -> ExitStatus {
  let watched = WatchedFiles(arguments, in: environment), signal = FolderWatch()
  var stamps = watched.stamps(in: environment)
  while true {
    let status = try attempt(run, in: environment)
    if !arguments.has(.quiet) {
      environment.report(line: "watching \(counted(stamps.count, "file")); press Ctrl-C to stop")
    }
    guard environment.continuesWatching() else { return status }
    // Files that changed during the run count, too: the comparison is with the state before it.
    var new = stamps
    while true {
      signal.add(new.changedFolders)
      let start = Clock.now
      new = watched.stamps(since: new, in: environment)
      if new != stamps { break }
      signal.wait(after: Clock.now - start)
    }
    let changes = new.changes(since: stamps)
    stamps = new
    if environment.isOutputTerminal { try environment.print("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    if !arguments.has(.quiet), let first = changes.first {
      let others = changes.count > 1 ? " and \(counted(changes.count - 1, "other file"))" : ""
      environment.report(line: "'\(watched.shown(first))'\(others) changed")
    }
  }
}

/// Runs the command once. A mistake in a configuration or a project is printed, and the watch continues. Wrong usage is thrown,
/// because no change of a file can correct it.
private func attempt(_ run: () throws -> ExitStatus, in environment: CommandEnvironment) throws -> ExitStatus {
  do {
    return try run()
  } catch let error as InputError {
    environment.report(line: error.line)
  }
  return .failure
}

/// The files that are checked between two runs.
private struct WatchedFiles {
  private let roots: [FilePath]
  private let others: [FilePath]
  private let paths: ReportedPaths

  init(_ arguments: Arguments, in environment: CommandEnvironment) {
    let files = environment.files
    paths = ReportedPaths(root: nil, files: files)
    let given = arguments.positionals + arguments.paths(of: .module) + arguments.paths(of: .context)
    var roots: [String] = [], others: Set<String> = []
    for path in given.isEmpty ? ["."] : given {
      let components = ReportedPaths.components(of: path, from: files.directoryPath)
      let folders = (0...components.count).reversed().map { "/" + components.prefix($0).joined(separator: "/") }
      let top = folders.first { (try? files.status(of: FilePath("\($0)/.git"))) != nil }
      roots.append(top ?? folders.first { (try? files.status(of: FilePath($0)).kind) == .directory } ?? "/")
      for folder in folders {
        others.insert(folder == "/" ? "/\(ConfigurationFile.name)" : "\(folder)/\(ConfigurationFile.name)")
      }
    }
    for option in [Option.configuration, .inputs, .baseline, .snapshot] {
      if let path = arguments[option] {
        others.insert("/" + ReportedPaths.components(of: path, from: files.directoryPath).joined(separator: "/"))
      }
    }
    let distinct = Set(roots).filter { root in !roots.contains { $0 != root && root.hasPrefix($0 + "/") } }
    self.roots = distinct.sorted().map { FilePath(folder: $0) }
    self.others = others.sorted().map { FilePath($0) }
  }

  func stamps(since old: FileStamps? = nil, in environment: CommandEnvironment) -> FileStamps {
    FileStamps(below: roots, and: others, since: old, in: environment.files) { name in
      ScannedNames.endings.contains { name.hasSuffix($0) }
    }
  }

  func shown(_ path: FilePath) -> String { paths.path(of: path.text) }
}
