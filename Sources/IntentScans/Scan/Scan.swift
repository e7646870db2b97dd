import MetadataDocuments
import IntentModel
import OperatingSystem
import SourceScan

/// The options of a scan: the evaluation of conditions, the facts that are read, and the number of threads, by default that of the
/// processors.
package struct ScanOptions: Sendable {
  package var platform: Platform
  /// The hardware that `arch(…)` and `targetEnvironment(…)` depend on.
  package var hardware = BuildConfiguration.Hardware()
  package var languageMode = LanguageMode.standard
  /// Custom compilation conditions that hold.
  package var flags: Set<String>
  /// The conditions of files without a target, then those of each target. `InputFile.conditionScope` is an index in this list.
  var scopes: [BuildConfiguration.Scope] = []
  /// Whether every branch of every `#if` is kept.
  package var keepsAllConditions: Bool
  var workers: Workers
  /// Whether files with comments for the linter are parsed in full, even if they declare no App Intents.
  package var readsDirectives = false
  /// Whether every file is searched for the names that rules about a whole app need.
  package var readsMentions = false
  /// Whether the string tables of `.intentdefinition` files are read.
  package var readsDefinitionTexts = false
  /// The extent of extraction: a JSON document needs less than rules and comparisons.
  package var extent = ExtractionExtent.everything

  package init(
    platform: Platform = .iOS, languageMode: LanguageMode = .standard, flags: Set<String> = [],
    keepsAllConditions: Bool = false, workers: Workers = Workers(count: CurrentProcess.processorCount)
  ) {
    self.platform = platform
    self.languageMode = languageMode
    self.flags = flags
    self.keepsAllConditions = keepsAllConditions
    self.workers = workers
  }
}

/// The result of scanning modules: the model, and the files that printing it needs.
package struct Scan: Sendable {
  /// All files of all modules. `Place.file` and `FileDiagnostic.file` are indices in this list.
  package var files: [InputFile]
  package var program: Program
  package var bundle: MetadataBundle
  /// Files that could not be read. The bundle contains only the others.
  package var unreadable: [UnreadableFile]
  /// The first pass and the choice of files to parse. A scan after a change reuses them.
  private let pass: FirstPass
  fileprivate let choice: ParsingChoice?

  /// The paths of the files in the output; empty for those that were not parsed in full, because nothing refers to them.
  package var reportedPaths: [String] { program.files.map { $0.parsed == nil ? "" : $0.path } }

  /// The lines of a file that was parsed in full. Only such files have locations and diagnostics.
  package func lines(of file: FileID) -> LineIndex { LineIndex(program.files[file].parsed?.text ?? SourceText()) }

  /// The text of a place in a file that was parsed in full.
  package func source(of place: Place) -> String { program.files[place.file].parsed?.text.string(place.span) ?? "" }

  /// The bundle without declarations in files that were read for their names alone.
  package var reportedBundle: MetadataBundle {
    files.allSatisfy(\.isReported) ? bundle : bundle.limited { files[$0].isReported }
  }

  /// The metadata bundle as a document, in pieces. `facts` are those of the files; they may be empty if the part does not need
  /// them.
  func json(
    _ part: ScanPlan.Part, _ facts: [FileFacts], targets: [BundleTarget] = [],
    siriKit: SiriKitContents = SiriKitContents(), texts: BundleTexts? = nil
  ) -> [[UInt8]] {
    let readsCode = part.options.readsMentions, hasProducts = part.group != nil
    return reportedBundle.jsonInPieces(
      paths: reportedPaths, hasAllConditions: part.options.keepsAllConditions, targets: targets, siriKit: siriKit,
      widgets: readsCode ? widgets(facts) : [], runners: readsCode && hasProducts ? runners(part, facts) : [],
      texts: texts, lineIndex: lines)
  }

  /// The runners in reported files.
  private func runners(_ part: ScanPlan.Part, _ facts: [FileFacts]) -> [BundleRunner] {
    let products = part.products(in: self, facts)
    return IntentRunners(bundle, facts, products).all.filter { files[$0.place.file].isReported }
      .map { BundleRunner($0, in: products) }
  }

  /// The widgets and controls of the reported files, in the order of the files.
  private func widgets(_ facts: [FileFacts]) -> [BundleWidget] {
    facts.enumerated().filter { files[$0.offset].isReported }
      .flatMap { _, file in file.widgets.compactMap { BundleWidget($0, of: file.module) } }
  }
}

extension Scan {
  /// Reads every file once for its outline, and the relevant ones a second time to parse them in full. Then resolves the names in
  /// all modules, and extracts the declarations.
  ///
  /// - Parameters:
  ///   - shared: The results of the first pass for the files of several scans.
  ///   - earlier: The last scan of these modules, and the files whose contents differ since.
  init(
    _ modules: [ModuleInput], _ options: ScanOptions, _ shared: SharedFirstPass? = nil,
    after earlier: (scan: Scan, changed: Set<FilePath>)? = nil, in fileSystem: FileSystem,
    timings: inout StageTimings, progress: ProgressLine
  ) {
    var progress = progress.restarted()
    let inputs = modules.flatMap(\.files), moduleOfFile = moduleOfFile(modules)
    let known = shared.flatMap { shared in
      timings.measure("collect") { shared.firstPass(of: inputs, options.workers) }
    }
    let pass =
      known
      ?? earlier.map { earlier in
        earlier.scan.pass.repeated(of: inputs, except: { earlier.changed.contains($0.path) }, options, in: fileSystem)
      }
      ?? timings.measure("outline", detail: { "\($0.outlines.fileCount) files" }) {
        FirstPass(of: inputs, options, in: fileSystem, progress: &progress)
      }
    let table = ModuleTable(names: modules.map(\.name), moduleOfFile: moduleOfFile, outlines: pass.outlines)
    let selected = timings.measure("select", detail: { "\($0.count) files matter" }) {
      selectFiles(pass.outlines, besides: pass.suspicious, of: table)
    }
    let (parsed, choice) = timings.measure("parse") {
      parseNeeded(inputs, of: table, selected, pass, options, after: earlier, in: fileSystem, progress: &progress)
    }
    let program = timings.measure("resolve") {
      var files = inputs.indices.map {
        Program.File(module: moduleOfFile[$0], at: inputs[$0].reportedPath, parsed: nil)
      }
      for case .success(let input) in parsed { files[input.file].parsed = input.parsed }
      return resolve(modules, files, pass, options)
    }
    let bundle = timings.measure("extract") {
      var bundle = extract(program, options.extent) { options.workers.map(count: $0, body: $1) }
      bundle.reportUnreadableValues()
      return bundle
    }
    files = inputs
    self.pass = pass
    self.choice = choice
    self.program = program
    self.bundle = bundle
    unreadable = pass.unreadable.map(\.error) + parsed.compactMap(\.failure)
    progress.erase()
  }
}

/// The indices of the files that have to be parsed in full, including `others`, in ascending order.
private func selectFiles(_ outlines: Outlines, besides others: [Int], of modules: ModuleTable) -> [Int] {
  let needed = select(outlines, of: modules)
  return others.isEmpty ? needed : Set(needed + others).sorted()
}

/// All that decides how a file is parsed, except its text. If an earlier scan has an equal choice, its parsed files can be reused.
private struct ParsingChoice: Equatable {
  /// The files that are parsed whatever others mention.
  var selected: [Int]
  /// The names whose mentions are kept.
  var wanted: NameFilter
}

/// Parses the selected files, then those with declarations that these mention.
private func parseNeeded(
  _ files: [InputFile], of modules: ModuleTable, _ selected: [Int], _ pass: FirstPass, _ options: ScanOptions,
  after earlier: (scan: Scan, changed: Set<FilePath>)?, in fileSystem: FileSystem, progress: inout ProgressLine
) -> ([Result<ParsedInput, UnreadableFile>], ParsingChoice?) {
  guard !selected.isEmpty else { return ([], nil) }
  let selection = SelectionOfMentioned(pass.outlines, of: modules, except: selected)
  let choice = ParsingChoice(selected: selected, wanted: selection.wanted)
  let unchanged = earlier.flatMap { scan, changed -> (@Sendable (Int) -> ParsedFile?)? in
    guard scan.choice == choice else { return nil }
    return { changed.contains(files[$0].path) ? nil : scan.program.files[$0].parsed }
  }
  let parsed = parseFiles(
    files, selected, pass.sizes, options, reusing: unchanged, in: fileSystem, progress: &progress
  ) { choice.wanted.mayContain($0) }
  let mentioned = selection.files(mentionedBy: parsed.compactMap { $0.value.map { ($0.file.rawValue, $0.parsed) } })
  let others = parseFiles(
    files, mentioned, pass.sizes, options, reusing: unchanged, in: fileSystem, progress: &progress)
  return (parsed + others, choice)
}

/// Resolves the names of all modules together.
private func resolve(
  _ modules: [ModuleInput], _ files: [Program.File], _ pass: FirstPass, _ options: ScanOptions
) -> Program {
  var configuration = BuildConfiguration(
    platform: options.platform, languageMode: options.languageMode, flags: options.flags,
    allConditions: options.keepsAllConditions, modules: Set(modules.map(\.name)))
  configuration.hardware = options.hardware
  configuration.scopes = options.scopes
  return Program(
    modules: modules.map { Program.Module(name: $0.name, isContext: $0.isContext) }, files: files,
    outlines: pass.outlines, mentions: pass.mentions, configuration: configuration)
}

/// The result of the second pass for a file.
struct ParsedInput: Sendable {
  /// Index into the scan's files.
  var file: FileID
  var parsed: ParsedFile
}

/// The index of each file's module.
private func moduleOfFile(_ modules: [ModuleInput]) -> [Int] {
  modules.enumerated().flatMap { index, module in repeatElement(index, count: module.files.count) }
}

/// Parses the files of `selected`, the largest first: a file of half a megabyte that comes last would delay the end.
private func parseFiles(
  _ files: [InputFile], _ selected: [Int], _ sizes: [UInt32], _ options: ScanOptions,
  reusing known: (@Sendable (Int) -> ParsedFile?)?, in fileSystem: FileSystem, progress: inout ProgressLine,
  mentioning isWanted: @escaping @Sendable (UInt64) -> Bool = { _ in false }
) -> [Result<ParsedInput, UnreadableFile>] {
  let ordered = selected.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
  return options.workers.map(count: ordered.count) {
    WorkerBuffers()
  } body: { buffers, position in
    Result { () throws(UnreadableFile) in
      let file = ordered[position]
      if let parsed = known?(file) { return ParsedInput(file: FileID(file), parsed: parsed) }
      try buffers.read(files[file], in: fileSystem)
      // A copy of the exact size, because the parsed file keeps its text, and the buffer is reused.
      let parsed = parse(buffers.text.trimmed(), &buffers.tokens, mentioning: isWanted)
      return ParsedInput(file: FileID(file), parsed: parsed)
    }
  } onProgress: { done in
    progress.update("parsing", done, of: selected.count)
  }
}

extension Result {
  fileprivate var value: Success? { if case .success(let value) = self { value } else { nil } }
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
