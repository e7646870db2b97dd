/// A text split into the words that a site turns into links anywhere in Markdown, and the text between them: `@user` mentions a
/// person, `#1` an issue, and addresses become links. Escapes do not prevent links; a code span does.
package func markdownPieces(_ text: String) -> [(text: Substring, isLink: Bool)] {
  var pieces: [(text: Substring, isLink: Bool)] = [], start = text.startIndex, index = text.startIndex
  func isBorder(_ character: Character) -> Bool { character.isWhitespace || character == "|" }
  while index < text.endIndex {
    guard !isBorder(text[index]) else {
      index = text.index(after: index)
      continue
    }
    let end = text[index...].firstIndex(where: isBorder) ?? text.endIndex, word = text[index..<end]
    if becomesLink(word) {
      if start < index { pieces.append((text[start..<index], false)) }
      // Punctuation of the sentence is not part of the link.
      start = word.lastIndex { !",;.:".contains($0) }.map(text.index(after:)) ?? end
      pieces.append((text[index..<start], true))
    }
    index = end
  }
  if start < text.endIndex { pieces.append((text[start...], false)) }
  return pieces
}

/// Whether a site makes a link of the word: `@user`, `a@b.c`, `#1`, `owner/name#1`, `!1`, `GH-1`, `https://a`, `www.a.b`.
private func becomesLink(_ word: Substring) -> Bool {
  let bytes = Array(word.lowercased().utf8)
  for (index, byte) in bytes.enumerated() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch byte {
    case UInt8(ascii: "@") where isLetter(next) || isDigit(next): return true
    case UInt8(ascii: "#") where isDigit(next), UInt8(ascii: "!") where isDigit(next): return true
    case UInt8(ascii: ":") where bytes[index...].starts(with: "://".utf8): return true
    case UInt8(ascii: "w") where bytes[index...].starts(with: "www.".utf8): return true
    case UInt8(ascii: "g") where bytes[index...].starts(with: "gh-".utf8):
      if index + 3 < bytes.count, isDigit(bytes[index + 3]) { return true }
    default: break
    }
  }
  return false
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

/// A code span, fenced by more backticks than the longest row of them in the text has.
package func markdownCodeSpan(_ text: String) -> String {
  var longest = 0, run = 0
  for character in text {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
  return fence + space + text + space + fence
}
