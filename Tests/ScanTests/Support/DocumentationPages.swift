import Foundation
import Testing

/// The pages of the documentation catalog. `Rules/<id>.md` and `Changes/<id>.md` are generated; of all pages, the two lists of
/// links are.
enum DocumentationPages {
  static let catalog = repositoryFolder.appending(path: "Sources/Documentation/IntentScan.docc")

  private static func folder(_ name: String) -> URL { catalog.appending(path: name) }

  /// Compares a generated page, to which the lists of links are added, with its file.
  static func expect(_ text: String, _ page: String, in name: String) throws {
    let file = folder(name).appending(path: "\(page).md")
    try expectGolden(try PageLinks(of: text, at: "\(name)/\(page).md").text, file: file)
  }

  static func names(in name: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder(name).path(percentEncoded: false))
    return Set(files.map { String($0.dropLast(".md".count)) })
  }

  /// A page without its code.
  static func prose(_ page: String) -> String {
    page.replacing(#/(?m)^ *```[\s\S]*?^ *```/#, with: "").replacing(#/(?m)^    .*$/#, with: "")
      .replacing(#/`[^`]*`/#, with: "``")
  }

  /// The paths of all pages in the catalog, by the page's name.
  static func paths() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: catalog.path(percentEncoded: false))
    let pages = paths.filter { $0.hasSuffix(".md") }
    return Dictionary(pages.map { (URL(filePath: $0).deletingPathExtension().lastPathComponent, $0) }) { $1 }
  }
}

/// A page whose links work on GitHub and in DocC.
///
/// The text of a page says `[Rules]` or `[all rules][Rules]`. GitHub needs the path of a file for it, and DocC resolves nothing
/// except `doc:` links. Therefore the page defines each link twice. Of two definitions, Markdown takes the first: the paths, at the
/// top of the page. DocC does not see them, because for DocC they are in a `@Comment`; on GitHub the directive is in a comment of
/// HTML.
struct PageLinks {
  /// The page with both lists.
  let text: String

  private static let opening = "<!-- The links on GitHub. DocC takes those at the end of the page.\n@Comment {\n-->\n"
  private static let closing = "<!--\n} -->\n"

  /// `path` is relative to the catalog. The lists that `page` has are replaced.
  init(of page: String, at path: String) throws {
    let paths = try DocumentationPages.paths(), source = Self.withoutLists(page)
    let names = Self.links(in: source).filter { paths[$0] != nil }
    guard !names.isEmpty, let headingEnd = source.firstRange(of: "\n\n")?.upperBound else {
      text = source
      return
    }
    let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
    let forGitHub = names.map { "[\($0)]: \(up)\(paths[$0] ?? "")\n" }.joined()
    let forDocC = names.map { "[\($0)]: doc:\($0)\n" }.joined()
    text =
      source[..<headingEnd] + Self.opening + forGitHub + Self.closing + "\n" + source[headingEnd...] + "\n" + forDocC
  }

  private static func withoutLists(_ page: String) -> String {
    var page = page
    if let start = page.firstRange(of: opening), let end = page.firstRange(of: closing + "\n") {
      page.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return page.replacing(#/\n(?:\[[^\]\n]+\]: doc:\S+\n)+$/#, with: "")
  }

  /// The names in `[name]` and `[text][name]`, sorted. Code has none.
  private static func links(in page: String) -> [String] {
    Set(DocumentationPages.prose(page).matches(of: #/\[([A-Za-z][\w-]*)\](?![\[(:])/#).map { String($0.1) }).sorted()
  }
}
