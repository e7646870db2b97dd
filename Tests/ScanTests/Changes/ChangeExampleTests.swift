import IntentRules
import SourceScan
import Testing

@testable import ChangeReports
@testable import IntentChanges

/// Every kind's examples are its tests. A change that is reported where nothing breaks costs trust; one that is missed costs
/// people their shortcuts.
@Suite struct ChangeExampleTests {
  static let reported = ChangeKind.all.flatMap { kind in kind.examples.indices.map { (kind.id, $0) } }
  static let harmless = ChangeKind.all.flatMap { kind in kind.harmless.indices.map { (kind.id, $0) } }

  private func kind(_ id: String) throws -> ChangeKind { try #require(ChangeKind.named(id)) }

  @Test(arguments: reported)
  func reports(id: String, index: Int) throws {
    let kind = try kind(id), example = kind.examples[index], versions = ExampleVersions(example)
    let found = try versions.changes(of: kind)
    try #require(!versions.expectedPlaces.isEmpty, "an example of a change needs a ↓")
    #expect(versions.places(of: found) == versions.expectedPlaces, "\(found.map(\.message))")
    #expect(Set(found.map(\.level)) == [example.level ?? kind.level], "\(found.map(\.message))")
  }

  @Test(arguments: harmless)
  func isSilent(id: String, index: Int) throws {
    let kind = try kind(id), versions = ExampleVersions(kind.harmless[index])
    try #require(versions.expectedPlaces.isEmpty, "what is harmless has no ↓")
    #expect(try versions.changes(of: kind).map(\.message) == [])
  }

  /// What mends a change leaves nothing of it, and makes exactly what the example shows.
  @Test(arguments: reported)
  func mends(id: String, index: Int) throws {
    let kind = try kind(id), example = kind.examples[index]
    guard let fixed = example.fixed else { return }
    let versions = ExampleVersions(example), report = try versions.report(of: kind)
    let fixes = report.report.entries.flatMap(\.fixes)
    #expect(!fixes.isEmpty)
    #expect(versions.applying(fixes) == ExampleSources(fixed).files.map(\.text))
    let mended = ExampleVersions(ChangeExample(example.before, fixed))
    #expect(try mended.changes(of: kind).map(\.message) == [])
  }

  /// Nothing changes between a version and itself, whatever is in it.
  @Test(arguments: reported)
  func isSilentAboutOneVersion(id: String, index: Int) throws {
    let example = try kind(id).examples[index]
    for source in [example.before, example.after] {
      let versions = ExampleVersions(ChangeExample(source, source))
      #expect(try versions.changes(of: ChangeKind.all).map(\.message) == [])
    }
  }

  @Test func idsAreUniqueAndEveryKindIsTold() {
    var seen = Set(Rule.known.map(\.id))
    for kind in ChangeKind.all {
      #expect(seen.insert(kind.id).inserted, "\(kind.id) stands for two things")
      #expect(kind.id.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-") })
      #expect(!kind.examples.isEmpty && !kind.harmless.isEmpty, "\(kind.id) needs an example and its harmless twin")
      #expect(!kind.summary.hasSuffix(".") && kind.rationale.hasSuffix("."), "\(kind.id)")
    }
  }
}
