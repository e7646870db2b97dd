import Reports
import SourceScan

/// What a rule found: plain data, rendered last.
public struct Finding: Equatable, Sendable {
  public struct Note: Equatable, Sendable {
    public var message: String
    public var place: Place

    public init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  public var rule: String
  public var severity: Severity
  /// Starts in lower case, no full stop, names in 'quotes'.
  public var message: String
  public var place: Place
  /// What it is about, independent of lines: `App.Shortcuts/OpenShelf/phrases/Find my books`.
  public var symbol: String
  public var appleMessage: String?
  /// Related places.
  public var notes: [Note]
  public var fixes: [FixIt]
  /// The names of the targets that have it, if several have its file. Set when the findings of a whole run are put together.
  public var targets: [String] = []

  public init(
    rule: String, severity: Severity, message: String, place: Place, symbol: String, appleMessage: String? = nil,
    notes: [Note] = [], fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.symbol = symbol
    self.appleMessage = appleMessage
    self.notes = notes
    self.fixes = fixes
  }
}

extension Finding {
  /// The same where its files come after `count` others.
  public func movedAfter(_ count: Int) -> Finding {
    func moved(_ place: Place) -> Place { Place(place.file + count, place.span) }
    var copy = self
    copy.place = moved(place)
    for index in notes.indices { copy.notes[index].place = moved(notes[index].place) }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices {
        copy.fixes[fix].edits[edit].place = moved(fixes[fix].edits[edit].place)
        copy.fixes[fix].edits[edit].follows = fixes[fix].edits[edit].follows.map(moved)
      }
    }
    return copy
  }
}

/// What a lint run brought, before suppressions, baselines and severities of the user's own.
public struct LintResult: Sendable {
  /// By file, position and rule.
  public var findings: [Finding]
  /// Ids of the rules that lacked what they need, or some of it.
  public var notChecked: [String]

  public init(findings: [Finding], notChecked: [String]) {
    self.findings = findings
    self.notChecked = notChecked
  }
}

/// A repair as edits of one file.
public struct FixIt: Equatable, Sendable {
  public struct Edit: Equatable, Sendable {
    public var place: Place
    /// With `\n` and two spaces for each level where a rule writes it; laid out as the file is before people see it.
    public var replacement: String
    /// The list element that `, next` is added to: the new one gets a line of its own where that one has one.
    public var follows: Place?

    public init(_ place: Place, _ replacement: String, follows: Place? = nil) {
      self.place = place
      self.replacement = replacement
      self.follows = follows
    }
  }

  /// A verb phrase: `add a title`.
  public var title: String
  public var safety: Report.FixIt.Safety
  /// In order, not overlapping, all in one file.
  public var edits: [Edit]

  public init(_ title: String, _ safety: Report.FixIt.Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
