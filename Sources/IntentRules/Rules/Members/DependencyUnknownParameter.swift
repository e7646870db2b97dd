import IntentModel
import IntentReports

extension Rule {
  static let dependencyUnknownParameter: Rule = Rule(
    id: "dependency-unknown-parameter", severity: .error,
    summary: "'@IntentParameterDependency' names a parameter that its intent does not declare",
    rationale: """
      '@IntentParameterDependency' gives a query or a provider of options the values of an intent's parameters. They are \
      those that the user has chosen for its other parameters. A key path to anything else does not compile. Use the name of a parameter of the intent.
      """,
    source: "AppIntents documentation: IntentParameterDependency",
    isFixable: true,
    reported: Example(
      dependent("@IntentParameterDependency<OpenBook>(↓\\.$shelff) var open"),
      fixed: dependent("@IntentParameterDependency<OpenBook>(\\.$shelf) var open")),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, dependency) in model.dependencies {
      guard let intent = model.intent(dependency.intent), intent.type.schema == nil,
        !intent.type.mayHaveHiddenMembers, !intent.type.hasUnknownMacro
      else { continue }
      for reference in dependency.parameters { check(reference, of: intent, in: type, &reporter) }
    }
  }

  private static func check(
    _ reference: NameReference, of intent: Intent, in type: DeclaredType, _ reporter: inout Reporter
  ) {
    let name = reference.parameterName, names = intent.parameters.map(\.name)
    guard !names.contains(name), !intent.type.hiddenMembers.contains(name),
      // The model lists no parameters of a superclass, so a class whose superclass may declare the parameter is not checked.
      intent.type.kind != .class || intent.type.hasFrameworkMembersAlone
    else { return }
    let meant = nearest(to: name, among: names)
    reporter.report(
      "'\(intent.type.name)' has no parameter '\(name)'" + didYouMean(meant),
      at: reference.place, symbol: type.symbol,
      notes: [.declaration(of: intent.type.name, at: intent.type.place)],
      fixes: meant.map { [FixIt("replace with '\\.$\($0)'", .needsReview, [.init(reference.place, "\\.$\($0)")])] }
        ?? [])
  }
}

/// A query with this dependency, and an intent with the parameter `shelf`.
private func dependent(_ variable: String) -> String {
  """
  struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Shelf") var shelf: Int
    // …
  }

  struct BookQuery: EntityQuery {
    \(variable)
    // …
  }
  """
}
