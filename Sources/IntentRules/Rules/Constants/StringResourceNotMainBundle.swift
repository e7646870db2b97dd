import IntentExtraction

extension Rule {
  static let stringResourceNotMainBundle = Rule(
    id: "string-resource-not-main-bundle", severity: .error,
    summary: "a localized string names a bundle other than the main one",
    rationale: """
      The metadata holds the key alone, and the system looks it up in the app's main bundle: the key belongs into the app's \
      own catalog. Any other bundle stops the export.
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
      // In an app it is the main bundle.
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
    for readable in model.metadataTexts where !readable.isDialog {
      guard let bundle = readable.text.bundle?.value, !isMain(bundle) else { continue }
      reporter.report(
        "\(readable.name) is looked up in the main bundle, whatever 'bundle' says", at: bundle.place,
        symbol: readable.type.symbol(readable.member),
        fixes: readable.text.bundlePlace.map { [FixIt("remove 'bundle'", .needsReview, [.init($0, "")])] } ?? [])
    }
  }

  private static func isMain(_ bundle: Value) -> Bool {
    switch bundle.form {
    case .enumCase("main", nil), .nil: true
    case .unreadable(let unreadable): unreadable.reason == .macro
    default: false
    }
  }
}
