import IntentChanges
import IntentRules
import Testing

@testable import intentscan

/// Output at a terminal: what a reader sees of it in a window of some width.
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

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add1(), phrases: ["Add one in \\(.applicationName)"])
        AppShortcut(intent: Add2(), phrases: ["Add two in \\(.applicationName)"])
        AppShortcut(intent: Add3(), phrases: ["Add three in \\(.applicationName)"])
        AppShortcut(intent: Add4(), phrases: ["Add four in \\(.applicationName)"])
        AppShortcut(intent: Add5(), phrases: ["Add five in \\(.applicationName)"])
        AppShortcut(intent: Add6(), phrases: ["Add six in \\(.applicationName)"])
      }
    }
    """

  private func folder() throws -> CommandFolder {
    let added = (1...6).map {
      """
      struct Add\($0): AppIntent {
        static let title: LocalizedStringResource = "Add \($0)"
        static let description = IntentDescription("Adds a book.")
        func perform() async throws -> some IntentResult { .result() }
      }

      """
    }
    return try CommandFolder([
      "App/Sources/Intents/A.swift": Self.source,
      "App/Sources/Intents/B.swift": "import AppIntents\n" + added.joined(),
      "Old/A.swift": Self.source.replacing("Shut", with: "Close"),
      "Old/B.swift": "import AppIntents\n" + added[0],
    ])
  }

  private func run(_ words: String, width: Int?, color: String = "never") throws -> CommandFolder.Outcome {
    try folder().run(
      (words + " --color \(color)").split(separator: " ").map(String.init), isErrorTerminal: width != nil
    ) {
      $0.isOutputTerminal = width != nil
      $0.terminalWidth = width
    }
  }

  @Test(arguments: [60, 80, 140], ["never", "always"]) func outputIsAsReviewed(width: Int, color: String) throws {
    let commands = ["lint App", "diff Old App --module App", "list App", "why OpenTheShelfWithTheBooks App"]
    let text = try commands.map { words in
      let outcome = try run(words, width: width, color: color)
      return "$ intentscan \(words)\n\(outcome.output)\(outcome.errors)\n"
    }.joined()
    try expectGolden(text.replacing("\u{1B}", with: "␛"), "terminal/\(width)\(color == "always" ? ".color" : "").txt")
  }

  @Test(arguments: [60, 80, 140], ["lint App", "diff Old App --module App", "list App", "rules"])
  func noLineIsWiderThanItsWords(width: Int, words: String) throws {
    for line in try run(words, width: width).output.split(separator: "\n") where !line.contains("^~") {
      let isSource = line.hasPrefix("struct ") || line.hasPrefix("    ")
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(isSource || line.count <= max(width, longest + 4), "\(line)")
    }
  }

  /// The list has each rule and each kind of change in a line, with its severity; a part of the list has whole summaries.
  @Test(arguments: [60, 80, 140]) func rulesAreListed(width: Int) throws {
    let output = try run("rules", width: width).output
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let ids = lines.map { $0.split { " :".contains($0) }[1] }
    #expect(Set(ids) == Set((Rule.known.map(\.id) + ChangeKind.all.map(\.id)).map { Substring($0) }))
    #expect(ids.count == Set(ids).count && lines.allSatisfy { $0.count <= width })
    for severity in ["error", "warning", "note", "off", "breaking", "dangerous", "info"] {
      #expect(lines.contains { $0.hasPrefix("  \(severity) ") }, "\(severity)")
    }
    let part = try run("rules PHRASES", width: width).output,
      words = part.split { " \n".contains($0) }.joined(separator: " ")
    for rule in Rule.known {
      let subject = Rule.groups.first { $0.rules.contains { $0.id == rule.id } }?.subject ?? ""
      let isFound = (subject + rule.id + rule.description.summary).lowercased().contains("phrases")
      #expect(words.contains(rule.description.summary) == isFound, "\(rule.id)")
    }
    #expect(try run("rules nothing-has-this", width: width).status == 2)
    #expect(try run("rules phrases --format json", width: nil).status == 2)
    #expect(try run("rules tile-color", width: nil).output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [("", 9), ("--order weight", 9), ("--order path", 3)])
  func findingsAreOrdered(words: String, line: Int) throws {
    #expect(try run("lint App \(words)", width: 80).output.hasPrefix("App/Sources/Intents/A.swift:\(line):8: "))
  }

  /// Other programs read what is piped: nothing of it depends on a terminal, unless the user asks for another order.
  @Test func pipedTextIsAsItWas() throws {
    let outcome = try run("lint App", width: nil),
      lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!lines.dropLast().contains("") && lines.contains { $0.count > 140 })
    #expect(lines[0].hasPrefix("App/Sources/Intents/A.swift:3:8: warning: "), "\(lines[0])")
    #expect(
      lines.allSatisfy { $0.isEmpty || $0.hasPrefix("App/Sources/") && $0.hasSuffix("]") || $0.contains(": note: ") })
    let counts = "1 error, 2 warnings at 7 locations, 5 notes at 15 locations not shown"
    #expect(outcome.errors.hasPrefix(counts), "\(outcome.errors)")
    #expect(try run("lint App --order weight", width: nil).output.hasPrefix("App/Sources/Intents/A.swift:9:8: error: "))
    let diff = try run("diff Old App --module App", width: nil).output
    #expect(
      diff.hasPrefix("breaking, saved shortcuts:\nOld/A.swift:9:8: error: ") && !diff.contains("the same applies"))
    let rules = try run("rules", width: nil).output
    #expect(rules.split(separator: "\n").count == Rule.known.count + ChangeKind.all.count)
    let list = try run("list App", width: nil).output
    #expect(list.contains("files  intents  parameters  entities  enums  shortcuts  phrases\n"))
    #expect(list.contains("\n  intents:\n  Add 1  Add1                      App Shortcut\n"), "\(list)")
  }

  /// Every option of 'lint' is below a heading, and no page of help needs more than 80 columns.
  @Test func helpHasHeadings() throws {
    let lines = HelpText.page(for: .lint).split(separator: "\n", omittingEmptySubsequences: false)
    let headings = lines.filter { $0.hasSuffix(":") && $0 == $0.uppercased() }
    #expect(headings == ["ARGUMENTS:", "OPTIONS:"] + HelpText.headings.map { "\($0.title):" })
    let general = lines.drop { $0 != "OPTIONS:" }.dropFirst().prefix { !$0.isEmpty }.filter { $0.hasPrefix("  -") }
    #expect(general.count <= 6, "\(general)")
    for command in Command.all {
      for line in HelpText.page(for: command).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
