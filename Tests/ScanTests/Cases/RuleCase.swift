import Foundation
@testable import IntentModel
@testable import IntentReports
import Testing

@testable import IntentRules

/// A source with the findings of one rule that are expected in it: an example of the rule's page, or a case of
/// `Tests/RuleCases/<rule>.md`. `CASES=phrase-too-long swift test --filter RuleCaseTests` runs those of one rule.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// The heading of the case.
  let name: String
  let isReported: Bool
  let sources: ExampleSources
  /// The sources with the fix-its made.
  let fixed: ExampleSources?
  let settings: LintSettings

  var testDescription: String { "\(id): \(name)" }
  var rule: Rule { get throws { try #require(Rule.named(id)) } }

  func findings(_ sources: ExampleSources) throws -> [Finding] { sources.findings(of: try rule, settings) }

  // MARK: All cases

  static let folder = repositoryFolder.appending(path: "Tests/RuleCases")

  static func document(_ id: String) -> CaseDocument { CaseDocument(folder.appending(path: "\(id).md")) }

  /// The ids of the rules that are tested.
  static let ids: [String] = {
    let wanted = ProcessInfo.processInfo.environment["CASES"]
    return Rule.known.map(\.id).filter { wanted == nil || $0 == wanted }
  }()

  static let all: [RuleCase] = ids.flatMap { id in
    guard let rule = Rule.named(id) else { return [RuleCase]() }
    return [RuleCase(rule, rule.reported, isReported: true), RuleCase(rule, rule.correct, isReported: false)]
      + document(id).ruleCases(of: id)
  }
  static let reported = all.filter(\.isReported)
  static let silent = all.filter { !$0.isReported }

  private init(_ rule: Rule, _ example: Example, isReported: Bool) {
    id = rule.id
    name = "the \(isReported ? "reported" : "correct") example"
    self.isReported = isReported
    sources = ExampleSources(example.source)
    fixed = example.fixed.map { ExampleSources($0) }
    settings = example.settings
  }

  /// A case of a document.
  init(_ id: String, _ document: CaseDocument, _ item: CaseDocument.Case) throws {
    self.id = id
    name = item.heading
    isReported = item.isReported
    let stated = try item.fences(.settings).first.map { fence in
      try JSONDecoder().decode(CaseSettings.self, from: Data(document.text(fence).joined(separator: "\n").utf8))
    }
    settings = stated?.settings ?? LintSettings()
    sources = ExampleSources(document, item.fences(.source), stated)
    let changed = item.fences(.fixed)
    fixed = changed.isEmpty ? nil : sources.replacing(ExampleSources(document, changed, stated).files)
  }
}

extension CaseDocument {
  func ruleCases(of id: String) -> [RuleCase] {
    cases.compactMap { item in
      do { return try RuleCase(id, self, item) } catch {
        Issue.record("the settings of a case cannot be read: \(error)", sourceLocation: location(ofLine: item.line))
        return nil
      }
    }
  }

  /// The lines of the sources of a case with the marks of a report.
  func marked(_ fences: [Fence], _ marks: (_ path: String, _ source: [String], _ offset: Int) throws -> [CaseMark])
    rethrows
    -> [Replacement]
  {
    try fences.map { fence in
      let source = CaseMark.read(text(fence)).source
      let offset = ExampleSources.File(path: fence.path, source).importLines
      return Replacement(
        lines: fence.lines,
        text: CaseMark.marked(source, try marks(fence.path, source, offset), in: fence.path))
    }
  }
}

extension CaseDocument {
  /// The lines of files whose findings were fixed.
  func repaired(_ fences: [Fence], _ sources: ExampleSources) -> [Replacement] {
    fences.compactMap { fence in
      sources.files.first { $0.path == fence.path }.map { file in
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Replacement(lines: fence.lines, text: Array(lines.dropFirst(file.importLines).dropLast()))
      }
    }
  }
}

extension RuleCase {
  /// The sources with the first fix-it of each finding made.
  func repaired() throws -> ExampleSources {
    sources.replacingTexts(sources.applying(try findings(sources).compactMap(\.fixes.first)))
  }

  /// The marks of what the rule reports in one file.
  static func marks(
    _ findings: [Finding], _ report: Report, _ path: String, _ source: [String], _ offset: Int
  ) -> [CaseMark] {
    zip(report.entries, findings.map { $0.cause?.note }).flatMap { entry, cause -> [CaseMark] in
      let details =
        entry.fixes.map { "fix: \($0.title)" + ($0.safety == .safe ? " (--fix applies it)" : "") }
        + (cause.map { ["as a related location: \($0)"] } ?? [])
      let related = entry.notes.filter { $0.location.file == path }.map {
        CaseMark($0.location, CaseMark.related, $0.message, in: source, offset: offset)
      }
      guard entry.location.file == path else { return related }
      return [
        CaseMark(
          entry.location, entry.severity.rawValue, entry.message, details: details, in: source, offset: offset)
      ] + related
    }
  }
}

/// The settings of a case: `LintSettings`, and what a project and an Info.plist state.
struct CaseSettings: Decodable {
  struct InfoPlist: Decodable {
    var alternativeNames: [String]?
    var hasMalformedNames: Bool?
    var lacksDevelopmentRegion: Bool?
  }

  var deployment: [String: String]?
  var xcode: String?
  var applicationName: String?
  var modules: [String: String]?
  var liveActivities: [String: Bool]?
  var siriKitIntents: [String]?
  var modulesWithoutExtraction: [String]?
  var extensionPoints: [String: String]?
  var platforms: [String]?
  var unsupportedSDKs: [String: String]?
  var compiledTypes: [String]?
  var unlistedFiles: [String]?
  /// The facts that the version in the watch app lacks, by symbol.
  var factsReplacedByWatchApp: [String: [String]]?
  /// The names of a script phase and of the phase after it, by module.
  var scriptsBeforeEmbedding: [String: [String]]?
  /// The languages of the project, first the one of the source.
  var knownRegions: [String]?
  var infoPlist: InfoPlist?

  var settings: LintSettings {
    var settings = LintSettings()
    settings.deployment = (deployment ?? [:]).compactMapValues(LintSettings.version)
    settings.xcode = xcode.flatMap(LintSettings.version)
    settings.applicationName = applicationName
    settings.modules = (modules ?? [:]).compactMapValues(LintSettings.ModuleKind.init)
    settings.liveActivities = liveActivities ?? [:]
    settings.siriKit.handlers = Dictionary(uniqueKeysWithValues: (siriKitIntents ?? []).map { ($0, ["App"]) })
    settings.modulesWithoutExtraction = Set(modulesWithoutExtraction ?? [])
    settings.extensionPoints = extensionPoints ?? [:]
    settings.platforms = platforms.map { Set($0.compactMap(Platform.init)) }
    settings.unsupportedSDKs = (unsupportedSDKs ?? [:]).compactMapValues(Platform.init)
    settings.compiledTypes = compiledTypes.map { Set($0) }
    settings.unlistedFiles = Set(unlistedFiles ?? [])
    settings.factsReplacedByWatchApp = factsReplacedByWatchApp ?? [:]
    settings.scriptsBeforeEmbedding = (scriptsBeforeEmbedding ?? [:]).mapValues {
      .init(script: $0.first ?? "", embedding: $0.last ?? "")
    }
    return settings
  }
}
