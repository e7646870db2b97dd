import DocumentFormats

/// The similarity of two declarations, and the reasons for it. It decides whether one is the other under a new name.
///
/// It is symmetric: `a` and `b` have the same likeness as `b` and `a`.
struct Likeness: Equatable, Sendable {
  /// The score from which two declarations are treated as one. Pairs such as `Pause` and `Resume`, which share a file and
  /// the same members but little else, score less.
  static let threshold = 0.5

  private var weights = 0.0
  private var sum = 0.0
  /// The reasons for the score, in the order in which they were weighed: heaviest first.
  private(set) var reasons: [String] = []

  /// A number from 0 to 1.
  var score: Double { weights == 0 ? 0 : sum / weights }
  var isConvincing: Bool { score >= Self.threshold && !reasons.isEmpty }

  /// Adds a part of the score, and a reason if the similarity is at least 0.6. If `similarity` is nil, because it is unknown for
  /// one side, the part has no influence.
  mutating func weigh(_ reason: String, _ weight: Double, _ similarity: Double?) {
    guard let similarity else { return }
    weights += weight
    sum += weight * similarity
    if similarity >= 0.6 { reasons.append(similarity > 0.999 ? "same \(reason)" : "similar \(reason)") }
  }

  /// Adds the similarity of two texts, which are similar if one of them is the other with a typing mistake. Has no influence if one
  /// of the texts is not known.
  mutating func weigh(
    _ reason: String, _ weight: Double, _ left: Stated<String>, _ right: Stated<String>, _ names: NameLikeness
  ) {
    guard let left = left.known, let right = right.known else { return }
    weigh(reason, weight, left == right ? 1 : names.isTypingMistake(left, right) ? 0.9 : 0)
  }
}

/// The share of elements that both sets contain; nil for two empty sets, whose equality is not evidence for a
/// rename.
func overlap<Element>(_ left: Set<Element>, _ right: Set<Element>) -> Double? {
  let (few, many) = left.count < right.count ? (left, right) : (right, left)
  let shared = few.count(where: many.contains), all = few.count + many.count - shared
  return all == 0 ? nil : Double(shared) / Double(all)
}

/// Compares names and texts. Stores the words of each name and each text in lower case, because each is compared with many others.
final class NameLikeness {
  private static let noise: Set<String> = ["app", "intent", "entity", "query", "enum", "action"]
  private static let sizeLimit = 128

  private var wordsByName: [String: Set<String>] = [:]
  private var lowercasedTexts: [String: String] = [:]

  /// The similarity of two names: by their words, without common ones such as `Intent`; or because one of them is the other
  /// with a typing mistake. Long names are equal or have nothing in common.
  func likeness(_ left: String, _ right: String) -> Double {
    if max(left.utf8.count, right.utf8.count) > Self.sizeLimit { return left == right ? 1 : 0 }
    return isTypingMistake(left, right) ? 0.9 : overlap(words(of: left), words(of: right)) ?? 0
  }

  /// Whether the names differ only by a typing mistake, as in `isDisposible`: at most one wrong letter in six. Names of fewer than
  /// six letters, or of more than 128 bytes, are not compared.
  func isTypingMistake(_ left: String, _ right: String) -> Bool {
    let lengths = (left.utf8.count, right.utf8.count), limit = min(lengths.0, lengths.1) / 6
    guard left != right, limit > 0, max(lengths.0, lengths.1) <= Self.sizeLimit else { return false }
    return editDistance(lowercased(left), lowercased(right), atMost: limit) <= limit
  }

  private func lowercased(_ text: String) -> String {
    if let known = lowercasedTexts[text] { return known }
    let lowercased = text.lowercased()
    lowercasedTexts[text] = lowercased
    return lowercased
  }

  private func words(of name: String) -> Set<String> {
    if let known = wordsByName[name] { return known }
    let words = Set(camelCaseWords(name).map { $0.lowercased() }), telling = words.subtracting(Self.noise)
    wordsByName[name] = telling.isEmpty ? words : telling
    return telling.isEmpty ? words : telling
  }
}

/// The words of a name: `Open`, `URL`, `Intent` for `OpenURLIntent`.
private func camelCaseWords(_ name: String) -> [String] {
  var words: [String] = [], word = ""
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    let isStart =
      character.isUppercase
      && (index > 0 && !characters[index - 1].isUppercase
        || index + 1 < characters.count && characters[index + 1].isLowercase)
    if isStart || character == "_" {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    if character != "_" { word.append(character) }
  }
  if !word.isEmpty { words.append(word) }
  return words
}
