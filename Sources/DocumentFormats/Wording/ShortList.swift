extension String {
  /// The text where something else refers to it: not more than 200 characters, because thousands of places may refer to one.
  package var shortened: String {
    guard utf8.count > 200, let end = unicodeScalars.index(startIndex, offsetBy: 199, limitedBy: endIndex),
      unicodeScalars[end...].count > 1
    else { return self }
    return self[..<end] + "…"
  }
}

extension Collection<String> {
  /// The first ones with commas, and the number of the others: `a, b, c and 4 more`.
  package func listed(atMost most: Int = 3) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}
