import Foundation
import Testing

/// A comment begins with the thing that it explains: a noun, or a verb in the third person. One that begins with a function word
/// can be understood only after the declaration that it should explain.
@Suite struct CommentBeginningTests {
  /// The number of such comments that are left. Lower it when you rewrite some; never raise it.
  static let limit = 0

  static let functionWords = [
    "What", "Of", "Where", "By", "In", "As", "The same", "Without", "With", "Its", "Those", "For",
  ]

  @Test func commentsBeginWithTheThing() throws {
    let found = try Self.comments()
    let list = found.joined(separator: "\n")
    #expect(found.count <= Self.limit, "begin these comments with a noun or a verb, or delete them\n\(list)")
  }

  @Test func recognizesTheFirstLineOfAParagraph() {
    let lines = [
      "/// What it has.", "/// In order.", "let a = 1", "  // By name.", "/// Whether it is one.", "///",
      "/// As it is.",
    ]
    #expect(Self.beginnings(in: lines).map(\.number) == [1, 4, 7])
  }

  static func comments() throws -> [String] {
    var found: [String] = []
    for folder in ["Sources", "Tests", "Plugins"] {
      let url = repositoryFolder.appending(path: folder), files = FileManager.default.enumerator(atPath: url.path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        found += beginnings(in: lines).map { "\(folder)/\(file):\($0.number): \($0.text)" }
      }
    }
    return found.sorted()
  }

  /// The first lines of paragraphs that begin with a function word, counted from 1.
  static func beginnings(in lines: [some StringProtocol]) -> [(number: Int, text: String)] {
    var found: [(number: Int, text: String)] = [], isInParagraph = false
    for (index, line) in lines.enumerated() {
      let rest = line.drop { $0 == " " }, text = rest.drop { $0 == "/" }.drop { $0 == " " }
      let isComment = rest.hasPrefix("//")
      if isComment, !isInParagraph, functionWords.contains(where: { text.hasPrefix($0 + " ") }) {
        found.append((index + 1, String(text)))
      }
      isInParagraph = isComment && !text.isEmpty
    }
    return found
  }
}
