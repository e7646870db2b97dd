import Foundation
import Testing

@testable import IntentScans
@testable import intentscan

@Suite struct ProgressLineTests {
  /// The text on a terminal for three files.
  private func shown(patience: UInt64, isTerminal: Bool = true, isQuiet: Bool = false) throws -> String? {
    let folder = try CommandFolder(["errors": ""])
    let errors = open("\(folder.path)/errors", O_WRONLY)
    defer { close(errors) }
    let environment = CommandEnvironment(
      standardInput: 0, standardOutput: 1, standardError: errors, isErrorTerminal: isTerminal,
      files: folder.fileSystem, processorCount: 1)
    var line = ProgressLine(in: environment, isQuiet: isQuiet, patience: patience)
    for done in 1...3 { line.update("reading", done, of: 3) }
    line.erase()
    return folder.contents(of: "errors")
  }

  @Test func erasesTheProgressLine() throws {
    #expect(try shown(patience: 0) == "\r\u{1B}[Kreading 1 of 3 files\r\u{1B}[K")
  }

  @Test func nothingInAMomentOrForAFileOrInQuiet() throws {
    #expect(try shown(patience: ProgressLine.patience) == "")
    #expect(try shown(patience: 0, isTerminal: false) == "")
    #expect(try shown(patience: 0, isQuiet: true) == "")
  }
}
