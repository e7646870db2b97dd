/// Splits the output of `git cat-file --batch`: `<object> blob <size>`, a line break, the bytes, a line break. The output is
/// not trusted: an object can be damaged, and claim any size.
struct BatchReader {
  /// Reads bytes into a chunk, and returns their number; 0 at the end.
  typealias Source = (inout [UInt8]) throws(SystemError) -> Int

  private var buffer: [UInt8] = []
  private var position = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private(set) var isAtEnd = false

  /// The bytes of the next object; nil for one that is missing or not a file, and if git ended. Throws if it is larger than the
  /// limit for one file.
  mutating func next(_ read: Source) throws(SystemError) -> [UInt8]? {
    guard let header = try line(read) else { return nil }
    let words = header.split(separator: UInt8(ascii: " "))
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0 else { return nil }
    guard size <= FileSystem.sizeLimit else { throw SystemError.tooLarge }
    while buffer.count - position < size + 1 {
      guard try fill(read) else { return nil }
    }
    let bytes = buffer[position..<position + size]
    position += size + 1
    return words[1].elementsEqual("blob".utf8) ? Array(bytes) : nil
  }

  private mutating func line(_ read: Source) throws(SystemError) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      searched = buffer.count
      let consumed = position
      guard try fill(read) else { return nil }
      searched -= consumed - position
    }
  }

  private mutating func fill(_ read: Source) throws(SystemError) -> Bool {
    if position > 1 << 20 {
      buffer.removeSubrange(..<position)
      position = 0
    }
    let count = try read(&chunk)
    buffer.append(contentsOf: chunk[..<count])
    isAtEnd = count == 0
    return count > 0
  }
}
