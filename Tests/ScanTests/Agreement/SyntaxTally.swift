import Testing

/// The sum of many comparisons.
struct SyntaxTally {
  private(set) var accepted = 0
  private var rejected = 0
  private var unasked = 0
  private var bytes = 0
  private var tokens = 0
  private var declarations = 0
  private var laterDifferences = 0

  /// Adds one; each difference is an issue that names `origin`.
  mutating func add(_ agreement: SyntaxAgreement, _ origin: String) {
    switch agreement.outcome {
    case .accepted: accepted += 1
    case .rejected: rejected += 1
    case .unasked: unasked += 1
    }
    bytes += agreement.bytes
    tokens += agreement.tokens
    declarations += agreement.declarations
    laterDifferences += agreement.laterDifferences
    for difference in agreement.differences.prefix(3) { Issue.record("\(origin): \(difference)") }
  }

  /// One line for whoever reads the output.
  func report(_ title: String) {
    print(
      "\(title): \(accepted) files that SwiftParser accepts, \(rejected) that it doesn't, \(unasked) that only we read;",
      "\(bytes) bytes, \(tokens) tokens, \(declarations) declarations; \(laterDifferences) differences after errors")
  }
}
