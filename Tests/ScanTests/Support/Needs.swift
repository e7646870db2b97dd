import Foundation

/// The programs and libraries that some tests need. If one is absent, the tests are reported as skipped; with
/// `REQUIRE_ALL_TESTS=1`, as in CI, they run and fail.
enum Needs {
  static let isStrict = ProcessInfo.processInfo.environment["REQUIRE_ALL_TESTS"] == "1"

  /// The toolchain's own parser.
  static var syntaxJudge: Bool { isStrict || isThere { try SyntaxJudge.program() } }
  /// A compiler that writes down the values of constants.
  static var constantCompiler: Bool { isStrict || isThere { try ConstantCompiler.shared() } }
  static var documentationCompiler: Bool { isStrict || RenderedSite.program != nil }

  /// A program that exists and fails isn't absent: the test reports the failure.
  private static func isThere<Value>(_ make: () throws -> Value?) -> Bool {
    do { return try make() != nil } catch { return true }
  }
}
