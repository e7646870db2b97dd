extension ProjectNote {
  /// A note about a location in a file, or about the whole file.
  init(_ kind: Kind, _ path: String, at offset: Int?, of bytes: [UInt8], _ message: String) {
    self.init(kind, path, message)
    guard let offset else { return }
    var line = 1, start = 0
    let end = min(max(offset, 0), bytes.count)
    for index in 0..<end {
      let isReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isReturn {
        line += 1
        start = index + 1
      }
    }
    self.line = line
    column = end - start + 1
  }
}
