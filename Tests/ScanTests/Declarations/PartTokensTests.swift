@testable import SourceScan
import Testing

/// A part of a file that is lexed by itself has the tokens that it has in the file.
@Suite struct PartTokensTests {
  @Test func insideOfBracketsOfFixtures() throws {
    for (path, bytes) in try FixtureFiles.swiftFiles() { expectSameTokens(SourceText(bytes), path) }
  }

  @Test(
    arguments: [
      "{ /a b/ }", "f { /a[)]/ }(x)", "[1 /2/ 3]", "\"\\(a { /x/ })\"", "{#if a\n{}\n#endif}",
      "{\n\"\"\"\n  a\\(b)\n  \"\"\"\n}",
      "{a}", "{ // {\n}", "(-1)", "{try? /x/}", "(x as! [A?]??)", "{\u{A0}a\u{A0}}",
    ])
  func insideOfBrackets(source: String) { expectSameTokens(SourceText(source.utf8), source) }

  private func expectSameTokens(_ text: SourceText, _ origin: String) {
    var buffer = TokenBuffer()
    let parsed = parse(text, &buffer), tokens = buffer.tokens
    // An error outside of a part may reach into it.
    guard buffer.diagnostics.isEmpty else { return }
    for (index, token) in tokens.enumerated() {
      guard case let end = Int(token.partner), end > index + 1, Self.openers.contains(token.kind) else { continue }
      let inside = tokens[index + 1..<end]
      let part = parsed.tokens(in: ByteSpan(tokens[index + 1].start, tokens[end - 1].end))
      #expect(part.dropLast().map(print) == inside.map(print), "after \(token.start) of \(origin)")
      for (before, after) in zip(inside, part) where Self.openers.contains(before.kind) {
        #expect(Int(before.partner) - index - 1 == Int(after.partner), "partner at \(before.start) of \(origin)")
      }
    }
  }

  private static let openers: [Token.Kind] = [.leftBrace, .leftParenthesis, .leftBracket]

  private func print(_ token: Token) -> String { "\(token.kind) \(token.start)-\(token.end)" }
}
