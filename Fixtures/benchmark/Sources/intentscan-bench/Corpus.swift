#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The Swift files below some folders: what every contestant reads.
struct Corpus {
  /// The folders as given, each one a module of its own.
  let folders: [String]
  private(set) var files: [String] = []
  private(set) var bytes = 0

  init(_ folders: [String]) throws(BenchError) {
    self.folders = folders
    for folder in folders { try walk(folder) }
    if files.isEmpty { throw BenchError("no Swift files below \(folders.joined(separator: ", "))") }
  }

  private mutating func walk(_ folder: String) throws(BenchError) {
    guard let stream = opendir(folder) else { throw BenchError("cannot read '\(folder)'") }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // What the tool passes over, so that all read the same.
      if name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage", "SourcePackages"].contains(name) { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try walk(path)
      } else if status.st_mode & S_IFMT == S_IFREG, name.hasSuffix(".swift") {
        files.append(path)
        bytes += Int(status.st_size)
      }
    }
  }

  /// `--module Name=folder` for each folder; names are made of the folders' and distinguished by a number.
  var moduleArguments: [String] {
    folders.enumerated().flatMap { index, folder in
      let letters = folder.split(separator: "/").last.map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
      return ["--module", "M\(index)_\(letters ?? "")=\(folder)"]
    }
  }

  /// The corpus several times over, as real copies below `folder`. Links would be found out.
  func copied(_ times: Int, below folder: String) throws(BenchError) -> Corpus {
    var copies: [String] = []
    for time in 0..<times {
      for (index, source) in folders.enumerated() {
        let copy = "\(folder)/copy\(time)_\(index)"
        let sample = try runProcess(["cp", "-R", "-L", source, copy], output: "\(folder)/cp.log")
        guard sample.status == 0 else { throw BenchError("cannot copy '\(source)' to '\(copy)'") }
        copies.append(copy)
      }
    }
    return try Corpus(copies)
  }
}
