import Testing

@testable import intentscan

/// Findings at a terminal: what a reader sees of them in 80 columns.
@Suite struct TerminalTextTests {
  private static let source = """
    import AppIntents

    struct OpenTheShelfWithTheBooks: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Shelf") var shelf: String
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Shut: AppIntent {
      static let title: LocalizedStringResource = "Shut"
    }
    """

  private func lines(width: Int?) throws -> [String] {
    let folder = try CommandFolder(["App/Sources/Intents/A.swift": Self.source])
    let outcome = try folder.run(["lint", "App", "--color", "never"]) {
      $0.isOutputTerminal = width != nil
      $0.terminalWidth = width
    }
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [60, 80, 140]) func wordsAreWrapped(width: Int) throws {
    let lines = try lines(width: width)
    for line in lines where line.contains(" ") && !line.contains("^") {
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(line.count <= max(width, longest + 2), "\(line)")
    }
    // The first line stays what editors read, and an error precedes warnings.
    let first = try #require(lines.first)
    #expect(first.hasPrefix("App/Sources/Intents/A.swift:9:8: error: "), "\(first)")
    #expect(lines.contains(""), "findings have space between them")
  }

  /// Other programs read what is piped: nothing of it depends on a terminal.
  @Test func pipedTextIsAsItWas() throws {
    let lines = try lines(width: nil)
    #expect(!lines.dropLast().contains(""))
    #expect(lines.contains { $0.count > 140 })
  }
}
