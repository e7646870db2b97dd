import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let openIntentTarget = Rule(
    id: "open-intent-target", severity: .error, summary: "an OpenIntent has no parameter 'target'",
    rationale: """
      The system hands what to open over as the parameter 'target', an entity or an enum. Under another name, or as a \
      plain variable, nothing arrives.
      """,
    source: "WWDC25 244 and 275, AppIntents documentation: OpenIntent",
    triggering: [
      Example(
        .entity("Book") + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var ↓book: Book"#),
        fixed: .entity("Book") + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var target: Book"#)),
      Example(.entity("Book") + .intent("↓Open", "OpenIntent", "")),
      Example(.entity("Book") + .intent("Open", "OpenIntent", "var ↓target: Book")),
      Example(.intent("Open", "OpenIntent", #"@Parameter(title: "Name") var ↓target: String"#)),
      Example("struct Book {}\n" + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var ↓target: Book"#)),
    ],
    nonTriggering: [
      Example(.entity("Book") + .intent("Open", "OpenIntent", #"@Parameter(title: "Book") var target: Book"#)),
      Example("enum Tab: String, AppEnum { case a }\n" + .intent("Open", "OpenIntent", #"@Parameter var target: Tab"#)),
      Example(.entity("Book") + "@AppIntent(schema: .books.openBook)\nstruct Open: OpenIntent { var target: Book }"),
      // The type is another module's.
      Example("import Kit\nimport AppIntents\n" + .intent("Open", "OpenIntent", #"@Parameter var target: KitBook"#)),
      Example("import Kit\nimport AppIntents\n" + .intent("Open", "OpenIntent, KitIntent", "")),
      Example(.entity("Book") + .intent("Open", "AppIntent", #"@Parameter(title: "Book") var book: Book"#)),
      Example(
        .entity("Book")
          + "protocol Opens: OpenIntent {}\nextension Opens { @Parameter(title: \"B\") var target: Book }\n"
          + .intent("Open", "Opens", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.conforms(to: "OpenIntent") {
      let type = intent.type
      if let target = intent.parameter("target") {
        guard let value = target.type, !canBeOpened(value) else { continue }
        reporter.report(
          "'target' of '\(type.name)' is a '\(value.spelling)', neither an entity nor an enum", at: target.place,
          symbol: type.symbol("target"))
        continue
      }
      guard type.schema == nil, !type.mayHaveHiddenMembers else { continue }
      if let plain = type.members.first(where: { $0.name == "target" && $0.kind == .variable && !$0.isStatic }) {
        // Under a wrapper that nobody knows it may be one.
        guard !plain.attributes.contains(where: { !$0.isSwifts }) else { continue }
        reporter.report(
          "'target' of '\(type.name)' is no parameter", at: plain.place, symbol: type.symbol("target"),
          fixes: plain.storage == .stored && !plain.isLet
            ? [
              FixIt(
                "make it a parameter", .needsReview,
                [.init(Place(plain.place.file, plain.span).beginning, "@Parameter(title: \"Target\") ")])
            ] : [])
        continue
      }
      let candidates = intent.parameters.filter { $0.type?.kind == .entity || $0.type?.kind == .enum }
      let only = candidates.count == 1 ? candidates[0] : nil
      reporter.report(
        "'\(type.name)' opens something but has no parameter 'target'", at: only?.place ?? type.place,
        symbol: type.symbol,
        notes: only == nil ? [] : [Finding.Note(message: "'\(type.name)' is an 'OpenIntent'", place: type.place)],
        fixes: only.map { [FixIt("rename it 'target'", .needsReview, [.init($0.place, "target")])] } ?? [])
    }
  }

  private static func canBeOpened(_ type: ValueType) -> Bool {
    switch type.kind {
    case .entity, .enum, .union, .intent, .framework: true
    case .unknown:
      type.name != nil
        && (type.declaration == nil || !type.unknownAncestors.allSatisfy { PlainAncestors.names.contains($0) })
    case .primitive, .measurement, .file, .person, .array, .set: false
    }
  }
}
