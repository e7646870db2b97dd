import Foundation
@testable import IntentReports
import Testing

@testable import intentscan
@testable import OperatingSystem

/// Names of files that are not text, files without an end, and outputs that are inputs.
@Suite struct HostileFileTests {
  // MARK: Names

  @Test func bytesOfArgumentsAreKept() throws {
    let folder = try CommandFolder()
    try folder.write(intent("A"), to: "A.swift")
    let tool = try #require(builtTool)
    let outcome = try shell(
      #"mv A.swift $'\xfe.swift' && "$1" extract $'\xfe.swift' -o $'\xff.json' && test -f $'\xff.json' && rm $'\xff.json'"#,
      tool, in: folder)
    // Not every file system has such names.
    if outcome.errors.contains("mv: ") { return }
    #expect(outcome.status == 0, "\(outcome.errors)")
    let missing = try shell(#""$1" lint $'\xfd.swift'"#, tool, in: folder)
    #expect(missing.errors.hasPrefix("error: cannot read '\\xFD.swift': No such file"), "\(missing.errors)")
    let list = try shell("ls | wc -l", tool, in: folder)
    #expect(list.output.split(separator: " ").joined() == "1\n")
  }

  /// A package's target whose folder is not named in UTF-8, where the manifest is not read.
  @Test func foldersOfAPackageAreFoundByTheirBytes() throws {
    let folder = try CommandFolder(["Package.swift": "", "Sources/App/A.swift": intent("A")])
    let tool = try #require(builtTool)
    let script = #"mv Sources/App Sources/$'\xff'App && "$1" extract . --no-project -o out.json"#
    let outcome = try shell(script, tool, in: folder)
    if outcome.errors.contains("mv: ") { return }
    #expect(outcome.status == 0 && outcome.errors == "wrote 'out.json'\n", "\(outcome.errors)")
  }

  @Test func namesCannotContainCICommands() throws {
    let folder = try CommandFolder(["App/a\n::error::b.swift": "import AppIntents\nstruct A: AppIntent { let x = \"}\n"]
    )
    let outcome = try folder.run("lint App --module App --format github")
    for text in [outcome.output, outcome.errors] {
      for line in text.split(separator: "\n") where line.hasPrefix("::") {
        #expect(line.hasPrefix("::error file=App/a\\n%3A%3Aerror%3A%3Ab.swift,"), "\(line)")
      }
    }
    #expect(outcome.errors.contains("App/a\\n::error::b.swift:"), "\(outcome.errors)")
  }

  /// A name of a file, titles, phrases and translations that a CI system would take for a command at the start of a line.
  @Test(
    arguments: ["lint App --module App", "diff Empty App", "diff App Empty"].flatMap { words in
      ReportFormat.allCases.map { "\(words) --format \($0.rawValue)" }
    } + [
      "list App", "list App --format json", "list App --format markdown", "extract App --module App",
      "extract App --module App --localized", "preview App --module App", "tools App --module App",
      "strings App --module App", "strings App --module App --keys", "strings App --module App --say --locale en",
      "strings App --module App --sync --dry-run", "lint App --module App --explain-unchecked",
      "debug model App --module App", "debug declarations App --module App", "debug tokens App --module App",
    ])
  func textCannotContainCICommands(words: String) throws {
    let source = """
      struct A: AppIntent {
        static let title: LocalizedStringResource = "a\\n::error::b"
        @Parameter(title: "::error::c\\n  ::error::d") var x: Int
        static var parameterSummary: some ParameterSummary { Summary("::error::e \\(\\.$x)\\n::error::f") }
        func perform() async throws -> some IntentResult { .result() }
      }
      struct B: AppIntent { static let title: LocalizedStringResource = "::error::\u{1B}[31m" }
      struct S: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: A(), phrases: ["::error::g \\(.applicationName)", "h\\n::error::i \\(.applicationName)"],
            shortTitle: "::error::j", systemImageName: "a")
        }
      }
      """
    let folder = try CommandFolder([
      "App/a\n::error::k.swift": "import AppIntents\n\(source)\n", "Empty/A.swift": intent("C"),
      "App/de.lproj/AppShortcuts.strings": "\"::error::g ${applicationName}\" = \"::error::l\n::error::m\";\n",
    ])
    let outcome = try folder.run(words)
    #expect(outcome.status < 2, "\(outcome.errors)")
    for line in (outcome.output + outcome.errors).split(separator: "\n") {
      #expect(!line.drop { $0 == " " }.hasPrefix("::error::") && !line.unicodeScalars.contains("\u{1B}"), "\(line)")
    }
  }

  /// The declarations of a module whose file's name is not one line.
  @Test func factsOfAnyFileAreReadAgain() throws {
    let folder = try CommandFolder([
      "Kit/a\nfile 3 b.swift": "import AppIntents\npublic enum Shelf: String, AppEnum { case a }\n",
      "App/A.swift": "import AppIntents\nimport Kit\nstruct A: AppIntent { @Parameter(title: \"A\") var x: Shelf }\n",
    ])
    #expect(try folder.run("facts Kit --module Kit -o kit.facts").status == 0)
    let outcome = try folder.run("extract App --module App --facts kit.facts")
    #expect(outcome.status == 0 && outcome.output.contains("\"Kit\""), "\(outcome.errors)")
  }

  // MARK: Outputs that are inputs

  @Test(arguments: [
    "lint A.swift -o A.swift", "extract A.swift -o ./A.swift", "extract . --module M -o A.swift",
    "lint A.swift -o link.json",
    "lint . --module M -o hard.json", "lint B.swift --bundle A.swift", "lint A.swift --write-baseline A.swift",
    "lint A.swift --write-snapshot A.swift", "lint A.swift --baseline base.json -o base.json",
    "extract A.swift --config c.json -o c.json", "diff old.json old.json -o old.json",
    "diff --against old.json A.swift -o A.swift", "diff old.json old.json --allow allow.json -o allow.json",
    "extract --inputs inputs.json -o inputs.json", "extract --inputs inputs.json -o A.swift",
    "lint A.swift -o new.json --bundle ./new.json", "lint A.swift -o Folder/../x.json --bundle x.json",
  ])
  func anOutputThatIsAnInputIsRefused(words: String) throws {
    let folder = try CommandFolder([
      "A.swift": intent("A"), "base.json": #"{"schemaVersion": 1, "findings": []}"#, "c.json": "{}", "allow.json": "[]",
      "inputs.json": #"{"modules": [{"name": "M", "role": "target", "files": ["A.swift"]}]}"#, "Folder/x.txt": "",
    ])
    try folder.write(try folder.run("extract A.swift").output, to: "old.json")
    let files = ["A.swift", "base.json", "c.json", "allow.json", "inputs.json", "old.json"]
    try folder.link("link.json", to: "A.swift")
    try folder.link("B.swift", to: "A.swift")
    try FileManager.default.linkItem(atPath: "\(folder.path)/A.swift", toPath: "\(folder.path)/hard.json")
    let before = files.map(folder.contents), names = try folder.names()
    let outcome = try folder.run(words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("error: '") && outcome.errors.contains("one of the inputs")
        || outcome.errors.contains("need different files"), "\(outcome.errors)")
    #expect(files.map(folder.contents) == before)
    #expect(try folder.names() == names)
  }

  /// Similar commands that are allowed: another file of that name, and documents that are updated.
  @Test(arguments: [
    "lint A.swift -o Other/A.swift", "lint A.swift --baseline base.json --write-baseline base.json",
    "lint A.swift --snapshot s.json --write-snapshot s.json", "extract A.swift -o old.json",
    "lint A.swift -o /dev/null",
  ])
  func otherOutputsAreNot(words: String) throws {
    let folder = try CommandFolder(["A.swift": intent("A"), "Other/A.swift": "old", "old.json": "old"])
    #expect(
      try folder.run("lint A.swift --write-baseline base.json --write-snapshot s.json --fail-on never").status == 0)
    let outcome = try folder.run(words + (words.hasPrefix("lint") ? " --fail-on never" : ""))
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  // MARK: Pipes and devices that the user does not name

  /// A configuration comes with the sources. `/dev/stdin` in it would wait for a terminal, or read the messages of an editor.
  @Test(arguments: [
    #""baseline": "/dev/null""#, #""owners": "/dev/null""#, #""allow": "/dev/null""#,
    #""modules": {"App": {"paths": ["App", "/dev/null"]}}"#, #""extends": "pipe.intentscan.json""#,
  ])
  func aConfigurationNamesNoDevice(setting: String) throws {
    let folder = try CommandFolder(["App/A.swift": intent("A"), ".intentscan.json": "{\(setting)}"])
    try folder.link("pipe.intentscan.json", to: "/dev/null")
    let outcome = try folder.run("lint --fail-on never")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is a pipe or a device, which only an option may name\n"), "\(outcome.errors)")
  }

  @Test func aBundleHoldsNoDevices() throws {
    let folder = try CommandFolder(["X.app/Metadata.appintents/a": ""])
    try folder.link("X.app/Info.plist", to: "/dev/null")
    try folder.link("X.app/Metadata.appintents/extract.actionsdata", to: "/dev/null")
    let verified = try folder.run("verify X.app")
    #expect(verified.output.contains("it has no Info.plist that names its executable"), "\(verified.output)")
    let read = try folder.run("read X.app")
    #expect(read.errors == "error: cannot read 'X.app/extract.actionsdata': No such file or directory\n")
  }

  /// Opening a pipe waits for a program that writes to it. The limit ends a test that hangs.
  @Test(.timeLimit(.minutes(15))) func aListOfSourcesNamesNoPipe() throws {
    let folder = try CommandFolder(["A.swift": intent("A"), "list": "A.swift\npipe.swift\n"])
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    let outcome = try folder.run(
      "process --output out --toolchain-dir x --module-name App --sdk-root x --xcode-version 17C52 --platform-family iOS "
        + "--deployment-target 17.0 --target-triple arm64-apple-ios17.0 --source-file-list list")
    #expect(
      outcome.status == 2 && outcome.errors.contains("'pipe.swift': it is a pipe or a device"), "\(outcome.errors)")
  }

  /// A link to a folder around the scanned one, of which the root of all has no name.
  @Test(arguments: ["/", "..", "../.."]) func aLinkToAFolderAboveIsNotFollowed(target: String) throws {
    let folder = try CommandFolder(["App/Sub/A.swift": intent("A"), "B.swift": intent("B")])
    try folder.link("App/Sub/Link", to: target)
    let outcome = try folder.run("lint App --module App --fail-on never")
    #expect(outcome.status == 0 && outcome.errors.contains(" in 1 file with 1 type"), "\(outcome.errors)")
  }

  // MARK: Links out of the folder

  /// A link to nothing is no place for a new file: writing would follow it.
  @Test func aTableIsCreatedThroughNoLink() throws {
    let folder = try LocalizedSample.folder(), outside = try CommandFolder()
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/AppShortcuts.xcstrings")
    try folder.link("App/AppShortcuts.xcstrings", to: "\(outside.path)/A.xcstrings")
    _ = try folder.run("strings --sync")
    #expect(outside.contents(of: "A.xcstrings") == nil)
  }

  @Test func aBaselineIsCreatedThroughNoLink() throws {
    let folder = try CommandFolder(["A.swift": "import AppIntents\nstruct A: AppIntent {}\n"]),
      outside = try CommandFolder()
    try folder.link("intentscan-baseline.json", to: "\(outside.path)/b.json")
    let outcome = try folder.run("adopt")
    #expect(outcome.errors.hasPrefix("error: 'intentscan-baseline.json' exists"), "\(outcome.errors)")
    #expect(outside.contents(of: "b.json") == nil)
  }

  @Test(arguments: [("page.html", "page.html"), ("out/index.html", "out")])
  func anAssistantsPageIsWrittenThroughNoLink(link: String, output: String) throws {
    let folder = try CommandFolder(["out/A.swift": intent("A")]), outside = try CommandFolder()
    try folder.link(link, to: "\(outside.path)/page.html")
    let served = try ServedFolder(folder, ["mcp"])
    _ = try served.say(#"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {}}"#)
    let call =
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "preview", "arguments": {"output": "\#(output)"}}}"#
    #expect(try served.say(call).joined().contains("'\(output)' is outside of the folders that this server may read"))
    #expect(outside.contents(of: "page.html") == nil)
  }

  // MARK: Files without an end

  #if os(Linux)
    @Test(arguments: [
      "lint /dev/zero", "extract /dev/zero", "lint A.swift --baseline /dev/zero", "lint A.swift --config /dev/zero",
      "diff /dev/zero /dev/zero", "read /dev/zero", "extract --inputs /dev/zero",
    ])
    func aDeviceIsReadUpToTheLimit(words: String) throws {
      let folder = try CommandFolder(["A.swift": intent("A")])
      let outcome = try folder.run(words)
      #expect(outcome.status == 2 || outcome.status == 3)
      let message = "error: cannot read '/dev/zero': it has more than 64 MB, the most that is read of one file\n"
      #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    }

    /// A limit on the process's memory is in for a machine without any. (A sanitizer's own memory exceeds it.)
    @Test func noMemoryIsSaidInOneLine() throws {
      let folder = try CommandFolder(["A.swift": ""])
      #expect(truncate("\(folder.path)/A.swift", off_t(FileSystem.sizeLimit)) == 0)
      let tool = try #require(builtTool)
      guard try shell("ulimit -v 110000; \"$1\" --version", tool, in: folder).status == 0 else { return }
      let outcome = try shell("ulimit -v 110000; exec \"$1\" lint A.swift", tool, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.errors.contains("failed to allocate"))
    }

    @Test func aLargeFileIsRefused() throws {
      let folder = try CommandFolder(["A.swift": intent("A"), "B.swift": intent("B")])
      #expect(truncate("\(folder.path)/A.swift", off_t(FileSystem.sizeLimit) + 1) == 0)
      let outcome = try folder.run("lint .")
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("error: cannot read 'A.swift': it has more than 64 MB"), "\(outcome.errors)")
    }
  #endif
}
