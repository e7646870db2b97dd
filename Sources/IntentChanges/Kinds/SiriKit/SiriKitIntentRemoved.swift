extension ChangeKind {
  static let siriKitIntentRemoved: ChangeKind = ChangeKind(
    "sirikit-intent-removed", .breaking, .savedShortcuts,
    summary: "a SiriKit intent was removed, and no App Intent takes over its actions",
    rationale: """
      A saved shortcut stores the class of a SiriKit intent. If no definition and no App Intent has this class, the \
      action is gone. Keep the definition in the app, or add an App Intent that conforms to \
      'CustomIntentMigratedAppIntent' with the class as its 'intentClassName'. Do not add the conformance to an App \
      Intent that was released before: it changes the identifier of that intent. An intent that neither Shortcuts nor \
      a widget shows is reported with the level 'info'. A class also counts as removed if another app of the project \
      defines it.
      """,
    source:
      "home-assistant/iOS issue 5350; inferred from public reports; documentation of CustomIntentMigratedAppIntent",
    reported: ChangeExample(
      .siriKitIntent("↓OrderSoup"), "struct Eat: AppIntent {}"),
    harmless: ChangeExample(
      .siriKitIntent(), .orderSoup()),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let removed = comparison.siriKit.fates.filter {
      $0.kept == nil && $0.renamed == nil && $0.successor == nil && $0.former == nil
    }
    let names = NameLikeness()
    for (position, fate) in removed.enumerated() {
      let name = fate.old.className
      // `MatchingLimits.renamed` limits the removed intents that are compared, because each is compared with many App Intents.
      let candidate = position < MatchingLimits.renamed ? comparison.candidate(for: fate.old, names) : nil
      reporter.report(
        fate.old.isVisible
          ? "the SiriKit intent '\(name)' was removed, so \(fate.old.loss); keep its definition, or state "
            + "'\(name)' as the 'intentClassName' of a new App Intent"
          : "the SiriKit intent '\(name)' was removed; neither Shortcuts nor a widget shows it",
        symbol: name, at: .old(fate.old.location), level: fate.old.isVisible ? nil : .info, audience: fate.old.audience,
        notes: [candidate].compactMap(\.self))
    }
  }
}

extension VersionComparison {
  /// A note about the App Intent that is most similar to a removed SiriKit intent; nil if none is similar enough.
  fileprivate func candidate(for old: Catalog.SiriKitIntent, _ names: NameLikeness) -> Change.Note? {
    let parameters = Set(old.parameters.map(\.name))
    let candidates = new.intents.filter { $0.type.replacedClassName == nil }.prefix(MatchingLimits.renamed)
    let scored = candidates.map { intent in
      let sameNames = overlap(parameters, Set(intent.parameters.map(\.name))) ?? 0
      return (intent: intent, score: sameNames + names.likeness(old.className, intent.type.name))
    }
    guard let best = scored.max(by: { $0.score < $1.score }), best.score >= 0.9 else { return nil }
    let name = best.intent.type.name, wasThere = self.old.intents.contains { $0.type.symbol == best.intent.type.symbol }
    return Change.Note(
      message: wasThere
        ? "'\(name)' is similar, but the old version has it: 'CustomIntentMigratedAppIntent' would change its identifier, so "
          + "add another App Intent"
        : "'\(name)' is similar; let it conform to 'CustomIntentMigratedAppIntent' before you release it",
      place: .new(best.intent.type.location))
  }
}
