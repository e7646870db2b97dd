import IntentExtraction
import IntentRules
import SourceScan

/// How to read conditions, and how many threads may work.
struct ScanOptions: Sendable {
  var platform: BuildConfiguration.Platform
  /// Custom compilation conditions that hold.
  var flags: Set<String>
  /// Keeps every branch of every `#if`.
  var keepsAllConditions: Bool
  var threads: Int
  /// Parses files in full that speak to the linter, whatever they declare.
  var readsDirectives = false
  /// Looks in every file for what rules about a whole app ask for.
  var readsMentions = false
}

/// What a scan of modules brought: the model, and what it takes to print it.
struct Scan: Sendable {
  /// All files of all modules: what `Place.file` and `FileDiagnostic.file` count in.
  var files: [InputFile]
  var program: Program
  var bundle: MetadataBundle
  /// Files that could not be read. The bundle holds what the others say.
  var unreadable: [UnreadableFile]

  /// The files as the output names them.
  var reportedPaths: [String] { program.files.map(\.path) }

  /// The lines of a file that was parsed in full: all that places and diagnostics lie in.
  func lines(of file: Int) -> LineIndex { LineIndex(program.files[file].parsed?.text ?? SourceText()) }

  /// The metadata bundle as a document.
  func json(_ options: ScanOptions) -> [UInt8] {
    bundle.json(paths: reportedPaths, hasAllConditions: options.keepsAllConditions, lineIndex: lines)
  }
}

/// Reads every file once to learn what it declares, and those that matter a second time to parse them in full; then puts all
/// of them together.
func scan(
  _ modules: [ModuleInput], _ options: ScanOptions, in fileSystem: FileSystem, timings: inout StageTimings,
  progress: inout ProgressLine
) -> Scan {
  let files = modules.flatMap(\.files)
  let outlined = timings.measure("outline", detail: { "\($0.count) files" }) {
    outlineFiles(files, options, in: fileSystem, progress: &progress)
  }
  let outlines = outlined.map { $0.value?.outline ?? Outline() }
  let selected = timings.measure("select", detail: { "\($0.count) files matter" }) {
    selectFiles(outlines, beside: outlined.indices.filter { outlined[$0].value?.needsParsing == true }, of: modules)
  }
  let parsed = timings.measure("parse") {
    parseNeeded(files, selected, outlines, options, in: fileSystem, progress: &progress)
  }
  let program = timings.measure("resolve") { resolve(modules, outlined, parsed.compactMap(\.value), options) }
  let bundle = timings.measure("extract") { extract(program) }
  return Scan(
    files: files, program: program, bundle: bundle,
    unreadable: outlined.compactMap(\.failure) + parsed.compactMap(\.failure))
}

/// The files that have to be parsed in full, `others` among them, as ascending indices.
private func selectFiles(_ outlines: [Outline], beside others: [Int], of modules: [ModuleInput]) -> [Int] {
  let needed = select(
    outlines, modules: modules.map(\.name),
    moduleOfFile: modules.enumerated().flatMap { index, module in module.files.map { _ in index } })
  return others.isEmpty ? needed : Set(needed + others).sorted()
}

/// Parses the selected files, then those that declare what these turn out to mention.
private func parseNeeded(
  _ files: [InputFile], _ selected: [Int], _ outlines: [Outline], _ options: ScanOptions, in fileSystem: FileSystem,
  progress: inout ProgressLine
) -> [Result<ParsedInput, UnreadableFile>] {
  let parsed = parseFiles(files, selected, options, in: fileSystem, progress: &progress)
  let mentioned = selectMentioned(outlines, by: parsed.compactMap { $0.value?.parsed }, except: Set(selected))
  return parsed + parseFiles(files, mentioned, options, in: fileSystem, progress: &progress)
}

/// All modules together: what stands behind each name.
private func resolve(
  _ modules: [ModuleInput], _ outlined: [Result<OutlinedFile, UnreadableFile>], _ parsed: [ParsedInput],
  _ options: ScanOptions
) -> Program {
  var files: [Program.File] = []
  files.reserveCapacity(outlined.count)
  for (module, input) in modules.enumerated() {
    for file in input.files {
      let outlined = outlined[files.count].value
      files.append(
        Program.File(
          module: module, path: file.reportedPath, parsed: nil, outline: outlined?.outline,
          mentions: outlined?.mentions ?? Mentions()))
    }
  }
  for file in parsed {
    files[file.file].parsed = file.parsed
    files[file.file].outline = nil
  }
  return Program(
    modules: modules.map { Program.Module(name: $0.name, isContext: $0.isContext) }, files: files,
    configuration: BuildConfiguration(
      platform: options.platform, flags: options.flags, allConditions: options.keepsAllConditions,
      modules: Set(modules.map(\.name))))
}

/// What the first pass keeps of a file.
struct OutlinedFile: Sendable {
  var outline: Outline
  /// Something is lexically wrong: what the outline misses, the parser may find, or at least report. Or there is a comment
  /// for the linter.
  var needsParsing: Bool
  var mentions: Mentions
}

/// What the second pass makes of a file.
struct ParsedInput: Sendable {
  /// Index into the scan's files.
  var file: Int
  var parsed: ParsedFile
}

/// What a worker reuses from file to file.
private struct WorkerBuffers {
  var text = SourceText()
  var tokens = TokenBuffer()
  var outline = Outline()

  mutating func read(_ file: InputFile, in fileSystem: FileSystem) throws(UnreadableFile) {
    switch file.contents {
    case .memory(let contents): text = contents
    case .file:
      do throws(SystemError) {
        try fileSystem.read(file.path, into: &text)
      } catch {
        throw UnreadableFile(path: file.path, error: error)
      }
    }
  }
}

private func outlineFiles(
  _ files: [InputFile], _ options: ScanOptions, in fileSystem: FileSystem, progress: inout ProgressLine
) -> [Result<OutlinedFile, UnreadableFile>] {
  parallelMap(count: files.count, threads: options.threads) {
    WorkerBuffers()
  } body: { buffers, index in
    Result { () throws(UnreadableFile) in
      try buffers.read(files[index], in: fileSystem)
      lex(buffers.text, into: &buffers.tokens)
      return OutlinedFile(
        outline: outline(buffers.text, buffers.tokens, reusing: &buffers.outline),
        needsParsing: !buffers.tokens.diagnostics.isEmpty
          || options.readsDirectives && holdsDirective(buffers.tokens.comments, in: buffers.text),
        mentions: options.readsMentions
          ? mentions(KnownMentions.query, in: buffers.text, buffers.tokens.tokens) : Mentions())
    }
  } onProgress: { done in
    progress.update("reading", done, of: files.count)
  }
}

private func parseFiles(
  _ files: [InputFile], _ selected: [Int], _ options: ScanOptions, in fileSystem: FileSystem,
  progress: inout ProgressLine
) -> [Result<ParsedInput, UnreadableFile>] {
  parallelMap(count: selected.count, threads: options.threads) {
    WorkerBuffers()
  } body: { buffers, position in
    Result { () throws(UnreadableFile) in
      let file = selected[position]
      try buffers.read(files[file], in: fileSystem)
      // The parsed file keeps its text, and must not keep the buffer.
      return ParsedInput(file: file, parsed: parse(buffers.text.trimmed(), &buffers.tokens))
    }
  } onProgress: { done in
    progress.update("parsing", done, of: selected.count)
  }
}

extension Result {
  fileprivate var value: Success? { if case .success(let value) = self { value } else { nil } }
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
