import Foundation
@testable import IntentReports
import Testing

@testable import IntentChanges

/// Two versions with the changes of one kind that are expected between them: an example of the kind's page, or a case of
/// `Tests/ChangeCases/<kind>.md`. `CASES=intent-removed swift test --filter ChangeCaseTests` runs those of one kind.
struct ChangeCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// The heading of the case.
  let name: String
  let isReported: Bool
  let versions: ExampleVersions
  /// The new version with the fix-it made.
  let fixed: ExampleSources?

  var testDescription: String { "\(id): \(name)" }
  var kind: ChangeKind { get throws { try #require(ChangeKind.named(id)) } }

  // MARK: All cases

  static let folder = repositoryFolder.appending(path: "Tests/ChangeCases")

  static func document(_ id: String) -> CaseDocument { CaseDocument(folder.appending(path: "\(id).md")) }

  /// The ids of the kinds that are tested.
  static let ids: [String] = {
    let wanted = ProcessInfo.processInfo.environment["CASES"]
    return ChangeKind.all.map(\.id).filter { wanted == nil || $0 == wanted }
  }()

  static let all: [ChangeCase] = ids.flatMap { id in
    guard let kind = ChangeKind.named(id) else { return [ChangeCase]() }
    let document = document(id)
    return [ChangeCase(kind, kind.reported, isReported: true), ChangeCase(kind, kind.harmless, isReported: false)]
      + document.cases.map { ChangeCase(id, document, $0) }
  }
  static let reported = all.filter(\.isReported)

  private init(_ kind: ChangeKind, _ example: ChangeExample, isReported: Bool) {
    id = kind.id
    name = "the \(isReported ? "reported" : "harmless") example"
    self.isReported = isReported
    versions = ExampleVersions(example)
    fixed = example.fixed.map { ExampleSources($0) }
  }

  /// A case of a document.
  init(_ id: String, _ document: CaseDocument, _ item: CaseDocument.Case) {
    self.id = id
    name = item.heading
    isReported = item.isReported
    let new = ExampleSources(document, item.fences(.after)), changed = item.fences(.fixed)
    versions = ExampleVersions(old: ExampleSources(document, item.fences(.before)), new: new)
    fixed = changed.isEmpty ? nil : new.replacing(ExampleSources(document, changed).files)
  }

  /// The marks of the changes in one file of a version.
  func marks(_ side: Change.Side, _ path: String, _ source: [String], _ offset: Int) throws -> [CaseMark] {
    let report = try versions.report(of: try kind)
    return zip(report.changes, report.report.entries).flatMap { change, entry -> [CaseMark] in
      let related = zip(change.notes, entry.notes).filter { $0.place.side == side && $1.location.file == path }.map {
        CaseMark($1.location, CaseMark.related, $1.message, in: source, offset: offset)
      }
      guard change.place.side == side, entry.location.file == path else { return related }
      return [
        CaseMark(
          entry.location, change.level.rawValue, entry.message, details: entry.fixes.map { "fix: \($0.title)" },
          in: source, offset: offset)
      ] + related
    }
  }
}
