@testable import IntentModel
@testable import IntentLocalization
@testable import IntentReports
import MetadataDocuments
@testable import SourceScan

@testable import IntentRules

/// The sources of an example or a case as files, with the places where findings are expected.
struct ExampleSources: Sendable {
  struct File: Sendable {
    var module: String
    var path: String
    var text: String
    /// Byte offsets that a `↓` stood at.
    var marks: [Int] = []
    /// The number of lines in front of the given ones: the example shows what matters; the import is the same everywhere.
    private(set) var importLines = 0

    var isTable: Bool { TableFile(path: path) != nil }
    var isDefinition: Bool { path.hasSuffix(".intentdefinition") }
    var isSwift: Bool { !isTable && !isDefinition }

    init(path: String, _ lines: [String]) {
      let folders = path.split(separator: "/")
      module = folders.count > 1 ? String(folders[0]) : "App"
      self.path = path
      text = lines.map { $0 + "\n" }.joined()
      if isSwift, !text.contains("import ") {
        text = "import AppIntents\n" + text
        importLines = 1
      }
    }
  }

  /// The files of string tables and definitions come last.
  var files: [File]
  /// The classes that an Info.plist lists; nil without a project.
  private var listed: [String]?
  /// The deployment target by platform.
  private(set) var deployment: [String: [Int]] = [:]
  /// The languages of a project that has the files; nil without a project.
  private var regions: [String]?
  /// The facts that the Info.plist of the app states.
  private var infoPlist: TablePlan.InfoPlist?

  /// The products that comments state.
  private(set) var products: [Product] = []

  private init(
    _ files: [File], products: [Product] = [], regions: [String]?, infoPlist: TablePlan.InfoPlist?
  ) {
    self.products = products
    self.files = files.filter(\.isSwift) + files.filter(\.isTable) + files.filter(\.isDefinition)
    self.regions = regions
    self.infoPlist = infoPlist
  }

  /// An example of a page. `↓` marks the start of each finding and is removed. A line `// file: Kit/Name.swift` starts another
  /// file, in the module Kit; `// regions: en, de` states the languages of a project that has the files, and
  /// `// Info.plist: Books` another name of its app, `// Info.plist: no region` that its Info.plist states no language. `// Info.plist lists: OrderIntent`
  /// names SiriKit intents that it lists, and `// deployment: iOS 16` states the deployment target.
  init(_ source: String) {
    var files: [(path: String, lines: [String])] = [], regions: [String]?, infoPlist: TablePlan.InfoPlist?
    var products: [Product] = []
    var listed: [String]?, deployment: [String: [Int]] = [:]
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      func words(_ start: String) -> [String] {
        line.dropFirst(start.count).split(separator: ",").map { String($0.trimmingPrefix(" ")) }
      }
      if line.hasPrefix("// regions: ") {
        regions = words("// regions: ")
      } else if line.hasPrefix("// Info.plist: ") {
        let names = words("// Info.plist: "), lacksRegion = names == ["no region"]
        infoPlist = TablePlan.InfoPlist(
          path: "App/Info.plist", lacksDevelopmentRegion: lacksRegion, alternativeNames: lacksRegion ? [] : names)
      } else if let product = Product(comment: line) {
        products.append(product)
      } else if line.hasPrefix("// Info.plist lists:") {
        listed = words("// Info.plist lists:")
      } else if line.hasPrefix("// deployment: ") {
        let parts = line.dropFirst("// deployment: ".count).split(separator: " ").map(String.init)
        deployment[parts[0]] = [Int(parts[1]) ?? 0]
      } else if line.hasPrefix("// file: ") {
        files.append((String(line.dropFirst("// file: ".count)), []))
      } else {
        if files.isEmpty { files.append(("Example.swift", [])) }
        files[files.count - 1].lines.append(String(line))
      }
    }
    self.init(
      files.map { file in
        var file = File(path: file.path, file.lines), plain = ""
        for character in file.text {
          if character == "↓" { file.marks.append(plain.utf8.count) } else { plain.append(character) }
        }
        file.text = plain
        return file
      }, products: products, regions: regions, infoPlist: infoPlist)
    self.listed = listed
    self.deployment = deployment
  }

  /// The files of a case.
  init(_ document: CaseDocument, _ fences: [CaseDocument.Fence], _ settings: CaseSettings? = nil) {
    let files = fences.map { fence in
      let (source, findings) = CaseMark.read(document.text(fence))
      var file = File(path: fence.path, source)
      let starts = (["import AppIntents"].prefix(file.importLines) + source).reduce(into: [0]) { starts, line in
        starts.append(starts[starts.count - 1] + line.utf8.count + 1)
      }
      file.marks = findings.map { starts[$0.line + file.importLines] + $0.column }
      return file
    }
    let plist = settings?.infoPlist.map { plist in
      TablePlan.InfoPlist(
        path: "App/Info.plist", lacksDevelopmentRegion: plist.lacksDevelopmentRegion ?? false,
        alternativeNames: plist.alternativeNames ?? [], hasMalformedNames: plist.hasMalformedNames ?? false)
    }
    let products = files.flatMap { $0.text.split(separator: "\n").compactMap { Product(comment: $0) } }
    self.init(files, products: products, regions: settings?.knownRegions, infoPlist: plist)
    listed = settings?.siriKitIntents
  }

  /// The files, some of them with other contents.
  func replacing(_ changed: [File]) -> ExampleSources {
    var copy = self
    copy.files = files.map { file in changed.first { $0.path == file.path } ?? file }
    return copy
  }

  /// The files with other texts, in the same order.
  func replacingTexts(_ texts: [String]) -> ExampleSources {
    var copy = self
    for (index, text) in texts.enumerated() { copy.files[index].text = text }
    return copy
  }

  /// The example written another way; `mark` gives the new offset of a mark.
  func varied(
    tables: Bool = false, _ transform: (String) -> String, mark: (Int, String) -> Int
  ) -> ExampleSources {
    var copy = self
    copy.files = files.map { file in
      if file.isDefinition || file.isTable && !tables { return file }
      var varied = file
      varied.text = transform(file.text)
      varied.marks = file.marks.map { mark($0, file.text) }
      return varied
    }
    return copy
  }

  /// The contents of the definitions, and of the Info.plist's list.
  var siriKit: SiriKitContents {
    var contents = SiriKitContents()
    for file in files.filter(\.isDefinition) {
      guard var definition = try? readSiriKitDefinition(Array(file.text.utf8), path: file.path) else { continue }
      definition.targets = listed == nil ? [] : ["App"]
      contents.definitions.append(definition)
    }
    for name in listed ?? [] { contents.handlers[name] = ["App"] }
    return contents
  }

  func model(_ settings: LintSettings) -> LintModel {
    let program = program
    return model(program, settings)
  }

  /// `facts`: those that the rules of the run state. A rule that reads another one ends a debug build.
  private func model(
    _ program: Program, _ settings: LintSettings, facts: Set<RuleFact> = Set(RuleFact.allCases)
  ) -> LintModel {
    let bundle = extract(program), siriKit = siriKit
    var settings = settings
    if !siriKit.definitions.isEmpty { settings.siriKit = siriKit }
    return LintModel(
      bundle, files: program.fileFacts, settings: settings, localization: localization(neededStrings(of: bundle)),
      facts: facts)
  }

  private var sources: [File] { files.filter(\.isSwift) }
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

  /// The findings of a rule. The rules about suppressions need the findings of another rule.
  func findings(of rule: Rule, _ settings: LintSettings) -> [Finding] {
    let program = program
    guard rule.isAboutSuppressions else {
      return LintResult(of: model(program, settings, facts: rule.reads), with: [rule]).findings
    }
    let model = model(program, settings)
    let findings = LintResult(of: model, files: lintFiles(program), selection: .titles).findings
    return findings.filter { $0.rule == rule.id }
  }

  /// The report of a rule, as a user sees it.
  func report(of rule: Rule, _ settings: LintSettings) -> Report { report(of: rule, findings(of: rule, settings)) }

  func report(of rule: Rule, _ findings: [Finding]) -> Report {
    Report(
      LintResult(findings: findings, notChecked: []), files: lintFiles(program),
      rules: [rule.description], scope: Report.Scope(files: files.count, types: 0, intents: 0))
  }

  /// The lines that a terminal shows, with what the findings say as related locations of another finding.
  func terminal(of rule: Rule, _ settings: LintSettings) -> [String] {
    let findings = findings(of: rule, settings)
    return report(of: rule, findings).terminal
      + findings.compactMap(\.cause?.note).map { "as a related location: \($0)" }
  }

  private var program: Program {
    Program(
      parsing: sources.map { SourceFile(module: $0.module, path: $0.path, text: SourceText($0.text.utf8)) },
      configuration: BuildConfiguration())
  }

  /// `Example.swift@12`, with offsets in bytes, in order: what was found, or is expected.
  func places(of findings: [Finding]) -> [String] {
    findings.map { "\(files[$0.place.file.rawValue].path)@\($0.place.span.start)" }.sorted()
  }

  var expectedPlaces: [String] {
    files.flatMap { file in file.marks.map { "\(file.path)@\($0)" } }.sorted()
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

extension Report {
  /// The lines that a terminal shows.
  var terminal: [String] {
    let text = String(decoding: rendered(as: .text, RenderingOptions(showsSource: true)), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension RuleSelection {
  /// The rule about titles, and those about suppressions.
  static let titles: RuleSelection = {
    var selection = RuleSelection()
    for rule in Rule.all where rule.id != "intent-missing-title" { selection.disable(rule.id) }
    return selection
  }()
}

extension Product {
  /// `// product: Car app: Kit; loads: Maps` states a product with its static modules and its frameworks.
  fileprivate init?(comment: Substring) {
    guard comment.hasPrefix("// product: ") else { return nil }
    let halves = comment.dropFirst("// product: ".count).split(separator: ";", maxSplits: 1)
    let parts = halves[0].split(separator: ":", maxSplits: 1).map(String.init)
    let words = parts[0].split(separator: " ").map(String.init)
    guard words.count == 2, let kind = Kind(rawValue: words[1]) else { return nil }
    self.init(id: words[0], name: words[0], kind: kind, module: words[0], platform: .iOS)
    staticModules = parts.dropFirst().joined().split(whereSeparator: { ", ".contains($0) }).map(String.init)
    frameworks = halves.dropFirst().joined().split(whereSeparator: { ", ".contains($0) }).dropFirst().map(String.init)
  }
}
