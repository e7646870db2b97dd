import AppIntents
import Kit

// The same name as in the app: another type.
struct Refresh: WidgetConfigurationIntent, KitIntent {
  static let title: LocalizedStringResource = "Refresh the Widget"
  @Parameter(title: "Entity") var entity: KitEntity?
}
