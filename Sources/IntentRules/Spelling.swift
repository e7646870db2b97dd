/// The word among `known` that `word` was probably meant to be: a part of it spelled out, or a typing mistake away.
func nearest(to word: String, among known: [String]) -> String? {
  let lowered = word.lowercased()
  let near = known.map { (distance: letters(apart: lowered, $0.lowercased()), word: $0) }
    .filter { $0.distance <= max(1, word.count / 3) }
    .min { ($0.distance, $0.word) < ($1.distance, $1.word) }
  if let near { return near.word }
  let longer = known.filter { $0.lowercased().hasPrefix(lowered) || lowered.hasPrefix($0.lowercased()) }
  return word.count > 2 && longer.count == 1 ? longer[0] : nil
}

/// How many letters have to be inserted, removed or replaced to make one word the other.
private func letters(apart left: String, _ right: String) -> Int {
  let right = Array(right.utf8)
  var previous = Array(0...right.count)
  for (row, letter) in left.utf8.enumerated() {
    var current = [row + 1]
    for column in right.indices {
      current.append(
        min(current[column] + 1, previous[column + 1] + 1, previous[column] + (letter == right[column] ? 0 : 1)))
    }
    previous = current
  }
  return previous[right.count]
}
