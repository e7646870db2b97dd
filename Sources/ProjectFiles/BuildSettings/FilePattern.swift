/// A pattern as `fnmatch` reads it: `*`, `?`, `[a-z]`, `[!a-z]` or `[^a-z]`, and `\` in front of a character that is meant
/// literally.
struct FilePattern: Sendable {
  private enum Step: Equatable, Sendable {
    case byte(UInt8)
    case any
    case star
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let steps: [Step]
  /// The number of names in the pattern, which `/` separates.
  private let nameCount: Int

  init(_ pattern: String) {
    var bytes = Array(pattern.utf8)[...], steps: [Step] = []
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if steps.last != .star { steps.append(.star) }
      case UInt8(ascii: "?"): steps.append(.any)
      case UInt8(ascii: "\\"): steps.append(.byte(bytes.popFirst() ?? byte))
      case UInt8(ascii: "["): steps.append(Self.set(&bytes) ?? .byte(byte))
      default: steps.append(.byte(byte))
      }
    }
    self.steps = steps
    nameCount = pattern.utf8.split(separator: UInt8(ascii: "/")).count
  }

  /// The set between `[` and `]`; nil without `]`, and then nothing is consumed.
  private static func set(_ bytes: inout ArraySlice<UInt8>) -> Step? {
    var rest = bytes, ranges: [ClosedRange<UInt8>] = []
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    while let low = rest.popFirst() {
      if low == UInt8(ascii: "]"), !ranges.isEmpty {
        bytes = rest
        return .oneOf(ranges, isNegated: isNegated)
      }
      if rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first, high != UInt8(ascii: "]") {
        rest = rest.dropFirst(2)
        ranges.append(low <= high ? low...high : high...low)
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }

  /// Whether the whole text matches. `*`, `?` and sets may match `/`.
  func matches(_ text: String) -> Bool { matches(Array(text.utf8)[...], crossesFolders: true) }

  /// Whether the last names of a path match, as many as the pattern has.
  ///
  /// Source: `Path.matchesFilenamePattern` of swift-build.
  func matchesEnd(ofPath path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    guard nameCount > 0, names.count >= nameCount else { return false }
    return matches(Array(names.suffix(nameCount).joined(separator: [UInt8(ascii: "/")]))[...], crossesFolders: false)
  }

  /// Whether the whole text matches. Unless `crossesFolders`, `*`, `?` and sets do not match `/`. After a mismatch only the last
  /// `*` is tried again, so the time is at most the product of both lengths.
  private func matches(_ text: ArraySlice<UInt8>, crossesFolders: Bool) -> Bool {
    var step = 0, index = text.startIndex
    var star: (step: Int, index: Int)?
    while index < text.endIndex {
      if step < steps.count, steps[step] == .star {
        star = (step, index)
        step += 1
      } else if step < steps.count, Self.matches(steps[step], text[index], crossesFolders) {
        step += 1
        index += 1
      } else if let last = star, crossesFolders || text[last.index] != UInt8(ascii: "/") {
        star = (last.step, last.index + 1)
        step = last.step + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return steps[step...].allSatisfy { $0 == .star }
  }

  private static func matches(_ step: Step, _ byte: UInt8, _ crossesFolders: Bool) -> Bool {
    let mayMatch = crossesFolders || byte != UInt8(ascii: "/")
    return switch step {
    case .byte(let expected): byte == expected
    case .any: mayMatch
    case .oneOf(let ranges, let isNegated): mayMatch && ranges.contains { $0.contains(byte) } != isNegated
    case .star: false
    }
  }
}
