import DocumentFormats
import OperatingSystem
import ProjectFiles
import IntentReports
import IntentScans

extension Command {
  /// Writes a first configuration: the profile, and without a project a deployment target. The Xcode that builds a project is not
  /// known: `LastUpgradeCheck` is the one that last updated its settings.
  static let initialize = Command(
    "init", overview: "Write .intentscan.json with what the project files do not state.",
    discussion: """
      Reads the project at the path, or the nearest one above it, says what it found,
      and writes \(ConfigurationFile.name) in the project's folder: the profile of rules, and
      without a project a deployment target, which is a guess. An existing file is
      kept.
      """,
    positionals: [
      Positional(
        name: "path", help: "The project, or a folder. (default: this folder)", isOptional: true, isRepeatable: false,
        value: .file("path"))
    ], options: [.project, .outside, .quiet], run: runInitialize)
}

private func runInitialize(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let start = try InitialConfiguration(arguments, in: environment)
  try environment.write(start.document(), to: start.path)
  if !arguments.has(.quiet) { environment.report(lines: start.problems + start.lines + [start.advice]) }
  return .success
}

/// The configuration of a project that has none.
struct InitialConfiguration {
  /// The path of the new file.
  let path: String
  let folder: String
  /// Problems of the project, as lines.
  let problems: [String]
  /// The apps that were found, as lines.
  let lines: [String]
  private let hasProject: Bool

  init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    let workers = Workers(count: environment.processorCount)
    let found = try FoundProjects(
      ScanRequest.ProjectRequest(arguments), paths: arguments.positionals, workers, in: environment.files)
    let isFolder: Bool, start = arguments.positionals.first ?? "."
    do throws(SystemError) {
      isFolder = try environment.files.status(of: FilePath(folder: start)).kind == .directory
    } catch {
      throw CommandError("cannot read '\(start)': \(error.message)")
    }
    let home =
      found.projects.isEmpty
      ? isFolder ? start : FilePath(start).split().folder.text : found.repository.shown(found.home)
    folder = home == "." ? "" : home
    path = folder.isEmpty ? ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
    if (try? environment.files.status(of: FilePath(path))) != nil || environment.files.isLink(FilePath(path)) {
      throw CommandError("'\(path)' exists; remove it, or edit it ('intentscan schema config' describes it)")
    }
    let groups = ProjectGroup.groups(of: found.projects, platform: nil)
    hasProject = !groups.isEmpty
    problems = found.problems
    lines =
      groups.map(\.found)
      + (groups.isEmpty
        ? ["found no project: each folder is read as a module, unless 'modules' in '\(path)' names the modules"] : [])
  }

  func document(baseline: String? = nil, profile: String? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("profile", profile ?? "recommended")
      if let baseline { json.member("baseline", baseline) }
      if !hasProject { json.object("deployment") { $0.member("iOS", "17.0") } }
    }
    return json.document()
  }

  /// The line about the new file, with the value that the user should check or add.
  var advice: String {
    let check =
      hasProject
      ? "a project does not state the Xcode that builds it, so add 'xcode' for the rules that need it"
      : "check the deployment target in it"
    return "wrote '\(path)'; \(check)"
  }
}

extension ProjectGroup {
  fileprivate var found: String {
    let system = [platform.rawValue, (app ?? targets.first)?.deploymentTarget(on: ApplePlatform(platform))]
      .compactMap(\.self).joined(separator: " ")
    let parts = counted(targets.count, "target")
    return app.map { "found the app '\($0.name)' for \(system), \(parts)" } ?? "found \(parts) for \(system)"
  }
}
