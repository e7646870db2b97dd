import IntentModel
import IntentReports

extension Rule {
  static let appEnumWithoutRawType: Rule = Rule(
    id: "app-enum-without-raw-type", severity: .error, summary: "an app enum has no raw type",
    rationale: """
      The system stores a value of an app enum as its raw value. 'AppEnum' requires a raw type or a conformance to \
      'RawRepresentable', so the enum does not compile without one. Declare the raw type 'String'.
      """,
    source: "WWDC22 10032; AppIntents documentation: AppEnum",
    isFixable: true,
    reported: Example(
      .shelf("enum ↓Shelf: AppEnum"),
      fixed: .shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums where appEnum.type.kind == .enum && appEnum.rawType == nil {
      guard !appEnum.mayHide("rawValue"), !appEnum.type.hasRawValues, !appEnum.cases.isEmpty,
        appEnum.cases.allSatisfy({ $0.associatedValues.isEmpty })
      else { continue }
      reporter.report(
        "'\(appEnum.type.name)' has no raw type, so it cannot conform to 'AppEnum'", of: appEnum.type,
        fixes: [fix(appEnum.type)])
    }
  }

  private static func fix(_ type: DeclaredType) -> FixIt {
    let clause = type.inherited.first.map(\.place)
    let isOwn = clause.map { $0.file == type.place.file && $0.span.end <= type.bodySpan.start } == true
    let inOwnClause = isOwn && clause.map { $0.span.start >= type.place.span.end } == true
    let edit =
      inOwnClause ? FixIt.Edit((clause ?? type.place).beginning, "String, ") : .init(type.place.ending, ": String")
    return FixIt("make the raw type 'String'", .needsReview, [edit])
  }
}

extension DeclaredType {
  /// Whether the type has raw values: from a raw type (also through a typealias), a conformance, or its own members.
  var hasRawValues: Bool {
    unknownAncestors.contains { KnownAncestors.withRawValues.contains($0) }
      || members.contains { $0.name == "rawValue" || $0.name == "RawValue" || $0.signature == "init(rawValue:)" }
  }
}
