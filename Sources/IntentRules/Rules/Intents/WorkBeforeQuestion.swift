import IntentModel

extension Rule {
  static let workBeforeQuestion: Rule = Rule(
    id: "work-before-question", severity: .note, summary: "'perform()' deletes, sends or pays something before it asks",
    rationale: """
      If 'perform()' asks for a confirmation after the work, "Cancel" comes too late. If it asks for a value with \
      'needsValueError', the system runs 'perform()' again from its start, and the work is done twice. Ask first.
      """,
    source: "Apple's guide for agents in Xcode 27: execution",
    reported: Example(.deleteBooks("try await Library.shared.↓delete(1)\ntry await requestConfirmation()")),
    correct: Example(.deleteBooks("try await requestConfirmation()\ntry await Library.shared.delete(1)")),
    check: check)

  private static let work: Set<String> = ["delete", "send", "pay", "charge"]
  private static let questions: Set<String> = ["requestConfirmation", "needsValueError", "needsDisambiguationError"]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      guard let question = body.calls.last(where: { questions.contains($0.name) }),
        let done = body.calls.first(where: {
          work.contains($0.name.splitIntoWords.prefixWord.lowercased()) && !$0.isImplicitMember
        }),
        done.place.span.start < question.place.span.start,
        // Another branch may ask.
        !body.names.contains("if"), !body.names.contains("switch"),
        !body.endsBranch(after: done.name, before: question.name)
      else { continue }
      reporter.report(
        "'\(done.name)' runs before '\(question.name)', so it is done even if people cancel, or done twice; ask first",
        at: done.place, symbol: intent.type.symbol("perform()"))
    }
  }
}

extension String {
  fileprivate var prefixWord: Substring { prefix { $0 != " " } }
}

extension PerformBody {
  /// Whether code between two names throws or returns, as in the `else` of a `guard`, beside the statement of the second one.
  fileprivate func endsBranch(after first: String, before second: String) -> Bool {
    guard let start = names.firstIndex(of: first), let end = names.lastIndex(of: second), start < end else {
      return false
    }
    return names[start..<end].dropLast(2).contains { $0 == "throw" || $0 == "return" }
  }
}
