@testable import SourceScan

/// Samples number their files themselves: `Place(0, …)`.
extension FileID: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self.init(rawValue: number) }
}
