import Foundation
@testable import IntentRules
import Testing

@testable import IntentReports
@testable import IntentChanges

/// The tests of all kinds of change.
@Suite struct ChangeCaseTests {
  /// The locations of changes, their levels and messages, what is related to them, and the titles of their fix-its.
  @Test(arguments: ChangeCase.ids)
  func findsWhatIsMarked(id: String) throws {
    let kind = try #require(ChangeKind.named(id)), document = ChangeCase.document(id)
    let shown = try ExampleVersions(kind.reported).report(of: kind).report.terminal
    var replacements = [document.showing(shown, of: id)]
    for item in document.cases {
      let change = ChangeCase(id, document, item)
      replacements += try document.marked(item.fences(.before)) { try change.marks(.old, $0, $1, $2) }
      replacements += try document.marked(item.fences(.after)) { try change.marks(.new, $0, $1, $2) }
      let fixes = try change.versions.report(of: kind).report.entries.flatMap(\.fixes)
      replacements += document.repaired(
        item.fences(.fixed), change.versions.new.replacingTexts(change.versions.applying(fixes)))
    }
    try document.expect(replacements)
  }

  /// A case says whether it is reported, so that no update of the marks changes it.
  @Test(arguments: ChangeCase.all)
  func isReportedOrNot(_ change: ChangeCase) throws {
    let found = try change.versions.changes(of: try change.kind)
    #expect(found.isEmpty == !change.isReported, "\(found.map(\.message))")
    #expect(change.versions.places(of: found) == change.versions.expectedPlaces)
  }

  /// After the fix, the version equals the one of the case, and the change is no longer reported.
  @Test(arguments: ChangeCase.reported.filter { $0.fixed != nil })
  func fixesResolveTheirChange(_ change: ChangeCase) throws {
    let fixed = try #require(change.fixed), report = try change.versions.report(of: try change.kind)
    let fixes = report.report.entries.flatMap(\.fixes)
    #expect(!fixes.isEmpty)
    #expect(change.versions.applying(fixes) == fixed.files.map(\.text))
    let remaining = ExampleVersions(old: change.versions.old, new: fixed)
    #expect(try remaining.changes(of: try change.kind).map(\.message) == [])
  }

  /// A version has no changes in comparison with itself.
  @Test(arguments: ChangeCase.reported)
  func reportsNothingForEqualVersions(_ change: ChangeCase) throws {
    for version in [change.versions.old, change.versions.new] {
      let same = ExampleVersions(old: version, new: version)
      #expect(try same.changes(of: ChangeKind.all).map(\.message) == [])
    }
  }

  /// A file that no test reads says nothing about the tool.
  @Test func everyFileIsOfAKind() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ChangeCase.folder.path(percentEncoded: false))
    #expect(Set(files) == Set(ChangeKind.all.map { "\($0.id).md" }))
  }

  @Test func idsAreUniqueAndDescriptionsComplete() {
    var seen = Set(Rule.known.map(\.id))
    for kind in ChangeKind.all {
      #expect(seen.insert(kind.id).inserted, "\(kind.id) is used twice")
      #expect(kind.id.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-") })
      #expect(!kind.summary.hasSuffix(".") && kind.rationale.hasSuffix("."), "\(kind.id)")
    }
  }
}
