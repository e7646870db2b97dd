import IntentModel
import JSONDocuments
import Reports
import SourceFindings
import SourceScan

/// Findings that a project accepts for now: their number for each rule and symbol. Lines and messages are not recorded, so the
/// baseline stays valid when code moves.
package struct Baseline: Equatable, Sendable {
  package struct Key: Hashable, Comparable, Sendable {
    package var rule: String
    package var symbol: String

    package static func < (left: Key, right: Key) -> Bool { (left.rule, left.symbol) < (right.rule, right.symbol) }
  }

  package var counts: [Key: Int] = [:]

  package init() {}

  package init(_ findings: [Finding]) {
    Steps.count(findings.count)
    for finding in findings { counts[Key(rule: finding.rule, symbol: finding.symbol), default: 0] += 1 }
  }

  /// Ids that no rule has, today's or former: entries that can expect nothing.
  package var unknownRules: Set<String> { Set(counts.keys.map(\.rule).filter { Rule.named($0) == nil }) }

  /// What was expected and is no longer found.
  package struct Stale: Equatable, Sendable {
    package var key: Key
    package var expected: Int
    package var found: Int

    package var message: String {
      "the baseline expects \(counted(expected, "finding")) of '\(key.rule)' about '\(key.symbol)', found \(found); "
        + "update it with '--write-baseline'"
    }
  }

  /// Takes the expected findings out. `ran` holds the ids of the rules that ran: of the others nothing can be stale.
  /// `modules` are those that were scanned: an entry of another one has a former name of its module.
  package func apply(to findings: inout [Finding], ran: Set<String>, modules: Set<String>? = nil) -> [Stale] {
    var remaining = counts
    let former = modules.map(formerKeys) ?? [:]
    findings.removeAll { finding in
      let symbols = [finding.symbol, SymbolKey.withoutPhrase(finding.symbol)].compactMap(\.self)
      for symbol in symbols {
        let moved = former[Key(rule: finding.rule, symbol: SymbolKey.withoutModule(symbol))] ?? []
        for key in [Key(rule: finding.rule, symbol: symbol)] + moved {
          guard let count = remaining[key], count > 0 else { continue }
          remaining[key] = count - 1
          return true
        }
      }
      return false
    }
    return counts.keys.sorted().compactMap { key in
      guard ran.contains(key.rule), let expected = counts[key], let left = remaining[key], left > 0 else { return nil }
      return Stale(key: key, expected: expected, found: expected - left)
    }
  }
}

extension Baseline {
  /// The entries of modules that were not scanned, by what is left without the module.
  private func formerKeys(_ modules: Set<String>) -> [Key: [Key]] {
    var former: [Key: [Key]] = [:]
    for key in counts.keys.sorted() where !modules.contains(SymbolKey.module(of: key.symbol)) {
      former[Key(rule: key.rule, symbol: SymbolKey.withoutModule(key.symbol)), default: []].append(key)
    }
    return former
  }

  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.array("findings", counts.keys.sorted()) { json, key in
        // A line of its own for each, for readable diffs.
        json.beginObject(staysOnOneLine: true)
        json.member("rule", key.rule)
        json.member("symbol", key.symbol)
        json.member("count", counts[key] ?? 0)
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
      let key = Key(rule: Rule.named(rule)?.id ?? rule, symbol: SymbolKey.withoutPositions(symbol))
      let (sum, isTooLarge) = counts[key, default: 0].addingReportingOverflow(count)
      counts[key] = isTooLarge ? .max : sum
    }
  }
}
