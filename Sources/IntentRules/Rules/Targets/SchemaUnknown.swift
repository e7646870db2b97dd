import IntentModel
import SourceScan

extension Rule {
  static let schemaUnknown: Rule = Rule(
    id: "schema-unknown", severity: .error,
    summary: "a type has a schema that Apple's SDK does not contain",
    rationale: """
      A schema macro does not compile if the SDK has no schema of that name. The name may be misspelled, or the schema may \
      require a later Xcode. If the app is built with an Xcode that is newer than the rule's table, the rule does not check \
      names that are not in the table.
      """,
    source: "AppIntents documentation: App schema domains; WWDC24 10133",
    needs: [.xcode],
    mayLackFacts: true,
    reported: Example(
      """
      ↓@AppIntent(schema: .photos.openAsett)
      struct OpenPhoto {
        var target: Photo
      }
      """, settings: .init(xcode: [26])),
    correct: Example(
      """
      @AppIntent(schema: .photos.openAsset)
      struct OpenPhoto {
        var target: Photo
      }
      """, settings: .init(xcode: [26])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let xcode = model.settings.xcode else { return }
    var reported: Set<Place> = []
    for type in model.types {
      guard let schema = type.schema, let (kind, name) = schema.identity, reported.insert(schema.place).inserted else {
        continue
      }
      if let since = KnownSchemas.since(kind, name) {
        guard xcode.lexicographicallyPrecedes(since) else { continue }
        reporter.report(
          "the \(kind.rawValue) schema '\(name)' requires Xcode \(since.dotted); "
            + "this app is built with Xcode \(xcode.dotted)", at: schema.place,
          symbol: type.symbol)
        continue
      }
      let meant = nearest(to: name, among: KnownSchemas.names(kind))
      let isNewer = KnownSchemas.newestXcode.lexicographicallyPrecedes(xcode)
      guard !isNewer, meant != nil || KnownSchemas.domains.contains(KnownSchemas.domain(of: name)) else {
        reporter.leaveUnchecked(without: .knownSchemas)
        continue
      }
      reporter.report(
        "there is no \(kind.rawValue) schema '\(name)'" + didYouMean(meant),
        at: schema.place, symbol: type.symbol)
    }
  }
}
