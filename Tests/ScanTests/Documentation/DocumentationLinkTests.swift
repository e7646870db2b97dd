import Foundation
import Testing

/// Links that lead nowhere. `RenderedPageTests` checks what DocC makes of them.
@Suite struct DocumentationLinkTests {
  static let catalog = DocumentationPages.catalog
  static let pages =
    [
      repositoryFolder.appending(path: "README.md"), repositoryFolder.appending(path: "Sources/README.md"),
      repositoryFolder.appending(path: "Tests/EVIDENCE.md"),
    ] + markdown(in: catalog)

  private static func markdown(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return paths.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
  }

  /// The link's target is a file of the repository, and its anchor a heading there.
  @Test(arguments: pages)
  func relativeLinksLeadSomewhere(page: URL) throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    for match in text.matches(of: /\]\(([^)\s]+)\)/) {
      let link = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard !match.1.contains("://") else { continue }
      let target = link[0].isEmpty ? page : page.deletingLastPathComponent().appending(path: String(link[0]))
      let exists = FileManager.default.fileExists(atPath: target.path(percentEncoded: false))
      #expect(exists, "\(page.lastPathComponent): \(match.1)")
      guard exists, link.count == 2 else { continue }
      #expect(try anchors(of: target).contains(String(link[1])), "\(page.lastPathComponent): \(match.1)")
    }
  }

  /// `UPDATE_GOLDEN=1` writes both lists of a guide. Those of generated pages are compared with the pages.
  @Test(arguments: pages.filter { $0.deletingLastPathComponent().lastPathComponent == "IntentScan.docc" })
  func everyLinkOfAGuideIsDefinedForGitHubAndForDocC(page: URL) throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    try expectGolden(try PageLinks(of: text, at: page.lastPathComponent).text, file: page)
  }

  /// `<doc:Rules>` is not a link on GitHub, and `[Rules](Rules/Rules.md)` leads nowhere in DocC.
  @Test(arguments: pages.filter { $0.path.contains("IntentScan.docc") })
  func noLinkWorksInOneOfThemOnly(page: URL) throws {
    // Both find a picture next to the page by its name.
    let text = DocumentationPages.prose(try String(contentsOf: page, encoding: .utf8))
      .replacing(/!\[[^\]]*\]\([a-z-]+\.(svg|png)\)/, with: "")
    #expect(
      text.firstMatch(of: /<doc:|\]\((?!https?:)/) == nil, "\(page.lastPathComponent): write '[Page]' or '[text][Page]'"
    )
  }

  /// Markdown drops a backslash that is not in code, and DocC makes one dash of two. Generated pages have both escaped.
  @Test(arguments: pages.filter { !["Rules", "Changes"].contains($0.deletingLastPathComponent().lastPathComponent) })
  func codeIsInBackticks(page: URL) throws {
    let text = DocumentationPages.prose(try String(contentsOf: page, encoding: .utf8))
    for match in text.matches(of: /(?m)^.*(\\| --[a-z]|[a-z]\(\)).*$/) {
      Issue.record("\(page.lastPathComponent): \(match.0)")
    }
  }

  @Test(arguments: pages)
  func pathsInDefinitionsExist(page: URL) throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    for match in text.matches(of: /(?m)^\[[^\]\n]+\]: (?!doc:|https?:)(\S+)$/) {
      let target = page.deletingLastPathComponent().appending(path: String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path(percentEncoded: false)), "\(page.lastPathComponent)")
    }
  }

  /// Every guide can be found from the catalog's first page.
  @Test func everyPageIsListed() throws {
    let root = try String(contentsOf: Self.catalog.appending(path: "IntentScan.md"), encoding: .utf8)
    for page in Self.markdown(in: Self.catalog)
    where page.deletingLastPathComponent().lastPathComponent == "IntentScan.docc" {
      let name = page.deletingPathExtension().lastPathComponent
      #expect(name == "IntentScan" || root.contains("[\(name)]\n"), "\(name)")
    }
  }

  /// Anchors as GitHub makes them of headings.
  private func anchors(of page: URL) throws -> Set<String> {
    Set(
      try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(
          words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
      })
  }

  /// The README is read before anything else; what is longer belongs in a guide.
  @Test(arguments: [("README.md", 8_192), ("Tests/EVIDENCE.md", 16_384)])
  func pagesStayShort(path: String, limit: Int) throws {
    #expect(try Data(contentsOf: repositoryFolder.appending(path: path)).count <= limit)
  }
}
