/// The bytes of one Swift source file, padded with NULs so that a scanner may look ahead without checking for the end.
///
/// The bytes need not be UTF-8 and may contain NULs: only `count` states where the file ends. A value can be refilled, so that
/// a worker reads many files through one allocation.
package struct SourceText: Sendable {
  /// The number of NUL bytes after the file's own: the furthest that any look-ahead reaches.
  package static let padding = 80

  private static let nulls = [UInt8](repeating: 0, count: padding)

  /// The file's bytes, then `padding` NULs or more.
  package private(set) var bytes: [UInt8]
  /// The number of `bytes` that belong to the file.
  package private(set) var count: Int
  /// The number that identifies the compilation conditions under which the file is compiled. Every `Condition` of the file has it.
  package var conditionScope: UInt16 = 0

  package init() {
    bytes = Self.nulls
    count = 0
  }

  package init(_ contents: some Sequence<UInt8>) {
    bytes = []
    bytes.reserveCapacity(contents.underestimatedCount + Self.padding)
    bytes.append(contentsOf: contents)
    count = bytes.count
    bytes += Self.nulls
  }

  /// Replaces the contents. `read` gets room for `capacity` bytes and returns how many it wrote.
  package mutating func refill(capacity: Int, _ read: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if bytes.count < capacity + Self.padding {
      bytes = [UInt8](repeating: 0, count: capacity + Self.padding)
    }
    count = bytes.withUnsafeMutableBufferPointer { buffer in
      let end = min(max(0, read(UnsafeMutableBufferPointer(rebasing: buffer[..<capacity]))), capacity)
      buffer[end..<end + Self.padding].update(repeating: 0)
      return end
    }
  }

  /// A copy of exactly this file's bytes, to keep while the buffer is reused.
  package func trimmed() -> SourceText {
    var copy = SourceText(bytes[..<count])
    copy.conditionScope = conditionScope
    return copy
  }

  /// The text of a span; bytes that are not UTF-8 become U+FFFD.
  package func string(_ span: ByteSpan) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// True if the bytes of `span` are exactly those of `text`.
  package func matches(_ span: ByteSpan, _ text: StaticString) -> Bool {
    bytes.withUnsafeBytes { text.isSpelled(by: UnsafeRawBufferPointer(rebasing: $0[Int(span.start)..<Int(span.end)])) }
  }
}

extension StaticString {
  /// Whether bytes are exactly those of the text.
  package func isSpelled(by bytes: UnsafeRawBufferPointer) -> Bool {
    let count = utf8CodeUnitCount, letters = utf8Start
    guard bytes.count == count else { return false }
    var offset = 0
    while offset < count {
      if bytes[offset] != letters[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
