/// The options of commands that read a project.
extension Option {
  static let project = Option(
    "project", .file("file"),
    help:
      "The workspace, Xcode project or Package.swift to read, or the output of 'swift package dump-package' next to it. (default: the nearest one at or above the path)"
  )
  static let projectTarget = Option(
    "target", .text("name"),
    help: "Only this target of the project: an app with what it links and embeds, or one of its parts.")
  static let buildConfiguration = Option(
    "configuration", .text("name"),
    help: "The build configuration of the project, such as Debug. (default: the project's own default)")
  static let outside = Option(
    "outside", .directory("dir"), isRepeatable: true,
    help: "A folder outside the repository from which local packages and settings of the project may be read.")
  static let noProject = Option("no-project", help: "Do not read project files: folders are modules.")
}

extension Command {
  static let projectOptions: [Option] = [.project, .projectTarget, .buildConfiguration, .outside, .noProject]
}

extension Arguments {
  /// Whether the command line excludes projects, because it names modules or inputs, reads standard input, or has `--no-project`.
  /// Throws for options that contradict that.
  func namesModules() throws(UsageError) -> Bool {
    let asked = [Option.project, .buildConfiguration, .outside].filter(has)
    var reason: String?
    if has(.noProject) { reason = Option.noProject.name }
    if has(.module) { reason = Option.module.name }
    if has(.inputs) { reason = Option.inputs.name }
    if positionals.contains("-") { reason = "standard input" }
    if let reason, let option = asked.first {
      throw UsageError("'\(option.name)' cannot be combined with \(reason.hasPrefix("-") ? "'\(reason)'" : reason)")
    }
    return reason != nil
  }
}
