import SourceScan
import DocumentFormats

/// The word among `known` that `word` was probably meant to be: one that differs in few letters, or the only one that begins like
/// it. Nil if there is none, and if `known` has more words than a limit, because each of many unknown words would be compared with
/// all of them.
func nearest(to word: String, among known: [String]) -> String? {
  guard known.count <= SpellingLimits.words else { return nil }
  Steps.count(known.count)
  let lowered = word.lowercased(), most = max(1, word.count / 3)
  if let near = known.nearest(to: lowered, atMost: most) { return near }
  let longer = known.filter { $0.lowercased().hasPrefix(lowered) || lowered.hasPrefix($0.lowercased()) }
  return word.count > 2 && longer.count == 1 ? longer[0] : nil
}

/// The end of a message that names the word that was probably meant.
func didYouMean(_ meant: String?) -> String { meant.map { "; did you mean '\($0)'?" } ?? "" }

/// The verb of a message about the first of several things, with the number of the others: `and 2 other texts are`.
func verb(andOthers count: Int, _ noun: String) -> String {
  count == 0 ? "is" : count == 1 ? "and another \(noun) are" : "and \(count) other \(noun)s are"
}
