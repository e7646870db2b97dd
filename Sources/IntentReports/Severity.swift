/// The severity of a finding or diagnostic, from the least to the worst.
package enum Severity: String, Comparable, Sendable, CaseIterable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    func rank(_ severity: Severity) -> Int { severity == .note ? 0 : severity == .warning ? 1 : 2 }
    return rank(left) < rank(right)
  }
}
