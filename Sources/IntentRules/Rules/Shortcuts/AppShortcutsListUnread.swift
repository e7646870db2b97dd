extension Rule {
  static let appShortcutsListUnread: Rule = Rule(
    id: "app-shortcuts-list-unread", severity: .warning,
    summary: "a provider has a second list of App Shortcuts that nothing reads",
    rationale: """
      The system reads the static property 'appShortcuts' of the provider, and no other. App Shortcuts in another \
      property or function do not exist for people unless 'appShortcuts' contains them, and Apple's metadata \
      processor reads only calls of 'AppShortcut' there. Move the calls into 'appShortcuts'.
      """,
    source: "documentation of AppShortcutsProvider",
    reported: Example(lists("static var ↓more: [AppShortcut]")),
    correct: Example(lists("static var names: [String]")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for provider in model.bundle.shortcutsProviders {
      let type = provider.type, elements = provider.appShortcuts.known.flatMap { $0 }
      // A list, a statement or an element that is unreadable may use the other list.
      guard !provider.appShortcuts.isAbsent,
        provider.appShortcuts.known.count == provider.appShortcuts.alternatives.count,
        elements.allSatisfy({ $0.known != nil }), provider.unsupportedStatements.isEmpty,
        provider.unlistedShortcuts.isEmpty
      else { continue }
      for member in type.members where member.kind == .variable && member.isStatic && member.name != "appShortcuts" {
        guard member.providedBy == nil, member.type?.kind == .array, member.type?.elements.first?.name == "AppShortcut"
        else {
          continue
        }
        reporter.report(
          "the system reads 'appShortcuts' alone, so the App Shortcuts of '\(member.name)' do not exist for people; move them there",
          at: member.place, symbol: type.symbol(member.name))
      }
    }
  }
}

private func lists(_ member: String) -> String {
  .phrases(#""Open \(.applicationName)""#).replacing(
    text: "AppShortcutsProvider {", with: "AppShortcutsProvider {\n  \(member) { [] }\n")
}
