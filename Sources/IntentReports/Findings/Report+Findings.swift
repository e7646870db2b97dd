extension Report {
  /// A report of a lint run, with locations as lines and columns of `files`.
  package init(_ result: LintResult, files: [LintFile], rules: [RuleDescription], scope: Scope) {
    var locator = Locator(files), fingerprints = Fingerprints()
    let entries = result.findings.map { finding in
      Entry(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        location: locator.location(of: finding.place), symbol: finding.symbol, appleMessage: finding.appleMessage,
        notes: finding.notes.map { Note(message: $0.message, location: locator.location(of: $0.place)) },
        fixes: finding.fixes.map { fix in
          FixIt(
            title: fix.title, safety: fix.safety,
            edits: fix.edits.map { Edit(location: locator.location(of: $0.place), replacement: $0.replacement) })
        },
        &fingerprints, targets: finding.targets, locationCount: finding.locationCount)
    }
    self.init(entries: entries, scope: scope, rules: rules, notChecked: result.notChecked)
  }
}
