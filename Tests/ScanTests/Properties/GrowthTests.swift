import Foundation
@testable import IntentRules
@testable import SourceScan
import Testing

/// Work grows as the source does: each construct n, 2n and 4n times, through the stages that count steps. `GROWTH_TABLE=1` prints the
/// table, with processor times, which nothing is asserted of; `GROWTH_UNITS` and `GROWTH_ONLY` choose n and the constructs.
/// `GROWTH_FOLDER` is where the sources are written, for `.ci/count-growth`, which counts instructions of commands: comparisons of
/// two texts are not steps, nor is what writes documents and pages.
@Suite struct GrowthTests {
  static let environment = ProcessInfo.processInfo.environment

  static let units = environment["GROWTH_UNITS"].flatMap(Int.init) ?? 20

  static let constructs = Construct.all.filter { construct in
    environment["GROWTH_ONLY"].map { $0.split(separator: "|").contains { construct.name.contains($0) } } ?? true
  }

  @Test(arguments: constructs)
  func growsWithTheSource(construct: Construct) throws {
    if let folder = Self.environment["GROWTH_FOLDER"] { return try Self.write(construct, to: folder) }
    var rows: [(steps: Int, seconds: Double)] = []
    let units = max(Self.units, construct.limit + construct.limit / 4, construct.least)
    for count in [units, 2 * units, 4 * units] {
      let source = construct.source(count), start = Self.processorTime
      let steps = Steps.counted {
        ProgramRun.repair(source, allConditions: construct.allConditions, kind: construct.kind)
      }
      rows.append((steps, Self.processorTime - start))
    }
    let first = rows[1].steps - rows[0].steps, second = rows[2].steps - rows[1].steps
    // Twice as much, or a little more where something is sorted or searched; four times as much if it is quadratic.
    #expect(2 * second <= 5 * first + 1_000, "\(construct.name): \(rows.map(\.steps)) steps")
    if Self.environment["GROWTH_TABLE"] != nil {
      let time = (rows[2].seconds - rows[1].seconds) / max(1e-9, rows[1].seconds - rows[0].seconds)
      let ratio = Double(second) / Double(max(1, first))
      print(
        "growth | \(construct.name) | \(rows.map { String($0.steps) }.joined(separator: " | ")) | "
          + String(format: "%.1f | %.2f s | %.1f", ratio, rows[2].seconds, time))
    }
  }

  /// The files for the multiples of n, in `<name>/1`, `2` and `4`.
  private static func write(_ construct: Construct, to folder: String) throws {
    for multiple in [1, 2, 4] {
      let source = construct.source(multiple * max(units, construct.limit + construct.limit / 4, construct.least))
      let root = URL(filePath: folder).appending(path: "\(construct.name)/\(multiple)")
      var files = ProgramSketch.contents(of: source).map { path, text in
        (path: path, text: path.hasSuffix(".swift") ? "import AppIntents\n\(text)" : text)
      }
      if let kind = construct.kind {
        let modules = Set(files.map { String($0.path.prefix { $0 != "/" }) }).sorted()
          .map { "\"\($0)\": {\"paths\": [\"\($0)\"], \"kind\": \"\(kind.rawValue)\"}" }
        files.append((".intentscan.json", "{\"modules\": {\(modules.joined(separator: ", "))}}"))
      }
      for (path, text) in files {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }
  }

  /// The processor time of this thread in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A repeated text, with the text before and after it. `$` is the number of the repetition, except in `\.$x`, and `^` the next
/// one; in a ring, the last one's next is the first. `--- Kit/Shelf.swift` starts a file.
struct Construct: Sendable, CustomTestStringConvertible {
  var name: String
  var before = ""
  var unit: String
  var after = ""
  /// A second text that is repeated as often after that, and the text that ends it.
  var second = ""
  var end = ""
  var separator = "\n"
  var isRing = false
  var allConditions = false
  /// That of every module; without it, the module is an app.
  var kind: LintSettings.ModuleKind?
  /// The limit of the work for each repetition. Growth is measured beyond it.
  var limit: Int
  /// The number of repetitions from which on comparisons of all with all would take longer than the rest.
  var least: Int

  init(
    _ name: String, _ before: String, _ unit: String, _ after: String = "", second: String = "", end: String = "",
    separator: String = "\n", isRing: Bool = false, allConditions: Bool = false,
    kind: LintSettings.ModuleKind? = nil, limit: Int = 0, least: Int = 0
  ) {
    self.name = name
    self.before = before
    self.unit = unit
    self.after = after
    self.second = second
    self.end = end
    self.separator = separator
    self.isRing = isRing
    self.allConditions = allConditions
    self.kind = kind
    self.limit = limit
    self.least = least
  }

  var testDescription: String { name }

  func source(_ count: Int) -> String {
    let parts = before + repeated(unit, count) + after.replacing("$", with: String(count))
    return second.isEmpty ? parts : parts + repeated(second, count) + end
  }

  private func repeated(_ unit: String, _ count: Int) -> String {
    (0..<count).map { index in
      // The dollar of a key path stays.
      unit.replacing("\\.$", with: "\\.\u{0}").replacing("$", with: String(index)).replacing("\u{0}", with: "$")
        .replacing("^", with: String(isRing && index == count - 1 ? 0 : index + 1))
    }.joined(separator: separator)
  }
}
