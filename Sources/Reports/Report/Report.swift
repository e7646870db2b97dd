/// What a run found, ready to be printed: every renderer reads this and nothing else.
public struct Report: Sendable {
  // Messages quote a user's source: they are made `visible` here, once for all formats.

  public struct Note: Sendable {
    public private(set) var message: String
    public var location: Location

    public init(message: String, location: Location) {
      self.message = visible(message)
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

  public struct FixIt: Sendable {
    public enum Safety: String, Sendable {
      /// Cannot change what the program does.
      case safe
      /// Invents words, or changes a type or a lookup: shown, never applied unasked.
      case needsReview
    }

    public private(set) var title: String
    public var safety: Safety
    public var edits: [Edit]

    public init(title: String, safety: Safety, edits: [Edit]) {
      self.title = visible(title)
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
    /// Which of the two versions the entry's location lies in.
    public var version: Version

    public enum Version: String, Sendable { case old, new }

    public init(level: String, affects: String, version: Version) {
      self.level = level
      self.affects = affects
      self.version = version
    }
  }

  public struct Entry: Sendable {
    public var rule: String
    public var severity: Severity
    public private(set) var message: String
    public var location: Location
    public var symbol: String
    public var appleMessage: String?
    public var notes: [Note]
    public var fixes: [FixIt]
    /// Depends on rule and symbol, not on line numbers.
    public var fingerprint: String
    /// Nil for a finding about only one of the versions.
    public var impact: Impact?
    /// The targets that have it, if several have its file.
    public var targets: [String]

    /// `fingerprints` are those of the report's entries so far.
    public init(
      rule: String, severity: Severity, message: String, location: Location, symbol: String,
      appleMessage: String? = nil, notes: [Note], fixes: [FixIt], _ fingerprints: inout Fingerprints,
      impact: Impact? = nil, targets: [String] = []
    ) {
      self.targets = targets
      self.rule = rule
      self.severity = severity
      self.message = visible(message)
      self.location = location
      self.symbol = symbol
      self.appleMessage = appleMessage
      self.notes = notes
      self.fixes = fixes
      fingerprint = fingerprints.next(rule: rule, symbol: symbol)
      self.impact = impact
    }
  }

  /// Counts of what was read, independent of the findings.
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

  /// An input that could not be read. The findings are about the other inputs.
  public struct Failure: Sendable {
    /// Relative to the root, with `/`.
    public var file: String
    public private(set) var message: String

    public init(file: String, message: String) {
      self.file = file
      self.message = visible(message)
    }
  }

  public var entries: [Entry]
  /// What could not be read, by path.
  public var failures: [Failure] = []
  public var scope: Scope
  /// The rules that were asked for, whether they could run or not.
  public var rules: [RuleDescription]
  /// Ids of the rules that lacked what they need.
  public var notChecked: [String]
  /// By rule that was not checked, what it lacked of what it needs; all of that for a rule that is not here.
  public var missing: [String: Set<RuleDescription.Need>] = [:]
  /// How many findings a baseline hides.
  public var expected = 0
  /// How many notes were taken out of `entries`, because the run was not asked for them.
  public private(set) var hiddenNotes = 0

  public init(entries: [Entry], scope: Scope, rules: [RuleDescription], notChecked: [String] = []) {
    self.entries = entries
    self.scope = scope
    self.rules = rules
    self.notChecked = notChecked
  }

  /// Without the notes of the rules that are not in `rules`.
  public func hidingNotes(except rules: Set<String>) -> Report {
    var copy = self
    copy.entries.removeAll { $0.severity == .note && !rules.contains($0.rule) }
    copy.hiddenNotes = entries.count - copy.entries.count
    return copy
  }

  /// Without what is less severe.
  public func limited(to severity: Severity) -> Report {
    var copy = self
    copy.entries.removeAll { $0.severity < severity }
    return copy
  }

  /// What a rule lacked, and where to state it.
  public func needs(of id: String) -> String {
    RuleDescription.Need.list(missing[id] ?? rules.first { $0.id == id }?.possibleNeeds ?? [])
  }

  /// How many entries have that severity.
  public func count(_ severity: Severity) -> Int { entries.count { $0.severity == severity } }
}

/// Names the entries of one report for tools that remember findings. Neither lines nor words are part of it: moving code and
/// rewording a message keep it. Several of a rule about one symbol are distinguished by their order.
public struct Fingerprints {
  /// How many there are of a rule and a symbol.
  private var counts: [String: Int] = [:]

  public init() {}

  mutating func next(rule: String, symbol: String) -> String {
    let key = "\(rule)\0\(symbol)", counter = counts[key, default: 0]
    counts[key] = counter + 1
    // FNV-1a.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(key)\0\(counter)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// `'A'`, `'A' and 'B'`, `'A', 'B' and 'C'`
public func listed(_ names: [String]) -> String {
  let quoted = names.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " and " + last
}

/// `1 file`, `2 files`
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
