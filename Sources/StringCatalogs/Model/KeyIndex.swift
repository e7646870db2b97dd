/// Finds entries by the bytes of their keys. The hashes differ from run to run, so that no file can make all keys collide.
struct KeyIndex: Sendable {
  /// Positions of entries plus one; zero is free. A power of two of them, at most half of which are in use.
  private var slots: [UInt32] = [0]
  /// The first key that occurs a second time.
  private(set) var duplicate: (first: Int, second: Int)?

  init() {}

  /// The index of `count` keys. Of several that are the same the last counts, as in the system's reader of `.strings`.
  init(count: Int, key: (Int) -> ArraySlice<UInt8>) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for position in 0..<count {
      let bytes = key(position), slot = slot(of: bytes, key)
      if slots[slot] != 0, duplicate == nil { duplicate = (Int(slots[slot]) - 1, position) }
      slots[slot] = UInt32(position + 1)
    }
  }

  func position(of bytes: ArraySlice<UInt8>, key: (Int) -> ArraySlice<UInt8>) -> Int? {
    let position = slots[slot(of: bytes, key)]
    return position == 0 ? nil : Int(position) - 1
  }

  /// The one that has this key, or else the free one where it belongs.
  private func slot(of bytes: ArraySlice<UInt8>, _ key: (Int) -> ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] != 0, !isSame(bytes, key(Int(slots[slot]) - 1)) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in right.withUnsafeBytes { right in left.elementsEqual(right) } }
  }
}
