/// The results of a run, ready to be printed: renderers read only the report and their options.
package struct Report: Sendable {
  // Messages quote a user's source: they are made `visible` here, once for all formats.

  package struct Note: Sendable {
    package private(set) var message: String
    package var location: Location

    init(message: String, location: Location) {
      self.message = visible(message)
      self.location = location
    }
  }

  package struct Edit: Sendable {
    package var location: Location
    package var replacement: String
  }

  package struct FixIt: Sendable {
    package enum Safety: String, Sendable {
      /// Cannot change the program's behavior.
      case safe
      /// Invents words, or changes a type or a lookup: shown, never applied unasked.
      case needsReview
    }

    package private(set) var title: String
    package var safety: Safety
    package var edits: [Edit]

    init(title: String, safety: Safety, edits: [Edit]) {
      self.title = visible(title)
      self.safety = safety
      self.edits = edits
    }
  }

  /// The effect of a change, in addition to its severity. Only for an entry about a change.
  package struct Impact: Sendable {
    /// The level of the change: `breaking`.
    package var level: String
    /// The thing that the change affects: `saved shortcuts`.
    var affects: String
    /// The version that contains the entry's location.
    package var version: Version

    package enum Version: String, Sendable { case old, new }
  }

  package struct Entry: Sendable {
    package var rule: String
    package var severity: Severity
    package internal(set) var message: String
    package var location: Location
    package var symbol: String
    var appleMessage: String?
    package var notes: [Note]
    package var fixes: [FixIt]
    /// Depends on the rule, the symbol and the order of the entries that share both, not on line numbers.
    package var fingerprint: String
    /// The effect of a change; nil for a finding of a rule.
    package var impact: Impact?
    /// The targets that have the finding, if there are several; otherwise empty.
    var targets: [String]
    /// The number of locations: more than one if findings of one cause were joined.
    package var locationCount: Int
    /// The people or teams that take care of its file, as a `CODEOWNERS` file names them.
    package var owners: [String] = []
    /// Whether it fails the run. Errors do, unless the user decides otherwise.
    package var fails: Bool

    /// Creates an entry. `fingerprints` counts the entries that the report has so far, and gives this one its fingerprint.
    init(
      rule: String, severity: Severity, message: String, location: Location, symbol: String,
      appleMessage: String? = nil, notes: [Note], fixes: [FixIt], _ fingerprints: inout Fingerprints,
      impact: Impact? = nil, targets: [String] = [], locationCount: Int = 1
    ) {
      self.targets = targets
      self.locationCount = locationCount
      self.rule = rule
      self.severity = severity
      fails = severity == .error
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

  /// Numbers of read files and declarations, independent of the findings.
  package struct Scope: Sendable {
    /// The number of files that were read.
    package var files: Int
    /// The number of extracted types.
    package var types: Int
    var intents: Int

    package init(files: Int, types: Int, intents: Int) {
      self.files = files
      self.types = types
      self.intents = intents
    }
  }

  /// An input that could not be read. The findings are about the other inputs.
  package struct Failure: Sendable {
    /// The path from the root, with `/`.
    var file: String
    private(set) var message: String

    package init(file: String, message: String) {
      self.file = file
      self.message = visible(message)
    }
  }

  package var entries: [Entry]
  /// The URL of the folder with a page for each rule, if the user states one.
  package var pages: String?
  /// The inputs that could not be read, by path.
  package var failures: [Failure] = []
  package var scope: Scope
  /// The selected rules, whether they could run or not.
  var rules: [RuleDescription]
  /// Ids of the rules that lacked a fact, for the whole run or for some declarations.
  package var notChecked: [String] = []
  /// The facts that each unchecked rule lacked; all its needs for a rule that is not in the dictionary.
  package var missing: [String: Set<RuleDescription.Need>] = [:]
  /// The findings that a baseline hides.
  package var expected = FindingCount()
  /// The notes that were removed from `entries`, because the run does not show them.
  package private(set) var hiddenNotes = FindingCount()

  /// The report without the notes of the rules that are not in `rules`.
  package func hidingNotes(except rules: Set<String>) -> Report {
    var copy = self
    copy.entries.removeAll { $0.severity == .note && !rules.contains($0.rule) }
    copy.hiddenNotes = FindingCount(entries.filter { $0.severity == .note && !rules.contains($0.rule) })
    return copy
  }

  /// The report with only the errors and the entries that fail the run.
  package var ofFailures: Report {
    var copy = self
    copy.entries.removeAll { !$0.fails && $0.severity < .error }
    return copy
  }

  /// The facts that a rule lacked, and where to state them.
  package func needs(of id: String) -> String {
    RuleDescription.Need.list(missing[id] ?? rules.first { $0.id == id }?.possibleNeeds ?? [])
  }

  /// The address of a rule's page, if the user states where the pages are.
  func page(of rule: String) -> String? { pages.map { "\($0)\($0.hasSuffix("/") ? "" : "/")\(rule)" } }

  package func count(_ severity: Severity) -> Int { entries.count { $0.severity == severity } }
}

/// A number of findings as every surface states it. People decide once about findings of one cause, so those are one finding,
/// at several locations.
package struct FindingCount: Equatable, Sendable {
  package var findings = 0
  package var locations = 0

  package init() {}

  package init(_ entries: some Sequence<Report.Entry>) {
    for entry in entries {
      findings += 1
      locations += entry.locationCount
    }
  }

  package init(findings: Int, locations: Int) {
    self.findings = findings
    self.locations = locations
  }

  /// The number as text, with locations if there are more of them: `9 warnings`, `1 warning at 24 locations`.
  package func words(_ noun: String) -> String {
    counted(findings, noun) + (locations > findings ? " at \(counted(locations, "location"))" : "")
  }
}

/// Computes the fingerprints of the entries of one report, by which tools remember findings. A fingerprint depends on neither
/// lines nor messages, so that moved code and a reworded message keep it. Findings of one rule about one symbol are distinguished
/// by their order.
struct Fingerprints {
  /// The number of entries so far for each rule and symbol.
  private var counts: [String: Int] = [:]

  init() {}

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

/// The names in quotes, as a list in a sentence: `'A'`, `'A' and 'B'`, `'A', 'B' and 'C'`.
package func quotedList(_ names: [String]) -> String {
  let quoted = names.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " and " + last
}

/// A number with its noun: `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
