import IntentLocalization
import ProjectFiles

extension TablePlan {
  /// The tables of an app's products, according to the project's resources. `group` is the app with its parts, and `resources` are
  /// those of all projects. `sources` are the files of the targets whose module has the name of another target's.
  init(
    _ group: ProjectGroup, _ paths: RunPaths, among resources: ProjectResources,
    sources: [ProjectTarget.ID: Set<String>] = [:]
  ) {
    self.init(isOfProject: true)
    let platform = ApplePlatform(group.platform)
    let own = group.targets.filter { !group.context.contains($0.id) }
    func files(of target: ProjectTarget) -> [TableFile] {
      target.resources.filter { $0.platforms?.contains(platform) ?? true }.compactMap { paths.table($0.path) }
    }
    let targets = group.targetsByID
    for target in own {
      guard let kind = target.kind.tableScope else { continue }
      let parts = group.links(of: target).parts.compactMap { targets[$0] }
      // Resources that a static library of the project copies go into the product, too.
      let files = files(of: target) + parts.filter { $0.kind == .staticLibrary }.flatMap(files)
      var scope = Scope(name: target.name, kind: kind, modules: Set((parts + [target]).map(\.moduleName)))
      scope.ownFiles = sources[target.id].map { (target.moduleName, $0) }
      scope.infoPlist = target.infoPlist.map { facts in
        InfoPlist(
          path: paths.shown(target.infoPlistPath ?? "Info.plist"),
          lacksDevelopmentRegion: !facts.hasDevelopmentRegion && !facts.isCompletedByXcode,
          alternativeNames: facts.alternativeAppNames, hasMalformedNames: facts.hasMalformedAlternativeNames)
      }
      add(scope, files: files)
    }
    for target in own where target.kind == .packageModule {
      add(packageFiles: files(of: target), ofModule: target.moduleName)
    }
    let ownIDs = Set(own.map(\.id))
    sharedFiles = Set(self.files.indices.filter { resources.hasOwner(of: self.files[$0].path, besides: ownIDs) })
    let facts = group.app ?? own.first { $0.kind.tableScope != nil } ?? own.first
    mayTranslateName = group.app?.displayName?.utf8.contains { $0 >= 0x80 } ?? false
    knownRegions = facts?.knownRegions.filter { Language.isLanguage($0) } ?? []
    developmentRegion = (facts?.developmentRegion).map(Language.code)
    if scopes.isEmpty, own.contains(where: { $0.kind == .packageModule }) {
      reason = ProjectFolder.reasonInPackage
    } else if scopes.isEmpty {
      reason = "the project has no app whose string tables the texts are looked up in"
    }
  }
}

extension TargetKind {
  /// The kind of the target's scope; nil for a target without metadata of its own.
  fileprivate var tableScope: TablePlan.Scope.Kind? {
    switch self {
    case .app, .appClip, .watchApp: .app
    case .framework, .dynamicLibrary: .framework
    default: isExtension ? .extension : nil
    }
  }
}
