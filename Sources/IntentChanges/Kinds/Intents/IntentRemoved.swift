extension ChangeKind {
  static let intentRemoved = ChangeKind(
    "intent-removed", .breaking, .savedShortcuts, summary: "an intent is gone",
    rationale: """
      A saved shortcut names the intent by its identifier. When that is gone, the shortcut shows 'Unknown Action' and stops \
      there. Keep the type for some releases: with 'isDiscoverable = false' it disappears from where people look for \
      actions, and those who have it keep it. An intent that the older version already hid or deprecated is one level \
      lower; one that configures widgets isn't, for it is placed on screens whether it is listed or not. What moved out of the scanned paths, or behind a '#if' \
      that doesn't hold, is gone for this comparison.
      """,
    source: "home-assistant/iOS issues 5350 and 5604; WWDC25 session 244 (the identifier is the type's name)",
    examples: [
      ChangeExample(
        """
        struct ↓OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct Search: AppIntent { static let title: LocalizedStringResource = "Search" }
        """, #"struct Search: AppIntent { static let title: LocalizedStringResource = "Search" }"#),
      ChangeExample(
        """
        struct ↓OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static let isDiscoverable = false
        }
        """, "", level: .dangerous),
      ChangeExample("struct ↓ChooseShelf: WidgetConfigurationIntent {}", ""),
    ],
    harmless: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }"#,
        """
        @available(*, deprecated)
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static let isDiscoverable = false
        }
        """)
    ]
  ) { comparison, reporter in
    for intent in comparison.intents.removed {
      let name = intent.type.identifier ?? intent.type.name, (harm, advice) = intent.loss
      reporter.report(
        intent.isRetired
          ? "'\(name)' is removed, which was already \(intent.isHidden ? "hidden" : "deprecated")"
          : "'\(name)' is removed: \(harm)",
        symbol: intent.type.symbol, at: .old(intent.type.location), level: intent.lowered(.breaking),
        notes: intent.isRetired ? [] : [.before(advice, intent.type.location)])
    }
  }
}

extension Catalog.Intent {
  /// What its removal breaks, and what to do instead.
  fileprivate var loss: (harm: String, advice: String) {
    isForWidgets
      ? ("placed widgets and controls that use it stop working", "keep it for as long as people may have placed it")
      : (
        "shortcuts that use it stop working",
        "keep it with 'static let isDiscoverable = false' for as long as people may have it"
      )
  }

  /// Declared so; the framework's default is true.
  var isHidden: Bool { isDiscoverable.known == false }

  /// What people configure widgets and controls with: it is on their screens, discoverable or not.
  var isForWidgets: Bool {
    !type.conformances.isDisjoint(with: ["WidgetConfigurationIntent", "ControlConfigurationIntent"])
  }

  /// Nobody was meant to use it any more.
  var isRetired: Bool { isDeprecated || isHidden && !isForWidgets }

  /// The level of a change of an intent that was such: one lower where nobody was meant to use it any more.
  func lowered(_ level: ChangeKind.Level) -> ChangeKind.Level { isRetired ? level.lowered : level }
}
