/// A place in the scanned sources: which file, and which of its bytes. Lines and columns appear first in a writer.
public struct Place: Hashable, Sendable {
  /// Index into the scan's list of files.
  public var file: Int
  public var span: ByteSpan

  public init(_ file: Int, _ span: ByteSpan) {
    self.file = file
    self.span = span
  }
}
