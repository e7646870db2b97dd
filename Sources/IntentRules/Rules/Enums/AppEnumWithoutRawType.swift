import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let appEnumWithoutRawType = Rule(
    id: "app-enum-without-raw-type", severity: .error, summary: "an app enum has no raw values",
    rationale: """
      The system stores a value by its raw value. Without a raw type, or a conformance to RawRepresentable written out, the \
      enum doesn't conform to 'AppEnum'.
      """,
    source: "WWDC22 10032; AppIntents documentation: AppEnum",
    triggering: [
      Example(
        .appEnum("case a", #"[.a: "A"]"#, head: "enum ↓Shelf: AppEnum"),
        fixed: .appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: String, AppEnum")),
      Example(
        "enum ↓Shelf { case a }\nextension Shelf: AppEnum {}",
        fixed: "enum Shelf: String { case a }\nextension Shelf: AppEnum {}"),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum ↓Shelf: CaseIterable, Codable, AppEnum")),
    ],
    nonTriggering: [
      Example(.appEnum("case a", #"[.a: "A"]"#)),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: Int, AppEnum")),
      // Raw values written out.
      Example(
        .appEnum(
          "case a", #"[.a: "A"]"#, head: "enum Shelf: AppEnum",
          "\n  init?(rawValue: String) { nil }\n  var rawValue: String { \"\" }")),
      Example(.appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: AppEnum, RawRepresentable")),
      Example("typealias Name = String\n" + .appEnum("case a", #"[.a: "A"]"#, head: "enum Shelf: Name, AppEnum")),
      Example("@AppEnum(schema: .photos.assetType) enum Kind { case photo }"),
      Example("import Kit\nimport AppIntents\nenum Shelf: KitEnum, AppEnum { case a }"),
      Example("struct Shelf: AppEnum { let rawValue: String }"),
      // Associated values are another rule's.
      Example(.appEnum("case a(Int)", "[:]", head: "enum Shelf: AppEnum")),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums where appEnum.type.kind == .enum && appEnum.rawType == nil {
      guard !appEnum.mayHide("rawValue"), !appEnum.type.hasRawValues, !appEnum.cases.isEmpty,
        appEnum.cases.allSatisfy({ $0.associatedValues.isEmpty })
      else { continue }
      reporter.report(
        "'\(appEnum.type.name)' has no raw type", at: appEnum.type.place, symbol: appEnum.type.symbol,
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
  /// Raw values by a raw type behind a typealias, by a conformance, or written out.
  var hasRawValues: Bool {
    unknownAncestors.contains { PlainAncestors.withRawValues.contains($0) }
      || members.contains { $0.name == "rawValue" || $0.name == "RawValue" || $0.signature == "init(rawValue:)" }
  }
}
