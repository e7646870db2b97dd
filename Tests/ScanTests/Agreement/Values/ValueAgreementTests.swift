import Foundation
import Testing

/// The bundle says what the compiler sees: every fixture, read by both.
@Suite(.enabled(if: Needs.constantCompiler, "no compiler writes down the values of constants"))
struct ValueAgreementTests {
  @Test(arguments: AgreementCase.all)
  func agrees(_ agreementCase: AgreementCase) throws {
    let compiler = try #require(try ConstantCompiler.shared())
    let types = try agreementCase.compilerTypes(compiler)
    var comparison = BundleComparison()
    comparison.compare(bundle: try agreementCase.bundle(), with: types, in: agreementCase.folder)
    let rows = DeclaredException.all.map { ($0, $0.paths(of: agreementCase)) }
    for disagreement in comparison.disagreements {
      let isDeclared = rows.contains { row, paths in
        paths.contains(disagreement.path) && row.compilerSays.matches(disagreement.theirs)
      }
      if !isDeclared { Issue.record("\(agreementCase): \(disagreement)") }
    }
    for (row, paths) in rows {
      for path in paths.sorted() {
        let holds = comparison.disagreements.contains { $0.path == path && row.compilerSays.matches($0.theirs) }
        #expect(holds, "\(agreementCase): \(path) no longer differs: \(row.reason)")
      }
    }
  }
}
