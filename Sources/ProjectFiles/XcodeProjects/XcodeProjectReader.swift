import DocumentFormats

/// Reads one Xcode project: `project.pbxproj`, the `.xcconfig` files and Info.plists that it names, and the names of the files
/// in its synchronized folders. No source file is read.
struct XcodeProjectReader {
  typealias Value = PropertyListDocument.Value

  let folder: ProjectFolder
  private let document: ProjectDocument
  private let options: ProjectOptions
  private var tree: GroupTree
  private var folders: SynchronizedFolders
  private var configurationFiles = ConfigurationFiles()
  private var result: XcodeProject
  /// The paths of other projects, by their file references.
  private var projectPaths: [Value: String] = [:]
  /// The number of files in the phases of all targets so far. It has a limit, because many targets may have the same files, or
  /// share a phase.
  private var fileCount = 0
  private var isLimitNoted = false
  private static let fileLimit = 200_000
  private static let regionLimit = 1_000
  private let regions: (development: String?, known: [String])
  // Caches of values that were read: targets share lists of configurations, configurations, Info.plists and conditions.
  private var configurations: [Value: Value?] = [:]
  private var levels: [Value: [SettingsTable.Level]] = [:]
  private var infoPlists: [String: PropertyValue?] = [:]
  private var conditions: [[String?]: [CompilationCondition]] = [:]

  static func read(_ path: String, in folder: ProjectFolder, _ options: ProjectOptions) -> XcodeProject {
    var project = XcodeProject(path: path)
    let filePath = ProjectPath.join(path, "project.pbxproj")
    guard let bytes = folder.read(filePath) else {
      project.notes.append(ProjectNote(.error, filePath, folder.complaint(about: "project file", at: filePath)))
      return project
    }
    do {
      let document = try ProjectDocument(path: path, bytes: bytes)
      var reader = XcodeProjectReader(document, in: folder, options)
      return reader.read()
    } catch {
      project.notes.append(ProjectNote(.error, filePath, at: error.offset, of: bytes, error.message))
      return project
    }
  }

  private init(_ document: ProjectDocument, in folder: ProjectFolder, _ options: ProjectOptions) {
    self.document = document
    self.options = options
    let configuration = options.configuration
    self.folder = folder
    let container = ProjectPath.folder(of: document.path) ?? ""
    let directory = document.text("projectDirPath", of: document.project) ?? ""
    let projectFolder = ProjectPath.resolve(directory, from: container)
    tree = GroupTree(document, projectFolder: projectFolder ?? container)
    folders = SynchronizedFolders(document, &tree, in: folder)
    regions = (
      document.text("developmentRegion", of: document.project),
      Array(document.list.texts("knownRegions", in: document.project).prefix(Self.regionLimit))
    )
    result = XcodeProject(path: document.path)
    let list = document.object("buildConfigurationList", of: document.project)
    result.configuration = configuration ?? list.flatMap { document.text("defaultConfigurationName", of: $0) }
    let configurations = list.map { document.objects("buildConfigurations", of: $0) } ?? []
    result.configurationNames = configurations.compactMap { document.text("name", of: $0) }
    if projectFolder == nil {
      result.notes.append(document.note(ProjectNote.outside(directory), at: document.project))
    }
    if let name = configuration, !result.configurationNames.contains(name) {
      let known = result.configurationNames.map { "'\($0)'" }.joined(separator: ", ")
      result.notes.append(document.note("there is no configuration '\(name)'; there are \(known)", at: list))
    }
  }

  private mutating func read() -> XcodeProject {
    reportDuplicates()
    readReferences()
    let settings = levels(of: configurationObject(of: document.project))
    for (id, object) in document.identified("targets", of: document.project) {
      result.targets.append(readTarget(object, id: id, project: settings))
    }
    result.unusedFiles = document.unusedFiles(&tree, folders, in: folder)
    result.unlistedFiles = document.unlistedFiles(&tree, folders, in: folder)
    if result.targets.isEmpty {
      result.notes.append(document.note("the project declares no target", at: document.project))
    }
    result.notes += folders.notes + configurationFiles.notes
    document.locate(&result.notes)
    for index in result.targets.indices { result.targets[index].target.settingsFiles = configurationFiles.paths }
    return result
  }

  private mutating func reportDuplicates() {
    for key in document.objects.duplicates.prefix(10) {
      let id = document.list.text(key) ?? ""
      result.notes.append(document.note("the object '\(id)' is declared twice; the last declaration counts", at: key))
    }
  }

  /// Reads the references to other projects and to packages: packages that the project lists, and folders among its files that
  /// are packages.
  private mutating func readReferences() {
    for member in document.list.elements("projectReferences", in: document.project) {
      guard let reference = document.object("ProjectRef", of: member) else { continue }
      switch tree.location(of: reference) {
      case .path(let path):
        projectPaths[reference] = path
        result.projects.append(path)
      case .outside(let path):
        result.notes.append(document.note(ProjectNote.outside(path), at: reference))
      case .notSource: break
      }
    }
    for package in document.objects("packageReferences", of: document.project)
    where document.isa(package, "XCLocalSwiftPackageReference") {
      let path = document.text("relativePath", of: package) ?? ""
      if let resolved = ProjectPath.resolve(path, from: tree.projectFolder) {
        addPackage(resolved)
      } else {
        result.notes.append(document.note(ProjectNote.outside(path), at: package))
      }
    }
    for member in tree.members where document.isa(member, "PBXFileReference") {
      // Xcode calls the folder of a package `wrapper`, older versions `folder`.
      guard let type = document.list.value("lastKnownFileType", in: member),
        document.list.isText(type, "wrapper") || document.list.isText(type, "folder")
          || document.list.isText(type, "text"),
        case .path(let path) = tree.location(of: member),
        folder.kind(ProjectPath.join(path, "Package.swift")) == .file
      else { continue }
      addPackage(path)
    }
  }

  private mutating func addPackage(_ path: String) {
    if !result.packages.contains(path) { result.packages.append(path) }
  }

  // MARK: Configurations

  /// The chosen configuration of the project or a target; without it the list's default, else its first. Nil if the list is absent
  /// or empty.
  private mutating func configurationObject(of object: Value) -> Value? {
    guard let list = document.object("buildConfigurationList", of: object) else { return nil }
    let configuration = configurations[list] ?? configuration(of: list)
    configurations[list] = .some(configuration)
    return configuration
  }

  private func configuration(of list: Value) -> Value? {
    let all = document.objects("buildConfigurations", of: list)
    let names = [result.configuration, document.text("defaultConfigurationName", of: list)]
    for name in names.compactMap(\.self) {
      if let found = all.first(where: { document.text("name", of: $0) == name }) { return found }
    }
    return all.first
  }

  /// The levels of a configuration: the assignments of its `.xcconfig` file, then its own settings; only those that it has.
  private mutating func levels(of configuration: Value?) -> [SettingsTable.Level] {
    guard let configuration else { return [] }
    if let known = levels[configuration] { return known }
    var own: [SettingsTable.Level] = []
    if let path = configurationFilePath(of: configuration) {
      own.append(configurationFiles.level(of: path, in: folder, projectFolder: tree.projectFolder))
    }
    if let settings = document.list.value("buildSettings", in: configuration) { own.append(level(of: settings)) }
    levels[configuration] = own
    return own
  }

  private func level(of settings: Value) -> SettingsTable.Level {
    var members: [(key: String, value: String)] = []
    for member in document.list.members(settings) {
      guard let key = document.list.text(member.key) else { continue }
      if let text = document.list.text(member.value) {
        members.append((key, text))
      } else {
        let elements = document.list.elements(member.value).compactMap(document.list.text)
        members.append((key, elements.map(Self.quoted).joined(separator: " ")))
      }
    }
    return SettingsTable.Level(members)
  }

  /// Puts an element of a list in quotes if it has spaces, so that it stays one element. One with quotes or backslashes, or with
  /// `-D`, stays as it is.
  private static func quoted(_ element: String) -> String {
    let hasSpace = element.utf8.contains(0x20)
    return hasSpace && !element.contains("\"") && !element.contains("\\") && !element.hasPrefix("-D")
      ? "\"\(element)\"" : element
  }

  private mutating func configurationFilePath(of configuration: Value) -> String? {
    if let reference = document.object("baseConfigurationReference", of: configuration) {
      switch tree.location(of: reference) {
      case .path(let path): return path
      case .outside(let path):
        result.notes.append(document.note(ProjectNote.outside(path), at: reference))
        return nil
      case .notSource: return nil
      }
    }
    guard let anchor = document.object("baseConfigurationReferenceAnchor", of: configuration),
      let path = document.text("baseConfigurationReferenceRelativePath", of: configuration)
    else { return nil }
    return folders.path(of: path, in: anchor)
  }

  // MARK: Targets

  private mutating func readTarget(_ object: Value, id: String, project: [SettingsTable.Level]) -> XcodeProject.Target {
    // Cut, because messages and lists repeat the name many times.
    let name = String((document.text("name", of: object) ?? id).prefix(255)), own = configurationObject(of: object)
    let configuration = own.flatMap { document.text("name", of: $0) } ?? ""
    let table = SettingsTable(
      defaults: SettingsTable.defaults(
        target: name, project: ProjectPath.stem(of: document.path), folder: tree.projectFolder,
        configuration: configuration), project + levels(of: own))
    var settings = TargetSettings(table, configuration: configuration)

    let isNative = document.isa(object, "PBXNativeTarget")
    let kind = isNative ? KnownProductTypes.kind(of: document.text("productType", of: object) ?? "") : .aggregate
    let module = String((settings.value(of: "PRODUCT_MODULE_NAME") ?? moduleName(from: name)).prefix(255))
    var target = ProjectTarget(id: .init(project: document.path, name: name), kind: kind, moduleName: module)
    if kind == .framework, settings.value(of: "MACH_O_TYPE") == "staticlib" { target.kind = .staticFramework }
    let references = readPhases(of: object, into: &target, &settings, withFiles: options.readsTests || !kind.isTest)
    readFacts(into: &target, &settings)
    readInfoPlist(into: &target, &settings)
    let reference = document.list.value("productReference", in: object)
    let product = reference.flatMap(document.objects.object).flatMap { document.text("path", of: $0) }
    return XcodeProject.Target(
      target: target, object: id, product: reference.flatMap(document.list.text),
      productFile: product.map(ProjectPath.lastName(of:)), references: references)
  }

  /// Reads the files, binaries and scripts of a target. The result is its references to other targets.
  private mutating func readPhases(
    of object: Value, into target: inout ProjectTarget, _ settings: inout TargetSettings, withFiles: Bool
  ) -> [TargetReference] {
    guard fileCount <= Self.fileLimit else {
      if !isLimitNoted {
        var note = document.note(
          "the targets before '\(target.name)' have more than \(Self.fileLimit) files, so the files of this and later targets, "
            + "and what these link, are not read", at: object)
        note.isProminent = true
        result.notes.append(note)
      }
      isLimitNoted = true
      return []
    }
    if withFiles { readFiles(of: object, into: &target, &settings) }
    (target.binaries, target.embeddedBinaries) = document.linkedBinaries(of: object, &tree)
    target.scriptBeforeEmbedding = document.scriptBeforeEmbedding(of: object)
    let dependencies = TargetDependencies(of: object, document, projectPaths: projectPaths)
    fileCount += dependencies.visited
    return dependencies.references
  }

  private mutating func readFiles(of object: Value, into target: inout ProjectTarget, _ settings: inout TargetSettings)
  {
    let files = TargetFiles(of: object, document, &tree, folders, in: folder)
    fileCount += files.visited
    result.notes += files.notes
    let filter = ExcludedFiles(&settings)
    target.swiftFiles = files.swift.compactMap { filter.remaining($0) }
    target.resources = files.resources.compactMap { filter.remaining($0) }
    target.intentDefinitions = files.intentDefinitions
  }

  private mutating func readFacts(into target: inout ProjectTarget, _ settings: inout TargetSettings) {
    for platform in settings.platforms {
      let setting = KnownPlatform.known(platform)?.deploymentSetting ?? ""
      target.platforms.append(
        TargetPlatform(platform: platform, deploymentTarget: settings.value(of: setting, on: platform)))
    }
    target.unsupportedSDK = settings.unsupportedSDK(isWatchProduct: target.kind == .watchApp)
    if target.unsupportedSDK == .watchOS {
      let reason = settings.reasonForNotBeingOnWatch
      result.notes.append(
        ProjectNote(.assumption, document.path, isProminent: true, "the target '\(target.name)' \(reason)"))
    }
    target.compilationConditions = settings.compilationConditions(sharing: &conditions)
    target.skipsIntentMetadata = settings.value(of: "LM_SKIP_METADATA_EXTRACTION") == "YES"
    target.languageMode = settings.value(of: "SWIFT_VERSION").flatMap(languageMode(ofVersion:))
    target.bundleIdentifier = settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER").flatMap(completeIdentifier)
    (target.developmentRegion, target.knownRegions) = regions
  }

  private mutating func readInfoPlist(into target: inout ProjectTarget, _ settings: inout TargetSettings) {
    let hasName = target.kind.isApp || target.kind.isExtension
    var plist: InfoPlist?
    if let setting = settings.value(of: "INFOPLIST_FILE"), hasName {
      target.infoPlistPath = TargetSettings.path(setting, from: tree.projectFolder).map(folder.ignoringCase)
      plist = target.infoPlistPath.flatMap { infoPlist($0) }.map { InfoPlist($0, &settings) }
    }
    if target.bundleIdentifier == nil { target.bundleIdentifier = plist?.bundleIdentifier.flatMap(completeIdentifier) }
    guard hasName else { return }
    let isGenerated = settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES"
    target.infoPlist = plist?.facts
    target.infoPlist?.isCompletedByXcode = isGenerated
    target.handledIntents = plist?.siriKitIntents ?? []
    target.supportsLiveActivities = supportsLiveActivities(plist, isGenerated: isGenerated, &settings)
    target.displayName =
      (isGenerated ? settings.value(of: "INFOPLIST_KEY_CFBundleDisplayName") : nil)
      ?? plist?.displayName ?? plist?.bundleName ?? settings.value(of: "PRODUCT_NAME")
    target.extensionPoint = plist?.extensionPoint
    if target.kind.isExtension, let point = target.extensionPoint,
      let kind = KnownProductTypes.kind(ofExtensionPoint: point)
    {
      target.kind = kind
    }
  }

  /// Whether the app's Info.plist sets `NSSupportsLiveActivities`. Nil without an Info.plist, and for one that can't be read or
  /// that a preprocessor makes.
  private func supportsLiveActivities(
    _ plist: InfoPlist?, isGenerated: Bool, _ settings: inout TargetSettings
  ) -> Bool? {
    guard plist != nil || isGenerated && settings.value(of: "INFOPLIST_FILE") == nil,
      settings.value(of: "INFOPLIST_PREPROCESS") != "YES"
    else { return nil }
    return plist?.supportsLiveActivities == true
      || isGenerated && settings.value(of: "INFOPLIST_KEY_NSSupportsLiveActivities") == "YES"
  }

  private mutating func infoPlist(_ path: String) -> PropertyValue? {
    if let known = infoPlists[path] { return known }
    let plist = readPropertyValue(path)
    infoPlists[path] = .some(plist)
    return plist
  }

  private mutating func readPropertyValue(_ path: String) -> PropertyValue? {
    guard let bytes = folder.read(path) else {
      result.notes.append(ProjectNote(.note, path, folder.complaint(about: "Info.plist", at: path)))
      return nil
    }
    do {
      return try parsePropertyValue(bytes)
    } catch {
      result.notes.append(ProjectNote(.note, path, at: error.offset, of: bytes, error.message))
      return nil
    }
  }
}

/// A bundle identifier; nil if one of its parts is empty, as in `com..app`: the part is a setting that only the developers'
/// machines have.
private func completeIdentifier(_ text: String) -> String? {
  text.split(separator: ".", omittingEmptySubsequences: false).contains("") ? nil : text
}
