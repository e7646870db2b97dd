import Foundation

/// The Swift compiler as a judge of values: it reads the same files and writes down what it sees in them.
///
/// It needs modules that stand in for Apple's (`Fixtures/stubs`), which are built once per toolchain and kept in the
/// temporary folder under a name made of everything they depend on.
struct ConstantCompiler: Sendable {
  let compiler: URL
  /// The program that the driver runs for one module.
  private var frontend: URL { compiler.deletingLastPathComponent().appending(path: "swift-frontend") }
  /// `lib/swift/host` of the toolchain: SwiftSyntax for the macros, and the standard library's own macros.
  let host: URL
  /// The folder of the stubs' modules.
  let modules: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// One module for the compiler to read.
  struct Input {
    var module: String
    var files: [URL]
    /// Read for what others take from it; its own types are not in the answer.
    var isContext = false
  }

  /// The compiler, ready. Nil, and the output says why, where there is none to ask; that it is there and the stubs
  /// don't build is a failure.
  static func shared() throws -> ConstantCompiler? { try made.get() }

  private static let made = Result { () throws -> ConstantCompiler? in
    do { return try ConstantCompiler() } catch let absence as Absence {
      print("no values were compared with the compiler: \(absence.reason)")
      return nil
    }
  }

  /// Why no compiler can be asked.
  private struct Absence: Error {
    let reason: String
  }

  private init() throws {
    if ProcessInfo.processInfo.environment["SKIP_SLOW_TESTS"] != nil {
      throw Absence(reason: "SKIP_SLOW_TESTS is set")
    }
    #if !os(Linux)
      throw Absence(reason: "the stubs' names are Apple's own here")
    #else
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      guard let path = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
        throw Absence(reason: "no 'swiftc' on the PATH")
      }
      compiler = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "swiftc")
      let usr = compiler.deletingLastPathComponent().deletingLastPathComponent()
      host = usr.appending(path: "lib/swift/host")
      guard FileManager.default.fileExists(atPath: host.appending(path: "libSwiftSyntax.so").path) else {
        throw Absence(reason: "the toolchain has no SwiftSyntax in 'lib/swift/host'")
      }
      let flags = try Self.run(compiler, ["-frontend", "-help-hidden"])
      guard flags.output.contains("-emit-const-values-path") else {
        throw Absence(reason: "the compiler has no '-emit-const-values-path'")
      }
      modules = try Self.standIns(compiler: compiler, host: host)
    #endif
  }

  /// The types of modules that the compiler writes, in its order. Its answers are kept next to the stubs, so that a run of the tests
  /// compiles only what changed since the run before.
  func types(of inputs: [Input], definitions: [String]) throws -> [CompilerType] {
    let place = URL(filePath: "/"), words = inputs.map { self.words($0, definitions, inputs.count, in: place) }
    let files = try inputs.flatMap(\.files).map { try Data(contentsOf: $0) }
    let answer = modules.appending(path: "\(stableHash(words.map { Data("\($0)".utf8) } + files)).json")
    if !FileManager.default.fileExists(atPath: answer.path) {
      try values(of: inputs, definitions: definitions).write(to: answer, options: .atomic)
    }
    return try JSONDecoder().decode(JSONDocument.self, from: try Data(contentsOf: answer)).elements
      .flatMap(\.elements).map(CompilerType.init)
  }

  /// A list of what the compiler writes for each module. Each comes after those that it imports.
  @discardableResult func values(of inputs: [Input], definitions: [String] = []) throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "intentscan-values-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var documents: [Data] = []
    for input in inputs {
      let result = try Self.run(frontend, words(input, definitions, inputs.count, in: scratch))
      guard result.status == 0 else { throw Failure(description: result.output) }
      let values = try? Data(contentsOf: scratch.appending(path: "\(input.module).json"))
      if let values, !input.isContext { documents.append(values) }
    }
    return Data("[".utf8) + Data(documents.joined(separator: Data(",".utf8))) + Data("]".utf8)
  }

  private func words(_ input: Input, _ definitions: [String], _ count: Int, in scratch: URL) -> [String] {
    var words = ["-frontend"]
    // One that others import.
    if count > 1 {
      let module = scratch.appending(path: "\(input.module).swiftmodule").path
      words += ["-emit-module", "-o", module, "-I", scratch.path]
    } else {
      words.append("-typecheck")
    }
    words += input.files.map(\.path) + ["-module-name", input.module, "-enable-bare-slash-regex"]
    if !input.files.contains(where: { $0.lastPathComponent == "main.swift" }) { words.append("-parse-as-library") }
    words += definitions.flatMap { ["-D", $0] }
    return words + [
      "-I", modules.path, "-load-plugin-library", modules.appending(path: Self.plugin).path,
      "-plugin-path", host.appending(path: "plugins").path, "-suppress-warnings", "-swift-version", "5",
      "-const-gather-protocols-file", Self.sources.appending(path: "protocols.json").path,
      "-emit-const-values-path", scratch.appending(path: "\(input.module).json").path,
    ]
  }
}

// MARK: - The stubs

extension ConstantCompiler {
  private static let sources = FixtureFiles.root.appending(path: "stubs")
  private static let plugin = "libAppIntentsMacros.so"

  /// Modules in the order in which they import each other.
  private static let standInModules: [(name: String, files: [String])] = [
    ("UniformTypeIdentifiers", ["UniformTypeIdentifiers.swift"]), ("CoreSpotlight", ["CoreSpotlight.swift"]),
    ("CoreTransferable", ["CoreTransferable.swift"]),
    ("AppIntents", ["AppIntents.swift", "AppIntentsParameters.swift"]),
    ("VisualIntelligence", ["VisualIntelligence.swift"]), ("SwiftUI", ["SwiftUI.swift"]),
    ("WidgetKit", ["WidgetKit.swift"]),
  ]

  /// The folder of the stubs' modules; built where no run before this one did.
  private static func standIns(compiler: URL, host: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "intentscan-stubs-\(try key(of: compiler))")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    // Built aside and moved into place, so that a run that is interrupted, or one besides it, does no harm.
    let aside = folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: aside) }
    try build(
      compiler,
      ["-emit-library", "-module-name", "AppIntentsMacros", "-I", host.path, "-L", host.path]
        + ["-Xlinker", "-rpath", "-Xlinker", host.path, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder"]
        + ["-o", aside.appending(path: plugin).path, sources.appending(path: "AppIntentsMacros.swift").path])
    for module in standInModules {
      try build(
        compiler,
        ["-emit-module", "-module-name", module.name, "-swift-version", "5", "-I", aside.path]
          + ["-load-plugin-library", aside.appending(path: plugin).path]
          + ["-emit-module-path", aside.appending(path: "\(module.name).swiftmodule").path]
          + module.files.map { sources.appending(path: $0).path })
    }
    if (try? FileManager.default.moveItem(at: aside, to: folder)) == nil,
      !FileManager.default.fileExists(atPath: folder.path)
    {
      throw Failure(description: "the stubs could not be moved to \(folder.path)")
    }
    return folder
  }

  private static func build(_ compiler: URL, _ words: [String]) throws {
    let result = try run(compiler, words + ["-parse-as-library", "-suppress-warnings"])
    guard result.status == 0 else { throw Failure(description: "the stubs don't build: \(result.output)") }
  }

  /// Names the toolchain and every byte of the stubs.
  private static func key(of compiler: URL) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    let files = try names.filter { !$0.hasSuffix(".md") }.flatMap { name in
      [Data(name.utf8), try Data(contentsOf: sources.appending(path: name))]
    }
    return stableHash([Data(try run(compiler, ["--version"]).output.utf8), Data(compiler.path.utf8)] + files)
  }
}

// MARK: - Processes

extension ConstantCompiler {
  /// Two at a time, however many tests run at once.
  private static let slots = DispatchSemaphore(value: 2)

  /// Runs to its end; output and errors together.
  static func run(_ executable: URL, _ words: [String]) throws -> (status: Int32, output: String) {
    slots.wait()
    defer { slots.signal() }
    let process = Process(), pipe = Pipe()
    process.executableURL = executable
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
