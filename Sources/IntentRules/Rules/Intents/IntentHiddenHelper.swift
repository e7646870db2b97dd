import IntentModel
import IntentReports

extension Rule {
  static let intentHiddenHelper: Rule = Rule(
    id: "intent-hidden-helper", severity: .note,
    summary: "an intent that only a button or toggle runs appears in Shortcuts",
    rationale: """
      Shortcuts lists every intent unless 'isDiscoverable' is false. An intent that only buttons and toggles of \
      the app or its widgets run is rarely useful there. Set 'isDiscoverable' to false. The rule skips intents \
      with a description, a parameter summary, an answer, a value or an App Shortcut, and those that open the app \
      or set a value, because they are meant for Shortcuts.
      """,
    source: "WWDC23 10103, developer.apple.com/forums/thread/761318",
    isFixable: true,
    reported: Example(
      """
      struct ↓StarBook: AppIntent {
        static let title: LocalizedStringResource = "Star Book"

        func perform() async throws -> some IntentResult { .result() }
      }

      struct StarView: View {
        var body: some View {
          Button("Star", intent: StarBook())
        }
      }
      """,
      fixed: """
        struct StarBook: AppIntent {
          static let isDiscoverable = false

          static let title: LocalizedStringResource = "Star Book"

          func perform() async throws -> some IntentResult { .result() }
        }

        struct StarView: View {
          var body: some View {
            Button("Star", intent: StarBook())
          }
        }
        """),
    correct: """
      struct StarBook: AppIntent {
        static let title: LocalizedStringResource = "Star Book"
        static let isDiscoverable = false

        func perform() async throws -> some IntentResult { .result() }
      }

      struct StarView: View {
        var body: some View {
          Button("Star", intent: StarBook())
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let helpers = model.intentsOfControlsAlone
    for intent in model.bundle.intents where helpers.contains(intent.type.name) {
      guard intent.isShown, intent.isDiscoverable.isAbsent, !intent.isTool, intent.type.schema == nil,
        intent.parameterSummary.isAbsent,
        !intent.conforms(to: "SnippetIntent", "SetValueIntent", "OpenIntent"), intent.result.only?.value == nil,
        intent.result.only?.providesDialog == false, !intent.bringsAppToFront, !intent.type.mayHaveHiddenMembers
      else { continue }
      reporter.report(
        "only buttons and toggles run '\(intent.type.name)', but Shortcuts lists it as an action, too",
        of: intent.type,
        fixes: [.hide(intent.type)])
    }
  }
}

extension FixIt {
  static func hide(_ type: DeclaredType) -> FixIt {
    .add("static let isDiscoverable = false", to: type, title: "hide it from Shortcuts")
  }
}

extension LintModel {
  /// The bare names of intents that buttons, toggles and controls run, and that have no App Shortcut.
  var intentsOfControls: Set<String> {
    files.reduce(into: Set<String>()) { $0.formUnion($1.intentsOfControls) }.subtracting(intentsOfShortcuts)
  }

  /// The names in `intentsOfControls` of intents that have no description.
  var intentsOfControlsAlone: Set<String> {
    intentsOfControls.subtracting(bundle.intents.filter { !$0.description.isAbsent }.map(\.type.name))
  }
}
