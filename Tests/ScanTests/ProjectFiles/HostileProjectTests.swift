import Foundation
import Testing

@testable import ProjectFiles
@testable import SourceScan

/// Damaged and malicious projects: a clear note, never a trap, never silence.
@Suite struct HostileProjectTests {
  private static func read(_ project: String, _ files: [String: String] = [:]) -> Project {
    var files = files
    files["App.xcodeproj/project.pbxproj"] = project
    return readProject(ProjectLocation(path: "App.xcodeproj", kind: .xcodeProject), in: ProjectFolder(files))
  }

  @Test(arguments: [
    ("", "error App.xcodeproj/project.pbxproj:1:1: expected '{', found the end of the file"),
    ("{}", "error App.xcodeproj/project.pbxproj: the project has no 'objects'"),
    ("{ objects = {}; }", "error App.xcodeproj/project.pbxproj: the project has no object that 'rootObject' refers to"),
    ("{ objects = (); }", "error App.xcodeproj/project.pbxproj: the project has no 'objects'"),
    ("bplist00", "error App.xcodeproj/project.pbxproj: the file is a binary property list, which is not read"),
  ])
  func unreadableProjectsAreErrors(text: String, expected: String) {
    #expect(Self.read(text).notes.map(\.sketch) == [expected])
  }

  @Test func missingFilesAreErrors() {
    let folder = ProjectFolder(["a": ""])
    for (path, kind, file) in [
      ("A.xcodeproj", Project.Kind.xcodeProject, "A.xcodeproj/project.pbxproj: the project file is missing"),
      ("A.xcworkspace", .workspace, "A.xcworkspace/contents.xcworkspacedata: the workspace file is missing"),
    ] {
      #expect(readProject(ProjectLocation(path: path, kind: kind), in: folder).notes.map(\.sketch) == ["error \(file)"])
    }
  }

  /// The command that creates a missing file is part of the note.
  @Test func missingFilesOfSubmodulesAndPodsNameTheCommand() {
    let workspace =
      "<Workspace><FileRef location='group:Loop/Loop.xcodeproj'/><FileRef location='group:Pods/Pods.xcodeproj'/></Workspace>"
    let folder = ProjectFolder([
      "All.xcworkspace/contents.xcworkspacedata": workspace, ".gitmodules": "[submodule \"Loop\"]\n\tpath = Loop\r\n",
    ])
    let notes = readProject(ProjectLocation(path: "All.xcworkspace", kind: .workspace), in: folder).notes
    #expect(
      notes.map(\.message) == [
        "the project file is missing; 'pod install' creates it",
        "the submodule 'Loop' is not checked out, so nothing in it is read; 'git submodule update --init' fetches it",
        "no target was found",
      ])
  }

  /// Xcode finds a package by its folder's name in the workspace, whatever the path of the reference is.
  @Test func aPathThatLeadsNowhereMayMeanAnotherPackageOfTheWorkspace() {
    let workspace = "<Workspace><FileRef location='group:App'/><FileRef location='group:Core'/></Workspace>"
    let manifest = "// swift-tools-version: 6.0\nlet package = Package(name: \"X\", "
    let folder = ProjectFolder([
      "All.xcworkspace/contents.xcworkspacedata": workspace,
      "App/Package.swift": manifest + "dependencies: [.package(path: \"Core\"), .package(path: \"Gone\")], "
        + "targets: [.target(name: \"App\")])",
      "App/Sources/App/a.swift": "", "Core/Package.swift": manifest + "targets: [.target(name: \"Core\")])",
      "Core/Sources/Core/c.swift": "",
    ])
    let project = readProject(ProjectLocation(path: "All.xcworkspace", kind: .workspace), in: folder)
    #expect(project.notes.map(\.sketch) == ["note App/Gone/Package.swift: the manifest is missing"])
  }

  @Test func onlyWhatWasAskedForIsAnError() {
    let workspace =
      "<Workspace><FileRef location='group:App.xcodeproj'/><FileRef location='group:Pods.xcodeproj'/></Workspace>"
    let project = "{ objects = { R = {isa = PBXProject; targets = (T); }; T = {name = T; }; }; rootObject = R; }"
    for (files, expected) in [
      (
        ["App.xcodeproj/project.pbxproj": project],
        ["note Pods.xcodeproj/project.pbxproj: the project file is missing"]
      ),
      (
        [:],
        [
          "note App.xcodeproj/project.pbxproj: the project file is missing",
          "note Pods.xcodeproj/project.pbxproj: the project file is missing",
          "error All.xcworkspace: no target was found",
        ]
      ),
    ] {
      var files = files
      files["All.xcworkspace/contents.xcworkspacedata"] = workspace
      let result = readProject(
        ProjectLocation(path: "All.xcworkspace", kind: .workspace), in: ProjectFolder(files))
      #expect(result.notes.map(\.sketch) == expected)
    }
  }

  @Test func groupsThatContainEachOtherEnd() {
    let project = Self.read(
      """
      { objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (T, T, X); buildConfigurationList = G; };
        G = {isa = PBXGroup; children = (H, G, F); path = a; sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (G, H, F); path = b; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = T; buildPhases = (S, S, T); dependencies = (T, S); productReference = T; };
        S = {isa = PBXSourcesBuildPhase; files = (B, B, G, S); };
        B = {isa = PBXBuildFile; fileRef = F; };
        F2 = {isa = PBXFileReference; path = (); sourceTree = {}; };
      }; rootObject = R; }
      """)
    #expect(project.targets.first?.swiftFiles.map(\.path) == ["a/f.swift"])
  }

  @Test func objectsThatAreDeclaredTwiceAreReported() {
    let project = Self.read(
      """
      { objects = {
        R = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; name = First; };
        T = {isa = PBXNativeTarget; name = Second; };
      }; rootObject = R; }
      """)
    #expect(project.targets.map(\.name) == ["Second"])
    #expect(
      project.notes.map(\.sketch) == [
        "note App.xcodeproj/project.pbxproj:3:3: the object 'T' is declared twice; the last declaration counts"
      ])
  }

  @Test func groupsTenThousandDeepAreRead() {
    var objects = "R = {isa = PBXProject; mainGroup = G0; targets = (T); };"
    for index in 0..<10_000 {
      objects += "G\(index) = {isa = PBXGroup; children = (G\(index + 1)); path = a; sourceTree = \"<group>\"; };\n"
    }
    objects += """
      G10000 = {isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = T; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = G10000; };
      """
    let project = Self.read("{ objects = {\(objects)}; rootObject = R; }")
    #expect(project.targets.first?.swiftFiles.first?.path.hasSuffix("a/a/f.swift") == true)
  }

  /// Targets may share phases, and a list may name one object again and again: 47 KB took 19 s, and 186 KB took 900 MB.
  @Test func listsDoNotMultiply() {
    func steps(_ count: Int) -> Int {
      func repeated(_ id: String) -> String { Array(repeating: id, count: count).joined(separator: ", ") }
      let targets = (0..<count).map { "T\($0)" }
      var objects =
        "R = {isa = PBXProject; mainGroup = V; targets = (\((targets + targets).joined(separator: ", "))); };"
      for target in targets {
        objects += "\(target) = {isa = PBXNativeTarget; name = \(target); buildPhases = (S, L, S); };\n"
      }
      objects += """
        S = {isa = PBXSourcesBuildPhase; files = (\(repeated("B"))); }; B = {isa = PBXBuildFile; fileRef = V; };
        V = {isa = PBXVariantGroup; children = (\(repeated("F"))); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
        L = {isa = PBXFrameworksBuildPhase; files = (\(repeated("X"))); }; X = {isa = PBXBuildFile; fileRef = K; };
        K = {isa = PBXFileReference; path = K.framework; sourceTree = SOURCE_ROOT; };
        """
      return Steps.counted {
        let project = Self.read("{ objects = {\(objects)}; rootObject = R; }")
        #expect(project.targets.map(\.name) == targets)
        #expect(project.targets.last?.swiftFiles.map(\.path) == ["f.swift"])
        #expect(project.targets.last?.binaries == ["K.framework"])
      }
    }
    let growth = [50, 100, 200].map(steps)
    #expect(growth[2] - growth[1] <= 2 * (growth[1] - growth[0]) + 100, "\(growth)")
  }

  /// Lists that many targets share are read once, not once for each target.
  @Test func filesOfAllTargetsHaveALimit() {
    let files = (0..<5_000).map { "B\($0)" }, targets = (0..<45).map { "T\($0)" }
    var objects = "R = {isa = PBXProject; targets = (\(targets.joined(separator: ", "))); };"
    for target in targets { objects += "\(target) = {isa = PBXNativeTarget; name = \(target); buildPhases = (S); };\n" }
    for file in files { objects += "\(file) = {isa = PBXBuildFile; fileRef = F; };\n" }
    objects += """
      S = {isa = PBXSourcesBuildPhase; files = (\(files.joined(separator: ", "))); };
      F = {isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
      """
    let project = Self.read("{ objects = {\(objects)}; rootObject = R; }")
    #expect(project.targets.filter(\.swiftFiles.isEmpty).map(\.name) == ["T41", "T42", "T43", "T44"])
    #expect(
      project.notes.filter(\.isProminent).map(\.message) == [
        "the targets before 'T41' have more than 200000 files, so the files of this and later targets, and what these link, "
          + "are not read"
      ])
  }

  /// 25 files of 50 bytes took hours: each includes the next one twice.
  @Test func inclusionsHaveALimit() {
    var files = ["C24.xcconfig": "A = 1\n"]
    for index in 0..<24 { files["C\(index).xcconfig"] = "#include \"C\(index + 1)\"\n#include \"C\(index + 1)\"\n" }
    var read = ConfigurationFiles()
    let folder = ProjectFolder(files)
    #expect(read.assignments(of: "C0.xcconfig", in: folder, projectFolder: "").count < 100_000)
    #expect(read.paths.count == 25)
  }

  /// An app with 4,000 names of itself took 10 s: each phrase is said with each of them.
  @Test func alternativeNamesHaveALimit() {
    let long = [String(repeating: "n", count: 1_001), String(repeating: "m", count: 1_000)]
    let names = (long + (0..<100).map { "name \($0)" }).map {
      "<dict><key>INAlternativeAppName</key><string>\($0)</string></dict>"
    }
    let project = Self.read(
      """
      { objects = {
        R = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; name = T; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Info.plist; }; };
      }; rootObject = R; }
      """,
      [
        "Info.plist": """
        <plist version="1.0"><dict><key>INAlternativeAppNames</key><array>\(names.joined())</array></dict></plist>
        """
      ])
    let read = project.targets.first?.infoPlist?.alternativeAppNames
    #expect(read == [long[1]] + (0..<62).map { "name \($0)" })
  }

  /// A folder that is copied as it is takes along what is in it, but not a folder whose name begins with its name.
  @Test func filesInFoldersThatAreCopiedAreNotCompiled() {
    let folders = (0..<500).map { "F\($0)" }
    var files = Dictionary(uniqueKeysWithValues: folders.map { ("App/\($0)/In/a.swift", "") })
    files["App/F0more/a.swift"] = ""
    files["App/b.swift"] = ""
    let project = Self.read(
      """
      { objects = {
        R = {isa = PBXProject; mainGroup = M; targets = (T); };
        M = {isa = PBXGroup; children = (G); sourceTree = "<group>"; };
        G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          explicitFolders = (\(folders.joined(separator: ", "))); };
        T = {isa = PBXNativeTarget; name = T; buildPhases = (S); fileSystemSynchronizedGroups = (G); };
        S = {isa = PBXSourcesBuildPhase; files = (); };
      }; rootObject = R; }
      """, files)
    #expect(project.targets.first?.swiftFiles.map(\.path) == ["App/F0more/a.swift", "App/b.swift"])
  }

  @Test func projectsAndWorkspacesThatReferToEachOtherEnd() {
    func project(_ other: String) -> String {
      """
      { objects = {
        R = {isa = PBXProject; mainGroup = G; projectReferences = ({ProjectRef = F; }); targets = (T); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = \(other); sourceTree = "<group>"; };
        C = {isa = PBXContainerItemProxy; containerPortal = F; remoteGlobalIDString = T; proxyType = 1; };
        D = {isa = PBXTargetDependency; targetProxy = C; };
        T = {isa = PBXNativeTarget; name = T; dependencies = (D); };
      }; rootObject = R; }
      """
    }
    let result = Self.read(project("B.xcodeproj"), ["B.xcodeproj/project.pbxproj": project("App.xcodeproj")])
    #expect(result.targets.map(\.id.project) == ["App.xcodeproj", "B.xcodeproj"])
    #expect(result.targets.map { $0.dependencies.first?.target?.project } == ["B.xcodeproj", "App.xcodeproj"])
  }

  @Test(arguments: ["groups/Notes.xcodeproj/project.pbxproj", "workspace/Suite.xcworkspace/contents.xcworkspacedata"])
  func everyTruncationIsReported(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: ProjectFixtureTests.root.appending(path: path)))
    let name = ProjectPath.folder(of: path) ?? "", isWorkspace = path.hasSuffix("data")
    let end = bytes.lastIndex { $0 > 0x20 } ?? 0
    for count in stride(from: 0, through: end, by: isWorkspace ? 1 : 7) {
      let folder = ProjectFolder([path: Array(bytes[..<count])])
      let project = readProject(
        ProjectLocation(path: name, kind: isWorkspace ? .workspace : .xcodeProject), in: folder)
      #expect(project.notes.contains { $0.kind == .error }, "the first \(count) bytes")
    }
  }

  @Test func changedBytesNeitherTrapNorEndInSilence() throws {
    for name in ["groups/Notes.xcodeproj", "synchronized/Trips.xcodeproj", "workspace/Core/Core.xcodeproj"] {
      let path = name + "/project.pbxproj"
      let bytes = [UInt8](try Data(contentsOf: ProjectFixtureTests.root.appending(path: path)))
      var generator = SeededGenerator(seed: 28)
      for _ in 0..<SeededGenerator.rounds(100) {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          // Another byte of the file, so that brackets and names are as likely as in it.
          let index = Int.random(in: changed.indices, using: &generator)
          changed[index] = bytes[Int.random(in: bytes.indices, using: &generator)]
        }
        let project = readProject(
          ProjectLocation(path: name, kind: .xcodeProject), in: ProjectFolder([path: changed]))
        #expect(!project.targets.isEmpty || !project.notes.isEmpty)
      }
    }
  }

  @Test(arguments: ["Configuration/Base.xcconfig", "Configuration/Versions.xcconfig", "Intents/Info.plist"])
  func changedSettingsAndInfoPlistsLeaveTheTargets(path: String) throws {
    let fixture = ProjectFixtureTests.root.appending(path: "synchronized")
    let bytes = [UInt8](try Data(contentsOf: fixture.appending(path: path)))
    let folder = try ProjectFolder(fixture: fixture)
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<SeededGenerator.rounds(30) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: changed.indices, using: &generator)
        changed[index] = UInt8.random(in: .min ... .max, using: &generator)
      }
      let text = changed
      let files = ProjectFolder(
        read: { $0 == path ? text : folder.read($0) }, list: folder.list, kind: folder.kind)
      let project = readProject(ProjectLocation(path: "Trips.xcodeproj", kind: .xcodeProject), in: files)
      #expect(project.targets.map(\.name) == ["Trips", "TripIntents"])
    }
  }
}
