import IntentReports

/// A range in a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The path as it was given, or as it was found below a given folder.
  public var path: String
  /// The line of the start, counted from 1.
  public var line: Int
  /// The column of the start, counted from 1 in UTF-8 bytes, as compilers count.
  public var column: Int
  /// The position after the last character, counted like the start.
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

/// A sentence about a location.
public struct Message: Hashable, Sendable {
  public var text: String
  public var location: SourceLocation
}

/// A problem that a rule found, and its location.
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
  /// An identifier that depends on the rule and the symbol, so it stays the same when code moves.
  public var fingerprint: String
  /// Related locations, each with a sentence about it.
  public var notes: [Message]
  /// Ways to resolve the finding. Each resolves it without the others.
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
  /// Whether the edits cannot change the program's behavior. Other fix-its invent words or change types, and need a review.
  public var isSafe: Bool
  /// The edits in the order of their positions. They do not overlap, and all are in one file.
  public var edits: [Edit]
}

/// The findings of a run of the rules.
public struct LintReport: Sendable {
  /// The findings in the order of files, positions and rules.
  public var findings: [Finding]
  /// The ids of the rules that could not check everything, because they lack a fact, such as a deployment target.
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
