extension [String] {
  /// "; did you mean 'x'?" if one of these words is similar enough to `word`. Empty if none is, or there are more than
  /// `SpellingLimits.words` of them, or `word` is too long.
  package func suggestion(for word: String) -> String {
    guard count <= SpellingLimits.words else { return "" }
    // Up to a third of the bytes may be wrong, not counting dashes.
    let letters = word.utf8.count { $0 != UInt8(ascii: "-") }
    return nearest(to: word.lowercased(), atMost: letters / 3).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The word with the smallest edit distance to a word in lower case, and the first of these in alphabetical order. Nil if all
  /// distances are above a limit, or the word in lower case is too long.
  package func nearest(to lowered: String, atMost limit: Int) -> String? {
    guard lowered.utf8.count <= SpellingLimits.word else { return nil }
    return map { (distance: editDistance(lowered, $0.lowercased(), atMost: limit), word: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }
}

extension [Int] {
  /// A version as people write it: `26.1`.
  package var dotted: String { map(String.init).joined(separator: ".") }
}

/// The limits of the comparisons that find the intended word.
package enum SpellingLimits {
  /// The number of known words above which nothing is suggested: each of many unknown words would be compared with all of them.
  package static let words = 512
  /// The length of an unknown word, in bytes, above which nothing is suggested.
  static let word = 64
  /// The length of a word, in bytes, above which no distance is computed: the work for two words is the product of their lengths.
  static let bytes = 128
}

/// The number of bytes to insert, remove, replace or swap with their neighbor to change one word into the other. For words that are
/// too long to be compared, the length of the longer one. A distance above `limit` may be any number above it.
package func editDistance(_ left: String, _ right: String, atMost limit: Int = .max) -> Int {
  let length = max(left.utf8.count, right.utf8.count), difference = 2 * length - left.utf8.count - right.utf8.count
  guard length <= SpellingLimits.bytes else { return length }
  guard difference <= limit else { return difference }
  let left = Array(left.utf8), right = Array(right.utf8)
  // Only cells in a band around the diagonal are computed: all others are above the limit.
  let band = min(limit, length)
  var before: [Int] = [], previous = Array(0...right.count), leastBefore = 0
  for row in left.indices {
    var current = [Int](repeating: band + 1, count: right.count + 1), least = row + 1
    current[0] = least
    for column in max(0, row - band)..<min(right.count, row + band + 1) {
      var best = min(current[column], previous[column + 1]) + 1
      best = min(best, previous[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, before[column - 1] + 1)
      }
      current[column + 1] = best
      least = min(least, best)
    }
    if min(least, leastBefore) > limit { return least }
    (before, previous, leastBefore) = (previous, current, least)
  }
  return previous[right.count]
}
