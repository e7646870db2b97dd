import Foundation
import Testing

extension SyntaxJudge {
  /// The program, built once for each toolchain and each state of its source. Nil, and the output says so, where the
  /// toolchain lacks the libraries or the compiler can't be found; that the libraries are there and it doesn't build is a
  /// failure.
  static func program() throws -> URL? { try built.get() }

  private static let built = Result { () throws -> URL? in
    guard let compiler = findCompiler() else {
      print("no 'swiftc' on the PATH: nothing was compared with SwiftParser")
      return nil
    }
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/host")
    guard FileManager.default.fileExists(atPath: host.appending(path: "SwiftParser.swiftmodule").path) else {
      print("this toolchain has no SwiftParser in 'lib/swift/host': nothing was compared with it")
      return nil
    }
    return try build(with: compiler, host)
  }

  /// The compiler itself, not a link to it: the libraries are next to it.
  private static func findCompiler() -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      // `/usr/bin/swiftc` of a Mac only calls `xcrun`.
      let found = path == "/usr/bin/swiftc" ? (try? run("/usr/bin/xcrun", ["--find", "swiftc"])) ?? path : path
      let link = URL(fileURLWithPath: found.trimmingCharacters(in: .whitespacesAndNewlines))
      return link.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: "swiftc")
    }
    return nil
  }

  /// Which attributes are Swift's own: their arguments are not compared, since they are not expressions.
  private static let swiftAttributes = repositoryFolder.appending(
    path: "Sources/SourceScan/Declarations/SwiftAttributes.swift")

  private static func build(with compiler: URL, _ host: URL) throws -> URL {
    let folder = FixtureFiles.root.appending(path: "judge")
    let sources =
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted().map { folder.appending(path: $0) } + [swiftAttributes]
    let key = [Data(try run(compiler.path, ["--version"]).utf8), Data(compiler.path.utf8)]
    let name = stableHash(try key + sources.map { try Data(contentsOf: $0) })
    let cache = FileManager.default.temporaryDirectory.appending(path: "intentscan-judge-\(name)")
    let program = cache.appending(path: "judge")
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    // Two runs at once each write a file of their own, and the last one stays.
    let fresh = cache.appending(path: "judge-\(ProcessInfo.processInfo.processIdentifier)")
    let flags = [
      "-O", "-swift-version", "5", "-suppress-warnings", "-module-name", "Judge", "-package-name", "judge",
      "-I", host.path, "-L", host.path,
    ]
    let output = try run(
      compiler.path,
      flags + ["-Xlinker", "-rpath", "-Xlinker", host.path] + sources.map(\.path) + ["-o", fresh.path])
    try #require(FileManager.default.isExecutableFile(atPath: fresh.path), "the judge doesn't build: \(output)")
    try? FileManager.default.removeItem(at: program)
    try FileManager.default.moveItem(at: fresh, to: program)
    return program
  }

  /// The text that a program prints on both of its outputs.
  private static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
