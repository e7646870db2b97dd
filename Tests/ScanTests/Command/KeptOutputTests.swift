import Testing

@testable import intentscan

/// The policy of all commands that write files: nothing replaces a good file with what was not read or not found.
@Suite struct KeptOutputTests {
  /// The words after a command's name for one case: `out` is the output. A command may have several ways to write.
  private struct Ways {
    /// An input cannot be read, or the two versions cannot be compared.
    var unreadable: [String]
    /// There are no App Intents. Empty for a command that takes files as they are.
    var nothing: [String]
    /// Everything is there.
    var complete: [String]
  }

  private static let ways: [String: Ways] = [
    "list": Ways(
      unreadable: ["App Missing -o out", "App Missing --format json -o out"], nothing: ["Empty -o out"],
      complete: ["App -o out"]),
    "extract": Ways(
      unreadable: ["App Missing -o out", "Broken --localized -o out"], nothing: ["Plain -o out", "Empty -o out"],
      complete: ["App -o out"]),
    "lint": Ways(
      unreadable: [
        "App Missing -o out", "App Missing --statistics -o out", "App Missing --fix --dry-run -o out",
        "App Missing --fix --dry-run --format json -o out", "App Missing --bundle out",
        "App Missing --write-baseline out", "App Missing --write-snapshot out",
      ],
      nothing: [
        "Plain -o out", "Plain --format json -o out", "Plain --fix --dry-run -o out", "Plain --bundle out",
        "Plain --write-baseline out", "Plain --write-snapshot out",
      ],
      complete: ["App -o out --fail-on never", "App --write-baseline out", "App --write-snapshot out --fail-on never"]),
    "strings": Ways(
      unreadable: [
        "App Missing -o out", "App Missing --format json -o out", "Broken -o out", "Broken --keys -o out",
        "Broken --say -o out", "Broken --sync --dry-run -o out", "Broken --export csv --locale de -o out",
        "Broken --import texts.csv --dry-run -o out", "App --import Plain/B.swift --dry-run -o out",
      ],
      nothing: ["Plain -o out", "Plain --keys -o out", "Plain --say -o out", "Plain --sync --dry-run -o out"],
      complete: ["App -o out", "App --keys -o out", "App --say -o out", "App --export csv --locale de -o out"]),
    "diff": Ways(
      unreadable: ["App Missing -o out", "App App --module M=Missing -o out", "--against git:none App -o out"],
      nothing: ["App Plain -o out", "Plain Plain --format json -o out"], complete: ["App App -o out"]),
    "config": Ways(unreadable: ["--project none -o out"], nothing: [], complete: ["App -o out"]),
    "read": Ways(unreadable: ["App -o out", "none -o out"], nothing: [], complete: []),
    "why": Ways(
      unreadable: ["Open App Missing -o out"], nothing: ["Open Plain -o out"], complete: []),
    "verify": Ways(unreadable: ["none.app -o out", "Plain -o out"], nothing: [], complete: []),
    "tools": Ways(
      unreadable: ["App Missing -o out", "App --locale xx -o out"], nothing: ["Plain -o out", "Empty -o out"],
      complete: ["App -o out"]),
    "facts": Ways(unreadable: ["--module A Missing -o out"], nothing: [], complete: ["--module A App -o out"]),
    "merge": Ways(unreadable: ["texts.csv -o out", "none -o out"], nothing: [], complete: []),
    // A folder of new files, so that no file is replaced: 'MigrateCommandTests'.
    "migrate": Ways(unreadable: ["App Missing -o out"], nothing: [], complete: []),
    "process": Ways(
      unreadable: ["--module-name A --target-triple arm64-apple-ios17.0 --source-files Missing.swift -o out"],
      nothing: [], complete: []),
    "preview": Ways(
      unreadable: ["App Missing -o out.html", "App -o out.html --compare git:none"],
      nothing: ["Plain -o out.html", "Empty -o out.html"], complete: ["App -o out.html"]),
  ]

  private static func folder() throws -> CommandFolder {
    let folder = try LocalizedSample.folder()
    try folder.write("struct B {}\n", to: "Plain/B.swift")
    try folder.write("", to: "Empty/README")
    try folder.write(LocalizedSample.source, to: "Broken/Intents.swift")
    try folder.write("{\n  \"strings\" : []\n}", to: "Broken/Localizable.xcstrings")
    try folder.write("a,b\n", to: "texts.csv")
    for name in ["out", "out.html"] { try folder.write("good", to: name) }
    return folder
  }

  private static func words(_ command: Command, _ arguments: String) -> String { "\(command.name) \(arguments)" }

  private static func isKept(in folder: CommandFolder) -> Bool {
    folder.contents(of: "out") == "good" && folder.contents(of: "out.html") == "good"
  }

  @Test func outputsAreKeptWhereAnInputCannotBeRead() throws {
    for command in Command.all where command.options.contains(where: { $0.name == Option.output.name }) {
      let ways = try #require(Self.ways[command.name], "the test needs a case for '\(command.name)'")
      #expect(!ways.unreadable.isEmpty)
      for arguments in ways.unreadable {
        let folder = try Self.folder(), outcome = try folder.run(Self.words(command, arguments))
        #expect([2, 3].contains(outcome.status), "\(command.name) \(arguments): \(outcome.errors)")
        #expect(Self.isKept(in: folder), "\(command.name) \(arguments)")
      }
    }
  }

  @Test func outputsAreKeptWhereNothingIsFound() throws {
    for command in Command.all {
      for arguments in Self.ways[command.name]?.nothing ?? [] {
        let folder = try Self.folder(), outcome = try folder.run(Self.words(command, arguments))
        #expect([1, 3].contains(outcome.status), "\(command.name) \(arguments): \(outcome.errors)")
        #expect(Self.isKept(in: folder), "\(command.name) \(arguments)")
        #expect(outcome.status == 3 || outcome.errors.contains("was not written, because nothing was found"))
        // A result that the user accepts is written, and so are baselines and snapshots of nothing.
        let accepted = try folder.run(Self.words(command, arguments + " --allow-empty"))
        // All that was removed breaks shortcuts.
        #expect(
          accepted.status == 0 || arguments == "App Plain -o out", "\(command.name) \(arguments): \(accepted.errors)")
        #expect(!Self.isKept(in: folder), "\(command.name) \(arguments) --allow-empty")
      }
    }
  }

  /// People see which file a command wrote, unless they want it quiet.
  @Test func commandsSayWhatTheyWrote() throws {
    for command in Command.all where !["read", "verify", "facts", "merge"].contains(command.name) {
      for arguments in Self.ways[command.name]?.complete ?? [] {
        let folder = try Self.folder(), words = Self.words(command, arguments)
        let output = arguments.contains("out.html") ? "out.html" : "out"
        #expect(try folder.run(words + " --quiet").errors.contains("wrote") == false, "\(words)")
        let outcome = try folder.run(words)
        #expect(outcome.status == 0 && outcome.errors.contains("wrote '\(output)'"), "\(words): \(outcome.errors)")
        #expect(!Self.isKept(in: folder), "\(words)")
      }
    }
  }

  /// A report that names what could not be read cannot be taken for a complete one.
  @Test func aReportThatNamesTheUnreadableInputIsWritten() throws {
    let folder = try Self.folder()
    #expect(try folder.run("lint App Missing --format json -o out").status == 2)
    #expect(folder.contents(of: "out")?.contains("cannot read 'Missing'") == true)
  }
}
