import DocumentFormats
import IntentLocalization

/// The tokens of a text in a table, `${applicationName}` and `${shelf}`, and the parts of the text that were meant to be tokens.
package struct PhraseTokens {
  package static let applicationName = "applicationName"

  /// The names between the braces, in order, without misspellings of `applicationName`.
  private(set) var names: [String] = []
  /// The text with a space instead of each token.
  private(set) var rest = ""
  /// Parts of the text that look like a token and are spoken as text.
  private(set) var broken: [Broken] = []

  struct Broken {
    /// The token as written.
    var written: String
    /// The token that was meant; nil where that is not clear.
    var meant: String?
  }

  package init(_ text: String) {
    for part in TextPart.parts(of: text) {
      switch part {
      case .text(let text): rest += text
      case .token(let name):
        rest += " "
        if name != Self.applicationName, Self.isNearApplicationName(name) {
          broken.append(Broken(written: "${\(name)}", meant: "${\(Self.applicationName)}"))
        } else {
          names.append(name)
        }
      }
    }
    if mayHaveBroken { findBroken() }
  }

  package var applicationNames: Int { names.count { $0 == Self.applicationName } }
  /// The tokens of parameters.
  var parameters: [String] { names.filter { $0 != Self.applicationName } }

  /// Whether the text has letters outside of its tokens.
  var hasWords: Bool { rest.contains(where: \.isLetter) }

  /// Whether a name is almost `applicationName`: `application_name`, `ApplicationName`, `aplicationName`, ` applicationName `
  private static func isNearApplicationName(_ name: String) -> Bool {
    let letters = name.filter { $0.isASCII && $0.isLetter }.lowercased()
    // Words whose lengths differ by more have a larger distance.
    guard abs(letters.utf8.count - applicationName.utf8.count) <= 2 else { return false }
    return editDistance(letters, applicationName.lowercased()) <= 2
  }

  /// Whether `rest` has one of the byte sequences that broken tokens contain. Most texts have none.
  private var mayHaveBroken: Bool {
    rest.utf8.contains(UInt8(ascii: "%")) || rest.contains(text: "\\(") || rest.contains(text: "pplication")
  }

  private mutating func findBroken() {
    findInterpolations()
    findApplicationNames()
    for specifier in ["%@", "%lld", "%ld", "%d", "%s", "%1$@", "%2$@"] where rest.contains(text: specifier) {
      broken.append(Broken(written: specifier))
    }
  }

  /// Finds Swift's interpolations, such as `\(.applicationName)` and `\(\.$shelf)`, which are plain text in a table.
  private mutating func findInterpolations() {
    while let open = rest.firstRange(ofText: "\\("), let close = rest[open.upperBound...].firstIndex(of: ")") {
      let content = rest[open.upperBound..<close]
      let name = content.drop { "\\.$".contains($0) }
      let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      broken.append(Broken(written: String(rest[open.lowerBound...close]), meant: isName ? "${\(name)}" : nil))
      rest.replaceSubrange(open.lowerBound...close, with: " ")
    }
  }

  /// Finds the app's name in another notation: `$applicationName`, `{applicationName}`, `$(applicationName)`, `%{applicationName}`
  private mutating func findApplicationNames() {
    for name in ["applicationName", "application_name", "ApplicationName", "applicationname", "application name"] {
      while let found = rest.firstRange(ofText: name) {
        var start = found.lowerBound, end = found.upperBound
        while start > rest.startIndex, "$({[<%\\.# ".contains(rest[rest.index(before: start)]) {
          start = rest.index(before: start)
        }
        while end < rest.endIndex, ")}]> ".contains(rest[end]) { end = rest.index(after: end) }
        let written = rest[start..<end],
          word = String(written.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        // A name without other characters around it is a word of the language, unless it is spelled as in code.
        if word != name || name == "applicationName" {
          broken.append(Broken(written: word, meant: "${\(Self.applicationName)}"))
        }
        rest.replaceSubrange(start..<end, with: " ")
      }
    }
  }
}

extension PhraseTokens {
  /// The keys that the compiler would make of a phrase that is itself a key: `open_in %@` and `open_in %1$@`. None unless the
  /// phrase is one word with an underscore or a period: other phrases may also be texts of the app itself.
  static func formats(ofKey phrase: String) -> [String] {
    let words = PhraseTokens(phrase).rest.split(separator: " ")
    guard words.count == 1, words[0].contains(where: { $0 == "_" || $0 == "." }) else { return [] }
    var plain = "", numbered = "", number = 0, rest = phrase[...]
    while let open = rest.firstRange(ofText: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
      number += 1
      plain += rest[..<open.lowerBound] + "%@"
      numbered += rest[..<open.lowerBound] + "%\(number)$@"
      rest = rest[rest.index(after: close)...]
    }
    return [plain + rest, numbered + rest]
  }
}

/// The names as a list for a message: `de, fr, it and 17 more`.
func listed(_ names: [String], limit: Int = 3) -> String {
  guard names.count > limit + 1 else {
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
  return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
}
