import DocumentFormats
import IntentModel
import IntentReports
import IntentRules
@testable import IntentScans
import OperatingSystem
import SourceScan

/// Messages of an editor and of an assistant: framed as they come, and one on each line, so that most are read.
nonisolated(unsafe) let serverTargets: [String: Target] = [
  "server": { bytes throws(JSONError) in
    var buffer = MessageBuffer(.headers)
    buffer.append(bytes)
    while buffer.next() != nil {}
    var lines = MessageBuffer(.lines), pieces: [MessageBuffer.Piece] = []
    lines.append(bytes + [UInt8(ascii: "\n")])
    while let piece = lines.next() { pieces.append(piece) }
    let start = Array(
      #"{"id": 0, "method": "initialize", "params": {"rootUri": "file:///a", "capabilities": {}}}"#.utf8)
    var editor = LanguageServer(host())
    _ = editor.receive([.message(start)])
    var assistant = ContextServer(host())
    for piece in pieces.prefix(32) {
      for message in editor.receive([piece]) + editor.workInPause() + assistant.receive([piece]) {
        _ = try parseJSON(message.line)
      }
    }
  }
]

/// A host with one file, whose text is what was set last.
private func host() -> ServerHost {
  let files = Files()
  return ServerHost(
    lint: { folders, _, _ in
      let input = InputFile(at: "/a/A.swift", contents: files.text)
      let plan = ScanPlan(
        modules: [ModuleInput(name: "A", files: [input])], ScanOptions(workers: Workers(count: 1)), RunOptions())
      let runs = LintRuns(plan, plan.scan())
      return folders.map { CheckedFolder(folder: $0, runs: runs, entries: runs.report().report.entries) }
    }, repaired: { _, _ in nil }, setUnsaved: { files.text = $1 ?? [] }, read: { _ in files.text }, realPath: { $0 },
    isLink: { _ in false }, hasInput: { false }, run: { _ in CommandResult(status: 0, output: files.text, errors: "") },
    directory: "/a")
}

private final class Files: @unchecked Sendable { var text: [UInt8] = [] }
