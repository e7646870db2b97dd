import Foundation
@testable import IntentModel
@testable import ProjectFiles
@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentRules

/// `Fixtures/lint/<rule-id>/*.swift`: where a comment says `// expect: rule-id` that rule reports on its line, and nowhere
/// else. The files of a folder are one module; an `.intentscan.json` in it holds.
@Suite struct LintFixtureTests {
  static let folder = repositoryFolder.appending(path: "Fixtures/lint")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test(arguments: names)
  func annotations(name: String) throws {
    let rule = try #require(Rule.named(name), "Fixtures/lint/\(name) is no rule's")
    let folder = Self.folder.appending(path: name)
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    let sources = try paths.map { path in
      SourceFile(
        module: "App", path: path, text: SourceText(try Data(contentsOf: folder.appending(path: path))))
    }
    let program = Program(parsing: sources, configuration: BuildConfiguration())
    let configuration = try? Data(contentsOf: folder.appending(path: ".intentscan.json"))
    let settings = try configuration.map { try Configuration(Array($0), isModuleName: { _ in true }).settings }
    let files = program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) }
    let model = LintModel(extract(program), files: program.fileFacts, settings: settings ?? LintSettings())
    var selection = RuleSelection()
    selection.enable(rule.id)
    let result = LintResult(of: model, files: files, selection: selection)
    #expect(!result.notChecked.contains(rule.id))

    let lines = sources.map { LineIndex($0.text) }
    let found = result.findings.filter { $0.rule == rule.id }.map { finding in
      "\(paths[finding.place.file]):\(lines[finding.place.file].position(of: finding.place.span.start).line)"
    }
    let expected = files.indices.flatMap { file in
      expectations(of: rule.id, in: files[file].parsed).map { "\(paths[file]):\(lines[file].position(of: $0).line)" }
    }
    #expect(found.sorted() == expected.sorted())
    #expect(!expected.isEmpty, "a fixture without expectation shows nothing")
  }

  /// The offsets of comments that expect a rule, once for each time it is named.
  private func expectations(of id: String, in parsed: ParsedFile?) -> [UInt32] {
    guard let parsed else { return [] }
    return parsed.comments.flatMap { comment -> [UInt32] in
      let text = parsed.text.string(comment.span)
      guard text.hasPrefix("// expect: ") else { return [] }
      let ids = text.dropFirst("// expect: ".count).split { $0 == "," || $0 == " " }
      return ids.filter { $0 == id }.map { _ in comment.span.start }
    }
  }
}
