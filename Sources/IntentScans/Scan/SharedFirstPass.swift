import OperatingSystem
import SourceScan

/// The first pass over the files of several scans. A file that several apps compile is read once.
struct SharedFirstPass: Sendable {
  private static let batchSize = 256

  private let pass: FirstPass
  /// The index in `pass` of each `InputFile.number`; -1 for a file that no scan has.
  private var indices: [Int32]
  private let isSuspicious: [Bool]

  /// Reads the files of several scans that have a number.
  init(
    _ scans: [[ModuleInput]], _ options: ScanOptions, in fileSystem: FileSystem, progress: inout ProgressLine
  ) {
    var files: [InputFile] = []
    indices = []
    for file in scans.joined().lazy.flatMap(\.files) {
      guard let number = file.number.map(Int.init) else { continue }
      if number >= indices.count { indices += repeatElement(-1, count: number + 1 - indices.count) }
      if indices[number] >= 0 { continue }
      indices[number] = Int32(files.count)
      files.append(file)
    }
    pass = FirstPass(of: files, options, in: fileSystem, progress: &progress)
    var isSuspicious = Array(repeating: false, count: files.count)
    for file in pass.suspicious { isSuspicious[file] = true }
    self.isSuspicious = isSuspicious
  }

  var fileCount: Int { pass.outlines.fileCount }

  /// The pass's results for the files of one scan; nil if one of them has no number.
  func firstPass(of inputs: [InputFile], _ workers: Workers) -> FirstPass? {
    var files: [(file: Int, conditionScope: UInt16)] = []
    files.reserveCapacity(inputs.count)
    for input in inputs {
      guard let number = input.number else { return nil }
      files.append((Int(indices[Int(number)]), input.conditionScope))
    }
    var result = FirstPass()
    if !pass.mentions.isEmpty { result.mentions = files.map { pass.mentions[$0.file] } }
    result.sizes = files.map { pass.sizes[$0.file] }
    result.suspicious = files.indices.filter { isSuspicious[files[$0].file] }
    if !pass.unreadable.isEmpty {
      let errors = Dictionary(pass.unreadable.map { ($0.file, $0.error) }) { first, _ in first }
      for (index, file) in files.enumerated() {
        if let error = errors[file.file] { result.unreadable.append((index, error)) }
      }
    }
    let (all, outlines) = (files, pass.outlines), size = Self.batchSize
    let batches = workers.map(count: (all.count + size - 1) / size) { batch in
      outlines.outline(of: all[batch * size..<min(all.count, (batch + 1) * size)], startingWith: batch * size)
    }
    result.outlines = Outlines(batches)
    return result
  }
}
