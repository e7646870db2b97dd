import IntentModel

extension Rule {
  static let parameterNeverRead: Rule = Rule(
    id: "parameter-never-read", severity: .note, summary: "no code of an intent reads one of its parameters",
    rationale: """
      Shortcuts asks people for the parameter, and their choice changes nothing. Use the parameter in 'perform()', \
      or remove it. The rule looks for the name in all code of the type. It skips an intent that passes itself to \
      other code, one that does nothing, one that the system performs, and one whose parameters another type's \
      query may read.
      """,
    source: "5 of 659 parameters of public apps",
    reported: Example(reading("↓text")),
    correct: Example(reading("count")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let inQueries = Set(model.dependencies.compactMap(\.dependency.intent?.name))
    for intent in model.bundle.intents where intent.isReadCompletely && !inQueries.contains(intent.type.name) {
      let names = intent.performBodies.reduce(intent.namesOfOtherCode) { $0.union($1.names) }
      guard !names.contains("self") else { continue }
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        let forms = [parameter.name, "$" + parameter.name, "_" + parameter.name]
        guard names.isDisjoint(with: forms) else { continue }
        reporter.report(
          "no code of '\(intent.type.name)' reads '\(parameter.name)', so the choice changes nothing; use it, or remove it",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          cause: .init(intent.type.symbol, note: "nor does any code read '\(parameter.name)'"))
      }
    }
  }
}

extension Intent {
  fileprivate var isReadCompletely: Bool {
    !isConfiguration && !hasFrameworkPerform && type.schema == nil && !type.mayHaveHiddenMembers
      && !type.hasUnknownMacro
      && type.kind == .struct && !conforms(to: "SetValueIntent") && urlRepresentation.isAbsent && deprecation.isAbsent
      && !doesNothing && !bringsAppToFront
      && !performBodies.isEmpty && performBodies.allSatisfy { $0.providedBy == nil && $0.names.count > 2 }
      && type.hiddenMembers.isEmpty
  }
}

private func reading(_ name: String) -> String {
  let other = name == "count" ? "" : "  @Parameter(title: \"Text\") var \(name): String\n"
  return """
    struct Count: AppIntent {
      static let title: LocalizedStringResource = "Count"
      @Parameter(title: "Count") var count: Int
    \(other)
      func perform() async throws -> some IntentResult {
        Library.shared.add(count)
        return .result()
      }
    }
    """
}
