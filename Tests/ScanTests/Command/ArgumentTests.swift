@testable import DocumentFormats
import Testing

@testable import IntentRules
@testable import intentscan

/// The option table: what it parses, what it refuses, what it prints of itself.
@Suite struct ArgumentTests {
  private static let command = Command(
    "try", overview: "Tries.",
    positionals: [.init(name: "path", help: "A path.", isOptional: true, isRepeatable: true, value: .file("path"))],
    options: [
      Option("output", short: "o", .file("file"), help: "Where to."),
      Option(nil, short: "D", .text("name"), isRepeatable: true, help: "A flag."),
      Option("threads", .count("n"), help: "How many."),
      Option("shade", .choice("shade", ["Light", "Dark"]), help: "Which."), Option("quiet", help: "Silence."),
    ], run: { _, _ in .success })

  @Test(arguments: [
    ("a -o f b", "a b | -o f"), ("-of", "| -o f"), ("-o=f", "| -o f"), ("--output=f", "| -o f"),
    ("--output f", "| -o f"),
    ("--output=a=b", "| -o a=b"), ("-o -", "| -o -"), ("- --quiet", "- | quiet"), ("-- -o --quiet", "-o --quiet |"),
    ("-- --", "-- |"), ("-DA -D B -D=C", "| -D A,B,C"), ("--shade dark", "| shade Dark"),
    ("--threads 007", "| threads 7"),
    ("--quiet --quiet", "| quiet"), ("--output=-x", "| -o -x"), ("", "|"),
  ])
  func parses(words: String, expected: String) throws {
    let options = Self.command.options
    let arguments = try Arguments(words.split(separator: " ").map(String.init), for: Self.command)
    var described = arguments.positionals + ["|"]
    if let output = arguments[options[0]] { described.append("-o \(output)") }
    if arguments.has(options[1]) { described.append("-D \(arguments.all(options[1]).joined(separator: ","))") }
    if let threads = arguments.count(options[2]) { described.append("threads \(threads)") }
    if let shade = arguments[options[3]] { described.append("shade \(shade)") }
    if arguments.has(options[4]) { described.append("quiet") }
    #expect(described.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("--outptu f", "unknown option '--outptu'; did you mean '--output'?"),
    ("--thread 2", "unknown option '--thread'; did you mean '--threads'?"),
    ("--QUIET", "unknown option '--QUIET'; did you mean '--quiet'?"), ("--zzz", "unknown option '--zzz'"),
    ("--zzz=1", "unknown option '--zzz'"), ("-q", "unknown option '-q'"),
    ("--output", "option '--output' needs a value: '--output <file>'"),
    ("--output --quiet", "option '--output' needs a value: '--output <file>'"),
    ("--output=", "option '--output' needs a value: '--output <file>'"),
    ("--quiet=1", "option '--quiet' does not take a value"), ("-o a -o b", "option '--output' is given more than once"),
    ("--threads -1", "option '--threads' needs a value: '--threads <n>'"),
    ("--threads=-1", "option '--threads' needs a whole number of at least 1; found '-1'"),
    (
      "--threads 99999999999999999999",
      "option '--threads' needs a whole number of at least 1; found '99999999999999999999'"
    ),
    ("--shade pale", "'pale' is not a value of '--shade'; use Light, Dark"),
  ])
  func refuses(words: String, message: String) {
    #expect(throws: UsageError(message)) {
      try Arguments(words.split(separator: " ").map(String.init), for: Self.command)
    }
  }

  @Test func anErrorShowsTheUsage() throws {
    let outcome = try CommandFolder().run("extract --modul App")
    #expect(
      outcome.errors == """
        error: unknown option '--modul'; did you mean '--module'?
        usage: intentscan extract [<options>] [<path> ...]

        """)
    #expect(
      try CommandFolder().run("extarct").errors.hasPrefix("error: unknown command 'extarct'; did you mean 'extract'?\n")
    )
  }

  @Test(arguments: [
    ("module", "modul", 1), ("module", "moduel", 1), ("", "abc", 3), ("abc", "abc", 0), ("abcd", "badc", 2),
    ("ab", "ba", 1),
  ])
  func editDistances(left: String, right: String, distance: Int) {
    #expect(editDistance(left, right) == distance)
    #expect(editDistance(right, left) == distance)
  }

  // MARK: Help

  @Test func toolHelp() throws {
    let outcome = try CommandFolder().run("--help")
    for section in [
      "OVERVIEW: ", "\n\nUSAGE: intentscan <subcommand>\n\n", "\n\nOPTIONS:\n  --version     ",
      "\n\nWHAT AN APP HAS:\n  list ",
    ] {
      #expect(outcome.output.contains(section))
    }
    for command in Command.all where command.name != "help" { #expect(outcome.output.contains("\n  \(command.name) ")) }
    #expect(outcome.output.hasSuffix("  See 'intentscan help <subcommand>' for detailed help.\n"))
    #expect(try CommandFolder().run("help").output == outcome.output)
    #expect(try CommandFolder().run("").output == outcome.output)
  }

  @Test(arguments: Command.all.map(\.name))
  func commandHelp(name: String) throws {
    let command = try #require(Command.named(name))
    let page = try CommandFolder().run("\(name) --help").output
    #expect(page.hasPrefix("OVERVIEW: \(command.overview.prefix(60))"))
    #expect(page.contains("\n\nUSAGE: intentscan \(name)"))
    for positional in command.positionals { #expect(page.contains("\n  <\(positional.name)> ")) }
    for option in command.options { #expect(page.contains("\n  \(option.label)")) }
    // A page fits the narrowest terminal.
    for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(try CommandFolder().run("help \(name)").output == page)
  }

  @Test func helpLayout() {
    #expect(
      HelpText.page(for: Self.command) == """
        OVERVIEW: Tries.

        USAGE: intentscan try [<options>] [<path> ...]

        ARGUMENTS:
          <path>                  A path.

        OPTIONS:
          -o, --output <file>     Where to.
          -D <name>               A flag.
          --threads <n>           How many.
          --shade <shade>         Which. (values: Light, Dark)
          --quiet                 Silence.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }
}
