import IntentModel

/// A text as people see it, for comparison: its words in lower case, with its table and its default value.
struct ShownText: Hashable {
  private var text: String
  private var table: String?
  private var defaultValue: String?

  /// Nil for an empty text, and for one whose table or default value cannot be read.
  init?(_ text: LocalizedText) {
    self.text = text.key.wordsToCompare().joined(separator: " ")
    // The location of a table is ignored. An unreadable table can't be compared.
    guard !self.text.isEmpty, text.table?.unreadable == nil, text.defaultValue?.unreadable == nil else { return nil }
    table = text.table?.known
    defaultValue = text.defaultValue?.known
  }
}
