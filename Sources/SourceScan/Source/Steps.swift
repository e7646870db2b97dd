/// Counts work, for tests of how it grows with the input: unlike a time, a count is the same on a busy machine. Code that walks a
/// list whose length other input determines calls `count`. Release builds contain none of it.
package enum Steps {
  #if DEBUG
    /// Counts the steps of one task, on one thread.
    final class Counter: @unchecked Sendable {
      fileprivate(set) var steps = 0
    }

    private static let counter = TaskLocal<Counter?>(wrappedValue: nil)

    package static func count(_ steps: Int = 1) {
      if let counter = counter.get() { counter.steps += steps }
    }

    /// The number of steps of `body`, without those of other threads.
    static func counted(_ body: () throws -> Void) rethrows -> Int {
      let counter = Counter()
      try Self.counter.withValue(counter) { try body() }
      return counter.steps
    }
  #else
    package static func count(_ steps: Int = 1) {}
  #endif
}
