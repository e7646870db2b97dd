import Foundation
import Testing

/// A signal that ends the tool while it writes: every file is the old one or the new one, and nothing is next to it.
@Suite struct SignalTests {
  private static let count = 200

  /// The signal comes when the first file is repaired and others are not yet.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func repairsThatAreInterruptedLeaveNoTemporaryFiles(signal: Int32) throws {
    let names = (0..<Self.count).map { "I\($0).swift" }
    func source(_ index: Int) -> String { RepairedFileTests.source.replacing("Open", with: "Open\(index)") }
    let folder = try CommandFolder()
    for (index, name) in names.enumerated() { try folder.write(source(index), to: "App/\(name)") }
    let tool = try startTool(["lint", "App", "--module", "App", "--fix"], in: folder)
    while tool.isRunning, folder.contents(of: "App/\(names[0])") == source(0) {}
    kill(tool.processIdentifier, signal)
    tool.waitUntilExit()
    var repaired = 0
    for (index, name) in names.enumerated() {
      let contents = try #require(folder.contents(of: "App/\(name)"))
      if contents == intent("Open\(index)") { repaired += 1 } else { #expect(contents == source(index), "\(name)") }
    }
    #expect(tool.terminationReason == .uncaughtSignal && tool.terminationStatus == signal)
    #expect(repaired > 0 && repaired < Self.count)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/App").count == Self.count)
  }

  /// The signal comes as soon as there is a temporary file, or else when the output is there.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func outputsThatAreInterruptedLeaveNoTemporaryFiles(signal: Int32) throws {
    let folder = try CommandFolder(["out/a.json": "old"])
    for index in 0..<300 { try folder.write(intent("Intent\(index)"), to: "App/I\(index).swift") }
    let whole = try folder.run("extract App").output
    for _ in 0..<4 {
      try folder.write("old", to: "out/a.json")
      let tool = try startTool(["extract", "App", "-o", "out/a.json"], in: folder)
      while tool.isRunning, try outputs(in: folder) == ["a.json"], folder.contents(of: "out/a.json") == "old" {}
      kill(tool.processIdentifier, signal)
      tool.waitUntilExit()
      #expect([whole, "old"].contains(folder.contents(of: "out/a.json")))
      #expect(try outputs(in: folder) == ["a.json"])
    }
  }

  private func outputs(in folder: CommandFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
  }

  /// Not by a shell, which makes what runs in the background ignore SIGINT.
  private func startTool(_ words: [String], in folder: CommandFolder) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try #require(builtTool))
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // A process starts with the signals held back that the thread holds back that starts it: in a test, all of them.
    var none = sigset_t(), before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return process
  }
}
