import Foundation
import Testing

@testable import intentscan

/// The page in a browser: its policy must allow its own script and style sheet. Skipped if there is no Chromium.
@Suite(
  .enabled(
    if: Chromium.path != nil, "no Chromium was found, so the page was not opened in a browser"))
struct PreviewBrowserTests {
  /// Another script than the page's own does not run: here one that a title could have smuggled in.
  @Test func thePolicyAllowsTheScriptOfThePageAndNoOther() throws {
    let folder = try CommandFolder(["A.swift": intent("OpenShelf")])
    let page = try folder.run("preview A.swift").output
    #expect(page.contains("<div role=\"search\" hidden id=\"search\">"))
    let other = "<script>document.title = 'changed'</script></body>"
    try folder.write(page.replacing("</body>", with: other), to: "page.html")
    let shown = try Chromium.document(at: "\(folder.path)/page.html")
    // The script of the page shows the search.
    #expect(shown.contains("<div role=\"search\" id=\"search\">"), "\(shown.prefix(400))")
    #expect(shown.contains("App Intents</title>") && !shown.contains("<title>changed"))
  }
}

enum Chromium {
  static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The document after its script ran. `time`: the milliseconds that its timers are given.
  static func document(at file: String, time: Int? = nil) throws -> String {
    String(
      decoding: try run(["--dump-dom"] + (time.map { ["--virtual-time-budget=\($0)"] } ?? []), on: file), as: UTF8.self)
  }

  /// A picture of the upper part of a page.
  static func image(of file: String, width: Int, height: Int) throws -> Data {
    let image = file + ".png"
    _ = try run(["--screenshot=\(image)", "--window-size=\(width),\(height)", "--hide-scrollbars"], on: file)
    return try Data(contentsOf: URL(filePath: image))
  }

  private static func run(_ options: [String], on file: String) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
        "--user-data-dir=\(file).profile",
      ] + options + [URL(filePath: file).absoluteString]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
