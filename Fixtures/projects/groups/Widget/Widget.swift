import AppIntents
import WidgetKit

struct NoteConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Note"

  @Parameter(title: "Text") var text: String?
}
