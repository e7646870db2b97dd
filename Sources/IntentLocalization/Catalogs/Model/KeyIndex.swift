/// A key to look up in several files, with its hash.
package struct HashedKey: Sendable {
  let bytes: [UInt8]
  let hash: UInt32

  package init(_ key: String) {
    bytes = Array(key.utf8)
    hash = KeyIndex.hash(of: bytes[...])
  }
}

/// Finds entries by the bytes of their keys. The hashes differ from run to run, so that no file can make all keys collide.
struct KeyIndex: Sendable {
  /// Each slot has the position of an entry plus one; zero means that it is free. The number of slots is a power of two, and at
  /// most half of them are in use.
  private var slots: [UInt32]
  /// The hashes of the keys, by position. A key has the same hash in all files, so it is hashed once.
  private(set) var hashes: [UInt32] = []
  /// The positions of the first entry that repeats an earlier key (`second`) and of the earlier entry (`first`); nil if all keys
  /// differ.
  private(set) var duplicate: (first: Int, second: Int)?

  /// The index of `count` keys. Of several that are the same the last counts, as in the system's reader of `.strings`.
  init(count: Int, key: (Int) -> ArraySlice<UInt8>) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    hashes.reserveCapacity(count)
    for position in 0..<count {
      let bytes = key(position), hash = Self.hash(of: bytes)
      hashes.append(hash)
      let slot = slot(of: hash) { Self.isSame(bytes, key($0)) }
      if slots[slot] != 0, duplicate == nil { duplicate = (Int(slots[slot]) - 1, position) }
      slots[slot] = UInt32(position + 1)
    }
  }

  /// The position of the key with this hash for which `isKey` is true; nil if there is none.
  func position(of hash: UInt32, isKey: (Int) -> Bool) -> Int? {
    let position = slots[slot(of: hash, isKey)]
    return position == 0 ? nil : Int(position) - 1
  }

  /// The slot of this key, or the free slot for it.
  private func slot(of hash: UInt32, _ isKey: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if hashes[other] == hash, isKey(other) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The hash of a key, from eight bytes at once: the hash of the standard library took a tenth of the time of reading a file.
  static func hash(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      var hash = seed ^ UInt64(bytes.count), index = 0
      while index + 8 <= bytes.count {
        hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      return UInt32(truncatingIfNeeded: mixed(hash ^ rest))
    }
  }

  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// Combines the two halves of the product of a value and the seed, so that each bit of the value changes many bits of the result.
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: seed | 1)
    return product.high ^ product.low ^ 0x9E37_79B9_7F4A_7C15
  }

  static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var index = 0
        while index < left.count, left[index] == right[index] { index += 1 }
        return index == left.count
      }
    }
  }
}
