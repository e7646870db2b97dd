import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let descriptionWrongType: Rule = Rule(
    id: "description-wrong-type", severity: .warning, summary: "the 'description' of an intent has the wrong type",
    rationale: """
      'AppIntent' requires a 'description' of type 'IntentDescription?' and provides nil as its default. A 'description' \
      of another type compiles, but the framework uses the default, so Shortcuts never shows the text. Use an \
      'IntentDescription'. The finding is a note for the intent of a widget or a control that has no 'parameterSummary', and for \
      an intent whose 'isDiscoverable' is false.
      """,
    source: "AppIntents documentation: AppIntent.description",
    isFixable: true,
    reported: Example(
      .documentedIntent(#"static let ↓description: LocalizedStringResource = "Opens a book""#),
      fixed: .documentedIntent(#"static let description = IntentDescription("Opens a book")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for intent in model.bundle.intents where !intent.conforms(to: "SetFocusFilterIntent") {
      for alternative in intent.description.alternatives where reported.insert(alternative.origin.member).inserted {
        guard let found = wrongType(alternative) else { continue }
        let annotation = intent.type.members.first { $0.place == alternative.origin.member }?.type?.place
        // A widget's intent with a summary is also for Shortcuts, because only Shortcuts shows summaries.
        let isListed = intent.isShown && (!intent.configuresWidget || !intent.parameterSummary.isAbsent)
        reporter.report(
          isListed
            ? "'description' of '\(intent.type.name)' must be an 'IntentDescription', or Shortcuts does not show it; found '\(found)'"
            : "'description' of '\(intent.type.name)' must be an 'IntentDescription', or the framework ignores it; found '\(found)'",
          at: alternative.origin.member, symbol: intent.type.symbol("description"), severity: isListed ? nil : .note,
          fixes: fix(alternative, annotation: annotation))
      }
    }
  }

  private static func wrongType(_ alternative: Fact<IntentDescription>.Alternative) -> String? {
    if let declared = alternative.origin.declaredType {
      let name = declared.split(separator: ".").last.map(String.init) ?? declared
      let plain = name.hasSuffix("?") ? String(name.dropLast()) : name
      return ["LocalizedStringResource", "String", "StaticString", "LocalizedStringKey"].contains(plain)
        ? declared : nil
    }
    guard alternative.origin.form == .stored else { return nil }
    guard let description = alternative.content.known else {
      return alternative.content.unreadable?.isString == true ? "String" : nil
    }
    if description.form == .literal { return "String" }
    if let text = description.text.known, case .initializer(let name) = text.form,
      name.hasSuffix("LocalizedStringResource"), text.place == description.place
    {
      return "LocalizedStringResource"
    }
    return nil
  }

  private static func fix(_ alternative: Fact<IntentDescription>.Alternative, annotation: Place?) -> [FixIt] {
    guard let value = alternative.content.known?.place else { return [] }
    let member = alternative.origin.member
    var edits: [FixIt.Edit] = []
    switch alternative.origin.form {
    case .stored:
      let head = Place(member.file, ByteSpan(member.span.end, value.span.start))
      edits.append(.init(head, " = IntentDescription("))
    case .expressionGetter:
      guard let annotation else { return [] }
      edits.append(.init(annotation, "IntentDescription?"))
      edits.append(.init(value.beginning, "IntentDescription("))
    default: return []
    }
    edits.append(.init(value.ending, ")"))
    return [FixIt("change it to an 'IntentDescription'", .needsReview, edits)]
  }
}
