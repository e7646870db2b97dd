@testable import DocumentFormats
import IntentChanges
import IntentModel
@testable import MetadataDocuments
@testable import ProjectFiles
import SourceScan

/// Any bytes as the files of a project: what is read of them is targets and notes, never nothing at all.
nonisolated(unsafe) let projectTargets: [String: Target] = [
  // The project, the settings that it refers to, and its target's Info.plist, with a zero byte between them.
  "project": { bytes throws(JSONError) in
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    var files = ["App.xcodeproj/project.pbxproj": parts[0]]
    if parts.count > 1 { files["Base.xcconfig"] = parts[1] }
    if parts.count > 2 { files["App/Info.plist"] = parts[2] }
    read("App.xcodeproj", .xcodeProject, files)
  },
  // Two files of settings, which may include each other.
  "settings": { bytes throws(JSONError) in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
    read(
      "App.xcodeproj", .xcodeProject,
      [
        "App.xcodeproj/project.pbxproj": Array(projectWithSettings.utf8), "Base.xcconfig": parts[0],
        "Other.xcconfig": parts.last ?? [],
      ])
  },
  "workspace": { bytes throws(JSONError) in
    read(
      "All.xcworkspace", .workspace,
      [
        "All.xcworkspace/contents.xcworkspacedata": bytes,
        "App.xcodeproj/project.pbxproj": Array(projectWithSettings.utf8), "Kit/Package.swift": Array(manifest.utf8),
      ])
  },
  // A manifest, or what SwiftPM prints of one.
  "package": { bytes throws(JSONError) in
    if bytes.first == UInt8(ascii: "{") {
      read("App/package.json", .package, ["App/package.json": bytes])
    } else {
      read("App/Package.swift", .package, ["App/Package.swift": bytes, "Kit/Package.swift": Array(manifest.utf8)])
    }
  },
  "intentdefinition": { bytes throws(JSONError) in
    expectPlaces(bytes) { bytes throws(ReadingError) in
      let definition = try readSiriKitDefinition(bytes, path: "A.intentdefinition")
      precondition(definition.intents.allSatisfy { !$0.className.isEmpty }, "a class without a name")
      var contents = SiriKitContents()
      contents.definitions = [definition]
      let bundle = MetadataBundle(modules: ["A"]).json(paths: [], siriKit: contents) { _ in LineIndex(SourceText()) }
      guard let catalog = try? Catalog(bundle: bundle) else { preconditionFailure("a bundle that is not read") }
      _ = VersionComparison(old: catalog, new: catalog).changes()
    }
  },
  "propertylist": { bytes throws(JSONError) in
    expectPlaces(bytes) { bytes throws(ReadingError) in _ = try parsePropertyValue(bytes) }
    expectPlaces(bytes) { bytes throws(ReadingError) in visit(try parsePropertyList(bytes)) }
    expectPlaces(bytes) { bytes throws(ReadingError) in visit(try parseStringsList(bytes)) }
  },
]

private let manifest = """
  // swift-tools-version: 6.0
  import PackageDescription
  let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "App")])
  """

private let projectWithSettings = """
  // !$*UTF8*$!
  { objects = {
    R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
    G = {isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
    L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
    C = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Release; buildSettings = {
      PRODUCT_MODULE_NAME = "$(NAME:c99extidentifier)"; PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = "$(ROOT)"; }; };
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
      productType = "com.apple.product-type.application"; };
    S = {isa = PBXSourcesBuildPhase; files = (B); };
    B = {isa = PBXBuildFile; fileRef = F; };
  }; rootObject = R; }
  """

private func read(_ path: String, _ kind: Project.Kind, _ files: [String: [UInt8]]) {
  var files = files
  for path in ["A.swift", "App/A.swift", "App/B.swift", "App/Sources/App/A.swift", "Kit/Sources/Kit/K.swift"] {
    files[path] = []
  }
  let folder = ProjectFolder(inMemory: files)
  let project = readProject(ProjectLocation(path: path, kind: kind), in: folder)
  precondition(!project.targets.isEmpty || !project.notes.isEmpty, "nothing was read, and nothing is said")
  for note in project.notes {
    precondition(!note.message.isEmpty && (note.line ?? 1) > 0 && (note.column ?? 1) > 0, "a note without a place")
  }
  for target in project.targets {
    for platform in ApplePlatform.allCases { _ = target.swiftFiles(on: platform) }
  }
}

/// A mistake in a property list has a message and a place.
private func expectPlaces(_ bytes: [UInt8], _ read: ([UInt8]) throws(ReadingError) -> Void) {
  do throws(ReadingError) {
    try read(bytes)
  } catch {
    precondition(!error.message.isEmpty && (error.offset ?? 0) <= bytes.count, "a mistake without a place")
  }
}

/// Each value once, however deep.
private func visit(_ document: PropertyListDocument) {
  var pending = [document.root]
  while let value = pending.popLast() {
    _ = document.text(value)
    _ = document.range(of: value)
    pending += document.elements(value)
    for (key, value) in document.members(value) { pending += [key, value] }
  }
}

extension ProjectFolder {
  fileprivate init(inMemory files: [String: [UInt8]]) {
    var folders: [String: [String: Entry]] = ["": [:]]
    for path in files.keys {
      var child = path, kind = EntryKind.file
      while let folder = ProjectPath.folder(of: child) {
        let name = ProjectPath.lastName(of: child)
        folders[folder, default: [:]][name] = Entry(name: name, kind: kind)
        (child, kind) = (folder, .folder)
      }
    }
    let all = folders
    self.init(
      read: { files[$0] }, list: { all[$0].map { Array($0.values) } },
      kind: { files[$0] != nil ? .file : all[$0] != nil ? .folder : nil })
  }
}
