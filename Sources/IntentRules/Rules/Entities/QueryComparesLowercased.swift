extension Rule {
  static let queryComparesLowercased: Rule = Rule(
    id: "query-compares-lowercased", severity: .note,
    summary: "'entities(matching:)' compares texts in lower case",
    rationale: """
      People search as they speak and type: without accents, in the other kana, or with another width. \
      'lowercased()' keeps these differences, so the search finds nothing for 'cafe' in 'Café', and it is wrong \
      for the Turkish i. Compare with 'localizedStandardContains(_:)'. The rule skips a query that removes \
      diacritics itself.
      """,
    source: "documentation of localizedStandardContains(_:); touyou/IntentTodo",
    reported: Example(cities("$0.name.↓lowercased().contains(string.lowercased())")),
    correct: Example(cities("$0.name.localizedStandardContains(string)")),
    check: check)

  /// Names in code that compares texts as people search, without regard to case and accents, or that prepares texts for it.
  private static let fitting: Set<String> = [
    "localizedStandardContains", "localizedStandardRange", "localizedStandardCompare", "folding",
    "diacriticInsensitive",
    "applyingTransform", "standardRange",
  ]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries {
      for body in query.searches.map(\.body)
      where body.providedBy == nil && fitting.isDisjoint(with: body.names) {
        guard let call = body.calls.first(where: { $0.name == "lowercased" || $0.name == "uppercased" }),
          body.calls.contains(where: { ["contains", "hasPrefix", "range"].contains($0.name) })
        else { continue }
        reporter.report(
          "'\(query.type.name)' compares texts in \(call.name == "lowercased" ? "lower" : "upper") case, so it misses other accents, "
            + "kana and widths; use 'localizedStandardContains'", at: call.place,
          symbol: query.type.symbol("entities(matching:)"),
          cause: .init(query.type.module, note: "'\(query.type.name)' does so too"))
      }
    }
  }
}

private func cities(_ condition: String) -> String {
  """
  struct City: AppEntity {
    let id: Int
  }

  struct CityQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [City] { [] }
    func entities(matching string: String) async throws -> [City] {
      Store.cities.filter { \(condition) }
    }
  }
  """
}
