/// What a run found, ready to be printed: every renderer reads this and nothing else.
public struct Report: Sendable {
  public struct Note: Sendable {
    public var message: String
    public var location: Location

    public init(message: String, location: Location) {
      self.message = message
      self.location = location
    }
  }

  public struct Edit: Sendable {
    public var location: Location
    public var replacement: String

    public init(location: Location, replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }

  public struct Fix: Sendable {
    public var title: String
    public var safety: FixIt.Safety
    public var edits: [Edit]

    public init(title: String, safety: FixIt.Safety, edits: [Edit]) {
      self.title = title
      self.safety = safety
      self.edits = edits
    }
  }

  /// What a change does beyond its severity, where an entry is one.
  public struct Impact: Sendable {
    /// `breaking`
    public var level: String
    /// `saved shortcuts`
    public var affects: String
    /// Which of the two versions the entry's location lies in: `old` or `new`.
    public var version: String

    public init(level: String, affects: String, version: String) {
      self.level = level
      self.affects = affects
      self.version = version
    }
  }

  public struct Entry: Sendable {
    public var rule: String
    public var severity: Finding.Severity
    public var message: String
    public var location: Location
    public var symbol: String
    public var appleMessage: String?
    public var notes: [Note]
    public var fixes: [Fix]
    /// The same as long as rule and symbol are, whatever lines move.
    public var fingerprint: String
    /// Nil for what is wrong with one version alone.
    public var impact: Impact?

    /// `counter` tells several entries of a rule about one symbol apart.
    public init(
      rule: String, severity: Finding.Severity, message: String, location: Location, symbol: String,
      appleMessage: String? = nil, notes: [Note], fixes: [Fix], counter: Int, impact: Impact? = nil
    ) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.location = location
      self.symbol = symbol
      self.appleMessage = appleMessage
      self.notes = notes
      self.fixes = fixes
      fingerprint = IntentFindings.fingerprint(rule: rule, symbol: symbol, counter: counter)
      self.impact = impact
    }
  }

  /// Counts that the sources gave, whatever was found in them.
  public struct Scope: Sendable {
    /// How many files were read.
    public var files: Int
    /// How many types were extracted.
    public var types: Int
    public var intents: Int

    public init(files: Int, types: Int, intents: Int) {
      self.files = files
      self.types = types
      self.intents = intents
    }
  }

  public var entries: [Entry]
  public var scope: Scope
  /// The rules that were asked for, whether they could run or not.
  public var rules: [RuleDescription]
  /// Ids of the rules that lacked what they need.
  public var notChecked: [String]
  /// How many findings a baseline left out.
  public var expected = 0

  public init(entries: [Entry], scope: Scope, rules: [RuleDescription], notChecked: [String] = []) {
    self.entries = entries
    self.scope = scope
    self.rules = rules
    self.notChecked = notChecked
  }

  /// How many entries have that severity.
  public func count(_ severity: Finding.Severity) -> Int { entries.count { $0.severity == severity } }
}

extension Report {
  public init(_ result: LintResult, files: [LintFile], rules: [RuleDescription], scope: Scope) {
    var locator = Locator(files), counters: [[String]: Int] = [:]
    entries = result.findings.map { finding in
      let counter = counters[[finding.rule, finding.symbol], default: 0]
      counters[[finding.rule, finding.symbol]] = counter + 1
      return Entry(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        location: locator.location(of: finding.place), symbol: finding.symbol, appleMessage: finding.appleMessage,
        notes: finding.notes.map { Note(message: $0.message, location: locator.location(of: $0.place)) },
        fixes: finding.fixes.map { fix in
          Fix(
            title: fix.title, safety: fix.safety,
            edits: fix.edits.map { Edit(location: locator.location(of: $0.place), replacement: $0.replacement) })
        },
        counter: counter)
    }
    self.scope = scope
    self.rules = rules
    notChecked = result.notChecked
  }
}

/// Names a finding for tools that remember findings. Neither lines nor words are part of it: moving code and rewording a
/// message keep it. `counter` tells several findings of a rule about one symbol apart.
private func fingerprint(rule: String, symbol: String, counter: Int) -> String {
  // FNV-1a.
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in "\(rule)\0\(symbol)\0\(counter)".utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension Report {
  /// One line: how much was read, what was found, and what could not be checked.
  public var summary: String {
    var parts = [
      "checked \(counted(scope.files, "file")) with \(counted(scope.types, "type"))",
      "\(counted(count(.error), "error")), \(counted(count(.warning), "warning")), \(counted(count(.note), "note"))",
    ]
    if expected > 0 { parts.append("\(expected) more expected by the baseline") }
    if !notChecked.isEmpty { parts.append("not checked: \(notChecked.joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }
}

/// `1 file`, `2 files`
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
