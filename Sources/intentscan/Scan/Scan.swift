import IntentExtraction
import SourceScan

/// How to read conditions, and how many threads may work.
struct ScanOptions: Sendable {
  /// One of `--platform`'s choices.
  var platform: String
  /// Custom compilation conditions that hold.
  var flags: [String]
  /// Keeps every branch of every `#if`.
  var keepsAllConditions: Bool
  var threads: Int
}

/// What a scan of modules brought: the model, and what it takes to print it.
struct Scan: Sendable {
  /// All files of all modules: what `Place.file` and `FileDiagnostic.file` count in.
  var files: [InputFile]
  /// The lines of the files that were parsed in full.
  var lines: [Int: LineIndex]
  var bundle: MetadataBundle
  /// Files that could not be read. The bundle holds what the others say.
  var unreadable: [UnreadableFile]
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
  let selected = timings.measure("select", detail: { "\($0.count) files matter" }) {
    selectFiles(outlined.map { $0.value ?? OutlinedFile(outline: Outline(), isBroken: false) })
  }
  let parsed = timings.measure("parse") {
    parseFiles(files, selected, options, in: fileSystem, progress: &progress)
  }
  let parsedFiles = parsed.compactMap(\.value)
  let bundle = timings.measure("extract") {
    extractBundle(modules, outlined.map { $0.value?.outline }, parsedFiles, options)
  }
  return Scan(
    files: files,
    lines: Dictionary(uniqueKeysWithValues: parsedFiles.map { ($0.file, LineIndex($0.parsed.text)) }),
    bundle: bundle, unreadable: outlined.compactMap(\.failure) + parsed.compactMap(\.failure))
}

/// What the first pass keeps of a file.
struct OutlinedFile: Sendable {
  var outline: Outline
  /// Something is lexically wrong: what the outline misses, the parser may find, or at least report.
  var isBroken: Bool
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
        outline: outline(buffers.text, buffers.tokens), isBroken: !buffers.tokens.diagnostics.isEmpty)
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
