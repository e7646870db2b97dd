import IntentExtraction
import IntentModel
import IntentRules
import OperatingSystem
import ProjectFiles

/// What a run scans, in parts that know nothing of one another: an app each, or the folders and modules that the user named.
struct ScanPlan: Sendable {
  struct Part: Sendable {
    /// Nil for what no project describes.
    var group: ProjectGroup? = nil
    var modules: [ModuleInput]
    var options: ScanOptions
    var settings: LintSettings
  }

  var parts: [Part] = []
  var unreadable: [UnreadableFile] = []
  /// What was read of projects; nil where none was asked for.
  var found: FoundProjects? = nil

  /// All modules of all parts.
  var modules: [ModuleInput] { parts.flatMap(\.modules) }
  /// What to tell the user about projects that could not be read.
  private var problems: [String] = []

  init(
    _ arguments: Arguments, _ configuration: ConfigurationFile?, _ options: ScanOptions,
    in environment: CommandEnvironment
  ) throws {
    let settings = try LintOptions.settings(arguments, options, configuration?.configuration)
    var folders: [String]? = arguments.positionals
    if try !arguments.namesModules(), configuration?.configuration.modules.isEmpty ?? true {
      if arguments.positionals.contains(where: \.isEmpty) { throw UsageError("a path must not be empty") }
      let found = try FoundProjects(arguments, paths: arguments.positionals, options.workers, in: environment)
      folders = try addParts(of: found, arguments, configuration, options, settings, in: environment)
      self.found = found
      problems = found.problems
    } else if arguments.has(.projectTarget), arguments[.bundleFormat] == nil {
      throw UsageError(
        "'\(Option.projectTarget.name)' needs a project, which other arguments or 'modules' in the configuration exclude"
      )
    }
    guard let folders else { return }
    if let project = found?.projects.first, let repository = found?.repository, !parts.isEmpty || problems.isEmpty {
      let path = folders.first ?? "."
      problems.append(
        "note: no target of '\(repository.shown(project.path))' has Swift files in '\(path)', so this path is read without the project"
      )
    }
    let inputs = try scanInputs(
      arguments.replacingPositionals(folders), configuration, in: environment, options.workers)
    parts.append(Part(modules: inputs.modules, options: options, settings: settings))
    unreadable += inputs.unreadable
  }

  /// Adds what the projects describe. Returns the paths that are left for folders; nil where none is.
  private mutating func addParts(
    of found: FoundProjects, _ arguments: Arguments, _ configuration: ConfigurationFile?, _ options: ScanOptions,
    _ settings: LintSettings, in environment: CommandEnvironment
  ) throws -> [String]? {
    let platform = arguments[.platform].flatMap(Platform.init)
    var groups = ProjectGroup.groups(of: found.projects, platform: platform)
    if let name = arguments[.projectTarget] {
      let chosen = groups.compactMap { $0.limited(to: name) }
      if chosen.isEmpty, !arguments.has(.bundleFormat) || groups.isEmpty {
        throw UsageError(Self.missing(name, groups))
      }
      if !chosen.isEmpty { groups = chosen }
    }
    if arguments[.bundleFormat] == "appintents" { groups = groups.map { $0.product(named: arguments[.projectTarget]) } }
    var inputs = ProjectInputs(found, arguments, in: environment)
    let context = FileFinder.find(
      try contextRequests(arguments).merged(), in: environment.files,
      reportedPaths: ReportedPaths(root: arguments[.root], files: environment.files), workers: options.workers)
    unreadable += context.unreadable
    for group in groups {
      var part = Part(
        group: group, modules: inputs.modules(of: group) + context.modules,
        options: group.options(options, arguments, configuration),
        settings: group.complete(settings))
      configuration?.removeExcluded(from: &part.modules, in: environment.files)
      if part.modules.contains(where: { !$0.isContext && $0.files.contains(where: \.isReported) }) {
        parts.append(part)
      }
    }
    let given = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    if parts.isEmpty { return given }
    let others = found.others + inputs.pathsWithoutFiles(in: parts)
    return others.isEmpty ? nil : others
  }

  /// Says what could not be read of projects: what was not read at all even to people who want it quiet.
  func reportProblems(isQuiet: Bool, in environment: CommandEnvironment) {
    environment.report(lines: problems.filter { !isQuiet || $0.hasPrefix("error") })
  }

  private static func missing(_ name: String, _ groups: [ProjectGroup]) -> String {
    let names = Set(groups.flatMap(\.names)).sorted()
    return names.isEmpty
      ? "no project was found, so there is no target '\(name)'"
      : "there is no target '\(name)'; use \(names.joined(separator: ", "))"
  }
}

extension ProjectGroup {
  /// The options of a scan, with what the project says where the command line and the configuration say nothing.
  fileprivate func options(
    _ options: ScanOptions, _ arguments: Arguments, _ configuration: ConfigurationFile?
  ) -> ScanOptions {
    var options = options
    if !arguments.has(.platform) { options.platform = platform }
    if !arguments.has(.swiftVersion), configuration?.configuration.languageMode == nil, let languageMode {
      options.languageMode = languageMode
    }
    // The first one is for what belongs to no target, such as modules that '--context' names.
    let own = BuildConfiguration.Scope(flags: options.flags, languageMode: options.languageMode)
    let isModeGiven = arguments.has(.swiftVersion) || configuration?.configuration.languageMode != nil
    options.scopes =
      [own]
      + targets.prefix(Int(UInt16.max)).map { target in
        var scope = own
        scope.flags.formUnion(target.compilationConditions(on: ApplePlatform(options.platform)))
        if !isModeGiven, let mode = target.mode { scope.languageMode = mode }
        return scope
      }
    return options
  }
}

/// Makes the files of targets into what a scan reads.
private struct ProjectInputs {
  private let found: FoundProjects
  private let reported: ReportedPaths
  private let root: String?
  private let isAbsolute: Bool
  /// By path: targets share files.
  private var files: [String: InputFile] = [:]
  /// The files of each target on a platform: apps share targets.
  private var filesOfTargets: [TargetKey: [InputFile]] = [:]

  private struct TargetKey: Hashable {
    var target: ProjectTarget.ID
    var platform: ApplePlatform
  }

  init(_ found: FoundProjects, _ arguments: Arguments, in environment: CommandEnvironment) {
    self.found = found
    root = arguments[.root]
    reported = ReportedPaths(root: root, files: environment.files)
    isAbsolute = arguments.positionals.contains { $0.hasPrefix("/") }
  }

  /// By name, as modules that the user names are. Two targets of one name are one module.
  mutating func modules(of group: ProjectGroup) -> [ModuleInput] {
    let platform = ApplePlatform(group.platform)
    var modules: [String: ModuleInput] = [:]
    for (position, target) in group.targets.enumerated() where target.moduleName != KnownProtocols.module {
      let name = target.moduleName, isContext = group.context.contains(target.id)
      var added = inputs(of: target, on: platform)
      for index in added.indices { added[index].conditionScope = UInt16(clamping: position + 1) }
      if let module = modules[name] {
        let known = Set(module.files.map(\.number))
        added = module.files + added.filter { !known.contains($0.number) }
      }
      modules[name] = ModuleInput(
        name: name, isContext: isContext && modules[name]?.isContext ?? true, files: added)
    }
    return modules.values.filter { !$0.files.isEmpty }.sorted { $0.name < $1.name }
  }

  /// Each file once.
  private mutating func inputs(of target: ProjectTarget, on platform: ApplePlatform) -> [InputFile] {
    let key = TargetKey(target: target.id, platform: platform)
    if let known = filesOfTargets[key] { return known }
    var inputs: [InputFile] = [], seen: Set<UInt32?> = []
    inputs.reserveCapacity(target.swiftFiles.count)
    for file in target.swiftFiles where file.platforms?.contains(platform) ?? true {
      let input = input(file.path)
      if seen.insert(input.number).inserted { inputs.append(input) }
    }
    filesOfTargets[key] = inputs
    return inputs
  }

  private mutating func input(_ path: String) -> InputFile {
    if let known = files[path] { return known }
    let shown = found.repository.shown(path, isAbsolute: isAbsolute)
    // Most runs have no '--root', and then the output names files as the user does.
    let reportedPath = root == nil && !isAbsolute ? PathText.readable(shown) : reported.readablePath(of: shown)
    var file = InputFile(FilePath(shown), reportedAs: reportedPath)
    file.isReported = found.limits.map { limits in limits.contains { ProjectPath.isInside(path, $0) } } ?? true
    file.mayBeMissing = true
    file.number = UInt32(files.count)
    files[path] = file
    return file
  }

  /// The given paths that no target of a part has a file in.
  func pathsWithoutFiles(in parts: [ScanPlan.Part]) -> [String] {
    let paths = parts.flatMap { part in
      part.group.map { group in group.targets.flatMap { $0.swiftFiles(on: ApplePlatform(group.platform)) } } ?? []
    }
    return (found.limits ?? []).filter { limit in !paths.contains { ProjectPath.isInside($0, limit) } }
      .map { found.repository.shown($0, isAbsolute: isAbsolute) }
  }
}
