/// A hash of a name's bytes: the same in every run, so that outlines can store it. Code in which two names with one hash would
/// cause an error compares the names too.
func nameHash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  let count = bytes.count
  var hash = nameHashStep(UInt64(count), 0x9E37_79B9_7F4A_7C15)
  var offset = 0
  while offset + 8 < count {
    hash = nameHashStep(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
  }
  return nameHashStep(hash, bytes.lastWord(from: offset))
}

package func nameHash(of span: ByteSpan, in text: [UInt8]) -> UInt64 {
  text.withUnsafeBufferPointer { bytes in
    precondition(span.start <= span.end && Int(span.end) <= bytes.count)
    let start = bytes.baseAddress.map { $0 + Int(span.start) }
    return nameHash(of: UnsafeRawBufferPointer(start: start, count: span.count))
  }
}

package func nameHash(of name: String) -> UInt64 {
  var name = name
  return name.withUTF8 { nameHash(of: UnsafeRawBufferPointer($0)) }
}

/// The hash of `Shelf.ID` as one name, from the hash of `Shelf`.
package func nameHash(ofIDOf type: UInt64) -> UInt64 { ~type }

/// Whether the bytes of `span` are those of `name`. (The standard library compares views of an array and of a string byte by byte
/// through their iterators, in three times as long.)
package func isSameName(_ name: String, at span: ByteSpan, in text: [UInt8]) -> Bool {
  var name = name
  return name.withUTF8 { name in
    guard name.count == span.count else { return false }
    let start = Int(span.start)
    for index in name.indices where text[start + index] != name[index] { return false }
    return true
  }
}

/// Combines both halves of a product: every bit of either factor affects most bits of the result.
func nameHashStep(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let product = (hash ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: word ^ 0xE703_7ED1_A0B4_28DB)
  return product.high ^ product.low
}

extension UnsafeRawBufferPointer {
  /// A number made of the bytes from `offset` to the end, of which there are at most eight. The loads may overlap.
  func lastWord(from offset: Int) -> UInt64 {
    let rest = count - offset
    if rest >= 4 {
      let first = loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
    if rest == 0 { return 0 }
    return UInt64(self[offset]) << 16 | UInt64(self[offset + rest / 2]) << 8 | UInt64(self[count - 1])
  }
}

extension ByteSpan {
  package var range: Range<Int> { Int(start)..<Int(end) }
}
