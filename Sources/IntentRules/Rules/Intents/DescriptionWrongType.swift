import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let descriptionWrongType = Rule(
    id: "description-wrong-type", severity: .warning, summary: "an intent's description has the wrong type",
    rationale: """
      The protocol asks for an 'IntentDescription?'. A variable of another type is just a variable of that name: the \
      protocol's default, nil, is taken, and the text is never shown.
      """,
    source: "AppIntents documentation: AppIntent.description",
    triggering: [
      Example(
        .intent("Open", "AppIntent", #"static let ↓description: LocalizedStringResource = "Opens a book""#),
        fixed: .intent("Open", "AppIntent", #"static let description = IntentDescription("Opens a book")"#)),
      Example(.intent("Open", "AppIntent", #"static let ↓description = "Opens a book""#)),
      Example(.intent("Open", "AppIntent", #"static var ↓description: String { "Opens a book" }"#)),
      Example(.intent("Open", "AppIntent", #"static var ↓description = LocalizedStringResource("Opens a book")"#)),
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", #"static let description = IntentDescription("Opens a book")"#)),
      Example(.intent("Open", "AppIntent", #"static let description: IntentDescription? = "Opens a book""#)),
      Example(.intent("Open", "AppIntent", #"static var description: IntentDescription { "Opens a book" }"#)),
      Example(.intent("Open", "AppIntent", #"static let description = makeDescription()"#)),
      // A parameter of that name is no description.
      Example(.intent("Open", "AppIntent", #"@Parameter(title: "Description") var description: String"#)),
      // The resource is what the description is made of.
      Example(
        .intent(
          "Open", "AppIntent", #"static let description = IntentDescription(LocalizedStringResource("Opens"))"#)),
      // The protocol of focus filters asks for a resource.
      Example(
        .intent("Filter", "SetFocusFilterIntent", #"static let description: LocalizedStringResource? = "Hides""#)),
    ]
  ) { model, reporter in
    var reported: Set<Place> = []
    for intent in model.bundle.intents where !intent.conforms(to: "SetFocusFilterIntent") {
      for alternative in intent.description.alternatives where reported.insert(alternative.origin.member).inserted {
        guard let found = wrongType(alternative) else { continue }
        let annotation = intent.type.members.first { $0.place == alternative.origin.member }?.type?.place
        reporter.report(
          "the description of '\(intent.type.name)' is \(found), not an 'IntentDescription'",
          at: alternative.origin.member, symbol: intent.type.symbol("description"),
          fixes: fix(alternative, annotation: annotation))
      }
    }
  }

  private static func wrongType(_ alternative: Fact<IntentDescription>.Alternative) -> String? {
    if let declared = alternative.origin.declaredType {
      let name = declared.split(separator: ".").last.map(String.init) ?? declared
      let plain = name.hasSuffix("?") ? String(name.dropLast()) : name
      return ["LocalizedStringResource", "String", "StaticString", "LocalizedStringKey"].contains(plain)
        ? "a '\(declared)'" : nil
    }
    guard alternative.origin.form == .stored, let description = alternative.content.known else { return nil }
    if description.form == .literal { return "a 'String'" }
    if let text = description.text.known, case .initializer(let name) = text.form,
      name.hasSuffix("LocalizedStringResource"), text.place == description.place
    {
      return "a 'LocalizedStringResource'"
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
    return [FixIt("make it an 'IntentDescription'", .needsReview, edits)]
  }
}
