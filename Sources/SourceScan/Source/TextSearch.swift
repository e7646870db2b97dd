/// Texts in texts, by their bytes.
///
/// The standard library's functions for this require macOS 13. A package that states such a requirement cannot be used by
/// packages that support older systems, even if they use only its plugins; so these have names of their own.
extension Collection where Element == UInt8 {
  /// The first location of some bytes, at least one; nil if they are not there.
  package func firstRange(ofBytes wanted: [UInt8]) -> Range<Index>? {
    guard let first = wanted.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return found..<index(found, offsetBy: wanted.count) }
      start = index(after: found)
    }
    return nil
  }
}

extension SourceText {
  /// Whether some bytes are in a part of the text.
  package func contains(_ wanted: StaticString, in span: ByteSpan) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[Int(span.start)..<Int(span.end)])
      return wanted.withUTF8Buffer { offset(of: $0, in: part) != nil }
    }
  }
}

extension SourceText {
  /// Whether a text is somewhere in it.
  package func contains(text wanted: String) -> Bool {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { offset(of: wanted, in: UnsafeBufferPointer(rebasing: $0[..<count])) != nil }
    }
  }
}

/// The first offset of some bytes, at least one; nil if they are not there.
private func offset(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
  for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
    var next = 1
    while next < wanted.count, bytes[start + next] == wanted[next] { next += 1 }
    if next == wanted.count { return start }
  }
  return nil
}

// Written out for both types: other modules would run a generic function unspecialized, which took up to a third of the time
// of 'lint'.
extension Substring {
  /// The first location of a text that is not empty; nil if it is not there.
  package func firstRange(ofText part: String) -> Range<Index>? {
    var part = part
    let found = part.withUTF8 { part in
      utf8.withContiguousStorageIfAvailable { bytes in
        offset(of: part, in: bytes).map { ($0, $0 + part.count) }
      }
    }
    guard let found else { return utf8.firstRange(ofBytes: Array(part.utf8)) }
    return found.map { start, end in
      utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: end)
    }
  }

  /// Every location of a text; none overlaps the one before it.
  package func ranges(ofText part: String) -> [Range<Index>] {
    var ranges: [Range<Index>] = [], rest = self
    while let range = rest.firstRange(ofText: part) {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return ranges
  }

  package func contains(text part: String) -> Bool { firstRange(ofText: part) != nil }

  /// Replaces each occurrence of a text by another one.
  func replacing(text part: String, with other: String) -> String {
    var result = "", start = startIndex
    for range in ranges(ofText: part) {
      result += self[start..<range.lowerBound] + other
      start = range.upperBound
    }
    return result + self[start...]
  }

  /// The pieces between the locations of a text.
  package func split(atText part: String) -> [Substring] {
    var pieces: [Substring] = [], start = startIndex
    for range in ranges(ofText: part) {
      pieces.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return pieces + [self[start...]]
  }
}

extension String {
  /// The first location of a text that is not empty; nil if it is not there.
  package func firstRange(ofText part: String) -> Range<Index>? { self[...].firstRange(ofText: part) }

  /// Every location of a text; none overlaps the one before it.
  package func ranges(ofText part: String) -> [Range<Index>] { self[...].ranges(ofText: part) }

  package func contains(text part: String) -> Bool { self[...].contains(text: part) }

  /// Replaces each occurrence of a text by another one.
  package func replacing(text part: String, with other: String) -> String {
    self[...].replacing(text: part, with: other)
  }

  /// The pieces between the locations of a text.
  package func split(atText part: String) -> [Substring] { self[...].split(atText: part) }
}
