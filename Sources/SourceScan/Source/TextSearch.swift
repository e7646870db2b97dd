/// Texts in texts, by their bytes.
///
/// The standard library's functions for this require macOS 13. A package that states such a requirement cannot be used by
/// packages that support older systems, even if they use only its plugins; so these have names of their own.
extension Collection where Element == UInt8 {
  /// Where some bytes begin, at least one; nil where they are not there.
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

extension StringProtocol {
  /// Where a text begins that is not empty; nil where it is not there.
  package func firstRange(ofText part: String) -> Range<Index>? {
    utf8.firstRange(ofBytes: Array(part.utf8))
  }

  /// Every place where a text is; none overlaps the one before it.
  package func ranges(ofText part: String) -> [Range<Index>] {
    var ranges: [Range<Index>] = [], rest = self[...]
    while let range = rest.firstRange(ofText: part) {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return ranges
  }

  /// Whether a text is in it.
  package func contains(text part: String) -> Bool { firstRange(ofText: part) != nil }

  /// The same with another text in each of these places.
  package func replacing(text part: String, with other: String) -> String {
    var result = "", start = startIndex
    for range in ranges(ofText: part) {
      result += self[start..<range.lowerBound] + other
      start = range.upperBound
    }
    return result + self[start...]
  }

  /// The pieces between the places where a text is.
  package func split(atText part: String) -> [SubSequence] {
    var pieces: [SubSequence] = [], start = startIndex
    for range in ranges(ofText: part) {
      pieces.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return pieces + [self[start...]]
  }
}
