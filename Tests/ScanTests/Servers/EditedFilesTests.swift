import Foundation
import Testing

@testable import intentscan

/// Files, folders and links as they change while the language server runs.
@Suite struct EditedFilesTests {
  private static func client(
    _ folder: CommandFolder, _ options: [String] = [], _ params: String = #""rootUri": "$ROOT", "capabilities": {}"#
  ) throws -> ServedFolder {
    let client = try ServedFolder(folder, ["lsp"] + options)
    _ = try client.say(#"{"jsonrpc": "2.0", "id": "start", "method": "initialize", "params": {\#(params)}}"#)
    return client
  }

  /// The diagnostics that are sent after the steps.
  private static func diagnostics(_ client: ServedFolder, after steps: String...) throws -> [String] {
    for step in steps { _ = try client.say(step) }
    return client.pause().filter { $0.contains("publishDiagnostics") }.map(client.withoutFolder)
  }

  // MARK: Changes on disk

  /// Clients need not report changes of files that are not open. The edits of older text would remove the newer lines.
  @Test func aFileThatChangedOnDiskIsReadAgainWhenItIsOpened() throws {
    let folder = try CommandFolder(["App/A.swift": "import AppIntents\n", "App/B.swift": ServedFolder.repeatedPhrase])
    let client = try Self.client(folder)
    _ = try Self.diagnostics(client, after: "open App/A.swift")
    try folder.write("// A line.\n" + ServedFolder.repeatedPhrase, to: "App/B.swift")
    let fixAll =
      #"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/codeAction", "params": {"textDocument": {"uri": "$ROOT/App/B.swift"}, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "context": {"diagnostics": [], "only": ["source.fixAll"]}}}"#
    func answers(_ client: ServedFolder) throws -> [String] {
      try Self.diagnostics(client, after: "open App/B.swift") + client.say(fixAll).map(client.withoutFolder)
    }
    let expected = try answers(Self.client(folder)), found = try answers(client)
    #expect(found == expected)
    #expect(found.joined().contains(#""line": 9"#), "\(found)")
  }

  @Test func aFileThatChangedOnDiskWhileItWasClosedIsReadAgain() throws {
    let folder = try CommandFolder(["App/B.swift": ServedFolder.repeatedPhrase])
    let client = try Self.client(folder)
    _ = try Self.diagnostics(client, after: "open App/B.swift")
    _ = try Self.diagnostics(
      client,
      after:
        #"{"jsonrpc": "2.0", "method": "textDocument/didClose", "params": {"textDocument": {"uri": "$ROOT/App/B.swift"}}}"#
    )
    try folder.write("// A line.\n" + ServedFolder.repeatedPhrase, to: "App/B.swift")
    let found = try Self.diagnostics(client, after: "open App/B.swift")
    #expect(try found == Self.diagnostics(Self.client(folder), after: "open App/B.swift"))
  }

  // MARK: Links

  @Test(arguments: [("Link", "Real/A.swift"), ("Real", "Link/A.swift")])
  func theTextOfADocumentIsReadWhateverPathLeadsToIt(root: String, path: String) throws {
    let folder = try CommandFolder(["Real/A.swift": ServedFolder.repeatedPhrase])
    try folder.link("Link", to: "Real")
    let client = try Self.client(folder, [], #""rootUri": "$ROOT/\#(root)", "capabilities": {}"#)
    let first = try Self.diagnostics(client, after: "open \(path)")
    #expect(first.joined().contains("duplicate-phrase"), "\(first)")
    let second = try Self.diagnostics(client, after: #"change \#(path) , "Open \(.applicationName)"] ⇒ ]"#)
    #expect(second.joined().contains(#""diagnostics": []"#), "\(second)")
  }

  // MARK: Folders

  @Test func foldersThatContainEachOtherReportAFindingOnce() throws {
    let folder = try CommandFolder([".git/HEAD": "", "App/A.swift": ServedFolder.repeatedPhrase])
    let client = try Self.client(
      folder, [],
      #""workspaceFolders": [{"uri": "$ROOT", "name": "All"}, {"uri": "$ROOT/App", "name": "App"}], "capabilities": {}"#
    )
    let found = try Self.diagnostics(client, after: "open App/A.swift").joined()
    #expect(found.components(separatedBy: #""code": "duplicate-phrase""#).count == 2, "\(found)")
    let hover = try client.say("textDocument/hover App/A.swift struct Op").joined()
    #expect(hover.components(separatedBy: "- App Intent “Open”").count == 2, "\(hover)")
  }

  /// The folders of all opened files are checked if the client names none.
  @Test func eachOpenedFileIsCheckedWithoutAFolder() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": ServedFolder.repeatedPhrase, "Other/B.swift": ServedFolder.repeatedPhrase,
    ])
    let client = try Self.client(folder, [], #""capabilities": {}"#)
    let found = try Self.diagnostics(client, after: "open App/A.swift", "open Other/B.swift")
    #expect(found.filter { $0.contains("duplicate-phrase") }.count == 2, "\(found)")
  }

  // MARK: Changes for users

  /// The edits have locations in the text that was compared.
  @Test(.enabled(if: GitFolder.hasGit)) func theEditsOfChangesAreOfferedForTheTextThatWasCompared() throws {
    let git = try GitFolder()
    try git.folder.write(ServedFolder.repeatedPhrase, to: "App/A.swift")
    try git.commit("v1")
    try git.folder.write(
      ServedFolder.repeatedPhrase.replacing("Open:", with: "Show:").replacing("Open()", with: "Show()"),
      to: "App/A.swift")
    let client = try Self.client(git.folder, ["--against", "git:v1"])
    _ = try Self.diagnostics(client, after: "open App/A.swift")
    func actions() throws -> String { try client.say("textDocument/codeAction App/A.swift struct Show").joined() }
    #expect(try actions().contains("persistentIdentifier"))
    _ = try Self.diagnostics(client, after: "change App/A.swift import ⇒ // A line.⏎import")
    #expect(try !actions().contains("persistentIdentifier"))
    _ = try Self.diagnostics(
      client,
      after:
        #"{"jsonrpc": "2.0", "method": "textDocument/didSave", "params": {"textDocument": {"uri": "$ROOT/App/A.swift"}}}"#
    )
    #expect(try actions().contains("persistentIdentifier"))
  }

  // MARK: Options

  @Test(arguments: ["https://example.org/rules", "https://example.org/rules/"])
  func thePageOfARuleIsInTheFolderOfPages(pages: String) throws {
    let folder = try CommandFolder(["App/A.swift": ServedFolder.repeatedPhrase])
    let found = try Self.diagnostics(Self.client(folder, ["--pages", pages]), after: "open App/A.swift").joined()
    #expect(found.contains(#""https://example.org/rules/duplicate-phrase""#), "\(found)")
  }

  // MARK: Completion

  /// `|` is the position.
  @Test(arguments: [
    ("{\"|", "\""), ("{ \"| }", "\""), ("{\"pro|", "\"pro"), ("{\"|\": 1}", "\"\""), ("{\"a\\\"|", "\"a\\\""),
    ("{\"a\"|", ""),
  ])
  func theWordAtAPositionIsTheLiteralThatItIsIn(text: String, word: String) {
    let parts = text.components(separatedBy: "|"), bytes = Array(parts.joined().utf8)
    let cursor = JSONCursor(bytes, at: parts[0].utf8.count)
    #expect(String(decoding: bytes[cursor.word], as: UTF8.self) == word)
  }
}
