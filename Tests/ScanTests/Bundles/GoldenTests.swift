import Foundation
import Testing

@testable import MetadataDocuments

/// The whole bundle of every fixture, byte by byte.
struct GoldenTests {

  /// Neither the order in which files are named nor the number of threads changes a byte.
  @Test(arguments: BundleCase.all)
  func matchesItsGolden(_ bundleCase: BundleCase) throws {
    let actual = try bundleJSON(ofCase: bundleCase)
    let golden = bundleCase.file("expected.json")
    if updatesGoldens { try actual.write(to: golden) }
    let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
    #expect(String(decoding: actual, as: UTF8.self) == expected, "run with UPDATE_GOLDEN=1 and read the diff")
    guard bundleCase.variant == nil else { return }
    for threads in [2, 8] { #expect(try Self.bundle(of: bundleCase, threads) == actual, "\(threads) threads") }
  }

  /// The output for the files in another order, unless the case states their modules.
  private static func bundle(of bundleCase: BundleCase, _ threads: Int) throws -> Data {
    if bundleCase.arguments.contains(where: { $0.contains("=") || $0.contains("/") }) {
      return try bundleJSON(ofCase: bundleCase, threads: threads)
    }
    var generator = SeededGenerator(seed: UInt64(threads))
    let files = try FileManager.default.subpathsOfDirectory(atPath: bundleCase.folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().shuffled(using: &generator)
    var words = ["extract", "--allow-empty", "--quiet", "--threads", "\(threads)"] + bundleCase.arguments + files
    if !words.contains("--module") { words += ["--module", "App"] }
    let result = try runTool(words, in: bundleCase.folder)
    guard result.status == 0 else { throw ToolFailure(status: result.status, message: result.error) }
    return result.output
  }

  /// Readers build on the output of `intentscan schema`: every golden is valid, and has no key that it doesn't name.
  @Test(arguments: BundleCase.all)
  func isValidByTheSchema(_ bundleCase: BundleCase) throws {
    let golden = try String(contentsOf: bundleCase.file("expected.json"), encoding: .utf8)
    let schema = JSONSchemaValidator(schema: try BundleSchemaTests.schema.get(), isStrict: true)
    #expect(schema.failures(in: try JSONDocument(parsing: golden)) == [])
  }
}
