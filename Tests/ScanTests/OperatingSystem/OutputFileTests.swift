import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// `-o`: the whole file or the old one, and nothing besides it.
@Suite struct OutputFileTests {
  private func replace(_ name: String, in folder: CommandFolder) -> SystemError? {
    do throws(SystemError) {
      try OutputFile(FilePath(name), in: folder.fileSystem).replace(with: Array("new".utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func writesAndReplaces() throws {
    let folder = try CommandFolder(["old.json": "old, and longer"])
    try folder.setMode(0o640, of: "old.json")
    for name in ["old.json", "fresh.json", "\(folder.path)/absolute.json", "./dot.json"] {
      #expect(replace(name, in: folder) == nil)
    }
    #expect(try folder.names() == ["absolute.json", "dot.json", "fresh.json", "old.json"])
    for name in try folder.names() { #expect(folder.contents(of: name) == "new") }
    #expect(try folder.mode(of: "old.json") == 0o640)
  }

  @Test func writesThroughLinks() throws {
    let folder = try CommandFolder(["deep/old.json": "old"])
    try folder.link("link.json", to: "deep/second")
    try folder.link("deep/second", to: "old.json")
    try folder.link("dangling.json", to: "deep/fresh.json")
    #expect(replace("link.json", in: folder) == nil)
    #expect(replace("dangling.json", in: folder) == nil)
    #expect(folder.contents(of: "deep/old.json") == "new")
    #expect(folder.contents(of: "deep/fresh.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.json") == "deep/second")
    try folder.link("round.json", to: "round.json")
    #expect(replace("round.json", in: folder) == SystemError(ELOOP))
  }

  @Test func failedWriteLeavesNoFile() throws {
    let folder = try CommandFolder(["folder/a": ""])
    #expect(replace("folder", in: folder) == .isDirectory)
    #expect(replace("none/out.json", in: folder) == SystemError(ENOENT))
    #expect(replace("folder/a/out.json", in: folder) == SystemError(ENOTDIR))
    #expect(replace(String(repeating: "n", count: 256), in: folder) == SystemError(ENAMETOOLONG))
    #expect(replace(String(repeating: "n", count: 255), in: folder) == nil)
    #expect(try folder.names() == ["folder", String(repeating: "n", count: 255)])
    guard getuid() != 0 else { return }
    try folder.write("old", to: "locked.json")
    try folder.setMode(0o444, of: "locked.json")
    #expect(replace("locked.json", in: folder) == SystemError(EACCES))
  }

  @Test func devicesAndPipesAreWrittenInPlace() throws {
    let folder = try CommandFolder()
    #expect(replace("/dev/null", in: folder) == nil)
    #if os(Linux)
      #expect(replace("/dev/full", in: folder) == SystemError(ENOSPC))
    #endif
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    let reader = open("\(folder.path)/pipe", O_RDONLY | O_NONBLOCK)
    #expect(replace("pipe", in: folder) == nil)
    #expect(try readToEnd(reader) == Array("new".utf8))
    close(reader)
    #expect(try folder.names() == ["pipe"])
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func standardOutputByName(name: String) throws {
    let folder = try CommandFolder(["A.swift": intent("A")])
    let outcome = try folder.run("extract A.swift -o \(name)")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{"))
  }

  /// No user reads, the disk is full.
  @Test func standardOutputThatFails() throws {
    let folder = try CommandFolder(["A.swift": intent("A")])
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let errors = open("\(folder.path)/errors", O_RDWR | O_CREAT, 0o600)
    var environment = CommandEnvironment(
      standardInput: 0, standardOutput: ends[1], standardError: errors, isErrorTerminal: false,
      files: folder.fileSystem, processorCount: 1)
    #expect(run(["extract", "A.swift"], in: environment) == 0)
    close(ends[1])
    #expect(folder.contents(of: "errors") == "")
    #if os(Linux)
      environment.standardOutput = open("/dev/full", O_WRONLY)
      #expect(run(["extract", "A.swift"], in: environment) == 2)
      close(environment.standardOutput)
      #expect(folder.contents(of: "errors")?.hasPrefix("error: cannot write to standard output: ") == true)
    #endif
    close(errors)
  }

  /// A limit on the size of files is in for a full disk: the write in the middle of it all fails. The thread sanitizer
  /// would keep a file of its own in the temporary folder.
  @Test func aFullDiskLeavesTheOldFile() throws {
    let folder = try CommandFolder(["A.swift": intent("A"), "out.json": "old"])
    let tool = try #require(builtTool)
    let outcome = try shell("ulimit -f 0; TMPDIR=/nowhere exec \"$1\" extract A.swift -o out.json", tool, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: cannot write 'out.json': "))
    #expect(folder.contents(of: "out.json") == "old")
    #expect(try folder.names() == ["A.swift", "out.json"])
  }

  @Test func closedPipeIsNotAnError() throws {
    let folder = try CommandFolder()
    for index in 0..<2000 { try folder.write(intent("Intent\(index)"), to: "A/I\(index).swift") }
    let tool = try #require(builtTool)
    let outcome = try shell("set -o pipefail; \"$1\" extract A | head -c 10", tool, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }
}

/// Runs a script of bash in a folder, with `tool` as its first argument.
func shell(_ script: String, _ tool: String, in folder: CommandFolder) throws -> CommandFolder.Outcome {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", script, "bash", tool]
  process.currentDirectoryURL = URL(filePath: folder.path)
  let output = Pipe(), errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  let errorText = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return CommandFolder.Outcome(
    status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
    errors: String(decoding: errorText, as: UTF8.self))
}
