import AppIntents

// Hears nothing of what is open in a comment: { " /*
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"

  /* cut off
  @Parameter(title: "Name") var name: String
