import JSONDocuments
import MetadataDocuments
import OperatingSystem
import ProjectFiles
import Reports
import Scans

extension Command {
  /// A configuration with what the project does not say.
  static let initialize = Command(
    "init", overview: "Write .intentscan.json with what the project files do not state.",
    discussion: """
      Reads the project at the path, or the nearest one above it, says what it found,
      and writes the rest to \(ConfigurationFile.name) in the project's folder: the Xcode
      version and the profile of rules, and without a project the deployment target.
      Check the values: they are guesses. An existing file is never replaced.
      """,
    positionals: [
      Positional(
        name: "path", help: "The project, or a folder. (default: this folder)", isOptional: true, isRepeatable: false,
        value: .file("path"))
    ], options: [.project, .outside, .quiet], run: runInitialize)
}

private func runInitialize(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let workers = Workers(count: environment.processorCount)
  let found = try FoundProjects(
    ScanRequest.ProjectRequest(arguments), paths: arguments.positionals, workers, in: environment.files)
  let start = arguments.positionals.first ?? "."
  let isFolder = (try? environment.files.status(of: FilePath(folder: start)).kind) == .directory
  let folder =
    found.projects.isEmpty
    ? isFolder ? start : FilePath(start).split().folder.text : found.repository.shown(found.home)
  let path = folder.isEmpty || folder == "." ? ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
  if (try? environment.files.status(of: FilePath(path))) != nil || environment.files.isLink(FilePath(path)) {
    throw CommandError("'\(path)' exists; remove it, or edit it ('intentscan schema config' describes it)")
  }
  let groups = ProjectGroup.groups(of: found.projects, platform: nil)
  var json = JSONWriter()
  json.object { json in
    json.member("profile", "recommended")
    json.member("xcode", ToolRelease.newest.name)
    if groups.isEmpty { json.object("deployment") { $0.member("iOS", "17.0") } }
  }
  try environment.write(json.document(), to: path)
  guard !arguments.has(.quiet) else { return .success }
  var lines = found.problems
  lines += groups.map { group in
    let system = [
      group.platform.rawValue,
      (group.app ?? group.targets.first)?.deploymentTarget(on: ApplePlatform(group.platform)),
    ].compactMap(\.self).joined(separator: " ")
    let parts = counted(group.targets.count, "target")
    return group.app.map { "found the app '\($0.name)' for \(system), \(parts)" } ?? "found \(parts) for \(system)"
  }
  if groups.isEmpty {
    lines.append("found no project: each folder is read as a module, unless 'modules' in '\(path)' names the modules")
  }
  lines.append(
    "wrote '\(path)'; check the \(groups.isEmpty ? "Xcode version and the deployment target" : "Xcode version") in it")
  environment.report(lines: lines)
  return .success
}
