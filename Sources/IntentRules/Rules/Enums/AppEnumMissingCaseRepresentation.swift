import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let appEnumMissingCaseRepresentation: Rule = Rule(
    id: "app-enum-missing-case-representation", severity: .error,
    summary: "a case of an app enum has no display representation",
    rationale: """
      'caseDisplayRepresentations' must contain an entry for every case that the enum offers. If one is missing, \
      Apple's tool rejects the enum and drops the intents of the whole target. A case that the enum's 'allCases' \
      omits needs no entry. The finding is a warning if a schema macro creates the enum, because the macro can add \
      entries.
      """,
    source: "Apple's metadata processor",
    appleMessage: "Protocol 'AppEnum' requires 'caseDisplayRepresentations' to be exhaustive",
    isFixable: true,
    reported: Example(shelf("↓toRead"), fixed: shelf("toRead", "    .toRead: \"To Read\",\n")),
    correct: Example(.shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for appEnum in model.bundle.enums {
      let alternatives = appEnum.caseDisplayRepresentations.own
      if appEnum.caseDisplayRepresentations.isAbsent, !appEnum.mayHide("caseDisplayRepresentations"),
        !appEnum.cases.isEmpty
      {
        reporter.report(
          "'\(appEnum.type.name)' has no 'caseDisplayRepresentations', which 'AppEnum' requires",
          at: appEnum.type.place,
          symbol: appEnum.type.symbol("caseDisplayRepresentations"), fixes: [dictionary(appEnum)])
      }
      let severity: Severity? = appEnum.type.schema == nil ? nil : .warning
      for alternative in alternatives {
        for missing in missingCases(appEnum, alternative) where reported.insert(missing.place).inserted {
          reporter.report(
            "case '\(missing.name)' has no entry in 'caseDisplayRepresentations', so Xcode rejects the enum",
            at: missing.place,
            symbol: appEnum.type.symbol(missing.name), severity: severity,
            notes: [.init(message: "the other entries are here", place: alternative.origin.member)],
            fixes: entry(missing, alternative))
        }
      }
    }
  }

  private static func missingCases(
    _ appEnum: AppEnum, _ alternative: Fact<[AppEnum.CaseRepresentation]>.Alternative
  ) -> [AppEnum.Case] {
    // A key that is not a constant can be any case.
    guard let entries = alternative.content.known, entries.allSatisfy({ $0.caseName.known != nil }) else { return [] }
    guard let offered = appEnum.offeredCases else { return [] }
    let named = Set(entries.compactMap { $0.caseName.known?.name })
    return appEnum.cases.filter { element in
      // A case that is not available on every system cannot be part of a literal.
      !named.contains(element.name) && offered.contains(element.name)
        && !element.availability.contains { $0.isUnavailable || $0.introduced != nil || $0.obsoleted != nil }
        && appEnum.coexists(element.conditions, with: alternative.conditions)
    }
  }

  /// The fix-it that adds an entry for the case after the last entry; none without a readable entry.
  private static func entry(
    _ missing: AppEnum.Case, _ alternative: Fact<[AppEnum.CaseRepresentation]>.Alternative
  ) -> [FixIt] {
    guard let last = alternative.content.known?.last else { return [] }
    let text = ", \(missing.name.caseReference): \"\(missing.name.caseTitle)\""
    return [
      FixIt("add an entry for '\(missing.name)'", .needsReview, [.init(last.place.ending, text, follows: last.place)])
    ]
  }

  private static func dictionary(_ appEnum: AppEnum) -> FixIt {
    let entries = appEnum.cases.map { "    \($0.name.caseReference): \"\($0.name.caseTitle)\",\n" }.joined()
    let member = """
      static let caseDisplayRepresentations: [\(appEnum.type.name): DisplayRepresentation] = [
      \(entries)  ]
      """
    return .add(member, to: appEnum.type, title: "add 'caseDisplayRepresentations'")
  }
}

private func shelf(_ last: String, _ entry: String = "") -> String {
  """
  enum Shelf: String, AppEnum {
    case read, reading, \(last)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
      .read: "Read",
      .reading: "Reading",
  \(entry)  ]
  }
  """
}
