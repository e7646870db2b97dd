import IntentModel
import IntentRules
import OperatingSystem
import SourceScan

/// The results of the first pass, for all files or for some consecutive ones.
struct FirstPass: Sendable {
  /// The mentions of each file; empty unless `options.readsMentions`.
  var mentions: [Mentions] = []
  /// The outlines of the files. The outline of a file that can't be read is empty.
  var outlines = Outlines()
  /// The files that have to be parsed whatever they declare: those with a lexical error, in which the parser may find or report
  /// declarations that the outline misses; and those with a comment for the linter, or a name of `KnownMentions.parsed`.
  var suspicious: [Int] = []
  /// The size of each file in bytes.
  var sizes: [UInt32] = []
  /// Unreadable files with their indices, without missing files that a build may generate.
  var unreadable: [(file: Int, error: UnreadableFile)] = []
}

/// The memory that a worker reuses from file to file.
struct WorkerBuffers {
  var text = SourceText()
  var tokens = TokenBuffer()
  var outline = Outline()

  mutating func read(_ file: InputFile, in fileSystem: FileSystem) throws(UnreadableFile) {
    defer { text.conditionScope = file.conditionScope }
    if let contents = file.contents {
      text = contents
      return
    }
    do throws(SystemError) {
      try fileSystem.read(file.path, into: &text)
    } catch {
      throw UnreadableFile(path: file.path, error: error)
    }
  }
}

extension FirstPass {
  /// Reads and outlines all files, in batches: the outlines of one batch are kept together.
  init(
    of inputs: [InputFile], _ options: ScanOptions, in fileSystem: FileSystem, progress: inout ProgressLine
  ) {
    // Each thread gets at least 16 batches if there are enough files, so that the work is shared evenly. Larger batches save
    // memory.
    let size = max(1, min(64, inputs.count / (16 * options.workers.count)))
    let passes = options.workers.map(count: (inputs.count + size - 1) / size) {
      WorkerBuffers()
    } body: { buffers, batch in
      let files = batch * size..<min(inputs.count, (batch + 1) * size)
      return buffers.outlined(files, of: inputs, options, in: fileSystem)
    } onProgress: { done in
      progress.update("reading", min(done * size, inputs.count), of: inputs.count)
    }
    self.init(
      mentions: passes.flatMap(\.mentions), outlines: Outlines(passes.flatMap(\.outlines.batches)),
      suspicious: passes.flatMap(\.suspicious), sizes: passes.flatMap(\.sizes),
      unreadable: passes.flatMap(\.unreadable))
  }
}

extension FirstPass {
  /// Repeats the first pass after changes of some files. Batches without a changed file are kept.
  func repeated(
    of inputs: [InputFile], except isChanged: (InputFile) -> Bool, _ options: ScanOptions, in fileSystem: FileSystem
  ) -> FirstPass {
    var result = self, batches = outlines.batches, buffers = WorkerBuffers(), start = 0
    for batch in batches.indices {
      let files = start..<start + batches[batch].fileCount
      start = files.upperBound
      guard files.contains(where: { isChanged(inputs[$0]) }) else { continue }
      let new = buffers.outlined(files, of: inputs, options, in: fileSystem)
      batches[batch] = new.outlines.batches[0]
      if !mentions.isEmpty { result.mentions.replaceSubrange(files, with: new.mentions) }
      result.sizes.replaceSubrange(files, with: new.sizes)
      result.suspicious = (result.suspicious.filter { !files.contains($0) } + new.suspicious).sorted()
      result.unreadable = (result.unreadable.filter { !files.contains($0.file) } + new.unreadable).sorted {
        $0.file < $1.file
      }
    }
    result.outlines = Outlines(batches)
    return result
  }
}

extension WorkerBuffers {
  fileprivate mutating func outlined(
    _ files: Range<Int>, of inputs: [InputFile], _ options: ScanOptions, in fileSystem: FileSystem
  ) -> FirstPass {
    var pass = FirstPass()
    if options.readsMentions { pass.mentions = files.map { _ in Mentions() } }
    outline.removeAll(startingWith: files.lowerBound)
    for index in files {
      do throws(UnreadableFile) {
        try read(inputs[index], in: fileSystem)
      } catch {
        outline.beginFile()
        pass.sizes.append(0)
        let isGenerated = inputs[index].mayBeMissing && error.error == .missing
        if !isGenerated { pass.unreadable.append((index, error)) }
        continue
      }
      pass.sizes.append(UInt32(clamping: text.count))
      lex(text, into: &tokens, skipping: options.readsMentions ? KnownMentions.bodiesWithout : .toOutline)
      outline.append(text, tokens)
      if options.readsMentions {
        pass.mentions[index - files.lowerBound] = Mentions(KnownMentions.query, in: text, tokens)
      }
      defer { pass.completeMentions(of: index - files.lowerBound, in: text, &tokens, options) }
      let isNamed = options.readsMentions && pass.mentions[index - files.lowerBound].needsParsing
      if isNamed || !tokens.diagnostics.isEmpty || options.readsDirectives && holdsDirective(tokens.comments, in: text)
      {
        pass.suspicious.append(index)
      }
    }
    pass.outlines = Outlines([outline.trimmed()])
    return pass
  }
}

extension FirstPass {
  /// Adds the mentions in the bodies of a file that registers dependencies, or whose controls run the value of a variable. Few
  /// files do.
  fileprivate mutating func completeMentions(
    of file: Int, in text: SourceText, _ tokens: inout TokenBuffer, _ options: ScanOptions
  ) {
    guard options.readsMentions, KnownMentions.needsAllTokens(mentions[file]) else { return }
    lex(text, into: &tokens)
    KnownMentions.complete(&mentions[file], in: text, tokens)
  }
}
