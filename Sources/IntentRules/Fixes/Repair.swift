import IntentReports
import SourceScan

/// The results of scanning and linting some contents that repairs depend on.
package struct LintedSources: Sendable {
  var files: [LintFile]
  package var findings: [Finding]

  package init(files: [LintFile], findings: [Finding]) {
    self.files = files
    self.findings = findings
  }

  /// The number of syntax errors in a file.
  fileprivate func syntaxMistakes(in file: FileID) -> Int { files[file].parsed?.diagnostics.count ?? 0 }

  /// The cost of scanning and linting them again.
  fileprivate var work: Int {
    files.reduce(0) { $0 + ($1.text?.count ?? 0) } + findings.count * SourceScan.Limits.repairWorkOfFinding
  }
}

/// The cost so far of the scans of a run that find out which repairs cause findings.
package struct RepairBudget: Sendable {
  private var attempts = 0
  private var work = 0
  private var attemptsOfApp = 0

  package init() {}

  /// Each app of a run has some attempts of its own.
  package mutating func beginApp() { attemptsOfApp = 0 }

  /// Whether another scan may be made, which is counted.
  fileprivate mutating func take(_ cost: Int) -> Bool {
    guard
      attemptsOfApp < SourceScan.Limits.repairAttemptsOfApp
        || (attempts < SourceScan.Limits.repairAttempts && work + cost <= SourceScan.Limits.repairWork)
    else { return false }
    attempts += 1
    attemptsOfApp += 1
    work += cost
    return true
  }
}

/// The outcome of repairing sources.
package struct Repaired: Sendable {
  package struct Refusal: Sendable {
    package var finding: Finding
    /// The title of the fix-it.
    var title: String
    /// A clause for the message: "it would not parse".
    package var reason: String
  }

  /// New contents by index of the file.
  package var contents: [FileID: [UInt8]] = [:]
  /// The number of repaired findings.
  package var count = 0
  package var refusals: [Refusal] = []
  /// The findings for the new contents.
  package var after: LintedSources
}

extension Repaired {
  /// Applies the fix-its of findings whose safety is one of `safeties`, in rounds, until none remains. `lint` scans and lints
  /// again with new contents for some files, by index.
  ///
  /// A repair is rejected if the file no longer parses as before, or if it causes a new finding. If several repairs together
  /// fail, halves of them are tried, down to the one that causes the failure, within the budget. A rejected one is tried again
  /// after others were accepted: the file has changed then, and a second run must not find more to repair.
  package init(
    _ sources: LintedSources, _ safeties: Set<Report.FixIt.Safety> = [.safe], budget: inout RepairBudget,
    lint: @escaping ([FileID: [UInt8]]) -> LintedSources
  ) {
    after = sources
    // The number of repairs that were made when one was refused.
    var refused: [RefusedRepair: Int] = [:]
    // The limit ends rounds of a repair that causes its own finding again.
    for _ in 0..<10 {
      let all = after.findings.compactMap { finding in
        finding.fixes.first { safeties.contains($0.safety) }.map { Edits.Repair(finding: finding, fix: $0) }
      }
      var candidates = all.filter { refused[RefusedRepair($0)] == nil }
      if candidates.isEmpty {
        candidates = all.filter { (refused[RefusedRepair($0)] ?? count) < count }
        let again = Set(candidates.map { RefusedRepair($0) })
        refusals.removeAll { again.contains(RefusedRepair($0)) }
      }
      var round = Edits()
      // An edit that touches another one of this round waits for the next round.
      let batch = candidates.filter { round.add($0) }
      guard !batch.isEmpty else { break }
      var attempt = RepairRound(before: after, contents: contents, lint: lint, budget: budget)
      attempt.accept(batch)
      budget = attempt.budget
      for refusal in attempt.refusals { refused[RefusedRepair(refusal.repair)] = count + refusal.after }
      count += attempt.accepted.count
      refusals += attempt.refusals.map {
        Refusal(finding: $0.repair.finding, title: $0.repair.fix.title, reason: $0.reason)
      }
      guard !attempt.accepted.isEmpty else { continue }
      contents = attempt.newContents(attempt.accepted)
      after = attempt.after
    }
  }
}

/// A repair as it is known again in later rounds, when offsets have moved.
private struct RefusedRepair: Hashable {
  let rule: String
  let symbol: String
  let message: String
  let title: String

  init(_ repair: Edits.Repair) { self.init(repair.finding, repair.fix.title) }

  init(_ refusal: Repaired.Refusal) { self.init(refusal.finding, refusal.title) }

  private init(_ finding: Finding, _ title: String) {
    rule = finding.rule
    symbol = finding.symbol
    message = finding.message
    self.title = title
  }
}

private struct RepairRound {
  let before: LintedSources
  /// The contents of the files after earlier rounds.
  let contents: [FileID: [UInt8]]
  let lint: ([FileID: [UInt8]]) -> LintedSources
  var accepted: [Edits.Repair] = []
  var after: LintedSources
  /// `after`: how many were accepted before.
  var refusals: [(repair: Edits.Repair, reason: String, after: Int)] = []
  /// The budget of the run.
  var budget: RepairBudget

  init(
    before: LintedSources, contents: [FileID: [UInt8]], lint: @escaping ([FileID: [UInt8]]) -> LintedSources,
    budget: RepairBudget
  ) {
    self.budget = budget
    self.before = before
    self.contents = contents
    self.lint = lint
    after = before
  }

  mutating func accept(_ repairs: [Edits.Repair]) {
    guard budget.take(before.work) else {
      let reason = "too many other fix-its would cause findings, so it was not tried"
      refusals += repairs.map { ($0, reason, accepted.count) }
      return
    }
    let linted = lint(newContents(accepted + repairs))
    guard let reason = harm(of: accepted + repairs, linted) else {
      accepted += repairs
      after = linted
      return
    }
    if repairs.count == 1 {
      refusals.append((repairs[0], reason, accepted.count))
      return
    }
    accept(Array(repairs[..<(repairs.count / 2)]))
    accept(Array(repairs[(repairs.count / 2)...]))
  }

  func newContents(_ repairs: [Edits.Repair]) -> [FileID: [UInt8]] {
    let edits = Edits(repairs)
    var new = contents
    for file in edits.files {
      guard let text = before.files[file].text else { continue }
      new[file] = edits.applied(to: text, file: file)
    }
    return new
  }

  /// The reason why the repairs must be rejected; nil if they need not be.
  private func harm(of repairs: [Edits.Repair], _ linted: LintedSources) -> String? {
    for file in Edits(repairs).files where linted.syntaxMistakes(in: file) > before.syntaxMistakes(in: file) {
      return "'\(before.files[file].path)' would not parse"
    }
    let known = Baseline(before.findings).counts
    var counts = known
    for finding in linted.findings {
      let key = Baseline.Key(rule: finding.rule, symbol: finding.symbol)
      guard let count = counts[key], count > 0 else {
        return "the fix-it would cause a finding of '\(finding.rule)': \(finding.message)"
      }
      counts[key] = count - 1
    }
    // The repaired findings must no longer exist.
    let left = Baseline(linted.findings).counts
    for (key, repaired) in Baseline(repairs.map(\.finding)).counts {
      let was = known[key] ?? 0
      if left[key] ?? 0 > was - repaired { return "the fix-it would not remove the finding of '\(key.rule)'" }
    }
    return nil
  }
}
