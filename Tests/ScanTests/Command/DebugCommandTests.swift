import Testing

@testable import intentscan

/// Tokens, declarations and models of files, for developers of the tool.
@Suite struct DebugCommandTests {
  private static let source = """
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
    }

    """

  @Test(arguments: [
    ("tokens", "\n2:8 identifier(Open)\n"),
    ("declarations", "\nstruct Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }\n"),
    ("model", "\nintents[0].type.name: \"Open\"\n"),
    ("model", "\nintents[0].type.place: A.swift:2:8\n"),
    ("model", "\nintents[0].title.alternatives[0].content.known.key: \"Open\"\n"),
  ])
  func printsAStage(stage: String, line: String) throws {
    let folder = try CommandFolder(["A.swift": Self.source]), outcome = try folder.run("debug \(stage) A.swift")
    #expect(outcome.status == 0 && outcome.output.contains(line), "\(outcome.output)\(outcome.errors)")
    #expect(try folder.run("debug \(stage) A.swift").output == outcome.output)
  }

  /// Users need none of it.
  @Test func isNotListed() throws {
    for words in ["--help", "help --man", "completions bash"] {
      #expect(try !CommandFolder().run(words).output.contains("debug tokens"))
    }
    #expect(!Command.all.contains { $0.name == "debug" })
    #expect(try CommandFolder().run("debug --help").status == 0)
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    let outcome = try CommandFolder().run("debug tokens None.swift")
    #expect(outcome.status == 2 && outcome.errors == "error: cannot read 'None.swift': No such file or directory\n")
  }
}
