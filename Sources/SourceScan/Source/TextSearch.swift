/// Searches for texts by their bytes.
///
/// The standard library's functions for this require macOS 13. A package that states such a requirement cannot be used by
/// packages that support older systems, even if they use only its plugins; so these have names of their own.
extension ArraySlice<UInt8> {
  /// The first location of `wanted`; nil if it is empty or not there.
  package func firstRange(ofBytes wanted: [UInt8]) -> Range<Int>? {
    let found = withUnsafeBufferPointer { bytes in wanted.withUnsafeBufferPointer { offset(of: $0, in: bytes) } }
    return found.map { startIndex + $0..<startIndex + $0 + wanted.count }
  }
}

extension SourceText {
  /// Whether `wanted` is in a part of the text; false if it is empty.
  package func contains(_ wanted: StaticString, in span: ByteSpan) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[Int(span.start)..<Int(span.end)])
      return wanted.withUTF8Buffer { offset(of: $0, in: part) != nil }
    }
  }
}

extension SourceText {
  /// Whether the file contains `wanted`; false if it is empty.
  package func contains(text wanted: String) -> Bool {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { offset(of: wanted, in: UnsafeBufferPointer(rebasing: $0[..<count])) != nil }
    }
  }
}

extension SourceText {
  /// The first offset of a byte in a part of the text; nil if it is not there.
  package func firstOffset(of byte: UInt8, in part: Range<Int>) -> Int? {
    bytes.withUnsafeBytes { bytes in
      let wanted = EightBytes(repeating: byte)
      var start = part.lowerBound
      while start + 8 <= part.upperBound, EightBytes(bytes, start).matches(wanted) == 0 { start += 8 }
      while start < part.upperBound {
        if bytes[start] == byte { return start }
        start += 1
      }
      return nil
    }
  }
}

extension SourceText {
  /// The number of bytes with which parts of two texts begin alike, before the first `stop`.
  package func count(
    ofBytesIn part: Range<Int>, sharedWith other: Range<Int>, of text: SourceText, before stop: UInt8
  ) -> Int {
    bytes.withUnsafeBytes { own in
      text.bytes.withUnsafeBytes { others in
        let end = min(part.upperBound - part.lowerBound, other.upperBound - other.lowerBound),
          stops = EightBytes(repeating: stop)
        var count = 0
        while count + 8 <= end {
          let word = EightBytes(own, part.lowerBound + count)
          guard word == EightBytes(others, other.lowerBound + count), word.matches(stops) == 0 else { break }
          count += 8
        }
        while count < end, own[part.lowerBound + count] == others[other.lowerBound + count],
          own[part.lowerBound + count] != stop
        {
          count += 1
        }
        return count
      }
    }
  }
}

/// Eight bytes that are compared together, because files of megabytes are searched for words that few of them contain. (Operators
/// of vectors are calls in a debug build, which build plugins run.)
private struct EightBytes: Equatable {
  private let word: UInt64

  init(repeating byte: UInt8) { word = UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
    word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// A number with the top bit of each byte that is the same in both values set, and perhaps those of some bytes after the first
  /// such one.
  @inline(__always)
  func matches(_ other: EightBytes) -> UInt64 {
    let differences = word ^ other.word
    return (differences &- 0x0101_0101_0101_0101) & ~differences & 0x8080_8080_8080_8080
  }
}

/// The first offset of `wanted`; nil if it is empty or not there. Its first and its last byte are compared at eight offsets
/// together.
private func offset(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let first = wanted.first, let last = wanted.last, bytes.count >= wanted.count else { return nil }
  let raw = UnsafeRawBufferPointer(bytes), end = bytes.count - wanted.count + 1
  let firsts = EightBytes(repeating: first), lasts = EightBytes(repeating: last)
  var start = 0
  while start < end {
    let next = min(start + 8, end)
    if next == start + 8 {
      // The last byte is compared first: where a word is missing, its last byte is mostly missing too.
      let ends = EightBytes(raw, start + wanted.count - 1).matches(lasts)
      if ends == 0 || EightBytes(raw, start).matches(firsts) & ends == 0 {
        start = next
        continue
      }
    }
    while start < next {
      if bytes[start] == first, isSame(wanted, bytes, start) { return start }
      start += 1
    }
  }
  return nil
}

private func isSame(
  _ wanted: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
) -> Bool {
  var next = 1
  while next < wanted.count, bytes[start + next] == wanted[next] { next += 1 }
  return next == wanted.count
}

// Written out for both types: other modules would run a generic function unspecialized, which took up to a third of the time
// of 'lint'.
extension Substring {
  /// The first location of `part`; nil if it is empty or not there.
  package func firstRange(ofText part: String) -> Range<Index>? {
    var part = part
    let found = part.withUTF8 { part in
      utf8.withContiguousStorageIfAvailable { bytes in
        offset(of: part, in: bytes).map { ($0, $0 + part.count) }
      }
    }
    // Foundation's strings on macOS have no contiguous UTF-8, so they are copied.
    let place = found ?? Array(utf8)[...].firstRange(ofBytes: Array(part.utf8)).map { ($0.lowerBound, $0.upperBound) }
    return place.map { start, end in
      utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: end)
    }
  }

  /// Every location of `part`, each after the end of the one before; none if `part` is empty.
  func ranges(ofText part: String) -> [Range<Index>] {
    var ranges: [Range<Index>] = [], rest = self
    while let range = rest.firstRange(ofText: part) {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return ranges
  }

  package func contains(text part: String) -> Bool { firstRange(ofText: part) != nil }

  /// Replaces each occurrence of `part` by `other`.
  func replacing(text part: String, with other: String) -> String {
    var result = "", start = startIndex
    for range in ranges(ofText: part) {
      result += self[start..<range.lowerBound] + other
      start = range.upperBound
    }
    return result + self[start...]
  }

  /// The pieces between the locations of `part`; the whole text if there is no location.
  func split(atText part: String) -> [Substring] {
    var pieces: [Substring] = [], start = startIndex
    for range in ranges(ofText: part) {
      pieces.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return pieces + [self[start...]]
  }
}

extension String {
  /// The first location of `part`; nil if it is empty or not there.
  package func firstRange(ofText part: String) -> Range<Index>? { self[...].firstRange(ofText: part) }

  /// Every location of `part`, each after the end of the one before; none if `part` is empty.
  package func ranges(ofText part: String) -> [Range<Index>] { self[...].ranges(ofText: part) }

  package func contains(text part: String) -> Bool { self[...].contains(text: part) }

  /// Replaces each occurrence of `part` by `other`.
  package func replacing(text part: String, with other: String) -> String {
    self[...].replacing(text: part, with: other)
  }

  /// The pieces between the locations of `part`; the whole text if there is no location.
  package func split(atText part: String) -> [Substring] { self[...].split(atText: part) }
}
