import IntentExtraction
import IntentLocalization
import Reports
import SourceFindings
import SourceScan

@testable import IntentRules

/// A rule's example as files, with the places where findings are expected.
struct ExampleSources {
  struct File {
    var module: String
    var path: String
    var text: String
    /// Byte offsets that a `↓` stood at.
    var marks: [Int]

    var isTable: Bool { TableFile(path: path) != nil }
  }

  /// The files of string tables come last.
  var files: [File]
  /// What `// regions: en, de` says: then a project has the files.
  private var regions: [String]?
  /// What `// Info.plist: no region`, `malformed names` or `Books, Shelves` says about the app: the latter are its other names.
  private var infoPlist: TablePlan.InfoPlist?

  init(_ source: String) {
    var files: [(module: String, path: String, text: String)] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      func words(_ start: String) -> [String] {
        line.dropFirst(start.count).split(separator: ",").map { $0.trimmingPrefix(" ").description }
      }
      if line.hasPrefix("// regions: ") {
        regions = words("// regions: ")
      } else if line.hasPrefix("// Info.plist: ") {
        let names = words("// Info.plist: ")
        infoPlist = TablePlan.InfoPlist(
          path: "App/Info.plist", lacksDevelopmentRegion: names == ["no region"],
          alternativeNames: names.filter { !["no region", "malformed names"].contains($0) },
          hasMalformedNames: names.contains("malformed names"))
      } else if line.hasPrefix("// file: ") {
        let path = String(line.dropFirst("// file: ".count))
        let parts = path.split(separator: "/")
        files.append((parts.count > 1 ? String(parts[0]) : "App", path, ""))
      } else {
        if files.isEmpty { files.append(("App", "Example.swift", "")) }
        files[files.count - 1].text += line + "\n"
      }
    }
    self.files = files.map { file in
      // The example shows what matters; the import is the same everywhere.
      let isTable = TableFile(path: file.path) != nil
      let text = isTable || file.text.contains("import ") ? file.text : "import AppIntents\n" + file.text
      var marks: [Int] = [], plain = ""
      for character in text {
        if character == "↓" { marks.append(plain.utf8.count) } else { plain.append(character) }
      }
      return File(module: file.module, path: file.path, text: plain, marks: marks)
    }
    self.files = self.files.filter { !$0.isTable } + self.files.filter(\.isTable)
  }

  /// The same example written another way; `shift` tells where an offset moves to.
  func varied(
    tables: Bool = false, _ transform: (String) -> String, mark: (Int, String) -> Int
  ) -> ExampleSources {
    var copy = self
    copy.files = files.map { file in
      if file.isTable, !tables { return file }
      return File(
        module: file.module, path: file.path, text: transform(file.text),
        marks: file.marks.map { mark($0, file.text) })
    }
    return copy
  }

  func model(_ settings: LintSettings) -> LintModel {
    let program = program
    return model(program, settings)
  }

  /// `facts`: those that the rules of the run state. A rule that reads another one ends a debug build.
  private func model(
    _ program: Program, _ settings: LintSettings, facts: Set<RuleFact> = Set(RuleFact.allCases)
  ) -> LintModel {
    let bundle = extract(program)
    return LintModel(
      bundle, files: program.fileFacts, settings: settings, localization: localization(neededStrings(of: bundle)),
      facts: facts)
  }

  private var sources: [File] { files.filter { !$0.isTable } }
  private var tables: [File] { files.filter(\.isTable) }

  /// Nil for an example without string tables and without a project.
  func localization(_ needed: NeededStrings) -> Localization? {
    let tables = tables, files = tables.compactMap { TableFile(path: $0.path) }
    if tables.isEmpty, regions == nil { return nil }
    var plan = TablePlan(files: files, inFolder: ".")
    if let regions {
      plan = TablePlan(isOfProject: true)
      plan.knownRegions = regions
      plan.developmentRegion = regions.first
      let used = files.filter { !$0.path.hasPrefix("Unused/") }
      plan.unusedFiles = files.filter { $0.path.hasPrefix("Unused/") }
      let own = used.filter { !$0.path.hasPrefix("Kit/") }, others = used.filter { $0.path.hasPrefix("Kit/") }
      var scope = TablePlan.Scope(name: "App", kind: .app, modules: ["App", "Kit"])
      scope.infoPlist = infoPlist
      plan.add(scope, files: own)
      if !others.isEmpty { plan.add(packageFiles: others, ofModule: "Kit") }
    }
    let names = Localization.tables(for: needed).union(infoPlist == nil ? [] : [NeededString.infoPlistTable])
    var localization = Localization(plan, needed, tables: names) { file in
      tables.first { $0.path == file.path }.map { Array($0.text.utf8) }
    }
    localization.filesWithConditions = Set(
      sources.indices.filter { sources[$0].text.contains("#if") }.map { FileID($0) })
    return localization
  }

  /// All files as findings have them.
  private func lintFiles(_ program: Program) -> [LintFile] {
    program.files.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: $0.parsed) }
      + tables.map { LintFile(path: $0.path, reportedPath: $0.path, parsed: nil, table: SourceText($0.text.utf8)) }
  }

  /// What a rule reports, as a user sees it.
  func report(of rule: Rule, _ settings: LintSettings) -> Report {
    let program = program
    return Report(
      LintResult(of: model(program, settings, facts: rule.reads), with: [rule]), files: lintFiles(program),
      rules: [rule.description], scope: Report.Scope(files: files.count, types: 0, intents: 0))
  }

  /// What the findings of a rule say where they are related locations of another finding.
  func notes(of rule: Rule, _ settings: LintSettings) -> [String] {
    LintResult(of: model(program, settings, facts: rule.reads), with: [rule]).findings.compactMap(\.cause?.note)
  }

  private var program: Program {
    Program(
      parsing: sources.map { SourceFile(module: $0.module, path: $0.path, text: SourceText($0.text.utf8)) },
      configuration: BuildConfiguration())
  }

  /// `Example.swift:12`, in order: what was found, or is expected.
  func places(of findings: [Finding]) -> [String] {
    findings.map { "\(files[$0.place.file.rawValue].path):\($0.place.span.start)" }.sorted()
  }

  var expectedPlaces: [String] {
    files.flatMap { file in file.marks.map { "\(file.path):\($0)" } }.sorted()
  }

  /// All files with the edits of `fixes` made.
  func applying(_ fixes: [FixIt]) -> [String] {
    files.enumerated().map { index, file in
      var bytes = Array(file.text.utf8)
      let text = SourceText(bytes)
      let edits = fixes.flatMap(\.edits).filter { $0.place.file == FileID(index) }.map { $0.laidOut(in: text) }
      for edit in edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
        bytes.replaceSubrange(Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
