import Foundation
import Testing

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

  @Test(arguments: BundleCase.all.filter { $0.variant == nil }, [2, 8])
  func isTheSameOnSeveralThreads(_ bundleCase: BundleCase, _ threads: Int) throws {
    #expect(try bundleJSON(ofCase: bundleCase, threads: threads) == bundleJSON(ofCase: bundleCase))
  }
}
