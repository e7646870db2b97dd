import IntentReports

extension Rule {
  static let missingParameterSummary: Rule = Rule(
    id: "missing-parameter-summary", severity: .warning,
    summary: "an intent with parameters has no 'parameterSummary'",
    rationale: """
      Shortcuts shows an action as its summary: a sentence that contains the parameters. Without a summary, the parameters \
      are a list below the title, and Spotlight on the Mac does not offer the intent. The severity is note if every \
      parameter is optional or has a default value, because the action runs without them; a parameter that 'init()' assigns counts as one with a default value. It is also note if a button, a \
      toggle or a control runs the intent and no App Shortcut does, because it may not be meant for Shortcuts. The rule ignores an intent that \
      a button, a toggle or a control of the app runs if it has neither a description nor an App Shortcut.
      """,
    source: "WWDC22 10032, WWDC23 10103, WWDC25 260",
    isFixable: true,
    reported: Example(
      """
      struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        @Parameter(title: "Book") var book: String
      }
      """,
      fixed: """
        struct OpenBook: AppIntent {
          static var parameterSummary: some ParameterSummary {
            Summary("Open Book \\(\\.$book)")
          }

          static let title: LocalizedStringResource = "Open Book"
          @Parameter(title: "Book") var book: String
        }
        """),
    correct: Example(.openBook(#"Summary("Open \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let helpers = model.intentsOfControlsAlone, ofControls = model.intentsOfControls
    for intent in model.intentsShownInShortcuts
    where intent.parameterSummary.isAbsent && intent.type.schema == nil
      && !intent.type.conformances.contains(where: summarizedByTheSystem.contains)
    {
      guard !intent.parameters.isEmpty, !helpers.contains(intent.type.name) else { continue }
      let parameters = intent.parameters.map { "\\(\\.$\($0.name))" }.joined(separator: " ")
      let member = """
        static var parameterSummary: some ParameterSummary {
            Summary("\(intent.type.name.splitIntoWords) \(parameters)")
          }
        """
      reporter.report(
        "'\(intent.type.name)' has parameters but no 'parameterSummary', so Shortcuts lists them below the title, and Spotlight "
          + "on the Mac does not offer the intent",
        of: intent.type,
        severity: intent.parameters.contains { $0.isRequired && !intent.assignedParameters.contains($0.name) }
          && !ofControls.contains(intent.type.name) ? nil : .note,
        fixes: [.add(member, to: intent.type, title: "add 'parameterSummary'")],
        cause: model.path(of: intent.type).map { .init($0, note: "'\(intent.type.name)' has none either") })
    }
  }
}

/// The system provides the summaries of these intents.
private let summarizedByTheSystem: Set<String> = [
  "OpenIntent", "DeleteIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent", "PauseWorkoutIntent",
  "ResumeWorkoutIntent", "StartDiveIntent",
]
