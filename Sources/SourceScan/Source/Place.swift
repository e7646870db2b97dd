/// A file of a scan. Its number is its index in the lists that have one element for each file.
public struct FileID: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  package init(_ number: some BinaryInteger) { rawValue = Int(number) }

  // Written out, so that other modules compare numbers and call nothing.
  public static func == (left: FileID, right: FileID) -> Bool { left.rawValue == right.rawValue }
  public static func < (left: FileID, right: FileID) -> Bool { left.rawValue < right.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Array {
  /// The element of a list that has one for each file.
  package subscript(file: FileID) -> Element {
    _read { yield self[file.rawValue] }
    _modify { yield &self[file.rawValue] }
  }
}

extension Range<Int> {
  /// Whether a list with these indices has an element for the file.
  package func contains(_ file: FileID) -> Bool { contains(file.rawValue) }
}

/// A location in the scanned sources: the file, and the bytes in it. Only the code that writes output converts it to a line and a
/// column.
public struct Place: Hashable, Sendable {
  public var file: FileID
  public var span: ByteSpan

  public init(_ file: FileID, _ span: ByteSpan) {
    self.file = file
    self.span = span
  }
}
