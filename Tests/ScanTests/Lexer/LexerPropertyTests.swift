@testable import SourceScan
import Testing

/// Properties of any bytes. A failure prints its origin, with the seed.
@Suite struct LexerPropertyTests {
  /// Short pieces that start something, end something or look like it; a mutation puts them anywhere.
  static let pieces = [
    "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\\(", "\\#(", "\\", "(", ")", "[", "]", "{", "}", "/*", "*/", "//", "/",
    "#/", "/#", "\n", "\r", "\r\n", "\0", "#if a\n", "#if ", "#elseif b\n", "#else\n", "\n#endif\n", "#", "`", "'", "$",
    ".",
    "...", "->", "0x", "1e", "é", "\u{301}", "→", "\u{FEFF}", "\u{A0}", "\u{2028}", "🚀", "<#a#>", "<#", "try? /",
    "struct", "extension ", " ", "  ", "\t", "a", "0", "?", "!", "=",
  ]

  static let snippets = [
    "", "\u{FEFF}#!/bin/x\n//a\rstruct A: B { /* /* */ */ let a = \"b\\(c[\"d\"])e\" }",
    "#if a\n#elseif b || !c\nstruct S {\n#else\nenum E {\n#endif\n}\n}",
    "\"\"\"\n\\(\"\\(\"\"\"\na\n\"\"\")\")\\\n\"\"\"",
    "##\"a\\##(b)\"#\\#(\"##+#\"\"\"#+#\"\"\"\n\"\"\"#", "f(/a[)]\\/b/, #/\n(\n/#, /, a / b) ^^/ try? /x/ 1/2/3",
    "0x1.8p-3+0b1_0.a...1.5e+3..<x.0.1?.a!>?", "`a b`.`struct`\u{301}é🚀→<#x#>\u{A0}$0$a\0'—`", "({[)]}(}{)[}",
  ]

  @Test(arguments: snippets)
  func everyPrefixOfSnippets(snippet: String) {
    let bytes = Array(snippet.utf8)
    for count in 0...bytes.count { expectInvariants(bytes[..<count], "prefix \(count) of \(snippet)") }
  }

  @Test func everyPrefixOfFixtures() throws {
    // All prefixes of all files would be quadratic; more rounds take more of them.
    let perFile = SeededGenerator.rounds(16)
    for (path, bytes) in try FixtureFiles.swiftFiles() {
      for count in stride(from: 0, through: bytes.count, by: max(1, bytes.count / perFile)) {
        expectInvariants(bytes[..<count], "prefix \(count) of \(path)")
      }
    }
  }

  @Test func mutationsOfFixtures() throws {
    for (index, (path, bytes)) in try FixtureFiles.swiftFiles().enumerated() {
      for round in 0..<SeededGenerator.rounds(4) {
        let seed = UInt64(index) << 32 | UInt64(round)
        expectInvariants(Self.mutate(bytes, seed: seed)[...], "seed \(seed) of \(path)")
      }
    }
  }

  @Test func mutationsOfSnippets() {
    for (index, snippet) in Self.snippets.enumerated() {
      for round in 0..<SeededGenerator.rounds(300) {
        let seed = UInt64(index) << 32 | UInt64(round)
        let mutated = Self.mutate(Array(snippet.utf8), seed: seed)
        expectInvariants(mutated[...], "seed \(seed): \(String(decoding: mutated, as: UTF8.self))")
      }
    }
  }

  /// Nothing but pieces.
  @Test func inventedSources() {
    for seed in 0..<UInt64(SeededGenerator.rounds(1500)) {
      var generator = SeededGenerator(seed: seed)
      let source = (0..<Int.random(in: 1...30, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      expectInvariants(Array(source.utf8)[...], "seed \(seed): \(source)")
    }
  }

  private func expectInvariants(_ bytes: ArraySlice<UInt8>, _ origin: @autoclosure () -> String) {
    let text = SourceText(bytes)
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    if let violation = TokenInvariants(text: text, buffer: buffer).violation
      ?? SkippingInvariants(text: text, all: buffer).violation
    {
      Issue.record("\(violation): \(origin())")
    }
  }

  static func mutate(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &generator) ?? "").utf8, at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &generator)))
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default:
        let other = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(contentsOf: bytes[other..<min(bytes.count, other + 20)], at: place)
      }
    }
    return bytes
  }
}
