import OperatingSystem

/// The time of each stage of a run, for `--timings`.
package struct StageTimings: Sendable {
  private var stages: [(name: String, detail: String, nanoseconds: UInt64)] = []
  private let start = Clock.now

  package init() {}

  /// Runs a stage and notes its time; `detail` describes its amount of work.
  package mutating func measure<Result>(
    _ name: String, detail: (Result) -> String = { _ in "" }, _ stage: () throws -> Result
  ) rethrows -> Result {
    let start = Clock.now
    let result = try stage()
    let end = Clock.now
    add(name, detail(result), end - start)
    return result
  }

  /// Not inlined: every stage of every command calls it.
  @inline(never)
  private mutating func add(_ name: String, _ detail: String, _ nanoseconds: UInt64) {
    stages.append((name, detail, nanoseconds))
  }

  /// One line for each stage, and one for everything since this value was made.
  package var lines: [String] {
    let rows = stages + [("total", "", Clock.now - start)]
    return rows.map { row in
      let milliseconds = Self.milliseconds(row.nanoseconds)
      let detail = row.detail.isEmpty ? "" : "  " + row.detail
      return Self.pad(row.name, 10, left: false) + Self.pad(milliseconds, 12, left: true) + " ms" + detail
    }
  }

  /// The milliseconds with two digits after the decimal point.
  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    let hundredths = (nanoseconds + 5000) / 10_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func pad(_ text: String, _ width: Int, left: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.utf8.count))
    return left ? space + text : text + space
  }
}
