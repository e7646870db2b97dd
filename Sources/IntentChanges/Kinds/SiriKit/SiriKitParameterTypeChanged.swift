extension ChangeKind {
  static let siriKitParameterTypeChanged: ChangeKind = ChangeKind(
    "sirikit-parameter-type-changed", .breaking, .savedShortcuts,
    summary: "the type of a parameter of a SiriKit intent changed",
    rationale: """
      A saved value of the old type does not fit. If the parameter has another object type, the change is one level \
      lower, because the identifiers of the objects may be the same. Another enum with the same values is a change of \
      the level 'info'.
      """,
    source: "public shortcuts, which store values by name; the effect is inferred",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "size String"), .siriKitIntent("OrderSoup", "↓size Integer")),
    harmless: ChangeExample(instead: .siriKitIntent("OrderSoup", "size String", "soup String")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (intent, kept) in comparison.siriKit.kept {
      for old in intent.parameters {
        guard let new = kept.parameter(old.name), let level = old.level(ofBecoming: new) else { continue }
        reporter.report(
          "the type of '\(old.name)' in the SiriKit intent '\(intent.className)' changed from '\(old.spelling)' to "
            + "'\(new.spelling)'"
            + (level == .info
              ? ", which has the same values"
              : ", so values in \(intent.keepers) \(level == .breaking ? "do" : "may") not fit; add a new parameter instead"),
          symbol: "\(intent.className)/\(old.name)", at: .new(new.location), level: level, audience: intent.audience)
      }
    }
  }
}

extension Catalog.SiriKitParameter {
  /// The level of the change of type; nil if the type is the same, or if only values of an enum differ, which is another kind of
  /// change.
  fileprivate func level(ofBecoming new: Catalog.SiriKitParameter) -> ChangeKind.Level? {
    if isArray != new.isArray { return .breaking }
    if typeName == new.typeName { return nil }
    if isEnum, new.isEnum { return Set(values.map(\.name)) == Set(new.values.map(\.name)) ? .info : nil }
    return isObject && new.isObject ? .dangerous : .breaking
  }
}
