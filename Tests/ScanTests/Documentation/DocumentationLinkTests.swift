import Foundation
import Testing

/// Links that lead nowhere. `docc` reports those between its own pages and accepts every other one.
@Suite struct DocumentationLinkTests {
  static let catalog = repositoryFolder.appending(path: "Sources/Documentation/IntentScan.docc")
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

  @Test(arguments: pages)
  func pagesOfTheCatalogExist(page: URL) throws {
    let names = Set(Self.markdown(in: Self.catalog).map { $0.deletingPathExtension().lastPathComponent })
    for match in try String(contentsOf: page, encoding: .utf8).matches(of: /<doc:([^>]+)>/) {
      #expect(names.contains(String(match.1)), "\(page.lastPathComponent): \(match.1)")
    }
  }

  /// Every guide can be found from the catalog's first page.
  @Test func everyPageIsListed() throws {
    let root = try String(contentsOf: Self.catalog.appending(path: "IntentScan.md"), encoding: .utf8)
    for page in Self.markdown(in: Self.catalog)
    where page.deletingLastPathComponent().lastPathComponent == "IntentScan.docc" {
      let name = page.deletingPathExtension().lastPathComponent
      #expect(name == "IntentScan" || root.contains("<doc:\(name)>"), "\(name)")
    }
  }

  /// As GitHub makes them of headings.
  private func anchors(of page: URL) throws -> Set<String> {
    Set(
      try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(
          words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
      })
  }

  /// The README is read before anything else; what is longer belongs in a guide.
  @Test(arguments: [("README.md", 8_192), ("Tests/EVIDENCE.md", 12_288)])
  func pagesStayShort(path: String, limit: Int) throws {
    #expect(try Data(contentsOf: repositoryFolder.appending(path: path)).count <= limit)
  }
}
