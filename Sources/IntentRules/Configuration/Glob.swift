import SourceScan

/// A pattern of paths: `*` and `?` stay within one component of a path, `**` matches any number of components. A pattern that
/// matches a folder matches everything in it.
///
/// Paths with characters beyond ASCII are compared by characters, so that the normalization of a name (NFC, NFD) does not matter:
/// an editor and a file system write different ones.
package struct Glob: Sendable {
  /// The most patterns of one key in a configuration, and the most bytes that they have together.
  static let countLimit = 1_000
  static let sizeLimit = 1 << 14

  private enum Step: Hashable, Sendable {
    case character(Character)
    /// `?`
    case anyCharacter
    /// `*`
    case anyName
    /// `**/`: any number of folders.
    case folders
    /// `**` without a slash after it.
    case anything
  }

  private let count: Int
  /// The positions of the steps that are a character, by character.
  private let characters: [Character: Positions]
  /// The positions of the steps that are an ASCII character, by byte.
  private let bytes: [UInt8: Positions]
  private let anyCharacter: Positions
  private let anyName: Positions
  private let folders: Positions
  private let anything: Positions

  init(_ pattern: String) {
    let steps = Self.steps(pattern),
      positions = Dictionary(grouping: steps.indices) { steps[$0] }
        .mapValues { Positions($0, below: steps.count + 1) }
    count = steps.count
    var characters: [Character: Positions] = [:], bytes: [UInt8: Positions] = [:]
    for case (.character(let character), let found) in positions {
      characters[character] = found
      if character.utf8.count == 1, let byte = character.utf8.first { bytes[byte] = found }
    }
    self.characters = characters
    self.bytes = bytes
    let none = Positions([], below: steps.count + 1)
    anyCharacter = positions[.anyCharacter] ?? none
    anyName = positions[.anyName] ?? none
    folders = positions[.folders] ?? none
    anything = positions[.anything] ?? none
  }

  private static func steps(_ pattern: String) -> [Step] {
    var rest = (isASCII(pattern) ? pattern.unicodeScalars.map { Character($0) } : Array(pattern))[...]
    var steps: [Step] = []
    while rest.last == "/" { rest.removeLast() }
    if rest.starts(with: ["." as Character, "/"]) { rest = rest.dropFirst(2) }
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "*" where rest.first == "*":
        rest = rest.drop { $0 == "*" }
        let goesOn = rest.first == "/"
        if goesOn { rest = rest.dropFirst() }
        // `**/**/` means the same as `**/`.
        if !(goesOn && steps.last == .folders) { steps.append(goesOn ? .folders : .anything) }
      case "*": steps.append(.anyName)
      case "?": steps.append(.anyCharacter)
      default: steps.append(.character(character))
      }
    }
    return steps
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether the pattern matches a relative path, or a folder that contains it.
  package func matches(_ path: String) -> Bool {
    Self.isASCII(path) ? matches(path.utf8, bytes, UInt8(ascii: "/")) : matches(path, characters, "/")
  }

  private func matches<Text: Sequence>(
    _ path: Text, _ positions: [Text.Element: Positions], _ slash: Text.Element
  ) -> Bool where Text.Element: Hashable {
    let none = Positions([], below: count + 1)
    // All positions in the pattern that the characters read so far can have reached, so that the time is linear for every pattern.
    var states = withEmptyWildcards(Positions([0], below: count + 1))
    // The positions of `**/` that match a folder's name at the moment: they are active again after the next slash.
    var inName = none
    for character in path {
      if character == slash, states.contains(count) { return true }
      var taken = positions[character].map { states.intersection($0) } ?? none
      var next = states.intersection(anything)
      if character == slash {
        next.formUnion(states.intersection(folders))
        next.formUnion(inName)
        inName = none
      } else {
        taken.formUnion(states.intersection(anyCharacter))
        next.formUnion(states.intersection(anyName))
        inName.formUnion(states.intersection(folders))
      }
      next.formUnion(taken.advanced())
      states = withEmptyWildcards(next)
    }
    return states.contains(count)
  }

  /// Adds the positions that are reached if wildcards match nothing. At most two such wildcards are adjacent, as in `**/*`.
  private func withEmptyWildcards(_ states: Positions) -> Positions {
    var states = states, last = states
    while true {
      Steps.count()
      var wild = last.intersection(anyName)
      wild.formUnion(last.intersection(folders))
      wild.formUnion(last.intersection(anything))
      last = wild.advanced().subtracting(states)
      if last.isEmpty { return states }
      states.formUnion(last)
    }
  }
}

/// A set of positions in a pattern. Most patterns have fewer than 64, which need no memory of their own.
private struct Positions: Sendable {
  private var first: UInt64 = 0
  private var others: [UInt64]

  init(_ positions: [Int], below count: Int) {
    others = Array(repeating: 0, count: (count - 1) / 64)
    for position in positions {
      let bit: UInt64 = 1 << UInt64(position % 64)
      if position < 64 { first |= bit } else { others[position / 64 - 1] |= bit }
    }
  }

  var isEmpty: Bool { first == 0 && others.allSatisfy { $0 == 0 } }

  func contains(_ position: Int) -> Bool {
    let word = position < 64 ? first : others[position / 64 - 1]
    return word >> UInt64(position % 64) & 1 == 1
  }

  func intersection(_ other: Positions) -> Positions {
    var result = self
    result.first &= other.first
    for index in others.indices { result.others[index] &= other.others[index] }
    return result
  }

  func subtracting(_ other: Positions) -> Positions {
    var result = self
    result.first &= ~other.first
    for index in others.indices { result.others[index] &= ~other.others[index] }
    return result
  }

  mutating func formUnion(_ other: Positions) {
    first |= other.first
    for index in others.indices { others[index] |= other.others[index] }
  }

  /// The positions, each plus one: those after one more step of the pattern.
  func advanced() -> Positions {
    var result = self, carry = first >> 63
    result.first = first << 1
    for index in others.indices {
      result.others[index] = others[index] << 1 | carry
      carry = others[index] >> 63
    }
    return result
  }
}
