/// A rule, or an explanation (`ToolMessage`), for a message that Apple's tools print. Messages are matched as people copy them:
/// with names filled in, cut off, in other quotes, after a file's name.
package enum AppleMessage: Sendable {
  case ofRule(Rule)
  case ofTool(ToolMessage)

  /// The page for a terminal.
  package var page: String {
    switch self {
    case .ofRule(let rule): rule.page
    case .ofTool(let message): message.page
    }
  }

  private var texts: [String] {
    switch self {
    case .ofRule(let rule): rule.description.appleMessages
    case .ofTool(let message): [message.text] + message.also
    }
  }

  /// The known messages that are most like `text`: all with the best score, first those of rules, sorted by id. Empty if none is
  /// similar enough.
  package static func matching(_ text: String) -> [AppleMessage] {
    let words = messageWords(text)
    guard !words.isEmpty else { return [] }
    let scored = (Rule.known.map(AppleMessage.ofRule) + ToolMessage.all.map(AppleMessage.ofTool)).compactMap {
      message in
      message.texts.map { likeness(words, messageWords($0)) }.max().map { (score: $0, message: message) }
    }
    guard let best = scored.map(\.score).max(), best >= 0.75 else { return [] }
    return scored.filter { $0.score == best }.map(\.message)
  }

  /// The likeness of a text and a known message, from 0 to 1: the share of the shorter one's words that the other one has in the
  /// same order. A text of three or four words counts less if its words are not adjacent in the message, and a text of one or two
  /// words counts only if they are.
  private static func likeness(_ words: [String], _ message: [String]) -> Double {
    let fixed = message.filter { $0 != placeholder }
    // A known message of fewer than five words must occur as a whole, because many messages share some of its words.
    if fixed.count < 5, words.count >= fixed.count { return holds(words, fixed) ? (words == fixed ? 1 : 0.99) : 0 }
    let short = min(words.count, fixed.count)
    if short < 3 {
      let isTelling = words.reduce(0) { $0 + $1.count } >= 8
      return isTelling && holds(fixed, words) ? 0.75 + Double(words.count) / 100 : 0
    }
    return Double(commonWords(words, fixed)) / Double(short) * (words.count < 5 && !holds(fixed, words) ? 0.9 : 1)
  }

  private static func holds(_ message: [String], _ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= message.count else { return false }
    return (0...(message.count - words.count)).contains { Array(message[$0..<($0 + words.count)]) == words }
  }

  /// The length of the longest sequence of words that both texts have in the same order.
  private static func commonWords(_ left: [String], _ right: [String]) -> Int {
    var previous = [Int](repeating: 0, count: right.count + 1)
    for word in left {
      var current = [0]
      for column in right.indices {
        current.append(word == right[column] ? previous[column] + 1 : max(previous[column + 1], current[column]))
      }
      previous = current
    }
    return previous[right.count]
  }

  private static let placeholder = "<>"

  /// The words of a text in lower case, without quotes and punctuation. `<…>` in a message is one placeholder, and `App.Thing` is
  /// one word.
  private static func messageWords(_ text: String) -> [String] {
    var words: [String] = [], word = "", depth = 0
    func isBoundary(_ character: Character) -> Bool {
      character.isWhitespace || "'\"’‘“”`,:;!?()[]\\".contains(character)
    }
    func endWord() {
      while word.last == "." { word.removeLast() }
      let text = word.drop { $0 == "." }
      if !text.isEmpty { words.append(String(text)) }
      word = ""
    }
    for character in text.lowercased() {
      if character == "<", word.isEmpty {
        depth += 1
      } else if character == ">", depth > 0 {
        depth -= 1
        if depth == 0 { words.append(placeholder) }
      } else if depth == 0, isBoundary(character) {
        endWord()
      } else if depth == 0 {
        word.append(character)
      }
    }
    endWord()
    return words
  }
}
