import IntentModel
import IntentRules
import OperatingSystem
import ProjectFiles
import SourceScan

/// The inputs of a run, in independent parts: one for each group of targets, and one for the folders and modules that no project
/// describes.
package struct ScanPlan: Sendable {
  package struct Part: Sendable {
    /// The targets of the part; nil for folders and modules that no project describes, and for an app whose configuration names
    /// its modules.
    @Boxed package var group: ProjectGroup? = nil
    /// The files, as the scan reports them, of the targets whose module has the name of another target's.
    @Boxed package var filesOfHomonyms: [ProjectTarget.ID: Set<String>] = [:]
    package var modules: [ModuleInput]
    package var options: ScanOptions
    @Boxed package var settings: LintSettings
    @Boxed package var selection = RuleSelection()
    /// The configuration of the app, which may differ from that of the run; nil without one.
    @Boxed package var configuration: ConfigurationFile? = nil
    /// The frameworks without sources that its targets link.
    var binaries = LinkedBinaries()
  }

  package var parts: [Part] = []
  /// The Swift files that the projects list or have in their folders, and that no target compiles. Nil if there are none, or if a
  /// group is not scanned because no change affects it.
  @Boxed package private(set) var uncompiled: Part? = nil
  /// The configuration of the run; nil without one.
  @Boxed package private(set) var configuration: ConfigurationFile? = nil
  /// The request; nil for files in memory.
  @Boxed private(set) var request: ScanRequest? = nil
  var unreadable: [UnreadableFile] = []
  /// The projects that were read; nil if none was requested, or if the configuration names modules.
  package var found: FoundProjects? = nil
  /// The resources of the projects.
  private(set) var resources = ProjectResources(of: [])

  /// The groups that are not scanned, because no change affects them.
  private(set) var unaffected: [ProjectGroup] = []

  /// The paths of the files that the groups in `unaffected` compile.
  private(set) var filesElsewhere: Set<String> = []

  /// Whether only a part of the project is checked.
  package var isLimited: Bool {
    found?.limits != nil || request?.project?.target != nil || request?.changedSince != nil
  }

  /// The configuration of the run and those of its apps, each once.
  package var configurations: [ConfigurationFile] {
    ([configuration] + parts.map(\.configuration)).compactMap(\.self).uniqued(by: \.path)
  }

  /// The findings that the configurations accept; nil if none names a baseline.
  package func baseline(in fileSystem: FileSystem = .process()) throws(InputError) -> Baseline? {
    var all: Baseline?
    for path in configurations.compactMap(\.configuration.baseline) {
      all = all ?? Baseline()
      all?.add(try fileSystem.document(at: path, Baseline.init))
    }
    return all
  }

  /// The keys of the groups that are scanned, which both versions of a comparison must scan.
  package var groupKeys: Set<String> { Set(parts.compactMap(\.group?.key)) }

  /// Whether nothing is scanned, because no change affects an app.
  package var isUnaffected: Bool { parts.isEmpty && !unaffected.isEmpty }

  /// The number of checked apps in words: `2 of 200 apps, as far as changes since 'main' can affect`. Nil without a revision or
  /// without a project.
  package var extent: String? {
    guard let revision = request?.changedSince, found?.projects.isEmpty == false else { return nil }
    let count = parts.count + unaffected.count
    return "\(parts.count) of \(count) \(count == 1 ? "app" : "apps"), as far as changes since '\(revision)' can affect"
  }

  package var modules: [ModuleInput] { parts.flatMap(\.modules) }
  /// Warnings and notes about the inputs, one line each. Those about files that are not read in full begin with `warning`.
  package private(set) var problems: [String] = []

  /// Makes a plan for files that are in memory. It needs neither a project nor a file system.
  package init(modules: [ModuleInput], _ options: ScanOptions, _ stated: RunOptions) {
    parts = [
      Part(
        modules: modules, options: options, settings: stated.settings(over: nil), selection: stated.selection(over: nil)
      )
    ]
  }

  package init(
    _ request: ScanRequest, _ configuration: ConfigurationFile?, _ options: ScanOptions, _ stated: RunOptions,
    in fileSystem: FileSystem = .process()
  ) throws {
    self.request = request
    self.configuration = configuration
    var folders: [String]? = request.paths
    if let project = request.project, configuration?.configuration.modules.isEmpty ?? true {
      if request.paths.contains(where: \.isEmpty) { throw RequestError("a path must not be empty") }
      let found = try FoundProjects(project, paths: request.paths, options.workers, in: fileSystem)
      folders = try addParts(of: found, request, configuration, options, stated, in: fileSystem)
      self.found = found
      resources = ProjectResources(of: found.projects)
      problems = found.problems + problems
    }
    defer {
      limitCopies()
      reportEmptyContext(request)
    }
    guard let folders else { return }
    let unread = found.map { found in found.unreadFolders.map { found.repository.shown($0) } } ?? []
    if let project = found?.projects.first, let repository = found?.repository, !parts.isEmpty || problems.isEmpty,
      request.project?.wantsAllProducts != true, let path = folders.first(where: { !unread.contains($0) })
    {
      problems.append(
        "note: no target of '\(repository.shown(project.path))' has Swift files in '\(path)', so this path is read without the project"
      )
    }
    let inputs = try request.replacingPaths(folders).inputs(configuration, in: fileSystem, options.workers)
    var part = Part(modules: inputs.modules, options: options, configuration, stated),
      files = SiriKitFiles(readsTexts: options.readsDefinitionTexts)
    part.settings.siriKit = files.contents(
      ofFolders: request.replacingPaths(folders).namedFolders,
      ReportedPaths(root: request.root, files: fileSystem), options.workers, in: fileSystem)
    problems += files.problems
    parts.append(part)
    unreadable += inputs.unreadable
  }

  /// Adds a part for each group of the projects that changes can affect and that has files to report. Returns the paths that must
  /// be read as folders; nil if there are none.
  private mutating func addParts(
    of found: FoundProjects, _ request: ScanRequest, _ configuration: ConfigurationFile?, _ options: ScanOptions,
    _ stated: RunOptions, in fileSystem: FileSystem
  ) throws -> [String]? {
    let groups = try Self.groups(of: found, request)
    var inputs = ProjectInputs(found, request, in: fileSystem)
    let context = FileFinder.find(
      try request.contextModules(in: fileSystem).merged(), in: fileSystem,
      reportedPaths: ReportedPaths(root: request.root, files: fileSystem), workers: options.workers)
    unreadable += context.unreadable
    var siriKit = SiriKitFiles(readsTexts: options.readsDefinitionTexts)
    defer { problems += siriKit.problems }
    var files = NearestConfigurations(configuration, request, found, in: fileSystem)
    let configurations = try groups.map { try files.configuration(of: $0) }
    let isAffected = try Self.isAffected(groups, configurations, by: request, in: found.repository)
    let platforms = found.platforms
    // The configurations that name modules, and the set of flags of each list of conditions, which targets with equal lists share.
    var named: Set<String> = [], flags: [[String]: Set<String>] = [:]
    for ((group, own), isAffected) in zip(zip(groups, configurations), isAffected) {
      guard isAffected else {
        unaffected.append(group)
        continue
      }
      if let own, own.path != configuration?.path, !own.configuration.modules.isEmpty {
        // An app whose configuration names its modules is read as if it were checked alone.
        guard named.insert(own.path).inserted else { continue }
        let inputs = try request.replacingPaths([own.folder]).inputs(own, in: fileSystem, options.workers)
        parts.append(Part(modules: inputs.modules, options: options, own, stated))
        unreadable += inputs.unreadable
        continue
      }
      var part = Part(
        modules: inputs.modules(of: group) + context.modules, options: group.options(options, request, own, &flags),
        own, stated)
      part.group = group
      part.settings.platforms = platforms
      part.complete(from: group, inputs.paths, found.repository, in: fileSystem)
      own?.removeExcluded(from: &part.modules, in: fileSystem)
      part.settings.siriKit = siriKit.contents(of: group, in: found.repository.folder, inputs.paths)
      if part.hasReportedFiles { parts.append(part) }
    }
    if !unaffected.isEmpty {
      filesElsewhere = Set(unaffected.flatMap(\.targets).flatMap(\.swiftFiles).map { inputs.paths.shown($0.path) })
      return nil
    }
    if let first = parts.first, let (module, unlisted) = inputs.uncompiledFiles() {
      var part = Part(modules: [module], options: first.options, configuration, stated)
      part.settings.platforms = platforms
      configuration?.removeExcluded(from: &part.modules, in: fileSystem)
      part.settings.unlistedFiles = unlisted
      if part.hasReportedFiles { uncompiled = part }
    }
    if parts.isEmpty { return request.paths.isEmpty ? ["."] : request.paths }
    var others = found.others + inputs.pathsWithoutFiles(in: parts)
    others += found.unreadFolders.map { found.repository.shown($0) }.filter { !others.contains($0) }
    return others.isEmpty ? nil : others
  }

  /// The groups of the projects that the request asks for.
  private static func groups(of found: FoundProjects, _ request: ScanRequest) throws(RequestError) -> [ProjectGroup] {
    var groups = ProjectGroup.groups(of: found.projects, platform: request.platform)
    let target = request.project?.target, wantsProduct = request.project?.wantsProduct ?? false
    if let target {
      let chosen = groups.compactMap { $0.limited(to: target) }
      if chosen.isEmpty, !wantsProduct || groups.isEmpty { throw RequestError(missing(target, groups)) }
      if !chosen.isEmpty { groups = chosen }
    }
    if request.project?.wantsAllProducts == true { return ProjectGroup.products(of: groups) }
    return wantsProduct ? ProjectGroup.product(named: target, of: groups) : groups
  }

  /// Whether the changes that the request names can affect each group; true for all if it names none.
  private static func isAffected(
    _ groups: [ProjectGroup], _ configurations: [ConfigurationFile?], by request: ScanRequest, in repository: Repository
  ) throws -> [Bool] {
    if let affected = request.affected { return groups.map { affected.contains($0.key) } }
    guard let revision = request.changedSince else { return groups.map { _ in true } }
    return try ChangedFiles(since: revision, in: repository).affect(groups, configurations, in: repository)
  }

  /// Removes each file from its modules after the first `Limits.modulesOfFile`, because it is read once for each module, and adds
  /// a warning about the file.
  private mutating func limitCopies() {
    var limited: Set<FilePath> = []
    for index in parts.indices { limited.formUnion(parts[index].modules.limitCopies()) }
    for path in limited.sorted() {
      problems.append(
        "warning: '\(path.text)' is compiled into more than \(Limits.modulesOfFile) modules, so the others are read without it"
      )
    }
  }

  /// Adds a warning for each `--context` module without Swift files, which has no effect, unless one of its paths can't be read.
  private mutating func reportEmptyContext(_ request: ScanRequest) {
    for module in request.context {
      let isRead = modules.contains { $0.isContext && $0.name == module.name && !$0.files.isEmpty }
      let isUnreadable = unreadable.contains { unread in module.paths.contains(unread.path.text) }
      if isRead || isUnreadable { continue }
      let paths = module.paths.map { "'\($0)'" }.joined(separator: ", ")
      problems.append("warning: \(paths) has no Swift files, so '--context \(module.name)=…' changes nothing")
    }
  }

  private static func missing(_ name: String, _ groups: [ProjectGroup]) -> String {
    let names = Set(groups.flatMap(\.names)).sorted()
    return names.isEmpty
      ? "no project was found, so there is no target '\(name)'"
      : "there is no target '\(name)'; use \(names.joined(separator: ", "))"
  }
}

extension ScanPlan.Part {
  /// A part with the settings that the run and the configuration state.
  fileprivate init(
    modules: [ModuleInput], options: ScanOptions, _ configuration: ConfigurationFile?, _ stated: RunOptions
  ) {
    self.init(
      modules: modules, options: options, settings: stated.settings(over: configuration?.configuration),
      selection: stated.selection(over: configuration?.configuration), configuration: configuration)
  }

  fileprivate var hasReportedFiles: Bool {
    modules.contains { !$0.isContext && $0.files.contains(where: \.isReported) }
  }
}

extension ProjectGroup {
  /// The options of a scan. The project's facts are used where neither the command line nor the configuration states them, and the
  /// conditions of its targets are added.
  fileprivate func options(
    _ options: ScanOptions, _ request: ScanRequest, _ configuration: ConfigurationFile?,
    _ flags: inout [[String]: Set<String>]
  ) -> ScanOptions {
    var options = options
    if request.platform == nil { options.platform = platform }
    if request.languageMode == nil {
      options.languageMode = configuration?.configuration.languageMode ?? languageMode ?? .standard
    }
    // The first scope is for files that belong to no target, such as those of modules that `--context` names.
    let own = BuildConfiguration.Scope(flags: options.flags, languageMode: options.languageMode)
    let isModeGiven = request.languageMode != nil || configuration?.configuration.languageMode != nil
    options.scopes =
      [own]
      + targets.prefix(Int(UInt16.max)).map { target in
        var scope = own
        let names = target.compilationConditions(on: ApplePlatform(options.platform))
        scope.flags = flags[names] ?? own.flags.union(names)
        flags[names] = scope.flags
        if !isModeGiven, let mode = target.mode { scope.languageMode = mode }
        return scope
      }
    return options
  }
}

/// Converts the files of targets to the inputs of a scan.
private struct ProjectInputs {
  private let found: FoundProjects
  let paths: RunPaths
  /// A cache of the files by path, because targets share files.
  private var files: [String: InputFile] = [:]
  /// A cache of the files of each target on a platform, because apps share targets.
  private var filesOfTargets: [TargetKey: [InputFile]] = [:]

  private struct TargetKey: Hashable {
    var target: ProjectTarget.ID
    var platform: ApplePlatform
  }

  init(_ found: FoundProjects, _ request: ScanRequest, in fileSystem: FileSystem) {
    self.found = found
    paths = RunPaths(found.repository, for: request, in: fileSystem)
  }

  /// The modules of a group that have files, ordered by name. Targets with the same module name make one module, without those that
  /// are read for their names alone if another one is reported. A module called `AppIntents` is omitted.
  mutating func modules(of group: ProjectGroup) -> [ModuleInput] {
    let platform = ApplePlatform(group.platform)
    var modules: [String: ModuleInput] = [:]
    let reported = Set(group.targets.filter { !group.context.contains($0.id) }.map(\.moduleName))
    for (position, target) in group.targets.enumerated() where target.moduleName != KnownProtocols.module {
      let name = target.moduleName, isContext = group.context.contains(target.id)
      if isContext, reported.contains(name) { continue }
      var added = inputs(of: target, on: platform)
      for index in added.indices { added[index].conditionScope = UInt16(clamping: position + 1) }
      if let module = modules[name] {
        let known = Set(module.files.map(\.number))
        added = module.files + added.filter { !known.contains($0.number) }
      }
      modules[name] = ModuleInput(name: name, isContext: isContext, files: added)
    }
    return modules.values.filter { !$0.files.isEmpty }.sorted { $0.name < $1.name }
  }

  /// The Swift files of a target on a platform, each once.
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
    let shown = paths.shown(path)
    var file = InputFile(FilePath(shown), reportedAs: paths.reported(asShown: shown))
    file.isReported = found.limits.map { limits in limits.contains { ProjectPath.isInside(path, $0) } } ?? true
    file.mayBeMissing = true
    file.number = UInt32(files.count)
    files[path] = file
    return file
  }

  /// The Swift files that the projects list or have in their folders, and that no target compiles, as one module; and the paths,
  /// as messages show them, of those that no project lists. Nil if there are none. Files that other people maintain are not
  /// included, and neither are those in the folder of a package, which may compile them although no project refers to it.
  mutating func uncompiledFiles() -> (module: ModuleInput, unlisted: Set<String>)? {
    let targets = found.projects.flatMap(\.targets), folder = found.repository.folder
    let compiled = Set(targets.flatMap(\.swiftFiles).map(\.path))
    let projects = Set(
      targets.map(\.id.project).filter { $0.hasSuffix(".xcodeproj") }.compactMap(ProjectPath.folder))
    let listed = found.projects.flatMap(\.unusedFiles), known = Set(listed)
    let others = found.projects.flatMap(\.unlistedFiles).filter { !known.contains($0) }
    let paths = (listed + others).uniqued.filter { path in
      ProjectPath.pathExtension(of: path) == "swift" && !compiled.contains(path) && !ProjectGroup.isForeign(path)
        && !Self.isOfPackage(path, except: projects, in: folder)
    }
    if paths.isEmpty { return nil }
    let name = (targets.first(where: \.kind.isApp) ?? targets.first)?.moduleName, files = paths.map { input($0) }
    let unlisted = zip(paths, files).filter { !known.contains($0.0) }.map(\.1.path.text)
    return (ModuleInput(name: name ?? "main", files: files), Set(unlisted))
  }

  /// Whether a folder around a path has a package manifest. Those in `projects`, the folders of Xcode projects, do not count,
  /// because they were read.
  private static func isOfPackage(_ path: String, except projects: Set<String>, in folder: ProjectFolder) -> Bool {
    var current = ProjectPath.folder(of: path)
    while let next = current {
      if !projects.contains(next), folder.kind(ProjectPath.join(next, "Package.swift")) == .file { return true }
      current = ProjectPath.folder(of: next)
    }
    return false
  }

  /// The given paths in which no target of the parts has a Swift file.
  func pathsWithoutFiles(in parts: [ScanPlan.Part]) -> [String] {
    let paths = parts.flatMap { part in
      part.group.map { group in group.targets.flatMap { $0.swiftFiles(on: ApplePlatform(group.platform)) } } ?? []
    }
    return (found.limits ?? []).filter { limit in !paths.contains { ProjectPath.isInside($0, limit) } }
      .map(self.paths.shown)
  }
}
