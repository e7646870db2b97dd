import IntentModel
import IntentReports

extension Rule {
  static let stringResourceNotMainBundle: Rule = Rule(
    id: "string-resource-not-main-bundle", severity: .error,
    summary: "a localized string of the metadata uses another bundle than the main bundle",
    rationale: """
      The metadata contains only the key and the table of a string. The system looks them up in the bundle that \
      contains the metadata, which is the app's main bundle or the framework. Move the text to a catalog of that \
      bundle, and remove the argument. '.atURL' and '.forClass' stop the export of the metadata. Another bundle is \
      a warning: whether Apple's tool rejects it is unverified, but the system does not use it. '#bundle' is \
      correct.
      """,
    source: "Apple's metadata processor",
    appleMessage: "AppIntents requires 'LocalizedStringResource' to use the main bundle",
    furtherAppleMessages: [
      "Invalid `LocalizedStringResource` initialization, the `bundle` parameter is unsupported for static extraction"
    ],
    isFixable: true,
    reported: Example(
      """
      struct OpenBook: AppIntent {
        static let title = LocalizedStringResource("Open Book", bundle: ↓.atURL(Bundle.module.bundleURL))
      }
      """,
      fixed: """
        struct OpenBook: AppIntent {
          static let title = LocalizedStringResource("Open Book")
        }
        """),
    correct: """
      struct OpenBook: AppIntent {
        static let title = LocalizedStringResource("Open Book", table: "Intents")
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for readable in model.textsWithBundle where !readable.isDialog {
      guard let bundle = readable.text.bundle?.value, let severity = severity(bundle) else { continue }
      reporter.report(
        "\(readable.name) must use the main bundle, because the system reads no other bundle", at: bundle.place,
        symbol: readable.type.symbol(readable.member), severity: severity,
        fixes: readable.text.bundlePlace.map { [FixIt("remove the 'bundle' argument", .needsReview, [.init($0, "")])] }
          ?? [], cause: .init(readable.type.module, note: "so must \(readable.name)"))
    }
  }

  /// The severity of a text with this bundle; nil for the main bundle and for a macro, which are not reported.
  private static func severity(_ bundle: Value) -> Severity? {
    switch bundle.form {
    case .enumCase("main", nil), .nil: nil
    case .enumCase("atURL", _), .enumCase("forClass", _): .error
    case .unreadable(let unreadable) where unreadable.reason == .macro: nil
    default: .warning
    }
  }
}
