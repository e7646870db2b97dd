import IntentChanges
import IntentModel
import DocumentFormats

/// The changes that a project accepts on purpose: `[{"rule", "symbol", "reason", "date": "2026-11-27", "until": "2027-01-31"}]`.
package struct AllowList: Sendable {
  struct Entry: Sendable {
    var rule: String
    var symbol: String
    var reason: String
    /// The day on which it was accepted, for people; nil if the file states none.
    var date: String?
    /// The last day on which it applies, as `2027-01-31`; nil if it never expires.
    var until: String?
  }

  /// A change that is accepted.
  package struct Accepted: Sendable {
    var change: Change
    var reason: String
  }

  var entries: [Entry] = []

  package init() {}

  package mutating func add(_ other: AllowList) { entries += other.entries }

  /// The number of unused entries that get advice. It is limited, because each is compared with all changes.
  private static let adviceLimit = 20
  private static let keys = ["rule", "symbol", "reason", "date", "until"]

  package init(_ bytes: [UInt8]) throws(JSONError) {
    let document = try parseJSON(bytes)
    guard let list = document.array else {
      throw JSONError(
        "expected an array of allowed changes, found \(document.kindName)", at: document.offset, in: bytes)
    }
    for value in list { entries.append(try Self.entry(value, bytes)) }
  }

  private static func entry(_ value: JSONValue, _ bytes: [UInt8]) throws(JSONError) -> Entry {
    guard let members = value.members else {
      throw JSONError("expected an object, found \(value.kindName)", at: value.offset, in: bytes)
    }
    for member in members where !keys.contains(member.key) {
      throw JSONError(
        "unknown key '\(member.key)'\(keys.suggestion(for: member.key))", at: member.offset, in: bytes)
    }
    func text(_ key: String) throws(JSONError) -> String {
      if let text = value[key]?.string, !text.isEmpty { return text }
      throw JSONError("'\(key)' must be a string that is not empty", at: (value[key] ?? value).offset, in: bytes)
    }
    let rule = try text("rule")
    guard ChangeKind.named(rule) != nil else {
      let hint = ChangeKind.all.map(\.id).suggestion(for: rule)
      throw JSONError("unknown change '\(rule)'\(hint)", at: (value["rule"] ?? value).offset, in: bytes)
    }
    func date(_ key: String) throws(JSONError) -> String? {
      guard value[key] != nil else { return nil }
      let date = try text(key)
      if isDate(date) { return date }
      throw JSONError(
        "'\(key)' must be a date such as '2027-01-31'; found '\(date)'", at: (value[key] ?? value).offset, in: bytes)
    }
    return Entry(
      rule: rule, symbol: try text("symbol"), reason: try text("reason"), date: try date("date"),
      until: try date("until"))
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// Removes the allowed changes; `today` is a date such as `2026-11-21`. Returns them, and a warning for each entry that is
  /// unused or expired.
  ///
  /// `modules` are the modules of both versions. An entry for another module is compared without its module, which may have been
  /// renamed.
  package func apply(
    to changes: inout [Change], today: String, modules: Set<String>? = nil
  ) -> (accepted: [Accepted], warnings: [String]) {
    var used: Set<Int> = [], expired: Set<Int> = [], accepted: [Accepted] = []
    let index = EntryIndex(entries, modules), all = changes
    changes.removeAll { change in
      let matching = index.entries(for: change)
      used.formUnion(matching)
      guard let entry = matching.sorted().first(where: { !entries[$0].isExpired(on: today) }) else {
        expired.formUnion(matching)
        return false
      }
      accepted.append(Accepted(change: change, reason: entries[entry].reason))
      return true
    }
    var advised = 0
    let warnings = entries.enumerated().compactMap { index, entry -> String? in
      let name = "'\(entry.rule)' of '\(entry.symbol)'"
      if !used.contains(index) {
        advised += 1
        let advice = advised > Self.adviceLimit ? "" : entry.advice(among: all)
        return "the allow file allows \(name), but there is no such change\(advice)"
      }
      guard expired.contains(index), let until = entry.until else { return nil }
      return "the entry of the allow file for \(name) was valid until \(until), so the change is reported again "
        + "(reason: \(entry.reason))"
    }
    return (accepted, warnings)
  }

  /// Adds changes that a team accepts from today on. An entry for the same change is replaced.
  package mutating func accept(_ changes: [Change], reason: String, today: String) {
    for change in changes {
      entries.removeAll { $0.rule == change.kind && $0.symbol == change.symbol }
      entries.append(Entry(rule: change.kind, symbol: change.symbol, reason: reason, date: today))
    }
  }

  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.array(entries) { json, entry in
      json.object { json in
        json.member("rule", entry.rule)
        json.member("symbol", entry.symbol)
        json.member("reason", entry.reason)
        if let date = entry.date { json.member("date", date) }
        if let until = entry.until { json.member("until", until) }
      }
    }
    return json.document()
  }
}

extension AllowList.Entry {
  /// Advice about an entry that matches no change: the symbol that was meant, else the kind of the symbol's change, else to remove
  /// the entry.
  fileprivate func advice(among changes: [Change]) -> String {
    let similar = changes.filter { $0.kind == rule }.flatMap { [$0.symbol] + $0.otherSymbols }.suggestion(for: symbol)
    if !similar.isEmpty { return similar }
    let kinds = changes.filter { $0.symbol == symbol }.map(\.kind)
    if let kind = kinds.first { return "; the change of this symbol is '\(kind)'" }
    return "; remove the entry"
  }
}

/// The entries by rule and symbol: a project can accept thousands of changes.
private struct EntryIndex {
  private struct Key: Hashable {
    var rule: String
    var symbol: String
  }

  private var bySymbol: [Key: [Int]] = [:]
  /// The entries whose module is in neither version, by the symbol without its module.
  private var byRest: [Key: [Int]] = [:]

  init(_ entries: [AllowList.Entry], _ modules: Set<String>?) {
    for (number, entry) in entries.enumerated() {
      let symbol = SymbolKey.withoutPositions(entry.symbol)
      bySymbol[Key(rule: entry.rule, symbol: symbol), default: []].append(number)
      if let modules, !modules.contains(SymbolKey.module(of: symbol)) {
        byRest[Key(rule: entry.rule, symbol: SymbolKey.withoutModule(symbol)), default: []].append(number)
      }
    }
  }

  func entries(for change: Change) -> Set<Int> {
    var found: Set<Int> = []
    for changed in [change.symbol] + change.otherSymbols {
      for symbol in [changed, SymbolKey.withoutPhrase(changed)].compactMap(\.self) {
        found.formUnion(bySymbol[Key(rule: change.kind, symbol: symbol)] ?? [])
      }
      found.formUnion(byRest[Key(rule: change.kind, symbol: SymbolKey.withoutModule(changed))] ?? [])
    }
    return found
  }
}

extension AllowList.Entry {
  /// Whether the last day of the entry is before `today`. Dates of this form can be compared as strings.
  func isExpired(on today: String) -> Bool { until.map { $0 < today } ?? false }
}
