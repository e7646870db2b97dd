import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let renamedBetaAPI: Rule = Rule(
    id: "renamed-beta-api", severity: .warning, summary: "a name from an early beta of the framework is used",
    rationale: """
      Talks and tutorials of 2022 use names that Apple changed before the release. Code with such a name does not \
      compile, or declares a member that the framework does not read. Use the released name. Each name is reported once for \
      each module.
      """,
    source: "WWDC22 10032 and 10170, against the released framework",
    isFixable: true,
    reported: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some ↓PerformResult { .result() }
      }
      """,
      fixed: .documentedIntent()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents { reportResult(intent, &reporter) }
    for query in model.bundle.queries { reportQuery(query.type, &reporter) }
    for entity in model.bundle.entities { reportDisplayName(entity.type, &reporter) }
    for appEnum in model.bundle.enums { reportDisplayName(appEnum.type, &reporter) }
  }

  /// The cause of findings about an old name, one for each name and module.
  private static func cause(_ name: String, _ type: DeclaredType) -> Finding.Cause {
    .init("\(type.module) \(name)", note: "'\(name)' is used here too")
  }

  private static func reportDisplayName(_ type: DeclaredType, _ reporter: inout Reporter) {
    // If the type declares the released name, too, the old one is a variable of the app.
    guard !type.members.contains(where: { $0.name == "typeDisplayRepresentation" && $0.isStatic }) else { return }
    for member in type.members
    where member.name == "typeDisplayName" && member.isStatic && member.kind == .variable && member.providedBy == nil {
      var edits = [FixIt.Edit(member.place, "typeDisplayRepresentation")]
      if let annotation = member.type?.place { edits.append(.init(annotation, "TypeDisplayRepresentation")) }
      reporter.report(
        "'typeDisplayName' was renamed to 'typeDisplayRepresentation', so the framework does not read it",
        at: member.place, symbol: type.symbol(member.name),
        fixes: [FixIt("rename it to 'typeDisplayRepresentation'", .needsReview, edits)],
        cause: cause("typeDisplayName", type))
    }
  }

  private static let results = [
    "PerformResult": "IntentResult", "IntentPerformResult": "IntentResult", "OpensAppIntent": "OpensIntent",
  ]

  private static func reportResult(_ intent: Intent, _ reporter: inout Reporter) {
    let type = intent.type
    for member in type.members where member.signature == "perform()" && member.providedBy == nil {
      guard let result = member.type, result.declaration == nil else { continue }
      guard let (name, place) = result.word(among: results.keys.sorted()), let new = results[name] else { continue }
      reporter.report(
        name == "OpensAppIntent"
          ? "'\(name)' is an old name of '\(new)', which later SDKs may lack"
          : "'\(name)' was renamed to '\(new)', so the code does not compile", at: place,
        symbol: type.symbol("perform()"), severity: name == "OpensAppIntent" ? .note : nil,
        fixes: [
          FixIt(
            "use 'some \(new)'", .needsReview, [.init(place, result.spelling.hasPrefix("some ") ? new : "some \(new)")])
        ], cause: cause(name, type))
    }
    for body in intent.performBodies where body.providedBy == nil {
      for name in body.returned where name.name == "finished" {
        reporter.report(
          "'.finished' was renamed to '.result()', so the code does not compile", at: name.place,
          symbol: type.symbol("perform()"),
          fixes: body.calls.contains { $0.place == name.place }
            ? [FixIt("use '.result'", .needsReview, [.init(name.place, "result")])]
            : [FixIt("use '.result()'", .needsReview, [.init(name.place, "result()")])], cause: cause(".finished", type)
        )
      }
    }
  }

  private static func reportQuery(_ type: DeclaredType, _ reporter: inout Reporter) {
    if type.unknownAncestors.contains("StringQuery") {
      for name in type.inherited where name.name == "StringQuery" {
        reporter.report(
          "'StringQuery' was renamed to 'EntityStringQuery', so the code does not compile", at: name.place,
          symbol: type.symbol,
          fixes: [FixIt("use 'EntityStringQuery'", .needsReview, [.init(name.place, "EntityStringQuery")])],
          cause: cause("StringQuery", type))
      }
    }
    for member in type.members
    where member.signature == "suggestedResults()" && !member.isStatic && member.providedBy == nil
      && !type.members.contains(where: { $0.signature == "suggestedEntities()" })
    {
      reporter.report(
        "'suggestedResults()' was renamed to 'suggestedEntities()', so the framework does not call it",
        at: member.place, symbol: type.symbol(member.signature),
        fixes: [FixIt("rename it to 'suggestedEntities'", .needsReview, [.init(member.place, "suggestedEntities")])],
        cause: cause("suggestedResults()", type))
    }
  }
}

extension ValueType {
  /// The first word of the spelling that is one of these names, and its location; the type's location if the source is spelled
  /// differently. Nil if no word is one of the names.
  fileprivate func word(among names: [String]) -> (name: String, place: Place)? {
    guard let word = spelling.split(separator: " ").first(where: { names.contains(String($0)) }) else { return nil }
    guard spelling.utf8.count == place.span.count else { return (String(word), place) }
    let start = place.span.start + UInt32(spelling[..<word.startIndex].utf8.count)
    return (String(word), Place(place.file, ByteSpan(start, start + UInt32(word.utf8.count))))
  }
}
