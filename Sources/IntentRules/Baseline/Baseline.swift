import IntentModel
import JSONDocuments
import Reports
import SourceFindings
import SourceScan

/// Findings that a project lives with: how many of each rule about each symbol. Lines and messages are no part of it, so that
/// it holds while code moves.
public struct Baseline: Equatable, Sendable {
  public struct Key: Hashable, Comparable, Sendable {
    public var rule: String
    public var symbol: String

    public static func < (left: Key, right: Key) -> Bool { (left.rule, left.symbol) < (right.rule, right.symbol) }
  }

  public var counts: [Key: Int] = [:]

  public init() {}

  public init(_ findings: [Finding]) {
    Steps.count(findings.count)
    for finding in findings { counts[Key(rule: finding.rule, symbol: finding.symbol), default: 0] += 1 }
  }

  /// Ids that no rule has, today's or former: entries that can expect nothing.
  public var unknownRules: Set<String> { Set(counts.keys.map(\.rule).filter { Rule.named($0) == nil }) }

  /// What was expected and is no longer found.
  public struct Stale: Equatable, Sendable {
    public var key: Key
    public var expected: Int
    public var found: Int

    public var message: String {
      "the baseline expects \(counted(expected, "finding")) of '\(key.rule)' about '\(key.symbol)', found \(found)"
    }
  }

  /// Takes the expected findings out. `ran` holds the ids of the rules that ran: of the others nothing can be stale.
  public func apply(to findings: inout [Finding], ran: Set<String>) -> [Stale] {
    var remaining = counts
    findings.removeAll { finding in
      let key = Key(rule: finding.rule, symbol: finding.symbol)
      guard let count = remaining[key], count > 0 else { return false }
      remaining[key] = count - 1
      return true
    }
    return counts.keys.sorted().compactMap { key in
      guard ran.contains(key.rule), let expected = counts[key], let left = remaining[key], left > 0 else { return nil }
      return Stale(key: key, expected: expected, found: expected - left)
    }
  }
}

extension Baseline {
  public func json() -> [UInt8] {
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

  public init(_ bytes: [UInt8]) throws(JSONError) {
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
      // A former id stands for today's.
      let key = Key(rule: Rule.named(rule)?.id ?? rule, symbol: symbol)
      let (sum, isTooLarge) = counts[key, default: 0].addingReportingOverflow(count)
      counts[key] = isTooLarge ? .max : sum
    }
  }
}
