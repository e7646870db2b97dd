import OperatingSystem

/// One line on a terminal that shows the progress of work that takes longer than a moment. It is removed when the work is done.
package struct ProgressLine: Sendable {
  /// The nanoseconds before the line is shown: half a second, because shorter waits need no explanation.
  package static let patience: UInt64 = 500_000_000
  private static let interval: UInt64 = 100_000_000

  private let patience: UInt64
  /// Writes to the terminal; nil if no terminal shows it.
  private let write: (@Sendable (String) -> Void)?
  private var nextUpdate: UInt64?
  private var isShown = false

  package init(patience: UInt64 = patience, write: (@Sendable (String) -> Void)?) {
    self.patience = patience
    self.write = write
    nextUpdate = write == nil ? nil : Clock.now + patience
  }

  /// The progress line of work that starts now.
  func restarted() -> ProgressLine { ProgressLine(patience: patience, write: write) }

  mutating func update(_ stage: String, _ done: Int, of total: Int) {
    guard let due = nextUpdate, case let now = Clock.now, now >= due else { return }
    nextUpdate = now + Self.interval
    isShown = true
    write?("\r\u{1B}[K\(stage) \(done) of \(total) files")
  }

  mutating func erase() {
    if isShown { write?("\r\u{1B}[K") }
    isShown = false
  }
}
