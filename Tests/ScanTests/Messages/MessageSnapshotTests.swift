import Foundation
import IntentRules
import Reports
import Testing

@testable import ChangeReports
@testable import IntentChanges
@testable import IntentRules

/// What people read: the complete text of every message, with its notes and fix-it titles, one file for each rule and each
/// kind of change in `Fixtures/rendered/messages`. `UPDATE_GOLDEN=1` writes the files; their diff is reviewed like code.
@Suite struct MessageSnapshotTests {
  @Test(arguments: Rule.all.map(\.id))
  func messagesOfRule(id: String) throws {
    let rule = try #require(Rule.named(id))
    var text = ""
    for (index, example) in rule.triggering.enumerated() {
      let report = ExampleSources(example.source).report(of: rule, example.settings)
      text += section(index, report)
    }
    try expectGolden(text, MessageSnapshots.name(id, .rules))
  }

  @Test(arguments: ChangeKind.all.map(\.id))
  func messagesOfChange(id: String) throws {
    let kind = try #require(ChangeKind.named(id))
    var text = ""
    for (index, example) in kind.examples.enumerated() {
      text += section(index, try ExampleVersions(example).report(of: kind).report)
    }
    try expectGolden(text, MessageSnapshots.name(id, .changes))
  }

  private func section(_ index: Int, _ report: Report) -> String {
    let options = RenderingOptions(showsSource: true)
    return "example \(index + 1):\n" + String(decoding: report.rendered(as: .text, options), as: UTF8.self) + "\n"
  }

  /// A file that no test reads says nothing about the tool.
  @Test func everySnapshotIsUsed() throws {
    #expect(try MessageSnapshots.files(.rules) == Set(Rule.all.map { $0.id + ".txt" }))
    #expect(try MessageSnapshots.files(.changes) == Set(ChangeKind.all.map { $0.id + ".txt" }))
  }

  /// A message that no example causes is a message that no user has reviewed.
  @Test(.disabled(if: updatesGoldens, "reads what the other tests write"), arguments: MessageSnapshots.Group.allCases)
  func everyMessageIsInASnapshot(group: MessageSnapshots.Group) throws {
    let snapshots = try MessageSnapshots.text(group)
    let templates = try MessageTemplate.all(in: group.sources, skippingCallsOf: group.describingType)
    #expect(templates.count > 20)
    let missing = templates.filter { !$0.matches(snapshots) && !MessageTemplate.notMessages.contains($0.source) }
    #expect(missing.map { "\($0.file): \($0.source)" } == [])
    let unused = Set(MessageTemplate.notMessages).subtracting(
      try MessageSnapshots.Group.allCases.flatMap {
        try MessageTemplate.all(in: $0.sources, skippingCallsOf: $0.describingType).map(\.source)
      })
    #expect(unused == [])
  }
}

/// The files in `Fixtures/rendered/messages`.
enum MessageSnapshots {
  enum Group: String, CaseIterable {
    case rules, changes

    /// Where the messages are written.
    var sources: URL {
      repositoryFolder.appending(path: self == .rules ? "Sources/IntentRules/Rules" : "Sources/IntentChanges/Kinds")
    }

    /// Its initializer's arguments are descriptions and examples, not messages.
    var describingType: String { self == .rules ? "Rule" : "ChangeKind" }
  }

  static func name(_ id: String, _ group: Group) -> String { "messages/\(group.rawValue)/\(id).txt" }

  private static func folder(_ group: Group) -> URL {
    repositoryFolder.appending(path: "Fixtures/rendered/messages/\(group.rawValue)")
  }

  static func files(_ group: Group) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder(group).path(percentEncoded: false)))
  }

  static func text(_ group: Group) throws -> String {
    try files(group).sorted().map { try String(contentsOf: folder(group).appending(path: $0), encoding: .utf8) }
      .joined()
  }
}
