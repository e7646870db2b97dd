import IntentChanges

/// The changes, in the order in which the caller states them, as a report in the linter's format, with a summary of the compared
/// versions.
package struct ChangeReport: Sendable {
  package let changes: [Change]
  package let report: Report
  let oldName: String
  /// The changes that the allow file allows, with the reasons. They do not fail a run.
  let accepted: [(entry: Report.Entry, reason: String)]

  package init(
    _ changes: [Change], accepted: [AllowList.Accepted] = [], old: ComparedSide, new: ComparedSide, scope: Report.Scope,
    fails: (Change) -> Bool = { _ in false }
  ) {
    self.changes = changes
    oldName = old.title
    var locators = (old: old.makeLocator(), new: new.makeLocator()), fingerprints = Fingerprints()
    func location(_ place: Change.SideLocation) -> Location {
      place.side == .old
        ? old.location(of: place.location, &locators.old) : new.location(of: place.location, &locators.new)
    }
    func entry(_ change: Change) -> Report.Entry {
      var fixes: [Report.FixIt] = []
      if case .pinIdentifier(let identifier, let place) = change.fix {
        fixes += [new.pinning(identifier, of: place.location, &locators.new)].compactMap { $0 }
      }
      return Report.Entry(
        rule: change.kind, severity: change.level.severity, message: change.message,
        location: location(change.place), symbol: change.symbol,
        notes: change.notes.map { Report.Note(message: $0.message, location: location($0.place)) }, fixes: fixes,
        &fingerprints,
        impact: Report.Impact(
          level: change.level.rawValue, affects: change.audience.rawValue,
          version: change.place.side == .old ? .old : .new),
        targets: change.targets)
    }
    var entries = changes.map(entry)
    for index in entries.indices { entries[index].fails = fails(changes[index]) }
    report = Report(entries: entries, scope: scope, rules: ChangeKind.all.map(\.description))
    self.accepted = accepted.map { (entry($0.change), $0.reason) }
  }

  /// The report in a format. In text, changes with the same level and audience have a common heading.
  package func rendered(as format: ReportFormat, _ options: RenderingOptions = RenderingOptions()) -> [UInt8] {
    switch format {
    case .text where options.width != nil: Array(terminalText(options).utf8)
    case .text: groups.flatMap { Array("\($0.heading):\n".utf8) + $0.report.rendered(as: .text, options) }
    case .markdown: Array(markdown(options.links).utf8)
    default: report.rendered(as: format, options)
    }
  }

  /// The changes for a terminal: the number of changes of each level first, then the groups. Changes of the level `info` have no
  /// source lines, and similar ones are joined in one row.
  private func terminalText(_ options: RenderingOptions) -> String {
    let style = TextStyle(usesColor: options.usesColor)
    var brief = options
    brief.showsSource = false
    let found = ChangeKind.Level.allCases.reversed().filter { count($0) > 0 }.map {
      ($0.severity, "\(count($0)) \($0.rawValue)")
    }
    let verdict = "\(found.isEmpty ? style.good("no changes") : style.counts(found)) since \(visible(oldName))\n"
    return verdict
      + groups.map { group in
        let rows = group.report.entries.rows.map { $0.joined }
        return "\n\(style.strong(group.heading)):\n"
          + (group.level == .info ? rows.map { group.report.text($0, brief) }.joined() : group.report.text(options))
      }.joined()
  }

  struct Group {
    var level: ChangeKind.Level
    var audience: ChangeKind.Audience
    var report: Report

    var heading: String { "\(level.rawValue), \(audience.rawValue)" }
  }

  /// The entries grouped by level and audience, in their order.
  var groups: [Group] {
    var groups: [Group] = []
    for (change, entry) in zip(changes, report.entries) {
      if let last = groups.last, last.level == change.level, last.audience == change.audience {
        groups[groups.count - 1].report.entries.append(entry)
      } else {
        let part = Report(entries: [entry], scope: report.scope, rules: report.rules)
        groups.append(Group(level: change.level, audience: change.audience, report: part))
      }
    }
    return groups
  }

  func count(_ level: ChangeKind.Level) -> Int { changes.count { $0.level == level } }

  /// One line: the compared versions, and the number of changes per level.
  package var summary: String {
    let counts = ChangeKind.Level.allCases.reversed().map { "\(count($0)) \($0.rawValue)" }
    let types = counted(report.scope.types, "type")
    let rest = accepted.isEmpty ? "" : "; \(accepted.count) more accepted by the allow file"
    return "compared \(types) with \(oldName); \(counts.joined(separator: ", "))\(rest)"
  }
}

extension ChangeKind.Level {
  /// The severity in the linter's formats.
  var severity: Severity {
    switch self {
    case .breaking: .error
    case .dangerous: .warning
    case .info: .note
    }
  }
}

extension ChangeKind {
  /// The description in the rule tables of the formats.
  package var description: RuleDescription {
    RuleDescription(
      id: id, severity: level.severity, summary: summary,
      rationale: rationale + " Affects: \(audience.rawValue).", source: source)
  }
}
