import IntentModel

extension Rule {
  static let defaultIgnoresDependency: Rule = Rule(
    id: "default-ignores-dependency", severity: .note,
    summary: "'defaultResult()' of a query does not use the parameter that its suggestions depend on",
    rationale: """
      'suggestedEntities()' offers what fits another parameter, which '@IntentParameterDependency' gives. If \
      'defaultResult()' ignores it, a widget starts with an item that its own settings do not offer: a sensor of \
      another server. Use the dependency in both.
      """,
    source: "home-assistant/iOS#4756",
    reported: Example(sensors("↓defaultResult", "Store.firstSensor")),
    correct: Example(sensors("defaultResult", "Store.sensors(of: choice?.server).first")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.isFullyRead && !query.dependencies.isEmpty {
      let own = Set(query.type.members.map(\.name)).union(["self"])
      guard let body = query.defaults.first(where: { $0.providedBy == nil }), !body.returnsNothing,
        // Other members may read the dependency.
        own.isDisjoint(with: body.names)
      else { continue }
      let suggested = Set(query.suggestions.flatMap(\.names)).subtracting(body.names)
      for dependency in query.dependencies where suggested.contains(dependency.name) {
        reporter.report(
          "'suggestedEntities()' uses '\(dependency.name)', and 'defaultResult()' does not, so the default can be an item that is not "
            + "offered; use it in both", at: body.place, symbol: query.type.symbol("defaultResult()"))
      }
    }
  }
}

extension PerformBody {
  fileprivate var returnsNothing: Bool { names.allSatisfy { ["return", "nil"].contains($0) } }
}

private func sensors(_ name: String, _ value: String) -> String {
  """
  struct Sensor: AppEntity {
    let id: String
  }

  struct SensorQuery: EntityQuery {
    @IntentParameterDependency<ChooseSensor>(\\.$server) var choice

    func suggestedEntities() async throws -> [Sensor] { Store.sensors(of: choice?.server) }
    func \(name)() async -> Sensor? { \(value) }
  }
  """
}
