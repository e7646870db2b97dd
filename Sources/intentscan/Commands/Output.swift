import SourceScan

extension CommandEnvironment {
  /// Writes a command's result to the file that `-o` names, or to standard output where it names none.
  func write(_ contents: [UInt8], to path: String?) throws(CommandError) {
    guard let path else { return try print(contents) }
    switch path {
    case "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": try print(contents)
    default:
      do throws(SystemError) {
        try OutputFile(FilePath(path), in: files).replace(with: contents)
      } catch {
        if error == .brokenPipe { return }
        throw CommandError("cannot write '\(path)': \(error.message)")
      }
    }
  }

  /// One line for each input that could not be read.
  func report(_ unreadable: [UnreadableFile]) {
    for file in unreadable.sorted(by: { $0.path < $1.path }) { report("error: \(file.message)\n") }
  }

  /// The diagnostics of a scan, as compilers print them.
  func reportDiagnostics(of scan: Scan) {
    var text = ""
    var lines: [Int: LineIndex] = [:]
    for entry in scan.bundle.diagnostics {
      let index = lines[entry.file] ?? scan.lines(of: entry.file)
      lines[entry.file] = index
      let place = index.position(of: entry.diagnostic.span.start)
      let path = scan.files[entry.file].path.text
      let severity = entry.diagnostic.severity.rawValue
      text += "\(path):\(place.line):\(place.column): \(severity): \(entry.diagnostic.message)\n"
    }
    if !text.isEmpty { report(text) }
  }
}
