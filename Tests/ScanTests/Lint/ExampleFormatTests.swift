@testable import IntentReports
import Foundation
@testable import IntentChanges
@testable import IntentRules
import Testing

/// The examples of the pages about rules and changes, which people copy.
@Suite struct ExampleFormatTests {
  private static let formatter: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swift-format" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  @Test(.enabled(if: formatter != nil, "'swift-format' is not on the PATH"))
  func examplesAreFormatted() throws {
    let sources = (GeneratedPages.rules + (try GeneratedPages.changes)).flatMap { page in
      Self.swiftSources(in: page.text).map { (page: page.name, text: $0) }
    }
    #expect(sources.count > 2 * Rule.known.count)
    let folder = FileManager.default.temporaryDirectory.appending(path: "intentscan-examples-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = sources.indices.map { folder.appending(path: "\($0).swift") }
    for (file, source) in zip(files, sources) { try Data(source.text.utf8).write(to: file) }

    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.formatter))
    process.arguments =
      ["format", "--in-place", "--configuration", repositoryFolder.appending(path: ".swift-format").path]
      + files.map(\.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for (file, source) in zip(files, sources) {
      #expect(try String(contentsOf: file, encoding: .utf8) == source.text, "an example of \(source.page)")
    }
  }

  /// The Swift files in the blocks of a page, without the marks of findings.
  private static func swiftSources(in page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst().flatMap { block -> [String] in
      let lines = block.components(separatedBy: "```")[0].split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map(String.init).filter { !CaseMark.isMark($0) }.joined(separator: "\n")
      let files = text.components(separatedBy: "// file: ")
      return [files[0]]
        + files.dropFirst().compactMap { file in
          let lines = file.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          return lines.count == 2 && lines[0].hasSuffix(".swift") ? String(lines[1]) : nil
        }
    }
    .map { $0.trimmingCharacters(in: .newlines) + "\n" }.filter { $0 != "\n" }
  }
}
