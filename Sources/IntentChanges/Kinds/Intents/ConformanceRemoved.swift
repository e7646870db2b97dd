extension ChangeKind {
  static let conformanceRemoved: ChangeKind = ChangeKind(
    "conformance-removed", .dangerous, .savedShortcuts,
    summary: "a type no longer conforms to a protocol that the system looks for",
    rationale: """
      Some protocols of App Intents make the system treat a type specially. Spotlight indexes an 'IndexedEntity', \
      Shortcuts hands a 'Transferable' entity to other apps, and an 'AudioPlaybackIntent' runs in the app's process. \
      Without the conformance nothing fails to build, and the feature is gone. Without 'SetFocusFilterIntent', \
      'WidgetConfigurationIntent' or 'ControlConfigurationIntent', people lose what they set up, which is breaking. \
      Bundles that were read from Apple's metadata are not compared, because they do not state all protocols.
      """,
    source: "Apple's documentation of each protocol",
    reported: ChangeExample(
      """
      struct Book: AppEntity, IndexedEntity {
        var id: Int
      }
      """,
      """
      struct ↓Book: AppEntity {
        var id: Int
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct Book: AppEntity {
          var id: Int
        }
        extension Book: IndexedEntity {}
        """),
    check: check)

  private struct Loss {
    var effect: String
    var level = Level.dangerous
    var audience = Audience.savedShortcuts
  }

  private static let losses: [String: Loss] = [
    "IndexedEntity": Loss(effect: "Spotlight no longer finds its values", audience: .display),
    "Transferable": Loss(effect: "saved shortcuts can no longer hand its values to actions of other apps"),
    "URLRepresentableEntity": Loss(effect: "saved shortcuts no longer get links to its values"),
    "EntityStringQuery": Loss(
      effect: "people can no longer search for its values, and Siri does not find them by name", audience: .siri),
    "AudioPlaybackIntent": Loss(
      effect: "buttons of widgets run it in the extension, where audio stops", audience: .widgets),
    "LiveActivityIntent": Loss(
      effect: "buttons of widgets and Live Activities run it in the extension, which cannot change the activity",
      audience: .widgets),
    "UndoableIntent": Loss(effect: "people can no longer undo it", level: .info, audience: .display),
    "PredictableIntent": Loss(effect: "the system no longer suggests it", level: .info, audience: .display),
    "SetFocusFilterIntent": Loss(effect: "people lose the Focus filters that they set up", level: .breaking),
    "ControlConfigurationIntent": Loss(
      effect: "controls that people placed lose their configuration", level: .breaking, audience: .widgets),
    "WidgetConfigurationIntent": Loss(
      effect: "widgets that people placed lose their configuration", level: .breaking, audience: .widgets),
  ]

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    guard !comparison.old.isOfMetadata, !comparison.new.isOfMetadata else { return }
    for pair in comparison.declarations {
      for name in pair.old.conformances.subtracting(pair.new.conformances).sorted() {
        guard let loss = losses[name] else { continue }
        reporter.report(
          "'\(pair.new.name)' no longer conforms to '\(name)', so \(loss.effect)", symbol: pair.old.symbol,
          at: .new(pair.new.location), level: loss.level, audience: loss.audience)
      }
    }
  }
}
