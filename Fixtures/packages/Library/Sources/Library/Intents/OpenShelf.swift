import AppIntents

/// Brings a shelf to the screen. An `OpenIntent` opens the app by itself.
struct OpenShelf: OpenIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static let description = IntentDescription(
    "Opens the library at one of your shelves.",
    categoryName: "Navigation",
    searchKeywords: ["books", "bookcase"]
  )

  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?")
  var target: Shelf

  @Dependency
  private var navigator: Navigator

  @MainActor
  func perform() async throws -> some IntentResult {
    navigator.show(target)
    return .result()
  }
}
