import AppIntents

struct AIntent: AppIntent {
  static let title: LocalizedStringResource = "Alpha: go"

  @Parameter(title: "Z")
  var z: ZEnum

  @Parameter(title: "Y")
  var y: YEntity

  @Parameter(title: "Text")
  var text: String

  func perform() async throws -> some IntentResult { .result() }
}

struct BIntent: AppIntent {
  static let title: LocalizedStringResource = "Beta"

  @Parameter(title: "X")
  var x: XEntity

  func perform() async throws -> some IntentResult { .result() }
}

struct CIntent: AppIntent {
  static let title: LocalizedStringResource = "Gamma"

  func perform() async throws -> some IntentResult { .result() }
}

/// In no order of names: the document keeps that of the source.
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BIntent(),
      phrases: ["Beta \(.applicationName)"],
      shortTitle: "B",
      systemImageName: "b.circle")
    AppShortcut(
      intent: AIntent(),
      phrases: [
        "Open \(\.$z) in \(.applicationName)",
        "Alpha \(.applicationName) now",
        "\(.applicationName) alpha",
      ],
      shortTitle: "A",
      systemImageName: "a.circle")
    AppShortcut(
      intent: CIntent(),
      phrases: ["Gamma \(.applicationName)"],
      shortTitle: "C",
      systemImageName: "c.circle")
  }
}
