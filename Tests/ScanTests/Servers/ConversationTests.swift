import Foundation
import Testing

/// One recorded conversation for each feature of the servers. `UPDATE_GOLDEN=1` writes the answers.
@Suite struct ConversationTests {
  private static let folder = repositoryFolder.appending(path: "Fixtures/conversations")

  static let names =
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".txt") }.sorted() ?? []

  @Test(arguments: names) func answersAreAsRecorded(name: String) throws {
    let file = Self.folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try expectGolden(try Conversation(text).played(), file: file)
  }

  @Test func everyToolAndEveryRequestIsInAConversation() throws {
    let all = try Self.names.map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }.joined()
    // A step says `open` for the first one.
    for name in handledNames where name != "textDocument/didOpen" { #expect(all.contains(name), "\(name)") }
  }
}
