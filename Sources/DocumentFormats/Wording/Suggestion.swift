extension [String] {
  /// "; did you mean 'x'?" if one of these words is similar enough to `word`, else an empty text.
  package func suggestion(for word: String) -> String {
    guard count <= SpellingLimits.words else { return "" }
    let nearest = map { (distance: editDistance(word.lowercased(), $0.lowercased()), word: $0) }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    // Up to a third of the letters may be wrong. Dashes do not count as letters.
    let letters = word.utf8.count { $0 != UInt8(ascii: "-") }
    guard let nearest, nearest.distance <= letters / 3 else { return "" }
    return "; did you mean '\(nearest.word)'?"
  }
}

extension [Int] {
  /// A version as people write it: `26.1`.
  package var dotted: String { map(String.init).joined(separator: ".") }
}

/// Limits of the comparisons that find the intended word.
package enum SpellingLimits {
  /// Each of many unknown words would be compared with all of them.
  package static let words = 512
  /// The work for two words is the product of their lengths.
  static let bytes = 128
}

/// The number of letters to insert, remove, replace or swap with their neighbor to change one word into the other. Words that
/// are too long to be compared have nothing in common.
package func editDistance(_ left: String, _ right: String) -> Int {
  let length = max(left.utf8.count, right.utf8.count)
  guard length <= SpellingLimits.bytes else { return length }
  let left = Array(left.utf8), right = Array(right.utf8)
  var before: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      var best = min(current[column], previous[column + 1]) + 1
      best = min(best, previous[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, before[column - 1] + 1)
      }
      current.append(best)
    }
    before = previous
    previous = current
  }
  return previous[right.count]
}
