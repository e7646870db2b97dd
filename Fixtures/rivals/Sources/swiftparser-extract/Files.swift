#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The Swift files below a folder.
func collect(_ folder: String, into files: inout [String]) {
  guard let stream = opendir(folder) else { return }
  defer { closedir(stream) }
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    if entry.pointee.d_type == DT_DIR {
      collect("\(folder)/\(name)", into: &files)
    } else if entry.pointee.d_type == DT_REG, name.hasSuffix(".swift") {
      files.append("\(folder)/\(name)")
    }
  }
}

/// Reads a file into a buffer that grows where it must; the number of bytes, nil for what can't be read.
func read(_ path: String, into buffer: inout [UInt8]) -> Int? {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var count = 0
  while true {
    if count == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let added = buffer.withUnsafeMutableBytes { bytes in
      read(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
    }
    if added <= 0 { return count }
    count += added
  }
}

/// Whether the bytes hold `AppIntent` or one of its short relatives: a file without the import can't state anything.
func mentionsAppIntents(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  let needle = Array("AppIntent".utf8)
  var rest = start, count = bytes.count
  while count >= needle.count, let found = memchr(rest, 0x41, count - needle.count + 1) {
    if memcmp(found, needle, needle.count) == 0 { return true }
    let next = found.assumingMemoryBound(to: UInt8.self) + 1
    count -= UnsafePointer(next) - rest
    rest = UnsafePointer(next)
  }
  return false
}

func append(_ fact: Fact, of file: String, to output: inout [UInt8]) {
  output += "\(file):\(fact.line):\(fact.column): \(fact.type) \(fact.name) \(fact.value)\n".utf8
}
