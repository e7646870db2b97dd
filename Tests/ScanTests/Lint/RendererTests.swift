import Foundation
import Testing

@testable import IntentReports
@testable import IntentRules

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format against a golden file, which a person has read, and against what its readers demand.
@Suite struct RendererTests {
  private let report = ReportSample.report

  private func text(_ format: ReportFormat, _ options: RenderingOptions = .init()) -> String {
    String(decoding: report.rendered(as: format, options), as: UTF8.self)
  }

  @Test(arguments: ReportFormat.allCases)
  func golden(format: ReportFormat) throws { try expectGolden(text(format), "findings.\(format.rawValue).txt") }

  @Test func goldenOfATerminal() throws {
    try expectGolden(text(.text, .init(showsSource: true)), "findings.excerpts.txt")
    try expectGolden(text(.text, .init(showsSource: true, usesColor: true)), "findings.color.txt")
  }

  @Test(arguments: ReportFormat.allCases)
  func nothingFoundIsADocumentToo(format: ReportFormat) throws {
    let text = String(decoding: ReportSample.empty.rendered(as: format), as: UTF8.self)
    switch format {
    case .text, .github: #expect(text.isEmpty)
    case .json, .sarif, .gitlab: _ = try JSONDocument(parsing: text)
    case .checkstyle, .junit: _ = try XMLElementReader.elements(of: text)
    case .markdown: #expect(text.hasPrefix("### App Intents: no findings\n"))
    }
  }

  // MARK: Text

  @Test func aLineIsWhatEditorsParse() throws {
    let line = /(?<file>.+?):(?<line>\d+):(?<column>\d+): (?<severity>error|warning|note): (?<message>.+)/
    let lines = text(.text).split(separator: "\n")
    // Three findings and a note.
    #expect(lines.count == 4)
    for each in lines { #expect(try line.wholeMatch(in: each) != nil, "\(each)") }
    let first = try #require(try line.wholeMatch(in: lines[0]))
    #expect(
      first.output.line == "3" && first.output.column == "46" && first.output.message.hasSuffix("[non-literal-title]"))
  }

  // MARK: JSON

  @Test func findingsAreValid() throws {
    let schema = JSONSchemaValidator(schema: try JSONDocument(parsing: FindingsSchema.text), isStrict: true)
    for report in [ReportSample.report, ReportSample.empty, ReportSample.incomplete] {
      let document = try JSONDocument(parsing: String(decoding: report.rendered(as: .json), as: UTF8.self))
      #expect(schema.failures(in: document) == [])
    }
  }

  @Test(arguments: [
    (##"{"schemaVersion": 2}"##, "schemaVersion"), (##"{"findings": [{}]}"##, "findings"),
    (##"{"summary": {"files": -1}}"##, "files"),
  ])
  func rejectsDocumentsThatBreakTheSchema(document: String, place: String) throws {
    let schema = JSONSchemaValidator(schema: try JSONDocument(parsing: FindingsSchema.text))
    #expect(schema.failures(in: try JSONDocument(parsing: document)).contains { $0.contains("/\(place)") })
  }

  // MARK: SARIF

  @Test func sarifIsValid() throws {
    let validator = JSONSchemaValidator(schema: try JSONDocument(parsing: SARIFSchema.text), isStrict: true)
    let incomplete = String(decoding: ReportSample.incomplete.rendered(as: .sarif), as: UTF8.self)
    #expect(validator.failures(in: try JSONDocument(parsing: incomplete)) == [])
    let document = try JSONDocument(parsing: text(.sarif))
    #expect(validator.failures(in: document) == [])
    let run = try #require(document["runs"]?.elements.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    for result in run["results"]?.elements ?? [] {
      guard case .number(let index)? = result["ruleIndex"] else { Issue.record("no ruleIndex"); continue }
      #expect(rules[Int(index)]["id"] == result["ruleId"])
    }
  }

  /// Columns are UTF-16 there: the emoji counts as two, the kanji as one each.
  @Test func sarifCountsAsEditorsDo() throws {
    let result = try #require(
      try JSONDocument(parsing: text(.sarif))["runs"]?.elements.first?["results"]?.elements.first)
    let region = result["locations"]?.elements.first?["physicalLocation"]?["region"]
    #expect(
      region == (try JSONDocument(parsing: #"{"startLine": 3, "startColumn": 46, "endLine": 3, "endColumn": 62}"#)))
    let uri = result["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    #expect(uri?.removingPercentEncoding == "Sources/A,B:100%/Shelf <1>.swift")
    #expect(uri.flatMap(URL.init(string:)) != nil)
  }

  // MARK: GitHub

  @Test func annotationsSurviveGitHubsReader() throws {
    let command = /::(?<name>error|warning|notice) (?<properties>[^:]*)::(?<data>.*)/
    let lines = text(.github).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines.last == "")
    let read = try lines.dropLast().map { line in
      let match = try #require(try command.wholeMatch(in: line), "\(line)")
      var properties: [String: String] = [:]
      for pair in match.output.properties.split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        properties[parts[0]] = parts[1].removingPercentEncoding
      }
      return (name: String(match.output.name), properties, data: String(match.output.data).removingPercentEncoding)
    }
    #expect(read.map(\.name) == ["error", "warning", "notice"])
    #expect(read[0].1["file"] == "Sources/A,B:100%/Shelf <1>.swift" && read[0].1["title"] == "non-literal-title")
    #expect(read[0].data == "\(ReportSample.findings[0].message)\nnote: 'Kit' is declared\\nhere (../Kit/Kit.swift:1)")
    // Columns go with one line only.
    #expect(read[1].1["endLine"] == "6" && read[1].1["col"] == nil)
  }

  /// Findings that GitHub would drop are in the log, and errors are not among them.
  @Test func annotationsBeyondGitHubsLimitAreLines() throws {
    var report = ReportSample.report
    let notes = Array(repeating: report.entries[2], count: 12)
    report.entries = notes + Array(repeating: report.entries[0], count: 11)
    let lines = String(decoding: report.rendered(as: .github), as: UTF8.self).split(separator: "\n")
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::notice ") })
    #expect(lines[20].hasPrefix("::group::3 findings without an annotation") && lines.last == "::endgroup::")
    #expect(
      lines[21].hasPrefix("Sources/A,B:100%/Shelf <1>.swift:3:") && lines[21].contains(": error: ") && lines.count == 25
    )
  }

  /// Ten findings of one rule do not hide the others.
  @Test func oneFindingOfEachRuleIsAnnotatedFirst() throws {
    var report = ReportSample.report
    var warning = report.entries[1], other = report.entries[1]
    warning.rule = "first-rule"
    other.rule = "second-rule"
    report.entries = Array(repeating: warning, count: 12) + [other, report.entries[0]]
    let lines = String(decoding: report.rendered(as: .github), as: UTF8.self).split(separator: "\n")
    let titles = lines.prefix(12).compactMap { $0.firstMatch(of: /^::([a-z]+) .*title=([a-z-]+)::/) }
      .map { "\($0.output.1) \($0.output.2)" }
    #expect(titles.prefix(3) == ["error non-literal-title", "warning first-rule", "warning second-rule"])
    #expect(titles.dropFirst(3).allSatisfy { $0 == "warning first-rule" } && titles.count == 11)
    #expect(lines[11].hasPrefix("::group::3 findings without an annotation"))
  }

  // MARK: Markdown

  /// A package lacks the facts for dozens of rules in every run: one line, unless the reader wants more.
  @Test func uncheckedRulesAreFolded() throws {
    var report = ReportSample.empty
    report.notChecked = ["missing-phrase", "unknown-schema"]
    let text = String(decoding: report.rendered(as: .markdown), as: UTF8.self)
    #expect(text.contains("<details><summary>2 rules not checked</summary>\n\n- "), "\(text)")
    #expect(text.contains("`missing-phrase`, `unknown-schema`\n\n</details>\n"), "\(text)")
  }

  // MARK: GitLab

  @Test func codeQualityIsValid() throws {
    let validator = JSONSchemaValidator(schema: try JSONDocument(parsing: codeQualitySchema), isStrict: true)
    let document = try JSONDocument(parsing: text(.gitlab))
    #expect(validator.failures(in: document) == [])
    #expect(Set(document.elements.map { $0["fingerprint"] }).count == document.elements.count)
  }

  private let codeQualitySchema = """
    {"type": "array", "items": {
      "type": "object", "required": ["description", "check_name", "fingerprint", "severity", "location"],
      "properties": {
        "description": {"type": "string", "minLength": 1}, "check_name": {"type": "string", "minLength": 1},
        "fingerprint": {"type": "string", "minLength": 1},
        "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
        "location": {
          "type": "object", "required": ["path", "lines"],
          "properties": {
            "path": {"type": "string"},
            "lines": {
              "type": "object", "required": ["begin"],
              "properties": {"begin": {"type": "integer", "minimum": 1}, "end": {"type": "integer", "minimum": 1}}}}}}}}
    """

  // MARK: XML

  @Test func checkstyleSaysEverything() throws {
    let elements = try XMLElementReader.elements(of: text(.checkstyle))
    #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error", "error"])
    #expect(elements[1].attributes["name"] == "Sources/A,B:100%/Shelf <1>.swift")
    #expect(elements[2].attributes["message"] == ReportSample.findings[0].message)
    #expect(elements.dropFirst(2).map { $0.attributes["severity"] } == ["error", "warning", "info"])
  }

  @Test func junitCounts() throws {
    let elements = try XMLElementReader.elements(of: text(.junit))
    let suite = try #require(elements.first { $0.name == "testsuite" })
    func count(_ name: String) -> String { String(elements.count { $0.name == name }) }
    #expect(suite.attributes["tests"] == count("testcase") && count("testcase") == "5")
    #expect(suite.attributes["failures"] == count("failure") && count("failure") == "1")
    #expect(suite.attributes["skipped"] == count("skipped") && count("skipped") == "1")
    #expect(elements.first { $0.name == "failure" }?.attributes["message"] == ReportSample.findings[0].message)
  }

  /// A rule can report one declaration and lack a fact for another.
  @Test func junitSkipsOnlyRulesWithoutFindings() throws {
    let report = Report(
      LintResult(findings: ReportSample.findings, notChecked: ["long-description", "needs-a-lot"]),
      files: ReportSample.files, rules: ReportSample.rules.map(\.description),
      scope: .init(files: 2, types: 3, intents: 1))
    let elements = try XMLElementReader.elements(of: String(decoding: report.rendered(as: .junit), as: UTF8.self))
    #expect(elements.first { $0.name == "testsuite" }?.attributes["skipped"] == "1")
    #expect(elements.count { $0.name == "skipped" } == 1)
  }

  @Test(arguments: [(Severity?.none, 0), (.warning, 2), (.note, 3)])
  func junitFailsAsTheRunDoes(level: Severity?, count: Int) throws {
    var report = ReportSample.report
    for index in report.entries.indices {
      report.entries[index].fails = level.map { report.entries[index].severity >= $0 } ?? false
    }
    let elements = try XMLElementReader.elements(
      of: String(decoding: report.rendered(as: .junit), as: UTF8.self))
    #expect(elements.count { $0.name == "failure" } == count)
  }

  @Test func xmlHoldsAnything() throws {
    let text = "a\u{0}\u{1B}[31m<&>\"'\n\t\r\u{FFFF}🎉]]>"
    var xml = XMLWriter()
    xml.begin("a", ["b": text])
    xml.element("c", text: text)
    xml.end()
    let elements = try XMLElementReader.elements(of: xml.text)
    let expected = "a\u{FFFD}\u{FFFD}[31m<&>\"'\n\t\r\u{FFFD}🎉]]>"
    #expect(elements[0].attributes["b"] == expected)
    #expect(elements[1].text == expected)
  }

  // MARK: Fingerprints

  /// Neither lines nor messages are part of it; symbol, rule and order are.
  @Test func fingerprintsSurviveMoving() {
    var moved = ReportSample.findings
    for index in moved.indices {
      moved[index].message += " indeed"
      moved[index].place = ReportSample.place("}")
    }
    let after = Report(
      LintResult(findings: moved, notChecked: []), files: ReportSample.files, rules: [],
      scope: .init(files: 0, types: 0, intents: 0))
    #expect(after.entries.map(\.fingerprint) == report.entries.map(\.fingerprint))
    #expect(Set(report.entries.map(\.fingerprint)).count == 3)
  }
}

/// The elements of a document in order, read by Foundation.
final class XMLElementReader: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  static func elements(of text: String) throws -> [Element] {
    let reader = XMLElementReader(), parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let index = open.last { elements[index].text += text }
  }
}
