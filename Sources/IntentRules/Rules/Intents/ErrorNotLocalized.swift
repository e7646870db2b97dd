import IntentModel

extension Rule {
  static let errorNotLocalized: Rule = Rule(
    id: "error-not-localized", severity: .note,
    summary: "an intent or a query throws an error without a localized message",
    rationale: """
      Shortcuts and Siri show the error to users. Without a localized message, they show only its type and a \
      number. Conform the error to 'CustomLocalizedStringResourceConvertible' and describe the problem in \
      'localizedStringResource'. According to Apple's guide the system does not read the message of a \
      'LocalizedError'; the finding is a warning then, and an error that several intents throw is one finding.
      """,
    source: "WWDC22 10032; Apple's guide for agents in Xcode 27",
    reported: Example(opening("Error", mark: "↓")),
    correct: Example(
      opening(
        "Error, CustomLocalizedStringResourceConvertible",
        "\n\n  var localizedStringResource: LocalizedStringResource { \"The library is closed.\" }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents { check(intent.type, intent.performBodies, &reporter) }
    for query in model.bundle.queries {
      check(query.type, (query.lookups + query.searches).map(\.body) + query.propertyLookups.map(\.body), &reporter)
    }
  }

  private static func check(_ type: DeclaredType, _ bodies: [PerformBody], _ reporter: inout Reporter) {
    var reported: Set<String> = []
    for body in bodies where body.providedBy == nil {
      for thrown in body.throwing where thrown.isError {
        guard let name = thrown.type.qualifiedName,
          thrown.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) }),
          !thrown.unknownAncestors.contains("CustomLocalizedStringResourceConvertible"),
          reported.insert(name).inserted
        else { continue }
        // A 'LocalizedError' has a message that people do not see, so its severity is higher.
        let isLocalized = thrown.unknownAncestors.contains("LocalizedError")
        reporter.report(
          isLocalized
            ? "the system does not show the message that '\(name)' has as a 'LocalizedError'; conform it to "
              + "'CustomLocalizedStringResourceConvertible' too"
            : "error '\(name)' has no localized message, so Shortcuts shows its type and a number; conform it to "
              + "'CustomLocalizedStringResourceConvertible'",
          at: thrown.place, symbol: type.symbol(thrown.type.name), severity: isLocalized ? .warning : nil,
          cause: isLocalized ? .init(name, note: "'\(type.name)' throws it too") : nil)
      }
    }
  }
}

extension PerformBody.Throw {
  /// Whether the type conforms to 'Error', possibly through 'LocalizedError', which refines it.
  fileprivate var isError: Bool { unknownAncestors.contains("Error") || unknownAncestors.contains("LocalizedError") }
}

private func opening(_ conformances: String, _ member: String = "", mark: String = "") -> String {
  "enum LibraryError: \(conformances) {\n  case closed\(member)\n}\n\n"
    + .working("guard Library.shared.isOpen else { throw \(mark)LibraryError.closed }", name: "OpenBook")
}
