import IntentModel
import DocumentFormats
import IntentReports
import SourceScan

/// Findings that a project accepts for now: their number for each rule and symbol, and for each language that they are about.
/// Lines and messages are not recorded, so the baseline stays valid when code moves.
package struct Baseline: Equatable, Sendable {
  package struct Key: Hashable, Comparable, Sendable {
    package var rule: String
    package var symbol: String
    /// The language that the finding is about, such as one that a text is not translated into. Nil for findings that are not about
    /// languages, and in files of former versions.
    var language: String? = nil

    package static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.symbol, left.language ?? "") < (right.rule, right.symbol, right.language ?? "")
    }

    /// The symbol and the language for messages, such as `'App.OpenShelf/title/Open' in de`.
    fileprivate var subject: String { "'\(symbol)'\(language.map { " in \($0)" } ?? "")" }
  }

  /// Remarks that people write about an entry. Writing the file keeps them.
  struct Remark: Equatable, Sendable {
    var owner: String?
    var reason: String?
  }

  package var counts: [Key: Int] = [:]
  private(set) var remarks: [Key: Remark] = [:]

  package init() {}

  package mutating func add(_ other: Baseline) { counts.merge(other.counts) { max($0, $1) } }

  /// Copies the remarks about the same entries from a former state of the file. An entry without a remark gets that of the entry
  /// without a language.
  package mutating func keepRemarks(of former: Baseline) {
    for key in counts.keys {
      let general = Key(rule: key.rule, symbol: key.symbol)
      if let remark = former.remarks[key] ?? former.remarks[general] { remarks[key] = remark }
    }
  }

  /// A copy in which stale entries expect only the findings that still exist, and entries that would expect none are removed.
  package func removing(_ stale: [Stale]) -> Baseline {
    var copy = self
    for entry in stale where copy.counts[entry.key] != nil {
      copy.counts[entry.key] = entry.found > 0 ? min(entry.found, counts[entry.key] ?? 0) : nil
    }
    return copy
  }

  package init(_ findings: [Finding]) {
    Steps.count(findings.count)
    for finding in findings {
      for language in finding.accepted {
        counts[Key(rule: finding.rule, symbol: finding.symbol, language: language), default: 0] += 1
      }
    }
  }

  /// The number of findings that all entries expect together.
  package var size: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 } }

  /// The ids in the baseline that are neither a current nor a former id of a rule. Their entries never match a finding.
  package var unknownRules: Set<String> { Set(counts.keys.map(\.rule).filter { Rule.named($0) == nil }) }

  /// An entry that expects more findings than were found.
  package struct Stale: Equatable, Sendable {
    var key: Key
    var expected: Int
    var found: Int

    package var message: String {
      "the baseline expects \(counted(expected, "finding")) of '\(key.rule)' about \(key.subject), found \(found); "
        + "'--prune-baseline' removes what is no longer found"
    }
  }

  /// Removes the expected findings, and returns the entries that expect more than were found. `ran` holds the ids of the rules that
  /// ran: entries of other rules are never stale. `modules` are the scanned modules: an entry of any other module is taken to have
  /// the former name of one of them; if nil, no entry is.
  package func apply(to findings: inout [Finding], ran: Set<String>, modules: Set<String>? = nil) -> [Stale] {
    var remaining = counts
    let former = modules.map(formerKeys) ?? [:]
    findings.removeAll { finding in
      func take(_ language: String?) -> Bool {
        for key in finding.keys(in: language, former) {
          guard let count = remaining[key], count > 0 else { continue }
          remaining[key] = count - 1
          return true
        }
        return false
      }
      let languages = finding.accepted
      // The finding stays if the baseline lacks one of its languages. The entries of the other languages count as used, not as
      // stale.
      if languages.count(where: take) == languages.count { return true }
      // Files of former versions state no language, and expect the finding in any.
      return !finding.languages.isEmpty && take(nil)
    }
    return counts.keys.sorted().compactMap { key in
      guard ran.contains(key.rule), let expected = counts[key], let left = remaining[key], left > 0 else { return nil }
      return Stale(key: key, expected: expected, found: expected - left)
    }
  }
}

extension Finding {
  /// The languages of the finding's entries in a baseline; `[nil]` for a finding that is not about languages.
  fileprivate var accepted: [String?] { languages.isEmpty ? [nil] : languages }

  /// The keys of the entries that may expect the finding, best match first. `former` has the entries of modules that were not
  /// scanned, by their keys without the module.
  fileprivate func keys(in language: String?, _ former: [Baseline.Key: [Baseline.Key]]) -> [Baseline.Key] {
    [symbol, SymbolKey.withoutPhrase(symbol)].compactMap(\.self).flatMap { symbol in
      let moved = Baseline.Key(rule: rule, symbol: SymbolKey.withoutModule(symbol), language: language)
      return [Baseline.Key(rule: rule, symbol: symbol, language: language)] + (former[moved] ?? [])
    }
  }
}

extension Baseline {
  /// The entries of modules that were not scanned, by their keys without the module.
  private func formerKeys(_ modules: Set<String>) -> [Key: [Key]] {
    var former: [Key: [Key]] = [:]
    for key in counts.keys.sorted() where !modules.contains(SymbolKey.module(of: key.symbol)) {
      let moved = Key(rule: key.rule, symbol: SymbolKey.withoutModule(key.symbol), language: key.language)
      former[moved, default: []].append(key)
    }
    return former
  }

  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.array("findings", counts.keys.sorted()) { json, key in
        // Each entry has its own line, for readable diffs.
        json.beginObject(staysOnOneLine: true)
        json.member("rule", key.rule)
        json.member("symbol", key.symbol)
        if let language = key.language { json.member("language", language) }
        json.member("count", counts[key] ?? 0)
        if let owner = remarks[key]?.owner { json.member("owner", owner) }
        if let reason = remarks[key]?.reason { json.member("reason", reason) }
        json.end()
      }
    }
    return json.document()
  }

  package init(_ bytes: [UInt8]) throws(JSONError) {
    let document = try parseJSON(bytes)
    func error(_ message: String, _ value: JSONValue?) -> JSONError {
      JSONError(message, at: value?.offset ?? document.offset, in: bytes)
    }
    guard document["schemaVersion"]?.int == 1 else {
      throw error("expected a baseline with 'schemaVersion' 1", document["schemaVersion"])
    }
    guard let findings = document["findings"]?.array else {
      throw error("'findings' must be an array", document["findings"])
    }
    self.init()
    for finding in findings {
      guard let rule = finding["rule"]?.string, let symbol = finding["symbol"]?.string,
        let count = finding["count"]?.int, count > 0
      else { throw error("expected 'rule', 'symbol' and a positive 'count'", finding) }
      // A former id is an alias of the current one.
      let key = Key(
        rule: Rule.named(rule)?.id ?? rule, symbol: SymbolKey.withoutPositions(symbol),
        language: finding["language"]?.string)
      let (sum, isTooLarge) = counts[key, default: 0].addingReportingOverflow(count)
      counts[key] = isTooLarge ? .max : sum
      let remark = Remark(owner: finding["owner"]?.string, reason: finding["reason"]?.string)
      if remark != Remark() { remarks[key] = remark }
    }
  }
}
