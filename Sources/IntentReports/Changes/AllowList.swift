import IntentChanges
import IntentModel
import DocumentFormats

/// The changes that a project accepts on purpose: `[{"rule", "symbol", "reason", "until": "2027-01-31"}]`.
package struct AllowList: Sendable {
  struct Entry: Sendable {
    var rule: String
    var symbol: String
    var reason: String
    /// The last day on which it applies, as `2027-01-31`; nil if it never expires.
    var until: String?
  }

  var entries: [Entry] = []

  package init() {}

  private static let keys = ["rule", "symbol", "reason", "until"]

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
    var until: String?
    if value["until"] != nil {
      let date = try text("until")
      guard isDate(date) else {
        throw JSONError(
          "'until' must be a date such as '2027-01-31'; found '\(date)'", at: (value["until"] ?? value).offset,
          in: bytes)
      }
      until = date
    }
    return Entry(rule: rule, symbol: try text("symbol"), reason: try text("reason"), until: until)
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// Removes the allowed changes; `today` is a date such as `2026-11-21`. Returns a warning for each entry that is unused or
  /// expired.
  ///
  /// `modules` are those of both versions: an entry of another one has a former name of its module.
  package func apply(to changes: inout [Change], today: String, modules: Set<String>? = nil) -> [String] {
    var used: Set<Int> = []
    let index = EntryIndex(entries, modules)
    changes.removeAll { change in
      let matching = index.entries(for: change)
      used.formUnion(matching)
      return matching.contains { !entries[$0].isExpired(on: today) }
    }
    return entries.enumerated().compactMap { index, entry in
      let name = "'\(entry.rule)' of '\(entry.symbol)'"
      if !used.contains(index) { return "the allow file allows \(name), but there is no such change; remove the entry" }
      guard entry.isExpired(on: today), let until = entry.until else { return nil }
      return "the entry of the allow file for \(name) was valid until \(until), so the change is reported again "
        + "(reason: \(entry.reason))"
    }
  }
}

/// The entries by what they allow: a project can accept thousands of changes.
private struct EntryIndex {
  private struct Key: Hashable {
    var rule: String
    var symbol: String
  }

  private var bySymbol: [Key: [Int]] = [:]
  /// The entries that have a former name of their module, by the rest of the symbol.
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
  /// Dates of this form can be compared as strings.
  func isExpired(on today: String) -> Bool { until.map { $0 < today } ?? false }
}
