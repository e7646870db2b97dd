import IntentReports

/// A place in a source file.
public struct SourceLocation: Hashable, Sendable {
  /// As the paths of the scan name it.
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes, as compilers count.
  public var column: Int
  /// After the last character.
  public var endLine: Int
  public var endColumn: Int

  init(_ location: Location) {
    path = location.path
    line = location.start.line
    column = location.start.column
    endLine = location.end.line
    endColumn = location.end.column
  }
}

/// A sentence about a place.
public struct Message: Hashable, Sendable {
  public var text: String
  public var location: SourceLocation
}

/// Something that a rule found.
public struct Finding: Sendable {
  public enum Severity: String, Sendable, CaseIterable { case note, warning, error }

  /// The id of the rule, see the guide about rules.
  public var rule: String
  public var severity: Severity
  /// Says what is wrong and what it causes. The text may change in any release.
  public var message: String
  public var location: SourceLocation
  /// What it is about, independent of lines: `App.Shortcuts/OpenShelf/phrases/Find my books`.
  public var symbol: String
  /// Depends on the rule and the symbol, and stays the same when code moves.
  public var fingerprint: String
  /// Related places.
  public var notes: [Message]
  /// Ways to resolve it, each complete.
  public var fixIts: [FixIt]
}

/// Edits that resolve a finding.
public struct FixIt: Sendable {
  public struct Edit: Sendable {
    /// What is replaced; an insertion is empty.
    public var location: SourceLocation
    public var replacement: String
  }

  /// A verb phrase: `add a title`.
  public var title: String
  /// Whether it cannot change what the program does. Other fix-its invent words or change types, and need a review.
  public var isSafe: Bool
  /// In order, not overlapping, all in one file.
  public var edits: [Edit]
}

/// What the rules found.
public struct LintReport: Sendable {
  /// By file, position and rule.
  public var findings: [Finding]
  /// Ids of the rules that lack a fact that they need, such as a deployment target. They found nothing.
  public var uncheckedRules: [String]

  init(_ report: Report) {
    findings = report.entries.map(Finding.init)
    uncheckedRules = report.notChecked
  }
}

extension Finding {
  init(_ entry: Report.Entry) {
    rule = entry.rule
    severity = Severity(rawValue: entry.severity.rawValue) ?? .warning
    message = entry.message
    location = SourceLocation(entry.location)
    symbol = entry.symbol
    fingerprint = entry.fingerprint
    notes = entry.notes.map { Message(text: $0.message, location: SourceLocation($0.location)) }
    fixIts = entry.fixes.map(FixIt.init)
  }
}

extension FixIt {
  init(_ fix: Report.FixIt) {
    title = fix.title
    isSafe = fix.safety == .safe
    edits = fix.edits.map { Edit(location: SourceLocation($0.location), replacement: $0.replacement) }
  }
}
