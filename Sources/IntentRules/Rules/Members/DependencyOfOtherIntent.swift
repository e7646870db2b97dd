import IntentModel

extension Rule {
  static let dependencyOfOtherIntent: Rule = Rule(
    id: "dependency-of-other-intent", severity: .warning,
    summary: "'@IntentParameterDependency' names an intent that does not use the query",
    rationale: """
      '@IntentParameterDependency' gives a query or a provider of options the values of the named intent. It has them \
      only while the system asks for values of a parameter of that intent. If no parameter of the intent uses the query or the \
      provider, the variable is always nil. Name the intent whose parameter uses it. The rule reports only a query or a \
      provider that parameters of other scanned intents use.
      """,
    source: "AppIntents documentation: IntentParameterDependency",
    reported: Example(
      openBook + "struct CloseBook: AppIntent {\n  @Parameter(title: \"Shelf\") var shelf: String\n  // …\n}\n\n"
        + books(of: "CloseBook", "↓intent")),
    correct: Example(openBook + books(of: "OpenBook", "intent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let users = model.usersOfProviders
    for (type, dependency) in model.dependencies {
      let using = users[TypeKey(type)] ?? []
      guard let intent = model.intent(dependency.intent), let user = using.min(by: { $0.name < $1.name }),
        !using.contains(TypeKey(intent.type)), model.statesItsParameters(intent)
      else { continue }
      reporter.report(
        "'\(dependency.name)' is always nil, because no parameter of '\(intent.type.name)' uses '\(type.name)'; name "
          + "'\(user.name)', which has such a parameter",
        at: dependency.place, symbol: type.symbol(dependency.name),
        notes: [.declaration(of: intent.type.name, at: intent.type.place)])
    }
  }
}

extension LintModel {
  /// The intents whose parameters use each query or provider of options.
  fileprivate var usersOfProviders: [TypeKey: Set<TypeKey>] {
    var users: [TypeKey: Set<TypeKey>] = [:]
    for intent in bundle.intents {
      for parameter in intent.parameters {
        let providers = parameter.providers.compactMap { TypeKey($0.reference) }
        let queries = entity(parameter.type?.element.declaration)?.defaultQuery.known.compactMap { TypeKey($0) } ?? []
        for key in providers + queries { users[key, default: []].insert(TypeKey(intent.type)) }
      }
    }
    return users
  }

  /// Whether the scan has all parameters of the intent, and the query or options provider of each. Otherwise one that it does not have
  /// may use the query.
  fileprivate func statesItsParameters(_ intent: Intent) -> Bool {
    guard intent.type.schema == nil, !intent.type.mayHaveHiddenMembers, !intent.type.hasUnknownMacro,
      intent.type.hiddenMembers.isEmpty
    else { return false }
    return intent.parameters.allSatisfy { parameter in
      guard let type = parameter.type?.element else { return false }
      let named = parameter.arguments.filter { $0.label == "optionsProvider" || $0.label == "query" }.count
      guard named == parameter.providers.count else { return false }
      switch type.kind {
      case .primitive, .enum, .measurement, .file, .person: return true
      case .entity: return entity(type.declaration)?.defaultQuery.known.isEmpty == false
      default: return false
      }
    }
  }
}

private let openBook = """
  struct OpenBook: AppIntent {
    @Parameter(title: "Shelf") var shelf: String
    @Parameter(title: "Book", optionsProvider: Books()) var book: String
    // …
  }


  """

private func books(of intent: String, _ variable: String) -> String {
  "struct Books: DynamicOptionsProvider {\n  @IntentParameterDependency<\(intent)>(\\.$shelf) var \(variable)\n"
    + "  func results() async throws -> [String] { [] }\n}"
}
