import Testing

@testable import ProjectFiles

/// Manifests in, what a build would use out.
struct PackageManifestTests {
  /// The facts of every target, one line each, then products, local packages and notes.
  private func summary(of contents: PackageContents) -> [String] {
    var lines: [String] = []
    for target in contents.targets {
      var line = "\(target.kind) \(target.name)"
      if target.moduleName != target.name { line += " = \(target.moduleName)" }
      if !target.swiftFiles.isEmpty { line += ": " + target.swiftFiles.map(\.path).joined(separator: " ") }
      if !target.resources.isEmpty { line += "; copies " + target.resources.map(\.path).joined(separator: " ") }
      for dependency in target.dependencies {
        line += "; \(dependency.kind) \(dependency.name)" + (dependency.target == nil ? " (elsewhere)" : "")
      }
      for condition in target.compilationConditions {
        line +=
          "; -D \(condition.name)"
          + (condition.platforms.map { " on " + $0.sorted().map(\.rawValue).joined(separator: " ") } ?? "")
      }
      lines.append(line)
    }
    lines += contents.products.map { "\($0.kind) product \($0.name): " + $0.targets.joined(separator: " ") }
    lines += contents.localPackages.map { "package in '\($0)'" }
    lines += contents.notes.map { "\($0.kind) \($0.path):\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
    return lines
  }

  private func read(_ files: [String: String], in place: String = "", configuration: String? = nil) -> PackageContents {
    readPackage(in: place, of: .sketch(files), configuration: configuration)
  }

  /// A manifest whose targets are given, with a file in the folder of each.
  private func read(targets: String, before: String = "", after: String = "") -> [String] {
    summary(
      of: read([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        \(before)
        let package = Package(name: "Kit", targets: \(targets))
        \(after)
        """,
        "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Tests/ATests/t.swift": "",
      ]))
  }

  @Test func everyKindOfTargetIsRead() {
    let lines = read(
      targets: """
        [
          .target(name: "A", dependencies: ["B", "Elsewhere", .product(name: "Zed", package: "Z")], plugins: ["Gen"]),
          .executableTarget(name: "B"), .testTarget(name: "ATests", dependencies: [.target(name: "A")]),
          .systemLibrary(name: "C"), .binaryTarget(name: "D", path: "D.xcframework"),
          .plugin(name: "Gen", capability: .buildTool(), path: "Sources/B"), .macro(name: "my-macros", path: "Sources/B"),
        ]
        """)
    #expect(
      lines == [
        "packageModule A: Sources/A/a.swift; links B; links Elsewhere (elsewhere); links Zed (elsewhere); builds Gen",
        "commandLineTool B: Sources/B/b.swift", "unitTests ATests: Tests/ATests/t.swift; links A", "prebuilt C",
        "prebuilt D", "packagePlugin Gen: Sources/B/b.swift", "macro my-macros = my_macros: Sources/B/b.swift",
      ])
  }

  @Test(arguments: [
    (#"[.target(name: "A")]"#, "let unused = 1", ""),
    (#"[.target(name: name)]"#, #"let name = "A""#, ""),
    (#"[.target(name: "\(prefix)" + suffix)]"#, #"let prefix = ""; let suffix = "A""#, ""),
    ("targets", #"var targets: [Target] = []; targets += [.target(name: "A")]"#, ""),
    ("targets", #"var targets: [Target] = []; targets.append(.target(name: "A"))"#, ""),
    ("targets", #"var targets: [Target] = []; targets.append(contentsOf: [.target(name: "A")])"#, ""),
    ("targets + []", #"let targets: [Target] = [Target.target(name: "A")]"#, ""),
    ("[]", "", #"package.targets += [.target(name: "A")]"#),
    ("[]", "", #"package.targets.append(.target(name: "A"))"#),
    ("[a]", #"let a = Target.target(name: "A")"#, ""),
    ("[.a]", #"extension Target { static let a: Target = .target(name: "A") }"#, ""),
    ("[.target(name: Names.a)]", #"enum Names { static var a: String { "A" } }"#, ""),
    (#"{ var all: [Target] = [.target(name: "A")]; return all }()"#, "", ""),
    ("all", "#if os(macOS)\nlet all: [Target] = [.target(name: \"A\")]\n#else\nlet all: [Target] = []\n#endif", ""),
    ("all", "var all: [Target] = []\n#if swift(>=5.9)\nall += [.target(name: \"A\")]\n#endif", ""),
  ])
  func constantsLeadToTheirValues(targets: String, before: String, after: String) {
    #expect(read(targets: targets, before: before, after: after) == ["packageModule A: Sources/A/a.swift"])
  }

  @Test(arguments: [
    ("make()", "", "4:45: the manifest computes 'targets', which is not read"),
    ("[make(1)]", "", "4:46: the manifest computes a target, which is not read"),
    (#"[.target(name: make())]"#, "", "4:60: the manifest computes a target's name, which is not read"),
    ("isOn ? [] : [.target(name: \"A\")]", "", "4:45: the manifest computes 'targets', which is not read"),
    ("all", "let all = all", "3:11: the manifest computes 'targets', which is not read"),
    ("[]", "for x in 0..<3 { print(x) }", "3:1: this statement is not executed, so what it changes is not read"),
    ("[]", "if isOn { targets = [] }", "3:1: this statement is not executed, so what it changes is not read"),
    ("[]", "#if canImport(Other)\nlet x = 1\n#endif", "3:1: whether this '#if' holds is not known, so it is not read"),
  ])
  func whatIsComputedIsReportedWithItsLocation(targets: String, before: String, note: String) {
    #expect(read(targets: targets, before: before) == ["note Package.swift:\(note)"])
  }

  /// Many manifests ask for environment variables: those of Xcode, where none of them is set, decide.
  @Test(arguments: [
    #"if ProcessInfo.processInfo.environment["X"] == nil { package.targets.append(.target(name: "A")) }"#,
    #"if Context.environment["X"] != nil {} else { package.targets.append(.target(name: "A")) }"#,
    #"let env = Context.environment; if env["X"] == "1" {} else { package.targets += [.target(name: "A")] }"#,
    #"if let x = Context.environment["X"] { print(x) } else { package.targets += [.target(name: "A")] }"#,
    #"let isOn = Context.environment["X"] == nil && true; if !isOn || isOn { package.targets += [.target(name: "A")] }"#,
    #"package.targets += Context.environment["X"] != nil ? [] : [.target(name: "A")]"#,
    #"package.targets += [.target(name: Context.environment.keys.contains("X") ? "B" : "A")]"#,
    #"if (Context.environment["X"] ?? "0") == "1" {} else { package.targets += [.target(name: "A")] }"#,
    #"if Context.environment["X"]?.isEmpty == false {} else { package.targets += [.target(name: "A")] }"#,
    #"if isComputed, Context.environment["X"] != nil {} else { package.targets += [.target(name: "A")] }"#,
  ])
  func environmentVariablesAreTakenAsNotSet(statement: String) {
    let lines = read(targets: "[]", after: statement)
    #expect(lines.count == 2 && lines[0] == "packageModule A: Sources/A/a.swift", "\(lines)")
    #expect(
      lines[1].hasPrefix("assumption") && lines[1].hasSuffix(": assumes that the environment variable 'X' is not set"))
  }

  @Test func valuesThatDoubleEachOtherEnd() {
    let names = (0..<60).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n")
    let lines = read(targets: "a0", before: names + "\nlet a60 = [1]")
    #expect(lines.contains { $0.contains("the manifest computes 'targets'") })
  }

  @Test func filesFollowPathSourcesExcludeAndResources() {
    let contents = read(
      [
        "Kit/Package.swift": """
        // swift-tools-version:5.9
        let package = Package(name: "Kit", defaultLocalization: "en", targets: [
          .target(name: "A", path: "Code", exclude: ["Old", "x.swift"], sources: ["In", "main.swift"],
            resources: [.process("In/Data"), .copy("In/Raw")]),
        ])
        """,
        "Kit/Code/In/a.swift": "", "Kit/Code/In/Data/d.swift": "", "Kit/Code/In/Raw/r.swift": "",
        "Kit/Code/In/L.xcstrings": "", "Kit/Code/Out/o.swift": "", "Kit/Code/Old/o.swift": "", "Kit/Code/x.swift": "",
        "Kit/Code/main.swift": "", "Kit/Code/In/.hidden/h.swift": "", "Kit/Code/In/T.docc/t.swift": "",
        "Kit/Code/In/de.lproj/L.strings": "",
      ], in: "Kit")
    #expect(
      summary(of: contents) == [
        "packageModule A: Kit/Code/In/a.swift Kit/Code/main.swift; "
          + "copies Kit/Code/In/L.xcstrings Kit/Code/In/de.lproj/L.strings"
      ])
    #expect(contents.targets[0].developmentRegion == "en")
  }

  @Test(arguments: [
    ("5.9", ["Sources/a.swift"]), ("5.8", []),
  ])
  func theOnlyTargetMayUseTheWholeFolderSince5_9(version: String, files: [String]) {
    let contents = read([
      "Package.swift":
        "// swift-tools-version:\(version)\nlet package = Package(name: \"K\", targets: [.target(name: \"A\")])",
      "Sources/a.swift": "",
    ])
    #expect(contents.targets[0].swiftFiles.map(\.path) == files)
    #expect(contents.notes.isEmpty == !files.isEmpty)
  }

  @Test func conditionsHoldForTheirPlatformsAndConfiguration() {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "K", platforms: [.macOS(.v10_15), .iOS("17.4"), .custom("visionos", versionString: "2.0")],
        targets: [.target(name: "A", swiftSettings: [
          .define("ALL"), .define("PHONE", .when(platforms: [.iOS, .macCatalyst])),
          .define("DEBUGGING", .when(configuration: .debug)), .unsafeFlags(["-DONE", "-D", "TWO"]),
          .enableUpcomingFeature("X"), .swiftLanguageMode(.v5)])],
        swiftLanguageModes: [.v6])
      """,
      "Sources/A/a.swift": "",
    ]
    let target = read(files).targets[0]
    #expect(target.compilationConditions(on: .iOS) == ["ALL", "PHONE", "ONE", "TWO"])
    #expect(target.compilationConditions(on: .macOS) == ["ALL", "ONE", "TWO"])
    #expect(read(files, configuration: "Debug").targets[0].compilationConditions(on: .macOS).contains("DEBUGGING"))
    #expect(target.languageMode == "5")
    #expect(
      target.platforms == [
        TargetPlatform(platform: .iOS, deploymentTarget: "17.4"),
        TargetPlatform(platform: .macOS, deploymentTarget: "10.15"),
        TargetPlatform(platform: .visionOS, deploymentTarget: "2.0"),
      ])
  }

  @Test func packagesInTheRepositoryAreFoundAndOthersReported() {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "K", dependencies: [
        .package(path: "../Other"), .package(name: "N", path: "Inner"), .package(path: "../../Away"),
        .package(url: "https://example.com/x", from: "1.0.0"),
      ])
      """
    let contents = read(["Kit/Package.swift": manifest], in: "Kit")
    #expect(contents.localPackages == ["Other", "Kit/Inner"])
    #expect(
      contents.notes.map(\.message) == [
        "'../../Away' is outside the repository and is not read; '--outside' permits that"
      ])
  }

  @Test(arguments: [
    (["Package@swift-5.9.swift": "5.9"], "5.7", "5.9"),
    (["Package@swift-5.9.swift": "5.9", "Package@swift-6.0.swift": "6.0"], "5.7", "6.0"),
    (["Package@swift-99.0.swift": "99.0"], "5.7", "5.7"),
    (["Package@swift-5.5.swift": "5.5"], "6.0", "6.0"),
    (["Package@swift-6.swift": "5.5"], "5.9", "5.5"),
  ])
  func theManifestIsChosenAsSwiftPMChooses(specific: [String: String], regular: String, chosen: String) {
    func manifest(_ version: String) -> String {
      "// swift-tools-version:\(version)\nlet package = Package(name: \"\(version)\")"
    }
    var files = specific.mapValues(manifest)
    files["Package.swift"] = manifest(regular)
    #expect(read(files).name == chosen)
  }

  @Test func anAppOfSwiftPlaygroundsIsAnApp() {
    let contents = read([
      "Package.swift": """
      // swift-tools-version: 5.8
      import AppleProductTypes
      let package = Package(name: "Tea", platforms: [.iOS("16.0")], products: [
          .iOSApplication(name: "Tea Time", targets: ["AppModule"], bundleIdentifier: "com.example.tea", displayVersion: "1.0"),
        ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "App.swift": "",
    ])
    let target = contents.targets[0]
    #expect(target.kind == .app && target.displayName == "Tea Time" && target.bundleIdentifier == "com.example.tea")
    #expect(target.swiftFiles.map(\.path) == ["App.swift"])
  }

  @Test func whatSwiftPMPrintsIsReadInPlaceOfTheManifest() {
    let dump = """
      {"name": "K", "packageKind": {"root": ["/home/me/Repo/Kit"]}, "toolsVersion": {"_version": "6.0.0"},
       "dependencies": [{"fileSystem": [{"path": "/home/me/Repo/Other"}]}, {"sourceControl": []}],
       "platforms": [{"platformName": "ios", "version": "17.0"}], "swiftLanguageVersions": ["5"],
       "products": [{"name": "K", "targets": ["A"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "A", "type": "regular", "path": "Code", "exclude": ["x"],
         "dependencies": [{"byName": ["B", null]}, {"product": ["Zed", "Z", null, null]}],
         "settings": [{"tool": "swift", "kind": {"define": {"_0": "F"}}, "condition": {"platformNames": ["ios"]}}]},
         {"name": "B", "type": "binary"}]}
      """
    let folder = ProjectFolder.sketch(["Kit/dump.json": dump, "Kit/Code/a.swift": "", "Kit/Code/x/b.swift": ""])
    let contents = readPackage(dumpedAt: "Kit/dump.json", in: folder)
    #expect(
      summary(of: contents) == [
        "packageModule A: Kit/Code/a.swift; links B; links Zed (elsewhere); -D F on iOS", "prebuilt B",
        "library product K: A", "package in 'Other'",
      ])
    #expect(contents.targets[0].languageMode == "5")
  }

  @Test(arguments: [
    ("{", "dump.json:1:2"), ("{\"name\": 1}", "dump.json:1:1"),
  ])
  func whatIsNoDumpIsAnErrorWithALocation(text: String, place: String) {
    let lines = summary(of: readPackage(dumpedAt: "dump.json", in: .sketch(["dump.json": text])))
    #expect(lines.count == 1 && lines[0].hasPrefix("error \(place): "), "\(lines)")
  }

  @Test func listsThatAreAddedToThemselvesEnd() {
    let lists = (1...30).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
    let lines = read(
      targets: "a30", before: "let a0: [Target] = [.target(name: \"A\"), .target(name: \"B\")]\n" + lists)
    #expect(lines.contains { $0.hasSuffix("the manifest computes 'targets', which is not read") }, "\(lines.suffix(3))")
  }

  @Test(arguments: ["", "let package = 1", "let package = Package(", "\u{0}", String(repeating: "(", count: 10_000)])
  func aManifestThatIsNoneIsReported(text: String) {
    #expect(!read(["Package.swift": text]).notes.isEmpty)
  }
}

extension ProjectFolder {
  /// A folder that holds these files alone: text by path.
  static func sketch(_ files: [String: String]) -> ProjectFolder {
    var folders: [String: [Entry]] = ["": []], known: Set<String> = [""]
    for path in files.keys.sorted() {
      var child = path, kind = EntryKind.file
      while known.insert(child).inserted, let parent = ProjectPath.folder(of: child) {
        folders[parent, default: []].append(Entry(name: ProjectPath.lastName(of: child), kind: kind))
        child = parent
        kind = .folder
      }
    }
    return ProjectFolder(
      read: { files[$0].map { Array($0.utf8) } }, list: { [folders] in folders[$0] },
      kind: { [folders] in files[$0] != nil ? .file : folders[$0] != nil ? .folder : nil })
  }
}
