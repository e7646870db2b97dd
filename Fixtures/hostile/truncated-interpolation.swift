import AppIntents

// Hears nothing of what is open in a comment: { " /*
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open \(shelf(