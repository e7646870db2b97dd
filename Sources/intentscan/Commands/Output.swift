import OperatingSystem
import IntentReports
import IntentScans
import SourceScan

extension CommandEnvironment {
  /// Writes a command's result to the file that `-o` names, or to standard output if it names none.
  func write(_ contents: [UInt8], to path: String?) throws(CommandError) { try write([contents], to: path) }

  /// Writes several pieces in order.
  func write(_ pieces: [[UInt8]], to path: String?) throws(CommandError) {
    guard let path else { return try print(pieces) }
    if Self.isStandardOutput(path) { return try print(pieces) }
    do throws(SystemError) {
      try OutputFile(FilePath(path), in: files).replace(with: pieces)
    } catch {
      if error == .brokenPipe { return }
      throw CommandError("cannot write '\(path)': \(error.message)")
    }
  }

  static func isStandardOutput(_ path: String) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }

  /// Reports one line for each input that could not be read.
  func report(_ unreadable: [UnreadableFile]) {
    for file in unreadable.sorted(by: { $0.path < $1.path }) { report(line: "error: \(file.message)") }
  }

  /// Reports the diagnostics of a scan, as compilers print them, by file and position.
  func reportDiagnostics(of scan: Scan, where isWanted: (Diagnostic) -> Bool = { _ in true }) {
    reportDiagnostics(of: [scan], where: isWanted)
  }

  /// Reports the diagnostics of several scans, whose files may be the same.
  func reportDiagnostics(of scans: [Scan], where isWanted: (Diagnostic) -> Bool = { _ in true }) {
    var said: Set<String> = [], text: [String] = []
    for scan in scans { addDiagnostics(of: scan, where: isWanted, to: &text, &said) }
    let encrypted = Set(scans.flatMap(\.encryptedFiles)).sorted()
    if encrypted.count > 1 {
      let others = encrypted.count == 2 ? "another file" : "\(encrypted.count - 1) other files"
      let files = "'\(visiblePath(encrypted[0]))' and \(others)"
      text.append("warning: \(files) are encrypted with git-crypt and are not read")
      let ending = ": the file is encrypted with git-crypt and is not read"
      text.removeAll { $0.hasSuffix(ending) }
    }
    report(lines: text)
  }

  private func addDiagnostics(
    of scan: Scan, where isWanted: (Diagnostic) -> Bool, to text: inout [String], _ said: inout Set<String>
  ) {
    let entries = scan.reportedBundle.diagnostics.filter { isWanted($0.diagnostic) }.sorted {
      ($0.file, $0.diagnostic.span.start, $0.diagnostic.id) < ($1.file, $1.diagnostic.span.start, $1.diagnostic.id)
    }
    var indices = LineIndices(scan.lines)
    // The diagnostics of a file that several modules share are written once.
    for entry in entries {
      let place = indices.lines(of: entry.file).position(of: entry.diagnostic.span.start)
      let severity = entry.diagnostic.severity.rawValue
      let path = scan.files[entry.file].path.text
      let line = "\(visiblePath(path)):\(place.line):\(place.column): \(severity): \(entry.diagnostic.message)"
      if said.insert(line).inserted { text.append(line) }
    }
  }
}

extension Scan {
  /// The paths of the files that only people with a key can read.
  fileprivate var encryptedFiles: [String] {
    reportedBundle.diagnostics.filter { $0.diagnostic.id == Diagnostic.encryptedFile }.map { files[$0.file].path.text }
  }
}
