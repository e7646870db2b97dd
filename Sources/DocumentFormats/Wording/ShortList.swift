extension String {
  /// The text for an element that refers to it, with 200 characters at most: thousands of elements may refer to one text.
  package var shortened: String {
    guard utf8.count > 200, let end = unicodeScalars.index(startIndex, offsetBy: 199, limitedBy: endIndex),
      unicodeScalars[end...].count > 1
    else { return self }
    return self[..<end] + "…"
  }
}

extension Collection<String> {
  /// The first strings with commas, and the number of the others: `a, b, c and 4 more`.
  package func listed(atMost most: Int = 3) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}
