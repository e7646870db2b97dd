extension Rule {
  static let dependencyUnlistedParameter: Rule = Rule(
    id: "dependency-unlisted-parameter", severity: .warning,
    summary: "a query reads a parameter that its '@IntentParameterDependency' does not list",
    rationale: """
      The system gives a query only the parameters that '@IntentParameterDependency' lists. Reading another one ends the \
      process, and the picker with it. List the parameter in the attribute.
      """,
    source: "Apple's guide for agents in Xcode 27: parameters; AppIntents documentation: IntentParameterDependency",
    reported: Example(findingNotes(#"\.$shelf"#, mark: "↓")),
    correct: Example(findingNotes(#"\.$shelf, \.$text"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries {
      for dependency in query.dependencies where !dependency.parameters.isEmpty {
        guard let intent = model.intent(dependency.intent) else { continue }
        let listed = Set(dependency.parameters.map(\.parameterName))
        for body in query.suggestions + query.defaults + query.searches.map(\.body)
        where body.providedBy == nil {
          let read = zip(body.names, body.names.dropFirst()).filter { $0.0 == dependency.name }.map(\.1)
          let unlisted = Set(read).subtracting(listed)
          for parameter in intent.parameters where unlisted.contains(parameter.name) {
            reporter.report(
              "'\(query.type.name)' reads '\(dependency.name).\(parameter.name)', which '@IntentParameterDependency' does not list, "
                + "so the picker crashes; add '\\.$\(parameter.name)'", at: dependency.place,
              symbol: query.type.symbol(dependency.name))
          }
        }
      }
    }
  }
}

private func findingNotes(_ parameters: String, mark: String = "") -> String {
  """
  struct PickNote: AppIntent {
    static let title: LocalizedStringResource = "Pick Note"
    @Parameter(title: "Shelf") var shelf: String
    @Parameter(title: "Text") var text: String
    @Parameter(title: "Note") var note: Note
    // …
  }

  struct NoteQuery: EntityQuery {
    @IntentParameterDependency<PickNote>(\(parameters)) var \(mark)pick

    func suggestedEntities() async throws -> [Note] {
      guard let pick else { return [] }
      return find(pick.shelf, pick.text)
    }
    // …
  }
  """
}
