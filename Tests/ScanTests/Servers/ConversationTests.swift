import Foundation
import Testing

@testable import intentscan

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

  /// Clients look for the skill and the server at these paths, and skip a skill whose folder has another name.
  @Test func thePluginForAssistantsStartsTheServer() throws {
    let plugin = repositoryFolder.appending(path: "Plugins/Agent")
    func json(_ path: String) throws -> [String: Any] {
      let data = try Data(contentsOf: plugin.appending(path: path))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let servers = try #require(try json("mcp.json")["mcpServers"] as? [String: [String: Any]])
    #expect(servers["intentscan"]?["args"] as? [String] == [Command.contextServer.name])
    for manifest in ["plugin.json", ".plugin/plugin.json"] {
      #expect(try json(manifest)["name"] as? String == "intentscan", "\(manifest)")
    }
    let skill = try String(contentsOf: plugin.appending(path: "skills/app-intents/SKILL.md"), encoding: .utf8)
    #expect(skill.hasPrefix("---\nname: app-intents\n"))
  }

  @Test func everyToolAndEveryRequestIsInAConversation() throws {
    let all = try Self.names.map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }.joined()
    // A step says `open` for the first one.
    for name in handledNames where name != "textDocument/didOpen" { #expect(all.contains(name), "\(name)") }
  }
}
