import Foundation

/// What some tests need of the machine. Where it is absent, they are reported as skipped; with `REQUIRE_ALL_TESTS=1`, as in CI,
/// they run and fail.
enum Needs {
  static let isStrict = ProcessInfo.processInfo.environment["REQUIRE_ALL_TESTS"] == "1"

  /// The toolchain's own parser.
  static var syntaxJudge: Bool { isStrict || isThere { try SyntaxJudge.program() } }
  /// A compiler that writes down the values of constants.
  static var constantCompiler: Bool { isStrict || isThere { try ConstantCompiler.shared() } }
  static var documentationCompiler: Bool { isStrict || RenderedSite.program != nil }

  /// What is there and fails isn't absent: the test says how it fails.
  private static func isThere<Value>(_ make: () throws -> Value?) -> Bool {
    do { return try make() != nil } catch { return true }
  }
}
