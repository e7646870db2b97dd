import OperatingSystem

/// One line on a terminal that says how far the work is, once it takes longer than a moment. It is gone when the work is done.
struct ProgressLine {
  /// Half a second: shorter waits need no explanation.
  static let patience: UInt64 = 500_000_000
  private static let interval: UInt64 = 100_000_000

  private let environment: CommandEnvironment
  private var nextUpdate: UInt64?
  private var isShown = false

  init(in environment: CommandEnvironment, isQuiet: Bool, patience: UInt64 = patience) {
    self.environment = environment
    nextUpdate = environment.isErrorTerminal && !isQuiet ? Clock.now + patience : nil
  }

  mutating func update(_ stage: String, _ done: Int, of total: Int) {
    guard let due = nextUpdate, case let now = Clock.now, now >= due else { return }
    nextUpdate = now + Self.interval
    isShown = true
    environment.writeRaw("\r\u{1B}[K\(stage) \(done) of \(total) files")
  }

  mutating func erase() {
    if isShown { environment.writeRaw("\r\u{1B}[K") }
    isShown = false
  }
}
