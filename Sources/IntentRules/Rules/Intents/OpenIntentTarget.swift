import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let openIntentTarget: Rule = Rule(
    id: "open-intent-target", severity: .error,
    summary: "an 'OpenIntent' has no parameter 'target' that is an entity or an enum",
    rationale: """
      The system passes the item to open in the parameter 'target', which must be an entity or an enum. If the parameter \
      has another name, or lacks '@Parameter', the intent never receives the item. Rename it, or add '@Parameter'.
      """,
    source: "WWDC25 244 and 275, AppIntents documentation: OpenIntent",
    isFixable: true,
    reported: Example(
      .anyBook() + .documentedIntent("\n@Parameter(title: \"Book\") var ↓book: Book", conformance: "OpenIntent"),
      fixed: .anyBook()
        + .documentedIntent("\n@Parameter(title: \"Book\") var target: Book", conformance: "OpenIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "OpenIntent") {
      let type = intent.type
      if let target = intent.parameter("target") {
        guard let value = target.type, !canBeOpened(value) else { continue }
        guard value.kind != .union else {
          reporter.report(
            "'target' of '\(type.name)' is a union, and the system opens results of one type; declare an 'OpenIntent' for each type",
            at: target.place, symbol: type.symbol("target"), severity: .warning)
          continue
        }
        reporter.report(
          "'target' of '\(type.name)' must be an entity or an enum, or the system does not pass the item to open; found '\(value.spelling)'",
          at: target.place,
          symbol: type.symbol("target"))
        continue
      }
      guard type.schema == nil, !type.mayHaveHiddenMembers else { continue }
      if let plain = type.members.first(where: { $0.name == "target" && $0.kind == .variable && !$0.isStatic }) {
        // An unknown property wrapper may make it a parameter.
        guard !plain.attributes.contains(where: { !$0.isSwifts }) else { continue }
        reporter.report(
          "'target' of '\(type.name)' is not a parameter, so the intent never receives the item to open",
          at: plain.place, symbol: type.symbol("target"),
          fixes: plain.storage == .stored && !plain.isLet ? [.makeParameter(plain)] : [])
        continue
      }
      let only = intent.openedByMistake
      reporter.report(
        "'\(type.name)' has no parameter 'target', which 'OpenIntent' requires for the item to open",
        at: only?.place ?? type.place, symbol: type.symbol,
        fixes: only.flatMap { renaming($0, uses: intent.usesOfOpened) }.map { [$0] } ?? [])
    }
  }

  /// The fix-it that renames a parameter; nil if its uses are not known. It needs review, because code outside the type may use the
  /// parameter too.
  private static func renaming(_ parameter: WrappedProperty, uses: [Place]?) -> FixIt? {
    guard let uses else { return nil }
    let places = ([parameter.place] + uses).sorted { $0.span.start < $1.span.start }
    return FixIt("rename it and its uses in this type to 'target'", .needsReview, places.map { .init($0, "target") })
  }

  private static func canBeOpened(_ type: ValueType) -> Bool {
    switch type.kind {
    case .entity, .enum, .intent, .framework: true
    case .unknown:
      type.name != nil
        && (type.declaration == nil || !type.unknownAncestors.allSatisfy { KnownAncestors.plain.contains($0) })
    case .primitive, .measurement, .file, .person, .array, .set, .union: false
    }
  }
}
