/// All measurements that the options ask for, in the order of the table.
struct Bench {
  private let options: Options
  private let corpus: Corpus
  /// Where copies and builds go.
  private let scratch: String
  /// Where goes what is written while the time is taken.
  private let outputs: String
  private(set) var standings: [Standing] = []
  private(set) var measures: [Measure] = []
  /// What could not be measured, and why.
  private(set) var remarks: [String] = []

  init(_ options: Options, _ corpus: Corpus, scratch: String, outputs: String) {
    self.options = options
    self.corpus = corpus
    self.scratch = scratch
    self.outputs = outputs
  }

  private enum Size { case small, medium, large }

  private var size: Size { corpus.bytes >= 40_000_000 ? .large : corpus.bytes >= 4_000_000 ? .medium : .small }

  mutating func run() throws(BenchError) {
    let rivals = options.rivalTool ?? (options.measuresRivals ? buildRivals() : nil)
    try compareOnTree(rivals)
    try measureTables()
    if options.measuresGrowth { try measureGrowth() }
    try measureStart()
    if options.measuresBuild { try measureBuild() }
  }

  private func output(_ name: String) -> String { "\(outputs)/\(name)" }

  private func extract(_ tool: String, _ corpus: Corpus, _ more: [String] = []) -> [String] {
    [tool, "extract"] + corpus.moduleArguments + ["--allow-empty", "--quiet", "-o", output("bundle.json")] + more
  }

  // MARK: One tree

  private mutating func compareOnTree(_ rivals: String?) throws(BenchError) {
    var contestants = [
      Contestant(name: "extract", command: extract(options.tool, corpus)),
      Contestant(name: "extract, 1 thread", command: extract(options.tool, corpus, ["--threads", "1"])),
      Contestant(
        name: "grep", command: ["grep", "-rlF", "AppIntent", "--include=*.swift"] + corpus.folders, acceptable: [0, 1]),
      Contestant(
        name: "lint",
        command: [options.tool, "lint"] + corpus.moduleArguments
          + ["--allow-empty", "--quiet", "--format", "json", "-o", output("findings.json")], acceptable: [0, 1]),
    ]
    if let tool = options.staticTool {
      contestants.append(.init(name: "extract, static", command: extract(tool, corpus)))
      contestants.append(.init(name: "extract, static, 1 thread", command: extract(tool, corpus, ["--threads", "1"])))
    }
    let ours = contestants.count
    if let tool = options.debugTool { contestants.append(.init(name: "debug build", command: extract(tool, corpus))) }
    if options.measuresCompiler { contestants.append(try compiler()) }
    if let rivals { contestants += self.rivals(rivals) }
    standings = try compete(contestants, rounds: options.rounds, output: output("output.txt"))
    let extract = standings[0], single = standings[1], grep = standings[2]
    let goal: Measure.Goal? = size == .large ? .atMost(1) : size == .medium ? .atMost(1.5) : nil
    add("extract ÷ grep", ratio(extract, to: grep), goal)
    add("extract on 1 thread ÷ grep", ratio(single, to: grep), .atMost(1.5))
    if options.staticTool != nil {
      add("extract, static ÷ grep", ratio(standings[4], to: grep), goal)
      add("extract, static, on 1 thread ÷ grep", ratio(standings[5], to: grep), .atMost(1.5))
    }
    // The string tables of the folders are read as well: without any, the rules alone are measured.
    add("lint ÷ extract", ratio(standings[3], to: extract), size == .small ? nil : .atMost(2))
    for standing in standings[ours...] {
      compare(standing, with: standing.contestant.name == "debug build" ? extract : single)
    }
    measures.append(
      Measure(
        name: "peak memory", value: extract.peakMemory, unit: "MB", goal: size == .large ? .atMost(32) : nil))
  }

  private mutating func compare(_ standing: Standing, with tool: Standing) {
    let goal: Measure.Goal? =
      switch standing.contestant.name {
      case "debug build": .atMost(4)
      case Self.compilerName: .atLeast(12)
      case Self.rivalName: size == .large ? .atLeast(20) : size == .small ? .atLeast(10) : nil
      default: .atLeast(1)
      }
    let name = standing.contestant.name == "debug build" ? "extract" : "extract on 1 thread"
    add("\(standing.contestant.name) ÷ \(name)", ratio(standing, to: tool), goal)
  }

  private mutating func add(_ name: String, _ value: Spread, _ goal: Measure.Goal?) {
    measures.append(Measure(name: name, value: value, unit: "×", goal: goal))
  }

  private static let compilerName = "swiftc -frontend -parse"
  private static let rivalName = "SwiftParser, every file"

  /// The compiler's parser over all files in one process. Files that it finds fault with are parsed all the same.
  private func compiler() throws(BenchError) -> Contestant {
    let list = output("files.txt")
    try save(corpus.files.joined(separator: "\n") + "\n", as: list)
    return Contestant(
      name: Self.compilerName, command: ["swiftc", "-frontend", "-parse", "-filelist", list], acceptable: [0, 1])
  }

  // MARK: Rivals

  private func rivals(_ program: String) -> [Contestant] {
    [
      Contestant(name: Self.rivalName, command: [program, "--every-file"] + corpus.folders),
      Contestant(name: "SwiftParser, files that a byte search lets through", command: [program] + corpus.folders),
    ]
  }

  /// Builds the package of rivals; nil, with a remark, where that fails.
  private mutating func buildRivals() -> String? {
    let build = "\(scratch)/rivals"
    do throws(BenchError) {
      let command = ["swift", "build", "-c", "release", "--package-path", "Fixtures/rivals", "--scratch-path", build]
      let sample = try runProcess(command, output: "/dev/null")
      if sample.status == 0 { return build + "/release/swiftparser-extract" }
      remarks.append("the rivals could not be built: 'swift build --package-path Fixtures/rivals' says why")
    } catch {
      remarks.append("the rivals could not be built: \(error.message)")
    }
    return nil
  }

  // MARK: Growth, start, build

  private mutating func measureGrowth() throws(BenchError) {
    let large = try corpus.copied(8, below: scratch)
    let contestants = [
      Contestant(name: "one tree", command: extract(options.tool, corpus)),
      Contestant(name: "eight trees", command: extract(options.tool, large)),
    ]
    let results = try compete(contestants, rounds: options.rounds, output: output("output.txt"))
    add("8 × the tree: time", ratio(results[1], to: results[0]), .atMost(8.2))
    add("8 × the tree: memory", ratio(results[1], to: results[0]) { UInt64($0.peakMemory) }, .atMost(1.5))
  }

  /// The processor time that 'lint' and 'strings' take for 2,000 texts in 20 languages, beyond that of reading the source.
  private mutating func measureTables() throws(BenchError) {
    let app = try LocalizedApp(below: scratch), names = ["extract", "lint", "strings"]
    let contestants = names.map { name in
      let format = name == "extract" ? [] : ["--format", "json"]
      return Contestant(
        name: name,
        command: [options.tool, name, "--module", "Localized=\(app.folder)", "--threads", "1", "--quiet"] + format
          + ["-o", output("localized.json")], acceptable: [0, 1])
    }
    let results = try compete(contestants, rounds: options.rounds, output: output("output.txt"))
    for (name, result) in zip(names, results).dropFirst() {
      let beyond = zip(result.samples, results[0].samples).map { (Double($0.processor) - Double($1.processor)) / 1e6 }
      measures.append(
        Measure(name: "\(name) of 20 languages − extract", value: Spread(beyond), unit: "ms", goal: .atMost(30)))
    }
  }

  private mutating func measureStart() throws(BenchError) {
    var contestants = [Contestant(name: "start", command: [options.tool, "--version"])]
    if let tool = options.staticTool { contestants.append(.init(name: "start, static", command: [tool, "--version"])) }
    // To empty a file for the output takes 0.3 ms, a tenth of what is measured.
    for standing in try compete(contestants, rounds: max(50, options.rounds), output: "/dev/null") {
      let milliseconds = Spread(standing.samples.map { Double($0.wall) / 1e6 })
      let goal = Measure.Goal.atMost(standing.contestant.name == "start" ? 5 : 3)
      measures.append(Measure(name: standing.contestant.name, value: milliseconds, unit: "ms", goal: goal))
    }
  }

  private mutating func measureBuild() throws(BenchError) {
    let command = ["swift", "build", "-c", "release", "--product", "intentscan", "--scratch-path", "\(scratch)/build"]
    let sample = try runProcess(command, output: "/dev/null")
    guard sample.status == 0 else { throw BenchError("the build failed: 'swift build -c release' says why") }
    var lines = 0
    for file in try Corpus(["Sources"]).files { lines += lineCount(of: file) }
    let seconds = Double(sample.wall) / 1e9, thousands = Double(lines) / 1000
    measures.append(
      Measure(
        name: "clean release build per 1,000 lines", value: Spread([seconds / thousands]), unit: "s", goal: .atMost(2)))
    remarks.append("clean release build: \(decimal(seconds)) s for \(lines) lines")
  }
}
