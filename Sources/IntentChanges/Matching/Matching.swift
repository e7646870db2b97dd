/// The elements of two versions: pairs of an old element with the same one in the new version, perhaps renamed; and those that
/// were removed or added.
struct Matching<Element: Sendable>: Sendable {
  struct Pair: Sendable {
    var old: Element
    var new: Element
    /// Nil if both have the same name.
    var rename: Rename?
    /// The index in `pairs`.
    var number = 0
  }

  var pairs: [Pair] = []
  var removed: [Element] = []
  var added: [Element] = []
  /// Whether more were removed or added than are compared to find renames.
  var isIncomplete = false
  /// The number of comparisons that were made to find renames.
  var comparisons = 0
}

/// Limits for the declarations that are compared with each other. The work grows with the product of the numbers of both sides.
enum MatchingLimits {
  /// The number of elements with one key, on each side, that are matched; the others are paired in order. No compiler accepts
  /// so many of one name.
  static let homonyms = 16
  /// The number of removed and added elements of one kind, or members of one type, among which renamed ones are searched. The
  /// others count as removed and added.
  static let renamed = 512
  /// The number of comparisons, of the parameters, properties and cases of all types together, that find renames.
  static let comparisonsOfMembers = 1 << 20
}

/// The reason why a declaration of the new version is treated as one of the old version under a new name.
struct Rename: Equatable, Sendable {
  var score: Double
  var reasons: [String]

  init(_ likeness: Likeness) {
    score = likeness.score
    reasons = likeness.reasons
  }

  /// The rename in the words of a note: "treated as a rename (similarity 0.82): same title, same parameters"
  var explanation: String {
    let hundredths = Int((score * 100).rounded())
    let text = hundredths >= 100 ? "1.00" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
    return "treated as a rename (similarity \(text)): \(reasons.joined(separator: ", "))"
  }
}

extension Matching {
  /// Pairs elements by their keys, best key first. Elements with the same key are paired by likeness. The rest is paired by
  /// likeness alone.
  ///
  /// An element whose `identity` also exists on the other side is neither removed nor added, even if all elements with
  /// that identity have partners: a scan of a whole repository contains the same type once per target.
  ///
  /// `likeness` gets the overlap of the members of both elements.
  init(
    _ old: [Element], _ new: [Element], keys: [(Element) -> String?], identity: (Element) -> String? = { _ in nil },
    members: (Element) -> Set<String> = { _ in [] },
    likeness: @escaping (Element, Element, Double?) -> Likeness = { _, _, _ in Likeness() }, atMost limit: Int = .max
  ) {
    let members = (old: old.map(members), new: new.map(members))
    var matching = PositionMatching(old.count, new.count) {
      likeness(old[$0], new[$1], overlap(members.old[$0], members.new[$1]))
    }
    for key in keys { matching.pair(old.map(key), new.map(key)) }
    matching.leaveOutShared(old.map(identity), new.map(identity))
    matching.pairRenamed(atMost: limit)
    pairs = matching.partners.enumerated().map { number, partners in
      Pair(old: old[partners.old], new: new[partners.new], rename: partners.rename, number: number)
    }
    removed = matching.oldLeft.map { old[$0] }
    added = matching.newLeft.map { new[$0] }
    isIncomplete = matching.isIncomplete
    comparisons = matching.comparisons
  }
}

/// Matches elements by their positions. Not generic, so that it is compiled once, not for each kind of element.
private struct PositionMatching {
  typealias Partners = (old: Int, new: Int, rename: Rename?)

  /// Pairs, in the order of the old version after `pairRenamed`.
  private(set) var partners: [Partners] = []
  private(set) var oldLeft: [Int]
  private(set) var newLeft: [Int]
  private(set) var isIncomplete = false
  private(set) var comparisons = 0
  private let likeness: (Int, Int) -> Likeness

  init(_ old: Int, _ new: Int, likeness: @escaping (Int, Int) -> Likeness) {
    oldLeft = Array(0..<old)
    newLeft = Array(0..<new)
    self.likeness = likeness
  }

  /// Pairs elements that have the same key.
  mutating func pair(_ oldKeys: [String?], _ newKeys: [String?]) {
    var waiting: [String: [Int]] = [:]
    for index in newLeft { if let key = newKeys[index] { waiting[key, default: []].append(index) } }
    var groups: [String: [Int]] = [:]
    for index in oldLeft {
      if let key = oldKeys[index], waiting[key] != nil { groups[key, default: []].append(index) }
    }
    var found: [Partners] = []
    for (key, left) in groups {
      let right = waiting[key] ?? [], limit = MatchingLimits.homonyms
      let best = bestPairs(Array(left.prefix(limit)), Array(right.prefix(limit))) { likeness($0, $1).score }
      for (one, other) in best + zip(left.dropFirst(limit), right.dropFirst(limit)) { found.append((one, other, nil)) }
    }
    take(found)
  }

  /// Removes elements whose identity exists on both sides from those that are left, so that they count as neither removed nor
  /// added.
  mutating func leaveOutShared(_ oldIdentities: [String?], _ newIdentities: [String?]) {
    let shared = Set(oldIdentities.compactMap { $0 }).intersection(newIdentities.compactMap { $0 })
    oldLeft.removeAll { oldIdentities[$0].map(shared.contains) ?? false }
    newLeft.removeAll { newIdentities[$0].map(shared.contains) ?? false }
  }

  /// Pairs the remaining elements, most similar first, as long as the likeness is convincing. At most `MatchingLimits.renamed` of
  /// each side are compared, and none if that takes more than `limit` comparisons.
  mutating func pairRenamed(atMost limit: Int) {
    var old = oldLeft.prefix(MatchingLimits.renamed), new = newLeft.prefix(MatchingLimits.renamed)
    let all = old.count * new.count
    isIncomplete = all > 0 && (max(oldLeft.count, newLeft.count) > MatchingLimits.renamed || all > limit)
    if all > limit { (old, new) = ([], []) }
    comparisons = old.count * new.count
    let likenesses = old.map { one in new.map { likeness(one, $0) } }
    let pairs = bestPairs(Array(old.indices), Array(new.indices)) { left, right in
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

  /// Pairs by score, highest first. Equal scores are ordered by position, so that swapping the sides gives the same pairs.
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
