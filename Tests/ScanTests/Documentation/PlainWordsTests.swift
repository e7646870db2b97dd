import Foundation
@testable import MetadataDocuments
@testable import IntentRules
@testable import DocumentFormats
@testable import IntentReports
import Testing

/// Words and phrases that readers misunderstand, in everything that people read. The reason for each entry is the term that
/// replaces it.
@Suite struct PlainWordsTests {
  struct Entry: CustomTestStringConvertible {
    /// A regular expression.
    let word: String
    /// The replacement.
    let term: String

    init(_ word: String, _ term: String) {
      self.word = word
      self.term = term
    }

    var testDescription: String { word }
  }

  static let entries = [
    Entry(#"\bstands?\b"#, "is, means or comes after"),
    Entry(#"\bbehind\b"#, "after"),
    Entry(#"\bbesides?\b"#, "next to, with, in addition to"),
    Entry(#"\b(no|some|any)body\b"#, "the actor: the app, the build, your users"),
    Entry(#"\b(places?|look-ups?|landmarks?|doubts?|obstacles?|unproven)\b"#, "the field's own term"),
    Entry(#"\b(passed over|mended|told apart|bears?)\b"#, "skipped, fixed, distinguished, applies to"),
    Entry(#"\b(leaves?|left|leaving) out\b"#, "omits, omitted"),
    Entry(#"(\b(?!there\b)\w+|[^\w\s]) (is|are|was) no (?!longer|more\b)"#, "must be X; found Y, or: is not a"),
    Entry(#"\bis (there since|another one)\b"#, "requires, is new for every"),
    Entry(#"\b(needn't|mustn't|shan't|hasn't(?! \w+(ed|n)\b))"#, "does not need to, does not have"),
    Entry(#"\bcan't be told\b"#, "cannot be determined"),
    Entry(#"\bof its own accord\b|\bat all events\b|\bas far as it goes\b"#, "a literal phrase"),
    Entry(#"\b\w*(colour|behaviour|initialis|recognis|normalis|catalogue|licence|labelled)\w*"#, "US spelling"),
  ]

  /// Lines where a word is meant literally, by a part of the line.
  static let literalUses = [
    // Names in examples.
    "the type of 'place'", "property 'place'",
    // The name of a type of ours.
    "`Place` (file and byte span)",
  ]

  @Test(arguments: entries)
  func noPageOrMessageHasIt(entry: Entry) throws {
    let pattern = try Regex(entry.word).ignoresCase()
    let found = try Self.lines().filter { line in
      line.text.contains(pattern) && !Self.literalUses.contains { line.text.contains($0) }
    }
    let list = found.map { "\($0.page): \($0.text)" }.joined(separator: "\n")
    #expect(found.isEmpty, "write \(entry.term)\n\(list)")
  }

  @Test func everyLiteralUseIsStillThere() throws {
    let lines = try Self.lines()
    #expect(Self.literalUses.filter { use in !lines.contains { $0.text.contains(use) } } == [])
  }

  /// A part of the pages that is not read would make the other tests pass.
  @Test func readsMessagesHelpAndPages() throws {
    let pages = Set(try Self.lines().map(\.page))
    for page in [
      "README.md", "help.txt", "Linting.md", "intent-missing-title.md", "RuleCases/intent-missing-title.md",
      "schema bundle",
    ] {
      #expect(pages.contains(page), "\(page)")
    }
  }

  // MARK: What people read

  struct Line: Sendable {
    let page: String
    let text: String
  }

  static func lines() throws -> [Line] { try read.get() }

  private static let read = Result {
    try DocumentationLinkTests.pages.flatMap(prose) + MessageSnapshots.Group.allCases.flatMap { try messages(of: $0) }
      + schemas()
  }

  /// The descriptions in the schemas of the JSON documents.
  private static func schemas() throws -> [Line] {
    func descriptions(_ value: JSONValue) -> [String] {
      let own = value["description"]?.string
      let nested = (value.members ?? []).flatMap { descriptions($0.value) } + (value.array ?? []).flatMap(descriptions)
      return [own].compactMap(\.self) + nested
    }
    let schemas = ["bundle": BundleSchema.text, "config": ConfigurationSchema.text, "findings": FindingsSchema.text]
    return try schemas.sorted { $0.key < $1.key }.flatMap { name, text in
      descriptions(try parseJSON(Array(text.utf8))).map { Line(page: "schema \(name)", text: $0) }
    }
  }

  /// A page without its blocks of code.
  private static func prose(of page: URL) throws -> [Line] {
    var isCode = false
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode ? nil : Line(page: page.lastPathComponent, text: String(line))
    }
  }

  /// A snapshot without the excerpts of source.
  private static func messages(of group: MessageSnapshots.Group) throws -> [Line] {
    let message = #/^\S+:\d+:\d+: |^  (fix|note): /#
    let expected = group.documents.flatMap { document in
      document.expectations.filter { CaseMark.isMark($0) || $0.contains(message) }.map {
        Line(page: document.name, text: $0)
      }
    }
    return try expected
      + group.files().sorted().flatMap { file in
        let text = try String(contentsOf: group.folder.appending(path: file), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { group == .commandLine || $0.contains(message) }
        return lines.map { Line(page: file, text: String($0)) }
      }
  }
}
