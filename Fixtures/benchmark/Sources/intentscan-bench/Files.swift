#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

func save(_ text: String, as path: String) throws(BenchError) {
  guard let file = fopen(path, "w") else { throw BenchError("cannot write '\(path)'") }
  defer { fclose(file) }
  let bytes = Array(text.utf8)
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw BenchError("cannot write '\(path)'") }
}

/// The number of line ends; 0 for a file that can't be read.
func lineCount(of path: String) -> Int {
  guard let file = fopen(path, "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [UInt8](repeating: 0, count: 1 << 16), lines = 0
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    for byte in buffer[..<count] where byte == UInt8(ascii: "\n") { lines += 1 }
  }
  return lines
}

/// Where temporary files belong.
func temporaryFolder() -> String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

/// Where files belong that no user wants on a disk: what one command wrote over a file, the kernel writes to the disk while the
/// next one is timed, and takes a processor for it. That made a scan of 9.9 MB on two threads 10 % slower.
func temporaryFolderInMemory() -> String {
  let folder = "/dev/shm"
  return access(folder, W_OK) == 0 ? folder : temporaryFolder()
}

/// A new folder of its own; removed with everything in it when `body` is done, or has failed.
func withFolder(in base: String, _ body: (String) throws(BenchError) -> Void) throws(BenchError) {
  // 'mkdtemp' wants six of this letter at the end, and writes letters of its own there.
  var template = Array("\(base)/intentscan-bench.\(String(repeating: "X", count: 6))".utf8CString)
  guard mkdtemp(&template) != nil else { throw BenchError("cannot make a folder in '\(base)'") }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { _ = try? runProcess(["rm", "-rf", folder], output: "/dev/null") }
  try body(folder)
}
