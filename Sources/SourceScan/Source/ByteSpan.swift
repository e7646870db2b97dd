/// A half-open range of byte offsets into one file, `start..<end`.
///
/// All stages use byte offsets. Only the code that writes output converts them to lines and columns (see `LineIndex`).
public struct ByteSpan: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32

  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The number of bytes covered.
  public var count: Int { Int(end) - Int(start) }
  public var isEmpty: Bool { start == end }

  /// The smallest span that covers this one and `other`.
  public func union(_ other: ByteSpan) -> ByteSpan {
    ByteSpan(min(start, other.start), max(end, other.end))
  }

  /// True if `other` is wholly inside this span.
  public func contains(_ other: ByteSpan) -> Bool { start <= other.start && other.end <= end }
}
