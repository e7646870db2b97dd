import DocumentFormats
import OperatingSystem
import ProjectFiles
import IntentReports
import IntentScans

extension Command {
  /// A configuration with what the project does not say.
  static let initialize = Command(
    "init", overview: "Write .intentscan.json with what the project files do not state.",
    discussion: """
      Reads the project at the path, or the nearest one above it, says what it found,
      and writes \(ConfigurationFile.name) in the project's folder: the profile of rules; the
      Xcode version, if the project states one ('LastUpgradeCheck'); and without a
      project a deployment target, which is a guess. An existing file is kept.
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
  let xcode = found.projects.compactMap(\.xcode).max { $0.lexicographicallyPrecedes($1) }
  var json = JSONWriter()
  json.object { json in
    json.member("profile", "recommended")
    if let xcode { json.member("xcode", xcode.map(String.init).joined(separator: ".")) }
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
  let check =
    groups.isEmpty
    ? "; check the deployment target in it"
    : xcode == nil
      ? "; the project does not state its Xcode version, so add 'xcode' for the rules that need it"
      : "; 'xcode' is the version that the project was last checked with (LastUpgradeCheck)"
  lines.append("wrote '\(path)'\(check)")
  environment.report(lines: lines)
  return .success
}
