/// A pattern of paths: `*` and `?` stay within a folder's name, `**` goes across folders. A pattern that fits a folder
/// fits all that is in it.
package struct Glob: Sendable {
  /// The patterns of one configuration, and their bytes in all.
  static let countLimit = 1_000
  static let sizeLimit = 1 << 14

  private enum Step: Hashable, Sendable {
    case byte(UInt8)
    /// `?`
    case anyByte
    /// `*`
    case anyName
    /// `**/`: any number of folders.
    case folders
    /// `**` at the end.
    case anything
  }

  private let count: Int
  /// The positions of steps as bits: for each byte of the pattern, and for each wildcard.
  private let bytes: [UInt8: Positions]
  private let anyByte: Positions
  private let anyName: Positions
  private let folders: Positions
  private let anything: Positions

  init(_ pattern: String) {
    let steps = Self.steps(pattern)
    func positions(_ matches: (Step) -> Bool) -> Positions {
      Positions(steps.indices.filter { matches(steps[$0]) }, below: steps.count + 1)
    }
    count = steps.count
    var bytes: [UInt8: Positions] = [:]
    for case .byte(let byte) in Set(steps) { bytes[byte] = positions { $0 == .byte(byte) } }
    self.bytes = bytes
    anyByte = positions { $0 == .anyByte }
    anyName = positions { $0 == .anyName }
    folders = positions { $0 == .folders }
    anything = positions { $0 == .anything }
  }

  private static func steps(_ pattern: String) -> [Step] {
    var bytes = Array(pattern.utf8)[...], steps: [Step] = []
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    if bytes.starts(with: Array("./".utf8)) { bytes = bytes.dropFirst(2) }
    let star = UInt8(ascii: "*"), slash = UInt8(ascii: "/")
    while let byte = bytes.first {
      bytes = bytes.dropFirst()
      switch byte {
      case star where bytes.first == star:
        bytes = bytes.drop { $0 == star }
        let goesOn = bytes.first == slash
        if goesOn { bytes = bytes.dropFirst() }
        // `**/**/` means the same as `**/`.
        if !(goesOn && steps.last == .folders) { steps.append(goesOn ? .folders : .anything) }
      case star: steps.append(.anyName)
      case UInt8(ascii: "?"): steps.append(.anyByte)
      default: steps.append(.byte(byte))
      }
    }
    return steps
  }

  /// Whether a relative path, or a folder that it lies in, fits.
  package func matches(_ path: String) -> Bool {
    let none = Positions([], below: count + 1), slash = UInt8(ascii: "/")
    // All positions in the pattern that the bytes read so far can have reached, so that the time is linear for every pattern.
    var states = withEmptyWildcards(Positions([0], below: count + 1))
    // Positions of `**/` that a folder's name follows: they are left at its end.
    var inName = none
    for byte in path.utf8 {
      if byte == slash, states.contains(count) { return true }
      var taken = bytes[byte].map { states.intersection($0) } ?? none
      var next = states.intersection(anything)
      if byte == slash {
        next.formUnion(states.intersection(folders))
        next.formUnion(inName)
        inName = none
      } else {
        taken.formUnion(states.intersection(anyByte))
        next.formUnion(states.intersection(anyName))
        inName.formUnion(states.intersection(folders))
      }
      next.formUnion(taken.advanced())
      states = withEmptyWildcards(next)
    }
    return states.contains(count)
  }

  /// Adds the positions that are reached without a byte: no two wildcards that can be empty follow one another more than once.
  private func withEmptyWildcards(_ states: Positions) -> Positions {
    var states = states, last = states
    while true {
      var wild = last.intersection(anyName)
      wild.formUnion(last.intersection(folders))
      wild.formUnion(last.intersection(anything))
      last = wild.advanced().subtracting(states)
      if last.isEmpty { return states }
      states.formUnion(last)
    }
  }
}

/// A set of positions in a pattern.
private struct Positions: Sendable {
  private var words: [UInt64]

  init(_ positions: [Int], below count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for position in positions { words[position / 64] |= 1 << UInt64(position % 64) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ position: Int) -> Bool { words[position / 64] >> UInt64(position % 64) & 1 == 1 }

  func intersection(_ other: Positions) -> Positions {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }

  func subtracting(_ other: Positions) -> Positions {
    var result = self
    for index in words.indices { result.words[index] &= ~other.words[index] }
    return result
  }

  mutating func formUnion(_ other: Positions) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Each position after the next byte of the pattern.
  func advanced() -> Positions {
    var result = self, carry: UInt64 = 0
    for index in words.indices {
      result.words[index] = words[index] << 1 | carry
      carry = words[index] >> 63
    }
    return result
  }
}
