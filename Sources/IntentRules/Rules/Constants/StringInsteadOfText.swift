import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let stringInsteadOfText: Rule = Rule(
    id: "string-instead-of-text", severity: .error,
    summary: "a 'String' is passed where the framework requires a localized text",
    rationale: """
      The title of a 'DisplayRepresentation' is a 'LocalizedStringResource', and a dialog is an 'IntentDialog'. Both can be \
      written as a string literal, also with an interpolation, but a variable of type 'String' does not compile. Write the \
      variable into a literal. The rule checks variables whose type the source states.
      """,
    source:
      "AppIntents interface of iOS 17.4: DisplayRepresentation.init(title:subtitle:image:), IntentResult.result(dialog:)",
    isFixable: true,
    reported: Example(book(title: "↓name"), fixed: book(title: "\"\\(name)\"")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let owners =
      model.bundle.entities.map { ($0.type, $0.stringDisplays) }
      + model.bundle.intents.map { ($0.type, $0.stringDisplays) }
    for (type, references) in owners {
      for reference in references {
        report(
          reference.name, at: reference.place, "a 'DisplayRepresentation' takes 'LocalizedStringResource'",
          type.symbol("displayRepresentation"), &reporter)
      }
    }
    for (intent, body) in model.ownBodies {
      for call in body.calls where call.name == "result" && call.isImplicitMember {
        guard let dialog = call.dialog else { continue }
        let demand = "'dialog:' takes an 'IntentDialog'", symbol = intent.type.symbol("perform()")
        if case .call("String", _) = dialog.form {
          reporter.report(
            "\(demand), but 'String(…)' is a 'String', so the code does not compile; pass a string literal",
            at: dialog.place, symbol: symbol)
        } else if let text = body.stringVariable(dialog, of: intent) {
          report(text, at: dialog.place, demand, symbol, &reporter)
        }
      }
    }
  }

  private static func report(
    _ text: String, at place: Place, _ demand: String, _ symbol: String, _ reporter: inout Reporter
  ) {
    let literal = "\"\\(\(text))\""
    reporter.report(
      "\(demand), but '\(text)' is a 'String', so the code does not compile; write '\(literal)'", at: place,
      symbol: symbol,
      fixes: [FixIt("replace with '\(literal)'", .needsReview, [.init(place, literal)])])
  }
}

extension PerformBody {
  /// The source of a value that is certainly a 'String' and not a literal: a local variable or a property of the intent. Nil if
  /// that is not certain.
  fileprivate func stringVariable(_ value: Value, of intent: Intent) -> String? {
    guard let unreadable = value.unreadable else { return nil }
    guard unreadable.reason == .reference else { return nil }
    let text = unreadable.text, ofSelf = text.hasPrefix("self.")
    let name = ofSelf ? String(text.dropFirst(5)) : text
    if !ofSelf, isLocalString(name) { return text }
    let member = intent.type.ownMembers.first { $0.kind == .variable && !$0.isStatic && $0.name == name }
    guard let type = member?.type, type.kind == .primitive, type.name == "String", !type.isOptional,
      ofSelf || !mayDeclare(name)
    else { return nil }
    return text
  }

  /// Whether the body declares a name once, as `let text: String` or `let text = String(…)`.
  private func isLocalString(_ name: String) -> Bool {
    let declared = names.indices.dropFirst().filter {
      names[$0] == name && ["let", "var", "case", "for", "in"].contains(names[$0 - 1])
    }
    guard declared.count == 1, declared[0] + 2 < names.count else { return false }
    return ["let", "var"].contains(names[declared[0] - 1]) && names[declared[0] + 1] == "String"
      && names[declared[0] + 2] != "LocalizationValue"
  }
}

private func book(title: String) -> String {
  """
  struct Book: AppEntity {
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: \(title))
    }
    // …
  }
  """
}
