import JSONDocuments

/// How alike two declarations are, and why: what decides whether one is the other under a new name.
///
/// Symmetric: what it says of `a` and `b` it says of `b` and `a`.
struct Likeness: Equatable, Sendable {
  /// From here on two declarations are taken for one. Below it lie pairs such as `Pause` and `Resume`, which share a file,
  /// a shape and little else.
  static let threshold = 0.5

  private var weights = 0.0
  private var sum = 0.0
  /// What speaks for it, heaviest first as it was weighed.
  private(set) var reasons: [String] = []

  /// From 0 to 1.
  var score: Double { weights == 0 ? 0 : sum / weights }
  var isConvincing: Bool { score >= Self.threshold && !reasons.isEmpty }

  /// `similarity` is nil where one side doesn't tell: that speaks neither for nor against.
  mutating func weigh(_ reason: String, _ weight: Double, _ similarity: Double?) {
    guard let similarity else { return }
    weights += weight
    sum += weight * similarity
    if similarity >= 0.6 { reasons.append(similarity > 0.999 ? "same \(reason)" : "similar \(reason)") }
  }

  /// Texts are alike where one of them is the other with a typing mistake.
  mutating func weigh(_ reason: String, _ weight: Double, _ left: Stated<String>, _ right: Stated<String>) {
    guard let left = left.known, let right = right.known else { return }
    weigh(reason, weight, left == right ? 1 : isTypingMistake(left, right) ? 0.9 : 0)
  }
}

/// The share of elements that both have; nil for two empty sets, which say nothing.
func overlap<Element>(_ left: Set<Element>, _ right: Set<Element>) -> Double? {
  let all = left.union(right)
  return all.isEmpty ? nil : Double(left.intersection(right).count) / Double(all.count)
}

/// How alike two names are: by the words that they are made of, `Intent` and its like left out, or because one of them is
/// the other with a typing mistake.
func nameLikeness(_ left: String, _ right: String) -> Double {
  if isTypingMistake(left, right) { return 0.9 }
  let noise: Set<String> = ["app", "intent", "entity", "query", "enum", "action"]
  func words(_ name: String) -> Set<String> {
    let words = Set(camelCaseWords(name).map { $0.lowercased() })
    let telling = words.subtracting(noise)
    return telling.isEmpty ? words : telling
  }
  return overlap(words(left), words(right)) ?? 0
}

/// One letter in six wrong, in names that are long enough to tell: `isDisposible`.
private func isTypingMistake(_ left: String, _ right: String) -> Bool {
  let length = min(left.utf8.count, right.utf8.count)
  return left != right && length >= 6 && editDistance(left.lowercased(), right.lowercased()) <= length / 6
}

/// `OpenURLIntent`: `Open`, `URL`, `Intent`.
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
