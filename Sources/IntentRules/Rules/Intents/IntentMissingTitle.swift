import IntentReports

extension Rule {
  static let intentMissingTitle: Rule = Rule(
    id: "intent-missing-title", severity: .error, summary: "an intent has no title",
    rationale: """
      Shortcuts, Siri and Spotlight show the title, and 'AppIntent' requires it: without a title the type does not \
      compile. Add 'static let title: LocalizedStringResource'.
      """,
    source: "WWDC22 10032, WWDC25 244: an intent needs a title and perform()",
    isFixable: true,
    reported: Example(
      """
      struct ↓OpenNote: AppIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      """,
      fixed: .documentedIntent(name: "OpenNote")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents
    where intent.title.isAbsent && intent.type.schema == nil && !intent.type.mayHaveHiddenMembers
      && !intent.conforms(to: "AssistantSchemaIntent")
    {
      let type = intent.type
      let member = "static let title: LocalizedStringResource = \"\(type.name.splitIntoWords)\""
      reporter.report(
        "'\(type.name)' has no 'title', which 'AppIntent' requires", of: type,
        fixes: [.add(member, to: type, title: "add a title")])
    }
  }
}

extension String {
  /// `Open Note` for `OpenNoteIntent` and `OpenNote`: a guess, for a fix that needs review.
  var splitIntoWords: String {
    var words = "", followsCapital = false
    for scalar in unicodeScalars {
      let isCapital = scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
      if isCapital, !followsCapital, !words.isEmpty { words.append(" ") }
      words.unicodeScalars.append(scalar == "_" ? " " : scalar)
      followsCapital = isCapital
    }
    return words.hasSuffix(" Intent") ? String(words.dropLast(" Intent".count)) : words
  }
}
