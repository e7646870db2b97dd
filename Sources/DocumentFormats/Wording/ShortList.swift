extension Collection<String> {
  /// The first ones with commas, and the number of the others: `a, b, c and 4 more`.
  package func listed(atMost most: Int = 3) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}
