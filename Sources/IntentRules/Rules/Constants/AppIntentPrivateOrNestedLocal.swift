import IntentModel
import IntentReports

extension Rule {
  static let appIntentPrivateOrNestedLocal: Rule = Rule(
    id: "app-intent-private-or-nested-local", severity: .error,
    summary: "an intent, entity or app enum is private, or is declared in a function",
    rationale: """
      The system creates the type by its name. A type in a function has no name that the system can use. The name \
      of a private type depends on the name of its file, so saved shortcuts stop working when the file is renamed; \
      this finding is a warning. Of a type that only the configuration of a widget or a control uses, the configured widgets \
      lose it; this finding is a note, because it is unverified for enums. Declare the type at file scope or in another type, and remove 'private', also of the types and extensions around it.
      """,
    source: "The format of the metadata: types are named by their mangled names",
    isFixable: true,
    reported: Example(
      """
      private struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
      fixed: """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var ofConfigurations = model.typesOfConfigurationsAlone
    for type in model.reachedTypes where !model.isInTests(type) {
      if type.isLocal {
        reporter.report(
          "'\(type.name)' is declared in a function, where the system does not find it; move it to file scope",
          of: type)
      } else if let place = type.privatePlace {
        let isOfWidget = ofConfigurations.contains(TypeKey(type))
        let isPrivate = type.span.contains(place.span) ? "is private" : "is in a private declaration"
        reporter.report(
          isOfWidget
            ? "'\(type.name)' \(isPrivate), so configured widgets may lose its value when its file is renamed"
            : "'\(type.name)' \(isPrivate), so saved shortcuts stop working when its file is renamed",
          of: type, severity: isOfWidget ? .note : .warning,
          fixes: [FixIt("remove the access modifier", .needsReview, [.init(place, "")])])
      }
    }
  }
}
