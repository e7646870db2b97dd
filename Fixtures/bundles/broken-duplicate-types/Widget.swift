import AppIntents

// Another target's file, scanned as the same module: both are kept.
struct Refresh: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Refresh the Widget"
}
