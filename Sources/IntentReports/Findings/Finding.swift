import SourceScan

/// A finding of a rule: plain data, rendered last.
package struct Finding: Equatable, Sendable {
  package struct Note: Equatable, Sendable {
    var message: String
    package var place: Place

    package init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The cause that several findings of one rule share, so that people decide about all of them at once.
  package struct Cause: Equatable, Sendable {
    /// Equal for the findings of one cause: a symbol, a path, a name.
    package var key: String
    /// The message of a finding as a related location of the first one of its cause; nil for the finding's own message.
    package var note: String?

    package init(_ key: String, note: String? = nil) {
      self.key = key
      self.note = note
    }
  }

  package var rule: String
  package var severity: Severity
  /// A clause that starts with a lowercase letter and has no full stop, with names in 'quotes'.
  package var message: String
  package var place: Place
  /// The declaration or value, independent of lines: `App.Shortcuts/OpenShelf/phrases/Find my books`.
  package var symbol: String
  /// The languages of string tables that it is about; empty if it is not about languages. A baseline has an entry for each of
  /// them.
  package var languages: [String] = []
  var appleMessage: String?
  /// Related locations with their messages.
  package var notes: [Note]
  package var fixes: [FixIt]
  /// The names of the targets that have it, if several have its file. Set when the findings of a whole run are put together.
  package var targets: [String] = []
  /// Findings of one rule and one cause are reported as one; nil for a finding of its own.
  package var cause: Cause?
  /// The number of locations: more than one if findings of one cause were joined.
  package var locationCount = 1

  package init(
    rule: String, severity: Severity, message: String, place: Place, symbol: String, appleMessage: String? = nil,
    notes: [Note] = [], fixes: [FixIt] = [], cause: Cause? = nil,
    languages: [String] = []
  ) {
    self.languages = languages
    self.cause = cause
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
  /// The finding with its files numbered after `count` other files.
  package func movedAfter(_ count: Int) -> Finding {
    func moved(_ place: Place) -> Place { Place(FileID(place.file.rawValue + count), place.span) }
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

/// The result of a lint run, before suppressions, baselines and severities that the user sets.
package struct LintResult: Sendable {
  /// The findings, sorted by file, position and rule.
  package var findings: [Finding]
  /// Ids of the rules that lacked all or some of their needs.
  package var notChecked: [String]
  /// The facts that a rule lacked for some declarations, by the id of the rule.
  package var lacked: [String: Set<RuleDescription.Need>] = [:]

  package init(findings: [Finding], notChecked: [String]) {
    self.findings = findings
    self.notChecked = notChecked
  }
}

/// A fix-it: edits of one file.
package struct FixIt: Equatable, Sendable {
  package struct Edit: Equatable, Sendable {
    package var place: Place
    /// The text that replaces `place`. A rule writes `\n` and two spaces for each level; the text is laid out like the file
    /// before people see it.
    package var replacement: String
    /// The list element before a replacement such as `, next`: the new element gets a separate line if this one has one. Nil for
    /// other replacements.
    package var follows: Place?

    package init(_ place: Place, _ replacement: String, follows: Place? = nil) {
      self.place = place
      self.replacement = replacement
      self.follows = follows
    }
  }

  /// A verb phrase: `add a title`.
  package var title: String
  package var safety: Report.FixIt.Safety
  /// Edits in order, not overlapping, all in one file.
  package var edits: [Edit]

  package init(_ title: String, _ safety: Report.FixIt.Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
