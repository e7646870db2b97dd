import Foundation
import Testing

@testable import IntentReports
@testable import IntentChanges
@testable import intentscan

/// Pages and lists that are generated from the kinds of change.
@Suite struct ChangePageTests {
  /// A page of a change that no longer exists misleads.
  @Test func pagesAreUpToDate() throws {
    for page in try GeneratedPages.changes { try DocumentationPages.expect(page.text, page.name, in: "Changes") }
    #expect(try DocumentationPages.names(in: "Changes") == Set(try GeneratedPages.changes.map(\.name)))
  }

  @Test(arguments: ChangeKind.all.map(\.id))
  func explainsEveryKind(id: String) throws {
    let kind = try #require(ChangeKind.named(id)), outcome = try CommandFolder().run("explain \(id)")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("\(id): \(kind.summary)\n") && outcome.output.contains("Source: \(kind.source)"))
  }

  @Test func listsEveryKind() throws {
    let json = try JSONDocument(parsing: try CommandFolder().run("rules --format json").output)
    #expect(json["changes"]?.elements.compactMap { $0["id"]?.string } == ChangeKind.all.map(\.id))
  }

  @Test func suggestsTheKindForAMisspelledID() throws {
    let outcome = try CommandFolder().run("explain intent-removd")
    #expect(outcome.errors.hasSuffix("; did you mean 'intent-removed'?\n"))
  }
}
