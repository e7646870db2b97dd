import IntentModel

extension Rule {
  static let optionsProviderWrongType: Rule = Rule(
    id: "options-provider-wrong-type", severity: .error,
    summary: "'optionsProvider:' or 'query:' names a type that provides no options",
    rationale: """
      'optionsProvider:' takes an instance of a type that conforms to 'DynamicOptionsProvider'. 'query:' takes one of a \
      type that conforms to 'EntityQuery'. Otherwise the parameter does not compile. The rule checks only types that the scan \
      holds. It is silent if the type inherits from a type or protocol outside the scan, or has a macro, because these can \
      add the conformance. The finding is a warning if the options are of a basic type that the parameter does not have.
      """,
    source: "AppIntents interface of iOS 17.4: the initializers of IntentParameter, and the Swift compiler's verdict",
    reported: Example(naming("Names", mark: "↓")), correct: Example(naming("Names: DynamicOptionsProvider")),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, parameter) in model.parameters {
      for provider in parameter.providers {
        guard let problem = problem(provider) else {
          model.check(provider, of: parameter, in: type, &reporter)
          continue
        }
        reporter.report(
          problem, at: provider.reference.place, symbol: type.symbol(parameter.name),
          notes: provider.type.place.map {
            [.declaration(of: provider.reference.name, at: $0)]
          }
            ?? [])
      }
    }
  }

  private static func problem(_ provider: WrappedProperty.Provider) -> String? {
    let required = provider.label == "query" ? "EntityQuery" : "DynamicOptionsProvider"
    let name = provider.reference.name, type = provider.type
    if type.conformances.contains(required) {
      return provider.isMetatype
        ? "'\(provider.label):' takes an instance; write '\(name)()' instead of '\(name).self'" : nil
    }
    guard type.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) }) else { return nil }
    return "'\(name)' must conform to '\(required)' to be the '\(provider.label)' of a parameter"
  }
}

extension LintModel {
  /// Reports options that certainly do not have the type of the parameter.
  fileprivate func check(
    _ provider: WrappedProperty.Provider, of parameter: WrappedProperty, in type: DeclaredType,
    _ reporter: inout Reporter
  ) {
    if provider.label == "optionsProvider", let expected = parameter.type?.element, expected.kind == .primitive,
      let query = query(provider.reference), let entity = query.entity
    {
      return reporter.report(
        "'\(provider.reference.name)' provides entities of type '\(entity.name)', but '\(parameter.name)' has the type "
          + "'\(expected.spelling)'",
        at: provider.reference.place, symbol: type.symbol(parameter.name), severity: .warning,
        notes: [.declaration(of: provider.reference.name, at: query.type.place)])
    }
    guard provider.label == "optionsProvider",
      let found = optionsProvider(provider.reference)?.resultType?.element,
      let expected = parameter.type?.element, expected.certainlyDiffers(from: found)
    else { return }
    reporter.report(
      "'\(provider.reference.name)' provides values of type '\(found.spelling)', but '\(parameter.name)' has the type "
        + "'\(expected.spelling)'",
      at: provider.reference.place, symbol: type.symbol(parameter.name), severity: .warning,
      notes: provider.type.place.map { [.declaration(of: provider.reference.name, at: $0)] }
        ?? [])
  }
}

private func naming(_ provider: String, mark: String = "") -> String {
  """
  struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Name", optionsProvider: \(mark)Names()) var name: String
    // …
  }

  struct \(provider) {
    func results() async throws -> [String] { [] }
  }
  """
}
