import IntentRules
import SourceScan
import Testing

@testable import ChangeReports
@testable import IntentChanges

/// The examples of each kind of change are its tests.
@Suite struct ChangeExampleTests {
  static let reported = ChangeKind.all.flatMap { kind in kind.examples.indices.map { (kind.id, $0) } }
  static let nearMisses = ChangeKind.all.flatMap { kind in kind.harmless.indices.map { (kind.id, $0) } }

  private func kind(_ id: String) throws -> ChangeKind { try #require(ChangeKind.named(id)) }

  @Test(arguments: reported)
  func reportsTheChange(id: String, index: Int) throws {
    let kind = try kind(id), example = kind.examples[index], versions = ExampleVersions(example)
    let found = try versions.changes(of: kind)
    try #require(!versions.expectedPlaces.isEmpty, "an example of a change needs a ↓")
    #expect(versions.places(of: found) == versions.expectedPlaces, "\(found.map(\.message))")
    #expect(Set(found.map(\.level)) == [example.level ?? kind.level], "\(found.map(\.message))")
  }

  @Test(arguments: nearMisses)
  func doesNotReportNearMisses(id: String, index: Int) throws {
    let kind = try kind(id), versions = ExampleVersions(kind.harmless[index])
    try #require(versions.expectedPlaces.isEmpty, "an example that is not reported must not have a ↓")
    #expect(try versions.changes(of: kind).map(\.message) == [])
  }

  /// After the fix, the version equals the one of the example, and the change is no longer reported.
  @Test(arguments: reported)
  func fixesResolveTheirChange(id: String, index: Int) throws {
    let kind = try kind(id), example = kind.examples[index]
    guard let fixed = example.fixed else { return }
    let versions = ExampleVersions(example), report = try versions.report(of: kind)
    let fixes = report.report.entries.flatMap(\.fixes)
    #expect(!fixes.isEmpty)
    #expect(versions.applying(fixes) == ExampleSources(fixed).files.map(\.text))
    let fixedVersions = ExampleVersions(ChangeExample(example.before, fixed))
    #expect(try fixedVersions.changes(of: kind).map(\.message) == [])
  }

  /// A version has no changes in comparison with itself.
  @Test(arguments: reported)
  func reportsNothingForEqualVersions(id: String, index: Int) throws {
    let example = try kind(id).examples[index]
    for source in [example.before, example.after] {
      let versions = ExampleVersions(ChangeExample(source, source))
      #expect(try versions.changes(of: ChangeKind.all).map(\.message) == [])
    }
  }

  @Test func idsAreUniqueAndDescriptionsComplete() {
    var seen = Set(Rule.known.map(\.id))
    for kind in ChangeKind.all {
      #expect(seen.insert(kind.id).inserted, "\(kind.id) is used twice")
      #expect(kind.id.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-") })
      #expect(!kind.examples.isEmpty && !kind.harmless.isEmpty, "\(kind.id) needs examples of both sorts")
      #expect(!kind.summary.hasSuffix(".") && kind.rationale.hasSuffix("."), "\(kind.id)")
    }
  }
}
