import IntentModel
import Reports
import SourceFindings

extension Rule {
  static let stringResourceNotMainBundle = Rule(
    id: "string-resource-not-main-bundle", severity: .error,
    summary: "a localized string names a bundle other than the main one",
    rationale: """
      The metadata holds the key and the table alone, and the system looks them up in the bundle that holds the metadata: \
      the app's main bundle, or the framework's. The text belongs into that bundle's catalog. '.atURL' and '.forClass' stop \
      the export. Any other bundle is a warning: whether the tool sees through the name isn't known, but what it names is \
      not where the text is looked up. '#bundle' is fine.
      """,
    source: "Apple's metadata processor",
    appleMessage: "AppIntents requires 'LocalizedStringResource' to use the main bundle",
    furtherAppleMessages: [
      "Invalid `LocalizedStringResource` initialization, the `bundle` parameter is unsupported for static extraction"
    ],
    triggering: [
      Example(
        .titled(#"static let title = LocalizedStringResource("Open", bundle: ↓.atURL(Bundle.module.bundleURL))"#),
        fixed: .titled(#"static let title = LocalizedStringResource("Open")"#)),
      Example(
        .titled(
          #"static let title: LocalizedStringResource = .init("Open", table: "Intents", bundle: ↓.forClass(Open.self))"#
        )
      ),
      Example(
        .intent(
          "Open", "AppIntent",
          #"@Parameter(title: LocalizedStringResource("Count", bundle: ↓Bundle.kit, comment: "")) var count: Int"#)),
      Example(.appEnum("case a", #"[.a: .init(title: LocalizedStringResource("A", bundle: ↓kitBundle))]"#)),
    ],
    nonTriggering: [
      Example(.titled(#"static let title = LocalizedStringResource("Open", table: "Intents")"#)),
      Example(.titled(#"static let title = LocalizedStringResource("Open", bundle: .main)"#)),
      Example(.titled(#"static let title = LocalizedStringResource("Open", bundle: Bundle.main)"#)),
      Example(
        .titled(
          #"static let title = LocalizedStringResource("Open", bundle: LocalizedStringResource.BundleDescription.main)"#
        )
      ),
      // In an app it is the main bundle, in a framework the framework's.
      Example(.titled(##"static let title = LocalizedStringResource("Open", bundle: #bundle)"##)),
      // What is shown when the intent runs may come from anywhere.
      Example(
        .intent(
          "Open", "AppIntent",
          #"@Parameter(title: "N", requestValueDialog: .init(LocalizedStringResource("N?", bundle: .kit))) var n: Int"#)
      ),
      Example(
        .bookEntity(
          #"var displayRepresentation: DisplayRepresentation { .init(title: LocalizedStringResource("A", bundle: .kit)) }"#
        )
      ),
    ]
  ) { model, reporter in
    for readable in model.textsWithBundle where !readable.isDialog {
      guard let bundle = readable.text.bundle?.value, let severity = severity(bundle) else { continue }
      reporter.report(
        "\(readable.name) is looked up where the metadata is, not in the bundle named here", at: bundle.place,
        symbol: readable.type.symbol(readable.member), severity: severity,
        fixes: readable.text.bundlePlace.map { [FixIt("remove 'bundle'", .needsReview, [.init($0, "")])] } ?? [])
    }
  }

  /// Nil for the main bundle, and for what a macro makes.
  private static func severity(_ bundle: Value) -> Severity? {
    switch bundle.form {
    case .enumCase("main", nil), .nil: nil
    case .enumCase("atURL", _), .enumCase("forClass", _): .error
    case .unreadable(let unreadable) where unreadable.reason == .macro: nil
    default: .warning
    }
  }
}
