import Testing

@testable import SourceScan

/// A declaration in a body that the lexer passes over would be missing from every scan. Debug builds find the words in another way.
@Suite struct KeywordFilterTests {
  private func passes(_ word: String) -> Bool {
    let letters = word.utf8.prefix(4).map { SIMD16(repeating: $0) }
    let rejected = KeywordFilter.shared.pointee.rejected(
      KeywordFilter.Letters(first: letters[0], second: letters[1], third: letters[2], fourth: letters[3]))
    return rejected == SIMD16(repeating: 0)
  }

  @Test func everyKeywordPasses() {
    let words = Token.DeclarationKeyword.words.map { "\($0.word)" }
    #expect(words.filter { !passes($0) } == [])
    #expect(
      Set(words.map { Array($0.utf8)[1] }).count == words.count, "the table of bytes holds one for each second letter")
    #expect(words.allSatisfy { (4...9).contains($0.utf8.count) })
  }

  /// Each word that passes is looked at letter by letter.
  @Test func mostWordsDoNot() {
    let words = [
      "self", "return", "guard", "case", "func", "private", "static", "String", "where", "switch", "default", "title",
      "Text", "View", "await", "throw", "nil,", "init", "super", "false", "true", "index", "value", "name", "count",
    ]
    #expect(words.filter(passes) == [])
  }
}
