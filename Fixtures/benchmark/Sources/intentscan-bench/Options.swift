/// What the user asked for.
struct Options {
  static let usage = """
    usage: intentscan-bench PATH… [--rounds N] [--json] [--tool FILE] [--debug-tool FILE] [--static-tool FILE]
                            [--rival-tool FILE] [--growth] [--compiler] [--rivals] [--build] [--help]

    Times 'intentscan' on the Swift files below PATH against what else could have read them, alternating, and prints ratios.
    Each PATH is scanned as a module of its own.

      --rounds N          rounds that count, after one that warms up (7)
      --json              the figures as JSON
      --tool FILE         the tool (.build/release/intentscan)
      --debug-tool FILE   the tool built for debug, as SwiftPM's plugins run it
      --static-tool FILE  the tool with '--static-swift-stdlib'
      --growth            also eight copies of the tree
      --compiler          also 'swiftc -frontend -parse' of all files
      --rivals            also extractors on SwiftParser, built first from Fixtures/rivals (five minutes)
      --rival-tool FILE   the same, built before
      --build             also a clean release build of the tool, from the package in the working directory
      --help              this text

    """

  var paths: [String] = []
  var rounds = 7
  var isJSON = false
  var tool = ".build/release/intentscan"
  var debugTool: String?
  var staticTool: String?
  var rivalTool: String?
  var measuresGrowth = false
  var measuresCompiler = false
  var measuresRivals = false
  var measuresBuild = false
  /// Prints the usage and nothing else.
  var wantsHelp = false

  init(_ words: [String]) throws(BenchError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--rounds":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw BenchError("'--rounds' takes a positive number")
        }
        rounds = count
      case "--json": isJSON = true
      case "--tool": tool = try Self.value(of: word, &rest)
      case "--debug-tool": debugTool = try Self.value(of: word, &rest)
      case "--static-tool": staticTool = try Self.value(of: word, &rest)
      case "--rival-tool": rivalTool = try Self.value(of: word, &rest)
      case "--growth": measuresGrowth = true
      case "--compiler": measuresCompiler = true
      case "--rivals": measuresRivals = true
      case "--build": measuresBuild = true
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-"): throw BenchError("unknown option '\(word)'\n\n\(Self.usage)")
      default: paths.append(word)
      }
    }
    if paths.isEmpty, !wantsHelp { throw BenchError("no PATH\n\n\(Self.usage)") }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(BenchError) -> String {
    guard let value = rest.popFirst() else { throw BenchError("'\(option)' takes a file") }
    return value
  }
}
