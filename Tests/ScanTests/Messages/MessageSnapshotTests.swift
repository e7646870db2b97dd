import Foundation
@testable import IntentRules
@testable import IntentReports
import Testing

@testable import IntentChanges

/// Every message is in a case of a rule or of a kind of change, or in a snapshot: someone has reviewed it.
@Suite struct MessageSnapshotTests {
  /// A file that no test reads says nothing about the tool.
  @Test func everySnapshotIsUsed() throws {
    #expect(
      try MessageSnapshots.Group.commandLine.files() == [
        "builds.txt", "errors.txt", "help.txt", "projects.txt", "references.txt", "renames.txt", "revisions.txt",
        "strings.txt",
        "summaries.txt", "training.txt", "verify.txt", "why.txt",
      ])
  }

  /// A message that no example causes is a message that no user has reviewed.
  @Test(.disabled(if: updatesGoldens, "reads what the other tests write"), arguments: MessageSnapshots.Group.allCases)
  func everyMessageIsInASnapshot(group: MessageSnapshots.Group) throws {
    let snapshots = Array(try group.text().utf8CString)
    let reviewed = Set(
      MessageTemplate.notMessages + MessageTemplate.namesOfValues + MessageTemplate.shownElsewhere
        + MessageTemplate.shownInTestsOfCommands + MessageTemplate.rowsOfChanges + MessageTemplate.wordsOfRules
        + MessageTemplate.notShown + MessageTemplate.notInSnapshots)
    let templates = try group.templates()
    #expect(templates.count > 20)
    let missing = templates.filter { !$0.matches(snapshots) && !reviewed.contains($0.source) }
    #expect(missing.map { "\($0.file): \($0.source)" } == [])
    let unused = reviewed.subtracting(
      try MessageSnapshots.Group.allCases.flatMap { try $0.templates().map(\.source) })
    #expect(unused == [])
    let unshown = Set(MessageTemplate.notShown + MessageTemplate.notInSnapshots)
    let shown = templates.filter { unshown.contains($0.source) && $0.matches(snapshots) }
    #expect(shown.map(\.source) == [])
  }
}

/// The files in which messages are reviewed: the cases of rules and of changes, `Fixtures/rendered/messages`, and what each case of
/// `Fixtures/appintents` prints.
enum MessageSnapshots {
  enum Group: String, CaseIterable {
    case rules, changes, appleFormat, commandLine

    /// The folders of the sources with the messages.
    private var sources: [URL] {
      let paths =
        switch self {
        case .rules: ["IntentRules/Rules"]
        case .changes: ["IntentChanges/Kinds"]
        case .appleFormat: ["MetadataDocuments/Apple"]
        case .commandLine: ["IntentScans", "intentscan"]
        }
      return paths.map { repositoryFolder.appending(path: "Sources/\($0)") }
    }

    /// The arguments of their initializers are descriptions, examples and help.
    private var describingTypes: Set<String> {
      switch self {
      case .rules: ["Rule"]
      case .changes: ["ChangeKind"]
      case .appleFormat: ["RecordShape"]
      case .commandLine: ["Command", "Option", "Positional"]
      }
    }

    func templates() throws -> [MessageTemplate] {
      // Goldens of their own show the page and the conversations with servers.
      try sources.flatMap { try MessageTemplate.all(in: $0, skippingCallsOf: describingTypes) }
        .filter { !$0.file.hasPrefix("Preview/") && !$0.file.hasPrefix("Servers/") }
    }

    /// The cases that show the messages next to the source.
    var documents: [CaseDocument] {
      switch self {
      case .rules: Rule.known.map { RuleCase.document($0.id) }
      case .changes: ChangeKind.all.map { ChangeCase.document($0.id) }
      case .appleFormat, .commandLine: []
      }
    }

    var folder: URL {
      switch self {
      case .rules: RuleCase.folder
      case .changes: ChangeCase.folder
      case .commandLine: repositoryFolder.appending(path: "Fixtures/rendered/messages/command-line")
      case .appleFormat: AppIntentsCase.folder
      }
    }

    /// The snapshots by their paths from the folder.
    func files() throws -> Set<String> {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      return Set(paths.filter { $0.hasSuffix(".txt") })
    }

    /// Snapshots of single commands, in `Fixtures/rendered`.
    private var ofCommands: [String] {
      switch self {
      case .rules, .changes: []
      case .appleFormat: ["compare.txt", "verify.txt", "messages/command-line/verify.txt"]
      case .commandLine: ["strings.txt", "verify.txt"]
      }
    }

    func text() throws -> String {
      let rendered = repositoryFolder.appending(path: "Fixtures/rendered")
      let urls =
        try files().sorted().map { folder.appending(path: $0) } + ofCommands.map { rendered.appending(path: $0) }
      return try urls.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        + documents.flatMap(\.expectations).joined(separator: "\n")
    }
  }
}
