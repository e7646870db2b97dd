import Foundation
import IntentReports
import Testing

@testable import intentscan

/// The script and the style sheet of the page: their names, and what the script does in a browser.
@Suite struct PageScriptTests {
  /// An app with more actions than are open at first, an App Shortcut, an entity, an enum, a finding and a second language.
  private static let files: KeyValuePairs = [
    ".git/HEAD": "",
    "App/A.swift": "import AppIntents\n" + (1...14).map { intent("Act\($0)") }.joined() + """
      struct Shelf: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let defaultQuery = ShelfQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "A" }
      }
      struct ShelfQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Shelf] { [] }
      }
      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
        @Parameter(title: "Shelf") var shelf: Shelf
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: OpenShelf(), phrases: ["Open my books in \\(.applicationName)"], shortTitle: "Open", systemImageName: "book")
        }
      }
      """,
    "App/en.lproj/Localizable.strings": "\"Open Shelf\" = \"Open Shelf\";\n",
    "App/de.lproj/Localizable.strings": "\"Open Shelf\" = \"Regal öffnen\";\n",
  ]

  // MARK: Names

  /// Every element that the script looks for is in a page: an id, a class or an attribute that is renamed in the markup alone would
  /// end the script without a word.
  @Test func theScriptFindsItsElements() throws {
    let pages = try Self.pages()
    let calls = /(?:getElementById|querySelector(?:All)?|closest|matches\?\.)\(["`]([^"`]+)["`]\)/
    var selectors = Script.text.matches(of: calls).map { match in
      match.output.0.hasPrefix("getElementById") ? "#\(match.output.1)" : String(match.output.1)
    }
    #expect(selectors.count > 20)
    selectors.removeAll { $0.contains("${") || $0.contains("textarea") || $0.contains("h5") }
    for selector in selectors { #expect(pages.contains(selector), "nothing is '\(selector)'") }
  }

  /// Every class and id of the style sheet is written by the page's code: one that is renamed there alone leaves an element without
  /// its form.
  @Test func everyClassOfTheStyleSheetIsWritten() throws {
    let folder = repositoryFolder.appending(path: "Sources/intentscan/Preview")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    let sources = try files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Stylesheet.swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    #expect(sources.count > 10)
    var written = Set(Severity.allCases.map(\.rawValue) + TileColor.all.map { "tile-\($0.name)" })
    for literal in sources.joined().matches(of: /"([^"\n]*)"/) {
      written.formUnion(literal.output.1.matches(of: /[A-Za-z][A-Za-z0-9_-]*/).map { String($0.output) })
    }
    for rule in Stylesheet.text(languages: []).matches(of: /([^{}]+)\{/) where !rule.output.1.contains("@") {
      for name in rule.output.1.replacing(/\[[^\]]*\]/, with: "").matches(of: /[.#]([A-Za-z][A-Za-z0-9_-]*)/) {
        #expect(written.contains(String(name.output.1)), "nothing is '\(name.output.0)'")
      }
    }
  }

  private static func pages() throws -> PageElements {
    let git = try GitFolder()
    try git.folder.write(intent("Gone"), to: "App/A.swift")
    try git.commit("v1")
    for (path, text) in files where path != ".git/HEAD" { try git.folder.write(text, to: path) }
    let pages = try ["preview App", "preview App --compare git:v1"].map { try git.folder.run($0).output }
    return PageElements(pages.flatMap { PageCheck($0).elements })
  }

  // MARK: Behavior

  /// The page in a browser, with keys as people press them. The policy of the page, which forbids other scripts, is taken out for this.
  @Test(.enabled(if: Chromium.path != nil, "no Chromium was found, so the script of the page was not run"))
  func keysSearchLanguageAndLinksWork() throws {
    let folder = try CommandFolder(Self.files), page = try folder.run("preview App").output
    let policy = try #require(page.firstRange(of: /<meta http-equiv="Content-Security-Policy"[^>]*>/))
    try folder.write(
      page.replacingCharacters(in: policy, with: "").replacing(
        "</body>", with: "<script>\(Self.driver)</script></body>"),
      to: "page.html")
    let shown = try Chromium.document(at: "\(folder.path)/page.html", time: 8000)
    let report = try #require(shown.firstMatch(of: /<p id="report">([^<]*)/)).output.1
    #expect(
      report == """
        / goes to search
        found Open Shelf, 3 of all shown
        Enter opens Open Shelf: true
        nothing: 0, No action, phrase or type has “zzz”. Escape clears the search.
        Escape shows all: true, true
        j and k: intent-Act1,intent-Act10,intent-Act1
        language: inline, none
        target: true, true
        """)
  }

  private static let driver = """
    addEventListener("load", async () => {
      const lines = [], search = document.querySelector("[type=search]");
      const pause = () => new Promise((done) => setTimeout(done, 300));
      const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
      const type = async (text) => { search.value = text; search.dispatchEvent(new Event("input")); await pause(); };
      const cards = () => [...document.querySelectorAll("article.card")].filter((card) => card.closest("[hidden]") === null);
      const status = () => document.querySelector("[role=status]").textContent;
      const all = cards().length;
      press("/");
      lines.push("/ goes to " + document.activeElement.type);
      await type("open shelf");
      lines.push("found " + cards()[0].querySelector("h3, h4").innerText + ", " + status().replace(all, "all"));
      press("Enter");
      await pause();
      const open = document.querySelector(location.hash);
      lines.push("Enter opens " + open.querySelector("h3, h4").innerText + ": " + open.querySelector("details").open);
      await type("zzz");
      lines.push("nothing: " + cards().length + ", " + status());
      search.focus();
      press("Escape");
      lines.push("Escape shows all: " + (cards().length === all) + ", " + (search.value === ""));
      scrollTo(0, 0);
      const visited = [];
      for (const key of ["j", "j", "k"]) { press(key); visited.push(document.activeElement.closest("article").id); }
      lines.push("j and k: " + visited);
      const shown = (selector) => getComputedStyle(open.querySelector(selector)).display;
      document.getElementById("lang_1").click();
      lines.push("language: " + shown("[lang=de]") + ", " + shown(".l0"));
      const target = document.querySelector("article.row");
      await type("zzz");
      location.hash = target.id;
      await pause();
      lines.push("target: " + target.querySelector("details").open + ", " + (cards().length === all));
      const report = document.createElement("p");
      report.id = "report";
      report.textContent = lines.join("\\n");
      document.body.append(report);
    });
    """
}

/// The elements of pages, as selectors name them.
private struct PageElements {
  private let elements: [(name: String, id: String?, classes: Set<Substring>, attributes: [String: String])]

  init(_ elements: [PageCheck.Element]) {
    self.elements = elements.map {
      ($0.name, $0.attributes["id"], Set(($0.attributes["class"] ?? "").split(separator: " ")), $0.attributes)
    }
  }

  /// The classes and attributes that the script gives to elements.
  private static let madeByScript: Set<String> = [".on", ".focused", "[aria-current]"]

  /// Whether each part of a selector, such as `article.card`, describes an element. How the parts are combined is not looked at.
  func contains(_ selector: String) -> Bool {
    if selector.hasPrefix("::highlight") { return true }
    return selector.split(whereSeparator: { " ,>~+()\n".contains($0) }).allSatisfy { part in
      let part = part.replacing(/::?[a-z-]+/, with: "")
      if part.isEmpty || part == "*" { return true }
      let words = part.matches(of: /[.#]?[a-z][a-z0-9_-]*|\[[^\]]+\]/).map { String($0.output) }
        .filter { !Self.madeByScript.contains($0) }
      return elements.contains { element in
        words.allSatisfy { word in
          switch word.first {
          case ".": return element.classes.contains(word.dropFirst())
          case "#": return element.id == String(word.dropFirst())
          case "[":
            let pair = word.dropFirst().dropLast().split(separator: "=", maxSplits: 1)
            guard let value = element.attributes[String(pair[0])] else { return false }
            return pair.count == 1 || value == pair[1].filter { $0 != "\"" }
          default: return element.name == word
          }
        }
      }
    }
  }
}
