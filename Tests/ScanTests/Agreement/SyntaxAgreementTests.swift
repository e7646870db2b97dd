import Foundation
import Testing

/// This scanner against the toolchain's own SwiftParser: the same tokens, the same declarations.
///
/// `SYNTAX_CORPUS=<folder>[:<folder>…]` compares every Swift file below folders of one's own; `FUZZ_ROUNDS` raises the
/// number of mutations, which is 4 of each file.
@Suite(.enabled(if: Needs.syntaxJudge, "the toolchain has no SwiftParser")) struct SyntaxAgreementTests {
  @Test func fixtures() throws {
    let program = try #require(try SyntaxJudge.program())
    let judge = SyntaxJudge(program)
    var tally = SyntaxTally()
    for (path, bytes) in try FixtureFiles.swiftFiles() {
      tally.add(SyntaxAgreement(bytes, judge), path)
    }
    tally.report("fixtures")
    #expect(tally.accepted > 100)
  }

  /// Tokens deleted, doubled and swapped, files cut off, any bytes.
  @Test func mutationsOfFixtures() throws {
    let program = try #require(try SyntaxJudge.program())
    let judge = SyntaxJudge(program)
    var tally = SyntaxTally()
    for (path, bytes) in try FixtureFiles.swiftFiles() where bytes.count < 20_000 {
      for round in 0..<UInt64(SeededGenerator.rounds(16)) {
        let seed = TokenMutation.seed(of: path) &+ round
        tally.add(SyntaxAgreement(TokenMutation.mutate(bytes, seed: seed), judge), "seed \(seed) of \(path)")
      }
    }
    tally.report("mutations")
  }

  @Test(.enabled(if: corpus.isEmpty == false))
  func corpora() throws {
    let program = try #require(try SyntaxJudge.program())
    let judge = SyntaxJudge(program)
    for folder in Self.corpus {
      var tally = SyntaxTally()
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      for path in paths.sorted() {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { continue }
        tally.add(SyntaxAgreement([UInt8](data), judge), path)
      }
      tally.report(folder)
    }
  }

  static let corpus = (ProcessInfo.processInfo.environment["SYNTAX_CORPUS"] ?? "").split(separator: ":").map(
    String.init)
}
