import Foundation
@testable import DocumentFormats
@testable import ProjectFiles
import Testing

@testable import intentscan

/// `intentscan extract` as its users meet it: words and files in, texts and an exit status out.
@Suite struct ExtractCommandTests {
  /// The facts of a bundle that these tests are about.
  struct Bundle {
    let modules: [String]
    /// `module/name file`
    let intents: [String]

    init(_ json: String) throws {
      let value = try parseJSON(Array(json.utf8))
      modules = value["modules"]?.array?.compactMap(\.string) ?? []
      intents = (value["intents"]?.array ?? []).map { intent in
        let file = intent["location"]?["file"]?.string ?? "?"
        return "\(intent["module"]?.string ?? "?")/\(intent["name"]?.string ?? "?") \(file)"
      }
    }
  }

  // MARK: Exit status

  /// A wrong path or platform must not take from the user what a run before wrote.
  @Test func nothingFoundReplacesNothing() throws {
    let folder = try CommandFolder(["App/A.swift": intent("A"), "Plain/B.swift": "struct B {}\n"])
    #expect(try folder.run("extract App -o bundle.json").status == 0)
    let written = folder.contents(of: "bundle.json")
    let outcome = try folder.run("extract Plain -o bundle.json")
    #expect(
      outcome.status == 1
        && outcome.errors.hasPrefix("error: 'bundle.json' was not written, because nothing was found\n"))
    #expect(folder.contents(of: "bundle.json") == written)
    #expect(try folder.run("lint Plain --bundle bundle.json --write-snapshot bundle.json").status != 0)
    #expect(try folder.run("lint Plain --write-snapshot bundle.json").status == 1)
    #expect(folder.contents(of: "bundle.json") == written)
    #expect(try folder.run("extract Plain -o bundle.json --allow-empty").status == 0)
    #expect(folder.contents(of: "bundle.json") != written)
  }

  @Test(arguments: [
    ("extract Sources", 0), ("extract Sources/A.swift", 0), ("extract Empty", 1), ("extract Empty --allow-empty", 0),
    ("extract Sources --platform LINUX", 0), ("extract Plain.swift", 1), ("extract Missing", 2),
    ("extract Sources Missing", 2), ("extract Sources --threads 0", 2), ("extract Sources --threads two", 2),
    ("extract Sources --swift-version 6", 0), ("extract Sources --swift-version 6.0", 2),
    ("extract Sources --platform iphone", 2), ("extract Sources --module A --module B", 2),
    ("extract Sources --module A=Sources", 2), ("extract --module A=Sources --module B", 2),
    ("extract --module My-App Sources", 2), ("extract --context Kit Sources", 2),
    ("extract Sources --module A --context A=Empty", 2), ("extract --inputs none.json", 2),
    ("extract --inputs inputs.json Sources", 2), ("extract --inputs inputs.json", 0), ("extract Sources -D 1A", 2),
    ("extract Sources --stdin-name A.swift", 2), ("extract Sources -o Empty", 2), ("extract Sources -o no/out", 2),
    ("extract --module", 2), ("extract --module= Sources", 2), ("extract --quiet=yes Sources", 2),
    ("extract Sources -o a -o b", 2), ("extract -x", 2), ("extract -- -x", 2), ("--quiet extract", 2), ("extrct", 2),
    ("help extrct", 2), ("help", 0), ("help extract", 0), ("extract --help --nonsense", 0), ("extract -h", 0),
    ("--version", 0), ("extract --version", 0), ("", 0), ("schema", 0), ("schema bundle", 0), ("schema findings", 0),
    ("schema config", 0),
    ("schema nonsense", 2), ("schema bundle config", 2), ("completions", 2), ("completions tcsh", 2),
    ("completions zsh", 0),
  ])
  func exitStatus(words: String, status: Int32) throws {
    let folder = try CommandFolder([
      "Sources/A.swift": intent("A"), "Empty/readme.txt": "", "Plain.swift": "struct A {}",
      "inputs.json": #"{"modules": [{"name": "A", "role": "target", "files": ["Sources/A.swift"]}]}"#,
    ])
    let outcome = try folder.run(words)
    #expect(outcome.status == status, "\(outcome.errors)")
    // Who fails says why, in one line or with a line on usage; who succeeds is silent.
    #expect(outcome.errors.hasPrefix("error: ") == (status != 0), "\(outcome.errors)")
  }

  @Test func nothingFoundSaysWhereItLooked() throws {
    let folder = try CommandFolder(["Sources/A.swift": "struct A {}", "Empty/a.txt": ""])
    let outcome = try folder.run("extract Sources")
    #expect(outcome.errors.contains("found no App Intents for iOS in 1 file"))
    #expect(outcome.output.contains("\"schemaVersion\": 1"))
    #expect(try folder.run("extract Empty").errors.contains("found no Swift files"))
  }

  @Test func printsReadableInputsDespiteUnreadableOnes() throws {
    let folder = try CommandFolder(["A/A.swift": intent("A"), "out.json": "old"])
    let printed = try folder.run("extract --module M=A --module N=None.swift")
    #expect(printed.status == 2)
    #expect(try Bundle(printed.output).intents == ["M/A A/A.swift"])
    #expect(printed.errors == "error: cannot read 'None.swift': No such file or directory\n")
    let written = try folder.run("extract --module M=A --module N=None.swift -o out.json")
    #expect(written.status == 2)
    #expect(folder.contents(of: "out.json") == "old")
    #expect(written.output == "")
  }

  // MARK: Modules

  @Test(arguments: [
    // The names of modules and their files, by arguments alone.
    ("extract", ["Lib/A Sources/Lib/A.swift", "My_Tool/B Sources/My Tool/B.swift"]),
    ("extract Sources/Lib", ["Lib/A Sources/Lib/A.swift"]),
    ("extract Sources/Lib/A.swift", ["Lib/A Sources/Lib/A.swift"]),
    ("extract Extra", ["Extra/D Extra/3D/D.swift", "Extra/C Extra/C.swift"]),
    ("extract Extra/3D", ["_D/D Extra/3D/D.swift"]),
    ("extract Extra --module M", ["M/D Extra/3D/D.swift", "M/C Extra/C.swift"]),
    ("extract Extra/C.swift Sources/Lib --module M", ["M/C Extra/C.swift", "M/A Sources/Lib/A.swift"]),
    ("extract --module=M=Sources/Lib --module N=Extra/C.swift", ["M/A Sources/Lib/A.swift", "N/C Extra/C.swift"]),
    // Files that are named for another module are left to it.
    ("extract --module M=Extra --module N=Extra/3D", ["M/C Extra/C.swift", "N/D Extra/3D/D.swift"]),
    ("extract --module N=Extra/3D --module M=Extra", ["M/C Extra/C.swift", "N/D Extra/3D/D.swift"]),
    ("extract --module M=Extra/3D --module N=Extra/3D", ["M/D Extra/3D/D.swift", "N/D Extra/3D/D.swift"]),
    ("extract Extra/3D --context Lib=Sources/Lib", ["_D/D Extra/3D/D.swift"]),
    ("extract Loose", ["Loose/E Loose/Sources/E.swift", "Loose/F Loose/Sources/Sub/F.swift"]),
    // A manifest without the folders that it refers to makes no package of an app.
    ("extract App", ["App/G App/Screens/G.swift", "App/H App/Tests/H.swift"]),
    ("extract Extra/3D --root Extra", ["_D/D 3D/D.swift"]),
    ("extract Extra/3D/D.swift --root Sources", ["_D/D ../Extra/3D/D.swift"]),
    ("extract ./Extra/../Extra/3D/", ["_D/D Extra/3D/D.swift"]),
  ])
  func modules(words: String, intents: [String]) throws {
    let folder = try CommandFolder([
      "Package.swift": "", "Sources/Lib/A.swift": intent("A"), "Sources/My Tool/B.swift": intent("B"),
      "Sources/CLib/c.c": "", "Tests/LibTests/T.swift": intent("T"), "Extra/C.swift": intent("C"),
      "Extra/3D/D.swift": intent("D"), "Loose/Package.swift": "", "Loose/Sources/E.swift": intent("E"),
      "Loose/Sources/Sub/F.swift": intent("F"), "App/Package.swift": "", "App/Screens/G.swift": intent("G"),
      "App/Tests/H.swift": intent("H"),
    ])
    let outcome = try folder.run(words)
    let bundle = try Bundle(outcome.output)
    #expect(bundle.intents == intents)
    #expect(bundle.modules == Set(intents.map { String($0.prefix { $0 != "/" }) }).sorted())
  }

  @Test(arguments: [
    ("App", "App"), ("My App", "My_App"), ("my-app", "my_app"), ("3D", "_D"), ("", "_"), ("a.b", "a_b"), ("Ünï", "Ünï"),
    ("日本", "日本"), ("App🚀", "App_"), ("_x9", "_x9"),
  ])
  func moduleNames(name: String, module: String) { #expect(moduleName(from: name) == module) }

  // MARK: Standard input

  @Test(arguments: [
    ("extract -", "main/A <stdin>"), ("extract - --module M", "M/A <stdin>"),
    ("extract --module M=-", "M/A <stdin>"), ("extract - --stdin-name Kit/X.swift", "Kit/A Kit/X.swift"),
    ("extract - - --stdin-name Kit/X.swift --root Kit", "Kit/A X.swift"),
  ])
  func standardInput(words: String, intents: String) throws {
    let outcome = try CommandFolder().run(words, input: intent("A"))
    #expect(try Bundle(outcome.output).intents == [intents])
    #expect(outcome.status == 0)
  }

  @Test func standardInputIsNamedInWarnings() throws {
    let source = "import AppIntents\nstruct A: AppIntent {\n  static let title: LocalizedStringResource = make()\n}\n"
    let folder = try CommandFolder()
    #expect(try folder.run("extract -", input: source).errors.hasPrefix("<stdin>:3:47: warning: "))
    #expect(try folder.run("extract - --stdin-name a/B.swift", input: source).errors.hasPrefix("a/B.swift:3:47: "))
    #expect(try folder.run("extract - --quiet", input: source).errors == "")
  }

  @Test func aSharedFileWarnsOnceInOrder() throws {
    let source = "import AppIntents\nstruct A: AppIntent { static let title: LocalizedStringResource = f() }\n"
    let folder = try CommandFolder(["B.swift": source, "A.swift": source])
    let outcome = try folder.run("extract --module N=A.swift --module N=B.swift --module M=B.swift")
    #expect(outcome.errors.split(separator: "\n").map { $0.prefix(10) } == ["B.swift:2:", "A.swift:2:"])
  }

  @Test func warningsNamePathsAsGiven() throws {
    let folder = try CommandFolder([
      "Sources/A.swift": "import AppIntents\nstruct A: AppIntent { static let title = f() }\n"
    ])
    let relative = try folder.run("extract Sources --root Sources")
    #expect(relative.errors.hasPrefix("Sources/A.swift:2:"))
    #expect(
      try folder.run(["extract", "\(folder.path)/Sources"]).errors.hasPrefix("\(folder.path)/Sources/A.swift:2:"))
  }

  // MARK: The rest

  @Test func conditionsFollowPlatformAndFlags() throws {
    let folder = try CommandFolder([
      "A.swift": "#if os(macOS)\n\(intent("Mac"))#elseif BETA\n\(intent("Beta"))#else\n\(intent("Phone"))#endif\n"
    ])
    let names = { (words: String) in try Bundle(folder.run("extract A.swift --module M \(words)").output).intents }
    #expect(try names("") == ["M/Phone A.swift"])
    #expect(try names("--platform macos") == ["M/Mac A.swift"])
    #expect(try names("-DBETA") == ["M/Beta A.swift"])
    #expect(try names("-D OTHER -D BETA") == ["M/Beta A.swift"])
    #expect(try names("--all-conditions") == ["M/Mac A.swift", "M/Beta A.swift", "M/Phone A.swift"])
  }

  @Test func threadsAndOrderChangeNothing() throws {
    let folder = try CommandFolder()
    for index in 0..<40 { try folder.write(intent("I\(index)"), to: "F\(index % 7)/I\(index).swift") }
    let folders = (0..<7).map { "F\($0)" }
    let outputs = try [1, 2, 8].flatMap { threads in
      try [folders, folders.reversed()].map { folders in
        try folder.run(["extract"] + folders + ["--module", "M", "--threads", String(threads)]).output
      }
    }
    #expect(Set(outputs).count == 1)
    #expect(try Bundle(outputs[0]).intents.count == 40)
  }

  @Test func timingsNameEveryStage() throws {
    let folder = try CommandFolder(["A.swift": intent("A")])
    let stages = try folder.run("extract A.swift --timings").errors.split(separator: "\n").map {
      $0.prefix { $0 != " " }
    }
    #expect(stages == ["find", "outline", "select", "parse", "resolve", "extract", "render", "write", "total"])
  }
}
