/// What has become of each element of the older version: it is still there, it is there under another name, or it is gone.
struct Matching<Element: Sendable>: Sendable {
  struct Pair: Sendable {
    var old: Element
    var new: Element
    /// Nil where both have one name.
    var rename: Rename?
  }

  var pairs: [Pair] = []
  var removed: [Element] = []
  var added: [Element] = []
}

/// Why two declarations with different names are taken for one.
struct Rename: Equatable, Sendable {
  var score: Double
  var reasons: [String]

  init(_ likeness: Likeness) {
    score = likeness.score
    reasons = likeness.reasons
  }

  /// "taken for a rename (0.82): same title, same parameters"
  var explanation: String {
    let hundredths = Int((score * 100).rounded())
    let text = hundredths >= 100 ? "1.00" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
    return "taken for a rename (\(text)): \(reasons.joined(separator: ", "))"
  }
}

extension Matching {
  /// Pairs elements by their keys, best key first, several of one key by likeness; then the rest by likeness alone.
  ///
  /// An element whose `identity` is in use on the other side is neither removed nor added, even where all that bear it
  /// have partners: a scan of a whole repository holds the same type once for each target.
  init(
    _ old: [Element], _ new: [Element], keys: [(Element) -> String?], identity: (Element) -> String? = { _ in nil },
    likeness: @escaping (Element, Element) -> Likeness = { _, _ in Likeness() }
  ) {
    var matching = PositionMatching(old.count, new.count) { likeness(old[$0], new[$1]) }
    for key in keys { matching.pair(old.map(key), new.map(key)) }
    matching.leaveOutShared(old.map(identity), new.map(identity))
    matching.pairRenamed()
    pairs = matching.partners.map { Pair(old: old[$0.old], new: new[$0.new], rename: $0.rename) }
    removed = matching.oldLeft.map { old[$0] }
    added = matching.newLeft.map { new[$0] }
  }
}

/// Matches elements that it knows by their positions alone: compiled once, not for each kind of element.
private struct PositionMatching {
  typealias Partners = (old: Int, new: Int, rename: Rename?)

  /// In the order of the older version, once `pairRenamed` is through.
  private(set) var partners: [Partners] = []
  private(set) var oldLeft: [Int]
  private(set) var newLeft: [Int]
  private let likeness: (Int, Int) -> Likeness

  init(_ old: Int, _ new: Int, likeness: @escaping (Int, Int) -> Likeness) {
    oldLeft = Array(0..<old)
    newLeft = Array(0..<new)
    self.likeness = likeness
  }

  /// Pairs what has one key.
  mutating func pair(_ oldKeys: [String?], _ newKeys: [String?]) {
    var waiting: [String: [Int]] = [:]
    for index in newLeft { if let key = newKeys[index] { waiting[key, default: []].append(index) } }
    var groups: [String: [Int]] = [:]
    for index in oldLeft {
      if let key = oldKeys[index], waiting[key] != nil { groups[key, default: []].append(index) }
    }
    var found: [Partners] = []
    for (key, left) in groups {
      for (one, other) in bestPairs(left, waiting[key] ?? [], { likeness($0, $1).score }) {
        found.append((one, other, nil))
      }
    }
    take(found)
  }

  /// What bears an identity that the other side has too is neither removed nor added.
  mutating func leaveOutShared(_ oldIdentities: [String?], _ newIdentities: [String?]) {
    let shared = Set(oldIdentities.compactMap { $0 }).intersection(newIdentities.compactMap { $0 })
    oldLeft.removeAll { oldIdentities[$0].map(shared.contains) ?? false }
    newLeft.removeAll { newIdentities[$0].map(shared.contains) ?? false }
  }

  /// Pairs what is left, the most alike first, until nothing is convincing.
  mutating func pairRenamed() {
    let likenesses = oldLeft.map { one in newLeft.map { likeness(one, $0) } }
    let pairs = bestPairs(Array(oldLeft.indices), Array(newLeft.indices)) { left, right in
      likenesses[left][right].isConvincing ? likenesses[left][right].score : nil
    }
    take(pairs.map { (oldLeft[$0], newLeft[$1], Rename(likenesses[$0][$1])) })
    partners.sort { $0.old < $1.old }
  }

  private mutating func take(_ found: [Partners]) {
    partners += found
    let taken = (old: Set(found.map(\.old)), new: Set(found.map(\.new)))
    oldLeft.removeAll { taken.old.contains($0) }
    newLeft.removeAll { taken.new.contains($0) }
  }

  /// Pairs by score, highest first. Equal scores go by position, the same from either side.
  private func bestPairs(_ left: [Int], _ right: [Int], _ score: (Int, Int) -> Double?) -> [(Int, Int)] {
    if left.count == 1, right.count == 1 { return score(left[0], right[0]) == nil ? [] : [(left[0], right[0])] }
    var candidates: [(left: Int, right: Int, score: Double)] = []
    for one in left {
      for other in right {
        if let score = score(one, other) { candidates.append((one, other, score)) }
      }
    }
    candidates.sort { first, second in
      if first.score != second.score { return first.score > second.score }
      return (first.left + first.right, abs(first.left - first.right))
        < (second.left + second.right, abs(second.left - second.right))
    }
    var used = (left: Set<Int>(), right: Set<Int>())
    return candidates.compactMap { candidate in
      guard !used.left.contains(candidate.left), !used.right.contains(candidate.right) else { return nil }
      used.left.insert(candidate.left)
      used.right.insert(candidate.right)
      return (candidate.left, candidate.right)
    }
  }
}
