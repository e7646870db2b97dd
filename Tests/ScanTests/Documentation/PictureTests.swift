import Foundation
import Testing

@testable import intentscan

/// The pictures of the guides show what the tool prints today. `UPDATE_GOLDEN=1 swift test --filter PictureTests` makes them; the one of
/// the page needs Chromium.
@Suite struct PictureTests {
  private static let catalog = repositoryFolder.appending(path: "Sources/Documentation/IntentScan.docc")

  private func expect(_ name: String, _ command: String, in folder: CommandFolder) throws {
    let outcome = try folder.run(command.split(separator: " ").map(String.init) + ["--color", "always"]) {
      $0.isOutputTerminal = true
      $0.terminalWidth = 92
    }
    // Times differ from run to run.
    let output = (outcome.output + outcome.errors).replacing(/; \d+ ms|, \d+\.\d s/, with: "")
    try expectPicture(name, TerminalPicture.svg("\u{1B}[2m$\u{1B}[0m intentscan \(command)\n" + output))
  }

  private func expectPicture(_ name: String, _ picture: String) throws {
    #expect(picture.utf8.count < 64_000)
    try expectGolden(picture, file: Self.catalog.appending(path: "\(name).svg"))
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: repositoryFolder.appending(path: path), encoding: .utf8)
  }

  private static func broken() throws -> CommandFolder {
    let names = ["Shortcuts.swift", "TurnPage.swift"]
    let folder = try CommandFolder([:])
    for name in names {
      try folder.write(try read("Fixtures/packages/Broken/Sources/Broken/\(name)"), to: "App/\(name)")
    }
    return folder
  }

  @Test func linting() throws { try expect("linting", "lint App", in: Self.broken()) }

  /// GitHub shows an annotation below its line.
  @Test func continuousIntegration() throws {
    let folder = try Self.broken()
    var text = ""
    for match in try folder.run("lint App --format github").output.matches(
      of: /file=([^,]+),line=(\d+),.*title=(.+?)::(.+)/)
    {
      let lines = (folder.contents(of: String(match.1)) ?? "").components(separatedBy: "\n")
      let line = try #require(Int(match.2))
      text += "\u{1B}[1m\(match.1)\u{1B}[0m\n"
      for number in max(1, line - 2)...line {
        text +=
          "\u{1B}[2m\(String(repeating: " ", count: number < 10 ? 3 : 2))\(number)\u{1B}[0m  \(lines[number - 1])\n"
      }
      text += "    \u{1B}[31m┃ ✕ \u{1B}[1mError: \(match.3)\u{1B}[0m\n    \u{1B}[31m┃\u{1B}[0m \(match.4)\n\n"
    }
    try expectPicture("annotations", TerminalPicture.svg(text))
  }

  @Test func localization() throws { try expect("languages", "strings App", in: LocalizedSample.folder()) }

  /// An app with a framework whose intent is lost.
  @Test func whatShips() throws {
    let folder = repositoryFolder.appending(path: "Fixtures/projects/workspace")
    let output = String(decoding: try runTool(["list", "--color", "always"], in: folder).output, as: UTF8.self)
    let shown = output.components(separatedBy: "\n\u{1B}[1mnot checked:")[0]
    try expectPicture("products", TerminalPicture.svg("\u{1B}[2m$\u{1B}[0m intentscan list\n" + shown))
  }

  @Test func whatAChangeBreaks() throws {
    let old = """
      import AppIntents

      struct LogReading: AppIntent {
        static let title: LocalizedStringResource = "Log Reading"
        @Parameter(title: "Page") var page: Int
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let new = old.replacing(
      "@Parameter(title: \"Page\") var page: Int", with: "@Parameter(title: \"Page\") var pageNumber: Int"
    )
    .replacing("\"Log Reading\"", with: "\"Log Progress\"")
    try expect(
      "breaking-change", "diff old new",
      in: CommandFolder(["old/LogReading.swift": old, "new/LogReading.swift": new]))
  }

  /// An action of the sample app and its App Shortcut. The hash of the page is after the end of the image.
  @Test func preview() throws {
    let result = try runTool(["preview", "Fixtures/packages/Library"], in: repositoryFolder)
    let page = String(decoding: result.output, as: UTF8.self), file = Self.catalog.appending(path: "library.png")
    let hash = SHA256.policySource(of: page)
    if updatesGoldens, Chromium.path != nil {
      let folder = try CommandFolder([:])
      // The style sheet of the picture is not in the policy.
      let policy = try #require(page.firstRange(of: "http-equiv=\"Content-Security-Policy\""))
      var shown = page
      shown.replaceSubrange(policy, with: "name=\"policy\"")
      let hidden =
        ".top,.bar,.contents,.lead,.budgets,.bottom,.provider,.group,.items,.card>h5,main>section:not(#actions,#siri),"
        + ".card:not(#intent-AddBook,#shortcut-AddBook)"
      let style = ":is(\(hidden)){display:none}.layout{display:block;padding:16px}section{margin:0!important}"
      shown = shown.replacing("</style>", with: style + ".card{content-visibility:visible!important}</style>")
      try folder.write(shown, to: "page.html")
      let image = try Chromium.image(of: "\(folder.path)/page.html", width: 920, height: 640)
      try (image + Data(hash.utf8)).write(to: file)
    }
    let image = try Data(contentsOf: file)
    #expect(
      image.suffix(hash.utf8.count) == Data(hash.utf8), "library.png: run UPDATE_GOLDEN=1 swift test with Chromium")
    #expect(image.count < 64_000)
  }
}
