import IntentReports

extension Rule {
  static let schemaExtraPropertyNotOptional: Rule = Rule(
    id: "schema-extra-property-not-optional", severity: .error,
    summary: "a parameter that the schema does not define is not optional",
    rationale: """
      The system fills in only the parameters that the schema defines. Those that the app adds must be optional, \
      or Xcode rejects the intent. An entity may have any other property. The rule knows the members of some \
      schemas only.
      """,
    source: "WWDC24 10133; Apple's metadata processor; Apple's guide for agents in Xcode 27",
    appleMessage: "Intent parameters must be optional when not defined by the AppSchemaIntent",
    isFixable: true,
    reported: Example(
      """
      @AppIntent(schema: .photos.createAlbum)
      struct Create {
        var name: String
        @Parameter(title: "Color") var ↓color: String
      }
      """,
      fixed: """
        @AppIntent(schema: .photos.createAlbum)
        struct Create {
          var name: String
          @Parameter(title: "Color") var color: String?
        }
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for shaped in model.shapedTypes
    where shaped.type.conformances.contains("AppIntent") && shaped.shape.isComplete(in: model.settings.xcode) {
      for variable in shaped.variables
      where variable.wrapper == .parameter || variable.wrapper == .property {
        guard shaped.shape.member(variable.name) == nil, let type = variable.type, !type.isOptional,
          type.kind != .unknown || type.name != nil, variable.argument("default") == nil, variable.initialValue == nil
        else { continue }
        reporter.report(
          "the schema '\(shaped.name)' does not define '\(variable.name)', so it must be optional, or Xcode rejects the type",
          at: variable.place,
          symbol: shaped.type.symbol(variable.name),
          fixes: [FixIt("make '\(variable.name)' optional", .needsReview, [.init(type.place.ending, "?")])],
          cause: .init(shaped.type.symbol, note: "it does not define '\(variable.name)' either"))
      }
    }
  }
}
