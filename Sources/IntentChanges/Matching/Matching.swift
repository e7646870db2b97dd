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
  /// Pairs elements by their keys, best key first, then the rest by likeness.
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
      var taken: Set<Int> = []
      oldLeft.removeAll { index in
        guard let key = key(old[index]), let partner = waiting[key]?.first else { return false }
        waiting[key]?.removeFirst()
        taken.insert(partner)
        partners.append((index, partner, nil))
        return true
      }
      newLeft.removeAll { taken.contains($0) }
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

  /// The most alike first, until nothing is convincing. Equal scores go by position, the same from either side.
  private static func renames(
    _ old: [(index: Int, element: Element)], _ new: [(index: Int, element: Element)],
    _ likeness: (Element, Element) -> Likeness
  ) -> [(old: Int, new: Int, rename: Rename)] {
    var candidates: [(old: Int, new: Int, likeness: Likeness)] = []
    for (left, one) in old {
      for (right, other) in new {
        let likeness = likeness(one, other)
        if likeness.isConvincing { candidates.append((left, right, likeness)) }
      }
    }
    candidates.sort { left, right in
      if left.likeness.score != right.likeness.score { return left.likeness.score > right.likeness.score }
      return (left.old + left.new, abs(left.old - left.new)) < (right.old + right.new, abs(right.old - right.new))
    }
    var usedOld: Set<Int> = [], usedNew: Set<Int> = []
    return candidates.compactMap { candidate in
      guard !usedOld.contains(candidate.old), !usedNew.contains(candidate.new) else { return nil }
      usedOld.insert(candidate.old)
      usedNew.insert(candidate.new)
      return (candidate.old, candidate.new, Rename(candidate.likeness))
    }
  }
}
