import IntentModel

extension Rule {
  static let testUnknownName: Rule = Rule(
    id: "test-unknown-name", severity: .warning,
    summary: "a test names an intent, entity, enum, case or parameter that does not exist",
    rationale: """
      Tests with AppIntentsTesting find the app's declarations by their type names. They state parameters by the labels of \
      'makeIntent', and cases by the raw values in 'makeCase'. The compiler does not check them, so a wrong name fails when the \
      test runs, or is never noticed in a test that is switched off. Names that are not literals and names of skills are not \
      checked. In a project, test targets are not part of the scan: pass their folder too.
      """,
    source: "AppIntentsTesting documentation: IntentDefinitions, AppIntentDefinition, AppEnumDefinition",
    reported: Example(testing("↓\"OpnBook\"")), correct: Example(testing("\"OpenBook\"")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let tested = model.files.flatMap(\.testedNames)
    guard !tested.isEmpty, !model.bundle.intents.isEmpty else { return }
    let bundle = model.bundle, entities = bundle.entities.filter { !$0.isTransient }
    let known: [String: [String]] = [
      "intents": bundle.intents.flatMap(\.type.testNames), "entities": entities.flatMap(\.type.testNames),
      "enums": bundle.enums.flatMap(\.type.testNames),
      "transientEntities": bundle.entities.filter(\.isTransient).flatMap(\.type.testNames),
      "valueQueries": bundle.queries.filter { $0.conforms(to: "IntentValueQuery") }.flatMap(\.type.testNames),
    ]
    let sets = known.mapValues { Set($0) }
    let intentsByName = bundle.intents.grouped(by: \.type.testNames),
      enumsByName = bundle.enums.grouped(by: \.type.testNames)
    for name in tested {
      let names = known[name.registry] ?? []
      guard sets[name.registry]?.contains(name.name) == true else {
        let other = sets.filter { $0.value.contains(name.name) }.keys.min()
        reporter.report(
          other.map { "'\(name.name)' is not in '\(name.registry)' but in '\($0)', so the test fails" }
            ?? "the app has no '\(name.name)' in '\(name.registry)', so the test fails"
            + names.suggestion(for: name.name),
          at: name.place, symbol: name.name)
        continue
      }
      if name.registry == "enums", let value = name.caseValue {
        check(value, of: name.name, in: enumsByName[name.name] ?? [], &reporter)
      }
      let intents = (intentsByName[name.name] ?? []).filter { !$0.type.mayHaveHiddenMembers }
      guard name.registry == "intents", intents.count == 1 else { continue }
      let parameters = intents[0].parameters.map(\.name)
      for label in name.labels where !parameters.contains(label.name) {
        reporter.report(
          "'\(name.name)' has no parameter '\(label.name)', so the test fails" + parameters.suggestion(for: label.name),
          at: label.place, symbol: "\(name.name)/\(label.name)")
      }
    }
  }

  private static func check(
    _ value: NameReference, of name: String, in enums: [AppEnum], _ reporter: inout Reporter
  ) {
    let found = enums.filter { !$0.type.mayHaveHiddenMembers }
    let cases = found.flatMap(\.cases), names = cases.compactMap(\.testName)
    guard found.count == 1, names.count == cases.count, !names.contains(value.name) else { return }
    reporter.report(
      "'\(name)' has no case with the raw value '\(value.name)', so the test fails" + names.suggestion(for: value.name),
      at: value.place, symbol: "\(name)/\(value.name)")
  }
}

extension AppEnum.Case {
  /// The raw value as a test states it; nil for one that is not known.
  fileprivate var testName: String? {
    switch rawValue?.form {
    case .string(let text): text
    case .int(let number): String(number)
    default: nil
    }
  }
}

extension DeclaredType {
  /// The names by which a test can find it.
  fileprivate var testNames: [String] { identifier.map { $0 == name ? [name] : [name, $0] } ?? [name] }
}

extension Array {
  /// The elements by each of their names.
  fileprivate func grouped(by names: (Element) -> [String]) -> [String: [Element]] {
    var groups: [String: [Element]] = [:]
    for element in self { for name in names(element) { groups[name, default: []].append(element) } }
    return groups
  }
}

private func testing(_ name: String) -> String {
  .documentedIntent() + """


    // file: BooksTests/OpenBookTests.swift
    import AppIntentsTesting

    func testOpening() async throws {
      let definitions = IntentDefinitions(bundleIdentifier: "com.example.books")
      try await definitions.intents[\(name)].makeIntent().run()
    }
    """
}
