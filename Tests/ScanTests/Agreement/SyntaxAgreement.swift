/// The comparison of one file: tokens and declarations, ours against SwiftParser's.
struct SyntaxAgreement {
  enum Outcome {
    /// SwiftParser accepts the file.
    case accepted
    /// It doesn't; what ends before its first error was compared, the rest counted.
    case rejected
    /// It wasn't asked, or it crashed.
    case unasked
  }

  private(set) var outcome = Outcome.unasked
  let bytes: Int
  private(set) var tokens = 0
  private(set) var declarations = 0
  /// Each in a line.
  private(set) var differences: [String] = []
  /// Differences after the first error.
  private(set) var laterDifferences = 0

  /// SwiftParser gives up at 256 levels, and some deeper input crashes it.
  static let deepest = 200

  /// Diagnostics of this parser for files that SwiftParser accepts: characters that the compiler warns of, and `@(a, b)`, which
  /// it takes for an attribute with a tuple as its name.
  private static let ours: Set<String> = ["unexpected-character", "expected-attribute"]

  init(_ source: [UInt8], _ judge: SyntaxJudge) {
    bytes = source.count
    let own = OwnInventory(source)
    guard own.nesting <= Self.deepest, let answer = judge.ask(source) else { return }
    outcome = answer.firstError == nil ? .accepted : .rejected
    let limit = answer.firstError ?? Int.max
    compareTokens(own.tokens, answer.tokens, before: limit, source)
    // The first error cuts off tokens that reach up to it.
    let edge = answer.firstError.map { error in answer.tokens.last { Int($0.end) <= error }.map { Int($0.end) } ?? 0 }
    compareLines(own.lines, answer.inventory, before: edge ?? Int.max, source)
    if outcome == .accepted {
      for diagnostic in own.file.diagnostics where !Self.ours.contains(diagnostic.id) {
        differences.append(
          "reported \(diagnostic.id) at \(diagnostic.span.start): \(excerpt(source, Int(diagnostic.span.start)))")
      }
    }
  }

  private mutating func compareTokens(
    _ own: [JudgedToken], _ theirs: [JudgedToken], before limit: Int, _ source: [UInt8]
  ) {
    tokens = theirs.count
    if own == theirs { return }
    let difference = zip(own, theirs).first { $0 != $1 }
    let start = difference.map { min($0.0.start, $0.1.start) } ?? min(own.last?.end ?? 0, theirs.last?.end ?? 0)
    let end = difference.map { min($0.0.end, $0.1.end) } ?? start
    if Int(end) > limit || limit != Int.max && (Int(start) >= limit || difference == nil) {
      laterDifferences += 1
    } else {
      let pair = difference.map { "\($0.0), SwiftParser \($0.1)" } ?? "\(own.count), SwiftParser \(theirs.count)"
      differences.append("token \(pair): \(excerpt(source, Int(start)))")
    }
  }

  /// Line by line in the order of their places; a marker `C` for `L` is no difference, since the scanner says so where it
  /// can't tell.
  private mutating func compareLines(
    _ own: [String], _ theirs: [Substring], before limit: Int, _ source: [UInt8]
  ) {
    declarations = theirs.count
    if Set(own) == Set(theirs.map(String.init)) { return }
    var lines: [Key: (own: Substring?, theirs: Substring?)] = [:]
    for line in own { lines[Key(line[...]), default: (nil, nil)].own = line[...] }
    for line in theirs { lines[Key(line), default: (nil, nil)].theirs = line }
    let startsBehind = Set(lines.filter { $0.value.theirs != nil && $0.key.end >= limit }.map(\.key.start))
    for (key, pair) in lines.sorted(by: { $0.key < $1.key }) {
      if let own = pair.own, let theirs = pair.theirs, own.dropFirst() == theirs.dropFirst() {
        if own.first == theirs.first || own.first == "C" && theirs.first == "L" { continue }
      }
      // One that only we end before the error is the same one, broken off.
      let isBrokenOff = pair.theirs == nil && limit != Int.max && startsBehind.contains(key.start)
      if key.end >= limit || isBrokenOff {
        laterDifferences += 1
      } else {
        differences.append(
          "\(pair.own ?? "nothing")\n    SwiftParser \(pair.theirs ?? "nothing"): \(excerpt(source, key.start))")
      }
    }
  }

  /// A declaration's place: start, end, and the line's words up to its name, since variables may share a place.
  private struct Key: Hashable, Comparable {
    var start: Int
    var end: Int
    var name: String

    init(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 6)
      start = words.count > 1 ? Int(words[1]) ?? 0 : 0
      end = words.count > 2 ? Int(words[2]) ?? 0 : 0
      let isTuple = words.count > 5 && words[4] == "tuple"
      name = isTuple && words.count > 6 ? String(words[6].prefix { $0 != " " }) : ""
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.start, left.end, left.name) < (right.start, right.end, right.name)
    }
  }
}

/// Up to sixty bytes of the source from `start` on, in one line.
private func excerpt(_ source: [UInt8], _ start: Int) -> String {
  let bytes = source[min(start, source.count)..<min(start + 60, source.count)]
  return "“"
    + String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    .joined(separator: "⏎") + "”"
}
