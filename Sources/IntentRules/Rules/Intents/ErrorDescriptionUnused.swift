import IntentModel

extension Rule {
  static let errorDescriptionUnused: Rule = Rule(
    id: "error-description-unused", severity: .warning,
    summary: "an error has 'localizedStringResource', but not the conformance that makes the system read it",
    rationale: """
      Siri and Shortcuts read 'localizedStringResource' of an error only if the type conforms to \
      'CustomLocalizedStringResourceConvertible'. Without the conformance, users see a general error message. Add \
      the conformance; 'LocalizedError' is not read. The rule checks files that import 'AppIntents', and skips an \
      error that conforms to a protocol outside the scanned sources.
      """,
    source: "WWDC22 10032; Foundation documentation: CustomLocalizedStringResourceConvertible",
    reported: """
      enum ↓LibraryError: Error {
        case closed

        var localizedStringResource: LocalizedStringResource { "The library is closed." }
      }
      """,
    correct: """
      enum LibraryError: Error, CustomLocalizedStringResourceConvertible {
        case closed

        var localizedStringResource: LocalizedStringResource { "The library is closed." }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for file in model.files where !file.describedTypes.isEmpty && file.imports("AppIntents") {
      for type in file.describedTypes
      where type.unknownAncestors.contains(where: { $0 == "Error" || $0 == "LocalizedError" }) {
        guard type.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) }),
          !type.unknownAncestors.contains("CustomLocalizedStringResourceConvertible")
        else { continue }
        reporter.report(
          "the system does not read 'localizedStringResource' of '\(type.name)', so users see a general error; conform it to 'CustomLocalizedStringResourceConvertible'",
          at: type.place, symbol: "\(file.module).\(type.name)")
      }
    }
  }
}
