extension String {
  /// The text for an element that refers to it, with 200 Unicode scalars at most: thousands of elements may refer to one text.
  package var shortened: String {
    guard utf8.count > 200, let end = unicodeScalars.index(startIndex, offsetBy: 199, limitedBy: endIndex),
      unicodeScalars[end...].count > 1
    else { return self }
    return self[..<end] + "…"
  }

  /// The text in a line of other words, such as a value of the source in a message: a space for line breaks, tabs and indentation,
  /// and not more than 200 characters.
  package var onOneLine: String {
    func endsLine(_ character: Character) -> Bool { character.isNewline || character == "\t" }
    guard contains(where: endsLine) else { return shortened }
    return split(whereSeparator: endsLine).map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: " ").shortened
  }
}

extension Collection<String> {
  /// The first strings with commas, and the number of the others: `a, b, c and 4 more`.
  package func listed(atMost most: Int = 3) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}
