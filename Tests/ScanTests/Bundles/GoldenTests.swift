import Foundation
import Testing

@testable import MetadataDocuments

/// The whole bundle of every fixture, byte by byte.
struct GoldenTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  @Test(arguments: BundleCase.all)
  func matchesItsGolden(_ bundleCase: BundleCase) throws {
    let actual = try bundleJSON(ofCase: bundleCase)
    let golden = bundleCase.file("expected.json")
    if Self.isUpdating { try actual.write(to: golden) }
    let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
    #expect(String(decoding: actual, as: UTF8.self) == expected, "run with UPDATE_GOLDEN=1 and read the diff")
  }

  /// Readers build on the output of `intentscan schema`: every golden is valid, and has no key that it doesn't name.
  @Test(arguments: BundleCase.all)
  func isValidByTheSchema(_ bundleCase: BundleCase) throws {
    let golden = try String(contentsOf: bundleCase.file("expected.json"), encoding: .utf8)
    let schema = try JSONDocument(parsing: BundleSchema.text)
    let failures = JSONSchemaValidator(schema: schema, isStrict: true).failures(in: try JSONDocument(parsing: golden))
    #expect(failures == [])
  }

  /// The order in which files are named is the user's business, and changes nothing.
  @Test(
    arguments: BundleCase.all.filter {
      $0.variant == nil && !$0.arguments.contains { $0.contains("=") || $0.contains("/") }
    })
  func isTheSameWithItsFilesShuffled(_ bundleCase: BundleCase) throws {
    let folder = bundleCase.folder
    var files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    let plain = try bundleJSON(ofCase: bundleCase)
    for seed in 0..<2 {
      var generator = SeededGenerator(seed: UInt64(seed))
      files.shuffle(using: &generator)
      var words = ["extract", "--allow-empty", "--quiet", "--threads", "\(seed + 1)"] + bundleCase.arguments + files
      if !words.contains("--module") { words += ["--module", "App"] }
      let result = try runTool(words, in: folder)
      #expect(result.status == 0 && result.output == plain, "\(files) \(result.error)")
    }
  }

  @Test(arguments: BundleCase.all.filter { $0.variant == nil }, [2, 8])
  func isTheSameOnSeveralThreads(_ bundleCase: BundleCase, _ threads: Int) throws {
    #expect(try bundleJSON(ofCase: bundleCase, threads: threads) == bundleJSON(ofCase: bundleCase))
  }
}
