/// A number of sentences that people can say: one for each combination of the values of a phrase's parameters.
///
/// One line of source or of a table can have more combinations than an integer can count, so the number ends at `most`. Sums and
/// products of two such numbers fit into an integer.
package struct SentenceCount: Comparable, Sendable {
  package static let most = 1_000_000_000

  /// `most` means that many, or more.
  package let value: Int

  package init(_ value: Int) { self.value = min(max(value, 0), Self.most) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  package static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }

  static func * (left: Self, right: Self) -> Self { Self(left.value * right.value) }
}

extension SentenceCount: CustomStringConvertible {
  /// The number as text: `1200`, `1000000000 or more`.
  package var description: String { value < Self.most ? "\(value)" : "\(Self.most) or more" }
}

extension Sequence<SentenceCount> {
  package func sum() -> SentenceCount { reduce(SentenceCount(0), +) }

  /// The number of ways to choose one value of each of several lists, from the numbers of their values; 1 for no lists.
  package func product() -> SentenceCount { reduce(SentenceCount(1), *) }
}
