import IntentReports
import SourceScan

/// The scanned files and their findings for certain contents of the files. Comparing two of these values shows whether a repair
/// causes findings.
package struct LintedSources: Sendable {
  var files: [LintFile]
  package var findings: [Finding]

  package init(files: [LintFile], findings: [Finding]) {
    self.files = files
    self.findings = findings
  }

  /// The number of syntax errors in a file.
  fileprivate func syntaxMistakes(in file: FileID) -> Int { files[file].parsed?.diagnostics.count ?? 0 }

  /// The cost of scanning and linting the files again: their size in bytes, and a fixed amount for each finding.
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

  /// Begins the count of attempts for the next app. Each app of a run has some attempts that the other apps cannot use up.
  package mutating func beginApp() { attemptsOfApp = 0 }

  /// Whether the budget allows another scan of this cost. If so, the scan is counted.
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
  package typealias Lint = (_ contents: [FileID: [UInt8]], _ rules: Set<String>?) -> LintedSources

  package struct Refusal: Sendable {
    package var finding: Finding
    /// The title of the fix-it.
    var title: String
    /// A clause for the message, such as `'Books.swift' would not parse`.
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
  /// Applies the first fix-it of each finding whose safety is one of `safeties`, until none remains, in up to ten rounds. `lint`
  /// scans and lints again with new contents for some files, by index, and with all rules or those of some ids.
  ///
  /// A repair is rejected if its file has more syntax errors afterwards, if it causes a new finding, if its own finding remains, or
  /// if the budget is used up. If several repairs together fail, halves of them are tried, down to the one that
  /// causes the failure. These attempts run only the rules of the repaired and of the new findings, if these suffice; all rules run
  /// for what is accepted.
  ///
  /// A rejected repair is tried again after others were accepted: the file has changed then, and a second run must not find more to
  /// repair.
  package init(
    _ sources: LintedSources, _ safeties: Set<Report.FixIt.Safety> = [.safe], budget: inout RepairBudget,
    lint: @escaping Lint
  ) {
    after = sources
    // The number of repairs that were made before each refused repair was refused.
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

/// The parts of a repair by which later rounds recognize it, although offsets have changed.
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
  let lint: Repaired.Lint
  var accepted: [Edits.Repair] = []
  var after: LintedSources
  /// `after`: how many repairs were accepted before the refusal.
  var refusals: [(repair: Edits.Repair, reason: String, after: Int)] = []
  /// The budget of the run.
  var budget: RepairBudget

  init(
    before: LintedSources, contents: [FileID: [UInt8]], lint: @escaping Repaired.Lint,
    budget: RepairBudget
  ) {
    self.budget = budget
    self.before = before
    self.contents = contents
    self.lint = lint
    after = before
  }

  /// Accepts the repairs that together pass the check of `harm(of:_:)`, and refuses the others, or all of them if the budget is
  /// used up.
  mutating func accept(_ repairs: [Edits.Repair]) {
    guard budget.take(before.work) else { return refuse(repairs, Self.untried) }
    accepted = repairs
    var rules: Set<String>? = []
    while !accepted.isEmpty {
      let tried = accepted, linted = lint(newContents(tried), nil)
      guard let harm = harm(of: tried, linted) else {
        after = linted
        return
      }
      accepted = []
      if tried.count == 1 { return refuse(tried, harm.reason) }
      // Continues with all rules if the limited set had the rules of the new findings, and missed the findings.
      rules = rules.flatMap { harm.rules.isSubset(of: $0) ? nil : $0.union(harm.rules) }
      selectHalves(of: tried, rules)
    }
  }

  /// Accepts the repairs if they, together with those accepted before, pass the check of `harm(of:_:)` with `rules` (nil for all
  /// rules). Otherwise it tries each half alone, or refuses a single repair.
  private mutating func select(_ repairs: [Edits.Repair], _ rules: Set<String>?) {
    guard budget.take(before.work) else { return refuse(repairs, Self.untried) }
    let all = accepted + repairs
    if let harm = harm(of: all, lint(newContents(all), rules)) {
      if repairs.count == 1 { refuse(repairs, harm.reason) } else { selectHalves(of: repairs, rules) }
    } else {
      accepted = all
    }
  }

  private mutating func selectHalves(of repairs: [Edits.Repair], _ rules: Set<String>?) {
    select(Array(repairs[..<(repairs.count / 2)]), rules)
    select(Array(repairs[(repairs.count / 2)...]), rules)
  }

  private static let untried = "too many other fix-its would cause findings, so it was not tried"

  private mutating func refuse(_ repairs: [Edits.Repair], _ reason: String) {
    refusals += repairs.map { ($0, reason, accepted.count) }
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

  /// The reason why the repairs must be rejected, and the rules of the repaired and the new findings, without the latter if a file
  /// no longer parses. Nil if the repairs are accepted.
  private func harm(of repairs: [Edits.Repair], _ linted: LintedSources) -> (reason: String, rules: Set<String>)? {
    var reason: String?, rules = Set(repairs.map(\.finding.rule))
    for file in Edits(repairs).files where linted.syntaxMistakes(in: file) > before.syntaxMistakes(in: file) {
      return ("'\(before.files[file].path)' would not parse", rules)
    }
    let known = Baseline(before.findings).counts
    var counts = known
    for finding in linted.findings {
      // A finding about several languages has a key for each.
      var isNew = false
      for key in Baseline([finding]).counts.keys {
        let count = counts[key] ?? 0
        counts[key] = count - 1
        if count <= 0 { isNew = true }
      }
      if !isNew { continue }
      rules.insert(finding.rule)
      reason = reason ?? "the fix-it would cause a finding of '\(finding.rule)': \(finding.message)"
    }
    // The repaired findings must no longer exist.
    let left = Baseline(linted.findings).counts
    for (key, repaired) in Baseline(repairs.map(\.finding)).counts where reason == nil {
      let was = known[key] ?? 0
      if left[key] ?? 0 > was - repaired { reason = "the fix-it would not remove the finding of '\(key.rule)'" }
    }
    return reason.map { ($0, rules) }
  }
}
