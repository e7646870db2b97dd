import IntentReports

/// A place in a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The path, in the form of the scan's paths.
  public var path: String
  /// Counts from 1.
  public var line: Int
  /// Counts from 1, in UTF-8 bytes, as compilers count.
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
  /// The problem and its effect. The text may change in any release.
  public var message: String
  public var location: SourceLocation
  /// The declaration or value, independent of lines: `App.Shortcuts/OpenShelf/phrases/Find my books`.
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
    /// The replaced range; empty for an insertion.
    public var location: SourceLocation
    public var replacement: String
  }

  /// A verb phrase: `add a title`.
  public var title: String
  /// Whether it cannot change the program's behavior. Other fix-its invent words or change types, and need a review.
  public var isSafe: Bool
  /// Edits in order, not overlapping, all in one file.
  public var edits: [Edit]
}

/// The findings of a run of the rules.
public struct LintReport: Sendable {
  /// Findings by file, position and rule.
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
