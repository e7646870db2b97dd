/// Counts work, for the tests of how work grows with its input: a machine that is busy changes a time, and not a count. What
/// looks at lists of other things than its own says so here. Release builds contain none of it.
public enum Steps {
  #if DEBUG
    /// Counts what one task does, on one thread.
    public final class Counter: @unchecked Sendable {
      public fileprivate(set) var steps = 0
    }

    private static let counter = TaskLocal<Counter?>(wrappedValue: nil)

    public static func count(_ steps: Int = 1) {
      if let counter = counter.get() { counter.steps += steps }
    }

    /// How many steps `body` takes, other threads' excepted.
    public static func counted(_ body: () throws -> Void) rethrows -> Int {
      let counter = Counter()
      try Self.counter.withValue(counter) { try body() }
      return counter.steps
    }
  #else
    @_transparent
    public static func count(_ steps: Int = 1) {}
  #endif
}
