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
struct Rename: Hashable, Sendable {
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
    likeness: (Element, Element) -> Likeness = { _, _ in Likeness() }
  ) {
    var oldLeft = Array(old.indices), newLeft = Array(new.indices)
    var partners: [(old: Int, new: Int, rename: Rename?)] = []
    func pair(by key: (Element) -> String?) {
      var waiting: [String: [Int]] = [:]
      for index in newLeft { if let key = key(new[index]) { waiting[key, default: []].append(index) } }
      var groups: [String: [Int]] = [:]
      for index in oldLeft {
        if let key = key(old[index]), waiting[key] != nil { groups[key, default: []].append(index) }
      }
      for (key, left) in groups {
        for (one, other) in Self.bestPairs(left, waiting[key] ?? [], { likeness(old[$0], new[$1]).score }) {
          partners.append((one, other, nil))
        }
      }
      let taken = (old: Set(partners.map(\.old)), new: Set(partners.map(\.new)))
      oldLeft.removeAll { taken.old.contains($0) }
      newLeft.removeAll { taken.new.contains($0) }
    }
    for key in keys { pair(by: key) }
    let oldIdentities = Set(old.compactMap(identity)), newIdentities = Set(new.compactMap(identity))
    oldLeft.removeAll { identity(old[$0]).map(newIdentities.contains) ?? false }
    newLeft.removeAll { identity(new[$0]).map(oldIdentities.contains) ?? false }
    for found in Self.renames(oldLeft.map { ($0, old[$0]) }, newLeft.map { ($0, new[$0]) }, likeness) {
      partners.append((found.old, found.new, found.rename))
      oldLeft.removeAll { $0 == found.old }
      newLeft.removeAll { $0 == found.new }
    }
    pairs = partners.sorted { $0.old < $1.old }.map { Pair(old: old[$0.old], new: new[$0.new], rename: $0.rename) }
    removed = oldLeft.map { old[$0] }
    added = newLeft.map { new[$0] }
  }

  /// The most alike first, until nothing is convincing.
  private static func renames(
    _ old: [(index: Int, element: Element)], _ new: [(index: Int, element: Element)],
    _ likeness: (Element, Element) -> Likeness
  ) -> [(old: Int, new: Int, rename: Rename)] {
    let likenesses = old.map { one in new.map { likeness(one.element, $0.element) } }
    let pairs = bestPairs(Array(old.indices), Array(new.indices)) { left, right in
      likenesses[left][right].isConvincing ? likenesses[left][right].score : nil
    }
    return pairs.map { (old[$0].index, new[$1].index, Rename(likenesses[$0][$1])) }
  }

  /// Pairs by score, highest first. Equal scores go by position, the same from either side.
  private static func bestPairs(
    _ left: [Int], _ right: [Int], _ score: (Int, Int) -> Double?
  ) -> [(Int, Int)] {
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
