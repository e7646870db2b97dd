import IntentModel
import IntentReports

extension Rule {
  static let resultTypeMismatch: Rule = Rule(
    id: "result-type-mismatch", severity: .warning,
    summary: "the return type of 'perform()' does not match its '.result'",
    rationale: """
      The system reads from the return type of 'perform()' what the result contains. A part that '.result' passes but \
      the return type lacks is dropped: for example, a dialog is never shown. A part that only the return type has never \
      appears, or fails at run time. Change the return type or '.result' so that they match. If only some of several \
      '.result' pass the value or the dialog that the return type has, the code does not compile, and the finding is an error. \
      Whether a 'snippetIntent:' is dropped that the return type lacks is unverified; the finding is a note.
      """,
    source: "WWDC25 244",
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult {
          return .↓result(dialog: "Opening your book")
        }
      }
      """,
    correct: Example(.performing("some IntentResult & ReturnsValue", ".result(value: 3)")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for alternative in intent.result.own {
        guard let declared = alternative.content.known,
          let body = intent.performBodies.first(where: { $0.place == alternative.origin.member })
        else { continue }
        report(declared, body, intent, &reporter)
      }
    }
  }

  private static func report(
    _ declared: PerformResult, _ body: PerformBody, _ intent: Intent, _ reporter: inout Reporter
  ) {
    let all = body.calls.filter { $0.name == "result" && $0.isImplicitMember }
    let returned = Set(body.returned.map(\.place)), results = all.filter { returned.contains($0.place) }
    guard let first = results.first else { return }
    // If something else is returned, too, or another function takes a result, the parts that all results have are unknown.
    let isComplete = all.count == results.count && body.returned.count == results.count
    let parts: [(name: String, argument: String, isDeclared: Bool)] = [
      ("ReturnsValue", "value", declared.value != nil || declared.hasUnstatedValue),
      ("ProvidesDialog", "dialog", declared.providesDialog), ("ShowsSnippetView", "view", declared.showsSnippetView),
      ("ShowsSnippetIntent", "snippetIntent", declared.showsSnippetIntent),
      ("OpensIntent", "opensIntent", declared.opensIntent),
    ]
    let notes = [Finding.Note(message: "the return type is declared here", place: declared.place)]
    /// The passed arguments of each call that the return type lacks.
    var dropped: [(call: PerformBody.Call, names: [String], arguments: [String])] = []
    for part in parts {
      func passes(_ call: PerformBody.Call) -> Bool {
        call.labels.contains(part.argument)
          || part.argument == "view" && (call.labels.contains("content") || call.hasTrailingClosure)
      }
      if part.isDeclared, !isComplete { continue }
      if part.isDeclared, !results.contains(where: passes) {
        reporter.report(
          "'perform()' of '\(intent.type.name)' returns '\(part.name)', but no '.result' passes '\(part.argument):'; pass it, or remove '\(part.name)'",
          at: first.place, symbol: intent.type.symbol("perform()"), notes: notes)
      } else if part.isDeclared, part.argument == "value" || part.argument == "dialog",
        let call = results.first(where: { !passes($0) })
      {
        reporter.report(
          "this '.result' passes no '\(part.argument):', which '\(part.name)' in the return type requires, so it does not compile",
          at: call.place, symbol: intent.type.symbol("perform()"), severity: .error, notes: notes)
      } else if !part.isDeclared, let call = results.first(where: passes) {
        // Whether a snippet intent is dropped is unverified. Other parts of the call are certainly dropped, with the same remedy,
        // so only they are reported.
        if part.argument == "snippetIntent", dropped.contains(where: { $0.call.place == call.place }) { continue }
        if let index = dropped.firstIndex(where: { $0.call.place == call.place }) {
          dropped[index].names.append("'\(part.name)'")
          dropped[index].arguments.append("'\(part.argument):'")
        } else {
          dropped.append((call, ["'\(part.name)'"], ["'\(part.argument):'"]))
        }
      }
    }
    for (call, names, arguments) in dropped {
      guard names != ["'ShowsSnippetIntent'"] else {
        reporter.report(
          "'perform()' of '\(intent.type.name)' passes 'snippetIntent:' and does not return 'ShowsSnippetIntent'; whether the "
            + "system shows the snippet is unverified; return it too", at: call.place,
          symbol: intent.type.symbol("perform()"), severity: .note, notes: notes)
        continue
      }
      let isOne = arguments.count == 1
      reporter.report(
        "'perform()' of '\(intent.type.name)' must return \(listed(names)) too, or the \(isOne ? "argument" : "arguments") "
          + "\(listed(arguments)) of this '.result' \(isOne ? "is" : "are") dropped",
        at: call.place, symbol: intent.type.symbol("perform()"), notes: notes)
    }
  }
}

extension String {
  /// An intent whose `perform()` has the result type and the statements.
  static func performing(_ result: String, _ statements: String) -> String {
    """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      func perform() async throws -> \(result) {
        \(statements)
      }
    }
    """
  }
}
