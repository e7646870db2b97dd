import SourceScan

extension Rule {
  package static let appShortcutsStringsMalformed: Rule = Rule(
    id: "app-shortcuts-strings-malformed", severity: .error,
    summary: "a string table cannot be parsed",
    rationale: """
      A missing quote, comma or semicolon makes the whole table unreadable. The build fails, or the app is shipped \
      without these translations. The finding is where the file stops making sense; the mistake may be in the line before.
      """,
    source: "appshortcutstringsprocessor; swift-build, AppShortcutsStringsMetadata tests",
    appleMessage: "Malformed AppShortcuts.strings file", needs: [.stringTables],
    reported: Example(
      .shortcut(.openPhrase) + """


        // file: de.lproj/AppShortcuts.strings
        "Open ${applicationName}" = "${applicationName} öffnen"
        ↓"Start ${applicationName}" = "${applicationName} starten";
        """),
    correct: Example(
      .shortcut(.openPhrase) + """


        // file: de.lproj/AppShortcuts.strings
        /* Öffnet die App. */
        "Open ${applicationName}" = "${applicationName} öffnen";
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    for table in localized.files {
      guard case .failure(let error) = table.content else { continue }
      let offset = UInt32(error.offset)
      reporter.report(
        "\(table.file.table).\(table.file.format.rawValue) cannot be read: \(error.message)",
        at: localized.place(ByteSpan(offset, offset), in: table),
        symbol: "\(table.file.table)/\(table.file.locale ?? "")")
    }
  }
}
