import Foundation
import Testing

@testable import intentscan

/// The arguments and answers of the context server that a recorded conversation would show less clearly.
@Suite struct ContextServerTests {
  private static func call(
    _ folder: CommandFolder, _ arguments: String, options: [String] = []
  ) throws -> [String: Any] {
    let client = try ServedFolder(folder, ["mcp"] + options)
    let message =
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "lint", "arguments": \#(arguments)}}"#
    let answer = try #require(try client.say(message).first)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    return try #require(object["result"] as? [String: Any])
  }

  private static func text(_ result: [String: Any]) -> String {
    ((result["content"] as? [[String: Any]])?.first?["text"] as? String) ?? ""
  }

  @Test(arguments: [
    (#""x""#, "'arguments' must be an object; found a string"), ("[]", "'arguments' must be an object; found an array"),
  ])
  func argumentsAreAnObject(arguments: String, message: String) throws {
    let result = try Self.call(CommandFolder(["A.swift": ServedFolder.repeatedPhrase]), arguments)
    #expect(Self.text(result) == message)
    #expect(result["isError"] as? Bool == true)
  }

  @Test(arguments: [
    ("App/None/A.swift", "cannot read 'App/None/A.swift'"), ("None/../App", "is outside"),
    ("../None/A.swift", "is outside"),
    ("/None/A.swift", "is outside"),
  ])
  func aPathThatDoesNotExistCountsAsOneInTheNearestFolder(path: String, message: String) throws {
    let folder = try CommandFolder(["App/A.swift": ServedFolder.repeatedPhrase])
    let text = Self.text(try Self.call(folder, #"{"paths": ["\#(path)"]}"#))
    #expect(text.contains(message), "\(text)")
  }

  /// `git apply` refuses paths with `..`.
  @Test func aPatchHasThePathInTheAllowedFolder() throws {
    let folder = try CommandFolder(["Kit/Sources/A.swift": ServedFolder.repeatedPhrase])
    let other = try CommandFolder([:])
    let kit = "\(folder.path)/Kit"
    let result = try Self.call(other, #"{"paths": ["\#(kit)"]}"#, options: ["--allow", kit])
    let structured = try #require(result["structuredContent"] as? [String: Any])
    let findings = try #require(structured["findings"] as? [[String: Any]])
    let fixes = findings.flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
    let patch = try #require(fixes.first?["patch"] as? String)
    #expect(patch.hasPrefix("--- a/Sources/A.swift\n+++ b/Sources/A.swift\n"), "\(patch)")
  }

  /// A broken file has thousands of messages. The number of lines of an answer is limited.
  @Test func anAnswerHasALimitedNumberOfMessages() throws {
    let folder = try CommandFolder([
      "App/A.swift": ServedFolder.repeatedPhrase + String(repeating: "}\nlet ) = 1\n", count: 100)
    ])
    func messages(_ arguments: String) throws -> [String]? {
      let result = try Self.call(folder, arguments)
      return (result["structuredContent"] as? [String: Any])?["messages"] as? [String]
    }
    let first = try #require(try messages("{}"))
    #expect(first.count == 21 && first.last?.hasPrefix("… and ") == true, "\(first)")
    #expect(try messages(#"{"cursor": "1"}"#) == nil)
  }
}
