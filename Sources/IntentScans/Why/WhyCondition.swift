/// A condition that must hold so that people see a declaration. To add one, add an element to `all`.
struct WhyCondition: Sendable {
  /// The state of a condition according to the source alone, without findings of rules.
  enum Fact: Sendable {
    case holds(String)
    case fails(String)
    /// The condition does not hold, and the app can do without it.
    case lacks(String)
    /// The sources do not show whether the condition holds.
    case unknown(String)
    /// The condition does not apply to the declaration.
    case isOther
  }

  let text: String
  let kinds: Set<WhySubject.Kind>
  /// The rules whose findings about a declaration show that the condition does not hold.
  let rules: [String]
  /// The rule that must have all its facts; nil if there is none. Without them, it is unknown whether the condition holds.
  let decisive: String?
  let fact: @Sendable (WhySubject, LintRun) -> Fact

  init(
    _ text: String, _ kinds: Set<WhySubject.Kind> = Set(WhySubject.Kind.allCases), rules: [String],
    decisive: String? = nil,
    fact: @escaping @Sendable (WhySubject, LintRun) -> Fact = { _, _ in .holds("") }
  ) {
    self.text = text
    self.kinds = kinds
    self.rules = rules
    self.decisive = decisive
    self.fact = fact
  }

  static let all: [WhyCondition] = [
    WhyCondition("a target compiles it", rules: ["file-in-no-target"]) { subject, run in
      .holds(run.targets(compiling: subject.type).joined(separator: ", "))
    },
    WhyCondition(
      "builds and systems of the app have it",
      rules: [
        "conditional-compilation-hides-intent", "condition-module-misspelled", "availability-mismatch",
        "app-intents-import-missing", "migrated-intent-too-new",
      ]
    ) { subject, run in
      let introduced = subject.type.availability.compactMap { limit in
        limit.introduced.map { "\(limit.platform) \($0)" }
      }
      let conditions = subject.type.conditions
      let text =
        (introduced.isEmpty ? [] : ["from " + introduced.joined(separator: ", ")]) + conditions.map { "#if \($0)" }
      return .holds(text.joined(separator: "; "))
    },
    WhyCondition(
      "the app's metadata contains it",
      rules: [
        "metadata-extraction-skipped", "target-without-app-intents", "app-intents-package-missing",
        "app-intents-package-not-included", "static-package-included", "intents-in-library-old-toolchain",
        "app-intent-generic-type", "app-intent-private-or-nested-local", "type-identifier-invalid",
        "duplicate-query-name",
        "required-member-missing", "intent-missing-perform", "intent-missing-init", "unsupported-parameter-type",
        "non-static-metadata-property", "perform-wrong-result", "parameter-missing-title", "call-without-conformance",
        "toggle-intent-binding", "union-own-cases", "comparator-wrong-type", "replaced-by-watch-app",
        "identifier-of-other-module", "intents-in-command-line-tool",
      ]
    ) { subject, _ in subject.metadata },
    WhyCondition(
      "its title and description can be read", [.intent, .appShortcut],
      rules: [
        "intent-missing-title", "intent-empty-title", "interpolation-in-static-title", "non-literal-localized-string",
        "concatenated-metadata-string", "string-instead-of-text", "localized-string-key-as-title",
        "empty-metadata-text",
        "title-contains-app-name", "string-resource-not-main-bundle",
      ]
    ) { subject, run in
      subject.intent?.title.only.map { .holds("\"\(run.shownText($0, of: subject.type.module))\"") } ?? .isOther
    },
    WhyCondition(
      "Shortcuts and Spotlight may list it", [.intent, .appShortcut], rules: ["app-shortcut-intent-not-discoverable"]
    ) { subject, run in
      guard let intent = subject.intent else { return .isOther }
      if let role = intent.roleOfSystem, subject.shortcuts.isEmpty { return .lacks(role) }
      if intent.isDiscoverable.only == false {
        return subject.runners.isEmpty || !subject.shortcuts.isEmpty
          ? .fails("'isDiscoverable' is false")
          : .lacks("'isDiscoverable' is false; it is run by: \(subject.runners.words)")
      }
      if intent.isAssistantOnly.only == true { return .fails("'isAssistantOnly' is true: only Siri uses it") }
      if !intent.deprecation.isAbsent {
        return .fails("it is deprecated: Shortcuts offers it only where it is used already")
      }
      return intent.isDiscoverable.isAbsent || intent.isDiscoverable.only == true ? .holds("") : .isOther
    },
    WhyCondition(
      "an App Shortcut offers it to Siri and Spotlight", [.intent, .appShortcut],
      rules: [
        "app-shortcut-unknown-intent", "empty-app-shortcuts", "app-shortcuts-builder-unsupported",
        "app-shortcuts-list-unread",
      ]
    ) { subject, run in
      if let provider = subject.shortcuts.first?.provider { return .holds(provider.name) }
      if let provider = subject.uncompiledProvider {
        return .fails("no target compiles the file of '\(provider.name)', which lists it")
      }
      if subject.intent?.isDiscoverable.only == false || subject.intent?.roleOfSystem != nil {
        return .lacks("no App Shortcut runs it")
      }
      let hasProvider = !run.scan.bundle.shortcutsProviders.isEmpty
      return .lacks(
        hasProvider
          ? "no App Shortcut runs it: people find it in Shortcuts alone"
          : "the scan has no 'AppShortcutsProvider': people find it in Shortcuts alone")
    },
    WhyCondition(
      "the system reads its provider", [.intent, .appShortcut],
      rules: ["provider-outside-app", "multiple-app-shortcuts-providers"], decisive: "provider-outside-app"
    ) { subject, _ in subject.shortcuts.isEmpty ? .isOther : .holds("") },
    WhyCondition(
      "Siri can match each of its phrases", [.intent, .appShortcut],
      rules: [
        "app-shortcut-without-phrases", "phrase-missing-application-name", "phrase-multiple-application-names",
        "phrase-parameter-type", "phrase-array-parameter", "phrase-unknown-parameter", "phrase-raw-placeholder",
        "phrase-bracket-placeholder", "app-shortcut-phrases-hoisted", "app-shortcut-phrase-explicit-init",
        "app-shortcut-argument-not-literal", "phrase-starts-with-siri", "duplicate-phrase", "phrase-with-two-readings",
        "phrase-of-system-domain", "negative-phrase-conflict", "phrase-too-many-parameters",
      ]
    ) { subject, _ in
      let phrases = subject.shortcuts.flatMap { $0.shortcut.phrases.known ?? [] }
      return phrases.isEmpty ? .isOther : .holds(phrases.count == 1 ? "1 phrase" : "\(phrases.count) phrases")
    },
    WhyCondition(
      "Siri knows the values of its parameters", [.intent, .appShortcut],
      rules: [
        "missing-update-app-shortcut-parameters", "phrase-entity-without-suggested-entities",
        "suggested-entities-missing",
        "parameterized-only-shortcut",
      ]
    ) { subject, _ in
      subject.shortcuts.contains {
        ($0.shortcut.phrases.known ?? []).contains { $0.known?.placeholders.contains { $0.kind == .keyPath } == true }
      }
        ? .holds("") : .isOther
    },
    WhyCondition(
      "its phrases are in the app's languages", [.intent, .appShortcut],
      rules: [
        "missing-localized-phrase", "untranslated-phrase", "phrases-not-localized", "phrases-in-wrong-table",
        "localized-phrase-missing-application-name", "localized-phrase-wrong-placeholder",
        "localized-phrase-parameter-mismatch", "localized-phrase-count", "stale-localized-phrase",
        "missing-development-region",
        "string-table-in-no-target", "app-shortcuts-strings-malformed",
      ]
    ) { subject, _ in subject.shortcuts.isEmpty ? .isOther : subject.languagesOfPhrases },
    WhyCondition(
      "the app keeps to the limits", [.intent, .appShortcut], rules: ["too-many-app-shortcuts", "too-many-phrases"]
    ) { subject, run in
      guard !subject.shortcuts.isEmpty else { return .isOther }
      let provider = run.scan.bundle.shortcutsProviders.first { $0.type.place == subject.shortcuts[0].provider.place }
      return .holds("\(provider?.shortcuts.count ?? 0) of 10 App Shortcuts")
    },
    WhyCondition(
      "its schema accepts it",
      rules: [
        "schema-unknown", "schema-missing-property", "schema-extra-property-not-optional", "schema-wrong-domain",
        "schema-deprecated", "schema-entity-not-exposed", "spoken-entity-unique", "schema-group-incomplete",
        "schema-reaches-nothing",
      ], decisive: "schema-unknown"
    ) { subject, _ in subject.type.schema?.name.known.map { .holds($0) } ?? .isOther },
    WhyCondition(
      "it can run where people start it", [.intent, .appShortcut],
      rules: [
        "intent-missing-in-app", "open-app-when-run-in-extension", "live-activity-button-plain-intent",
        "live-activity-changed-in-extension",
        "button-intent-asks", "set-value-intent-without-value", "state-of-extension", "activity-started-in-background",
        "modes-conflict",
        "continue-in-foreground-without-mode", "dependency-never-registered", "dependency-registered-late",
        "dependency-of-other-intent", "audio-recording-without-live-activity", "confirmation-cancel-ignored",
        "intent-performed-by-hand", "long-running-without-task", "system-shortcut-outside-widget",
        "url-opened-in-perform",
        "url-intent-performs", "url-representation-custom-scheme",
      ]),
    WhyCondition(
      "people can set its parameters", [.intent],
      rules: [
        "summary-missing-required-parameter", "parameter-not-in-summary", "union-without-labels",
        "unsupported-parameter-type",
      ]
    ) { subject, _ in subject.intent?.parameters.isEmpty == false ? .holds("") : .isOther },
    WhyCondition(
      "people can choose it",
      [.entity],
      rules: [
        "entity-missing-default-query", "default-query-not-query", "query-missing-entities-for-identifiers",
        "suggested-entities-missing", "query-ignores-identifiers", "query-ignores-text", "query-missing-init",
        "entity-missing-display-representation", "interpolated-display-representation",
        "dependency-unlisted-parameter", "query-ignores-filter",
      ]
    ) { subject, _ in
      if subject.entity?.isTransient == true {
        return .fails("it is transient: other actions pass it on, and no list shows it")
      }
      return .holds(subject.entity?.defaultQuery.only?.name ?? "")
    },
    WhyCondition(
      "saved shortcuts find it again", [.entity],
      rules: ["entity-unstable-id", "entity-id-type", "computed-identifier"]),
    WhyCondition(
      "Spotlight has it", [.entity],
      rules: [
        "indexed-entity-never-donated", "indexed-entity-without-keys", "attribute-set-unread",
        "transient-entity-indexed", "reindex-does-nothing",
        "open-intent-missing-for-indexed-entity", "custom-indexing-key-invalid",
      ]
    ) { subject, _ in subject.type.conformances.contains("IndexedEntity") ? .holds("") : .isOther },
    WhyCondition(
      "people see its cases", [.appEnum],
      rules: [
        "app-enum-missing-case-representation", "app-enum-unknown-case-representation", "app-enum-raw-type",
        "app-enum-without-raw-type", "app-enum-associated-values", "app-enum-imported-conformance",
        "enum-representations-not-dictionary-literal", "app-enum-duplicate-display-name",
        "app-enum-missing-type-display",
      ]),
  ]

  /// Conditions that no source determines, each with the command or the step that checks it.
  static let unknown: [(text: String, how: String)] = [
    ("the built app contains it", "intentscan read PATH/TO/App.app"),
    ("the installed app is this build", "delete the app, install it again, and start it once"),
    ("the device accepts its signature", "log stream --predicate 'process == \"linkd\"'"),
  ]
}
