import IntentBundle
import IntentChanges
import IntentExtraction
import IntentModel
import IntentRules
import JSONDocuments
import MetadataDocuments
import SourceFindings
import SourceScan
import Testing

/// Invented programs go through everything that the tool does with sources: nothing traps, what is written can be read back,
/// a version is no different from itself, and the work is in proportion to what is read and written. A failure prints its seed.
@Suite struct GeneratedProgramTests {
  @Test func inventedPrograms() throws {
    for seed in 0..<UInt64(400 * SeededGenerator.rounds) {
      var generator = ProgramGenerator(seed: seed)
      let source = generator.program(), next = generator.changed(source)
      var written = 0
      let steps = try Steps.counted { written = try ProgramRun(source, next).run() }
      let size = source.utf8.count + next.utf8.count + written
      #expect(steps <= 20 * size, "seed \(seed): \(steps) steps for \(size) bytes")
    }
  }
}

/// Two versions of a program of one file.
struct ProgramRun {
  private let old: Version
  private let new: Version

  struct Failure: Error { var message: String }

  init(_ source: String, _ next: String) throws {
    old = try Version(Array(source.utf8))
    new = try Version(Array(next.utf8))
  }

  /// How many bytes came of it; throws where something is wrong with them.
  func run() throws -> Int {
    guard changes(in: VersionComparison(old: old.catalog, new: old.catalog)).isEmpty else {
      throw Failure(message: "a version differs from itself")
    }
    let changed = changes(in: VersionComparison(old: old.catalog, new: new.catalog))
    let document = actionsDocument(of: old.bundle, .init(target: "App", allowsUnverified: true))
    let linted = try old.lint()
    var broken: (any Error)?
    let repaired = repair(linted) { contents in
      do {
        return try contents[0].map { try Version($0).lint() } ?? linted
      } catch {
        broken = error
        return linted
      }
    }
    if let broken { throw broken }
    let messages = changed.map(\.message) + linted.findings.map(\.message) + repaired.after.findings.map(\.message)
    return old.json.count + new.json.count + document.diagnostics.count + messages.reduce(0) { $0 + $1.utf8.count }
  }

  private struct Version {
    let program: Program
    var bundle: MetadataBundle
    let json: [UInt8]
    let catalog: Catalog

    init(_ bytes: [UInt8]) throws {
      let text = SourceText(bytes)
      program = Program(
        parsing: [SourceFile(module: "App", path: "A.swift", text: text)],
        configuration: BuildConfiguration(allConditions: bytes.count % 2 == 0))
      bundle = extract(program)
      bundle.reportUnreadableValues()
      json = bundle.json(paths: ["A.swift"]) { _ in LineIndex(text) }
      catalog = try Catalog(bundle: json)
    }

    func lint() throws -> LintedSources {
      let model = LintModel(bundle, files: program.fileFacts, settings: LintSettings())
      let files = program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) }
      var selection = RuleSelection()
      for rule in Rule.known { selection.enable(rule.id) }
      return LintedSources(files: files, findings: IntentRules.lint(model, files: files, selection: selection).findings)
    }
  }
}
