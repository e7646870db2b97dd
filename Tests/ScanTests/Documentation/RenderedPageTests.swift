import Foundation
import Testing

@testable import IntentReports
@testable import IntentChanges
@testable import IntentRules

/// The pages of the documentation, as DocC renders them.
@Suite(.enabled(if: Needs.documentationCompiler)) struct RenderedPageTests {
  private static let site = Result { try RenderedSite.shared() }

  /// No character is lost: the page says what 'explain' prints.
  @Test(arguments: Rule.known.map(\.id))
  func pagesOfRulesSayWhatExplainPrints(id: String) throws {
    let rule = try #require(Rule.named(id)), page = try Self.site.get().page(id)
    #expect(page.abstract == RenderedPage.plain(GeneratedPages.sentence(rule.description.summary)))
    #expect(
      page.texts(under: "Why it matters") == [
        RenderedPage.plain(GeneratedPages.parts(of: rule.description.rationale).reasons)
      ])
  }

  @Test(arguments: ChangeKind.all.map(\.id))
  func pagesOfChangesSayWhatExplainPrints(id: String) throws {
    let kind = try #require(ChangeKind.named(id)), page = try Self.site.get().page(id)
    #expect(page.abstract == RenderedPage.plain(GeneratedPages.sentence(kind.summary)))
    #expect(page.texts(under: "What breaks") == [RenderedPage.plain(kind.rationale)])
  }

  /// A link to a page of the catalog is one that DocC resolved; all others lead to the web.
  @Test(arguments: try DocumentationPages.paths().keys.sorted())
  func everyLinkIsResolved(page name: String) throws {
    let page = try Self.site.get().page(name)
    let source = try String(
      contentsOf: DocumentationPages.catalog.appending(path: try #require(try DocumentationPages.paths()[name])),
      encoding: .utf8)
    let defined = Set(source.matches(of: /(?m)^\[([^\]\n]+)\]: doc:/).map { $0.1.lowercased() })
    #expect(page.linkedPages.isSuperset(of: defined), "\(defined.subtracting(page.linkedPages))")
    #expect(page.otherLinks.filter { !$0.hasPrefix("https://") } == [])
  }

  /// The lists of links and the directives are not part of what people read.
  @Test(arguments: try DocumentationPages.paths().keys.sorted())
  func nothingOfTheListsIsShown(page name: String) throws {
    let texts = try Self.site.get().page(name).allTexts
    for text in texts { #expect(!text.contains("-->") && !text.contains("doc:"), "\(text)") }
  }
}
