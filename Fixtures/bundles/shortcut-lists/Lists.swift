import AppIntents

struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  func perform() async throws -> some IntentResult { .result() }
}

// The shortcuts as an array: returned,
struct Returned: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell"),
      AppShortcut(intent: Ring(), phrases: ["Ring twice \(.applicationName)"], shortTitle: "Twice", systemImageName: "2.circle"),
    ]
  }
}

// stored (note the space before the colon),
struct Stored: AppShortcutsProvider {
  static let appShortcuts : [AppShortcut] = [
    .init(intent: Ring(), phrases: ["Ring \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")
  ]
  static var shortcutTileColor = ShortcutTileColor.lime
}

// as the one expression of a getter in an extension that the builder does not apply to,
struct Expression {}

extension Expression: AppShortcutsProvider {}

extension Expression {
  static var appShortcuts: [AppShortcut] {
    [AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")]
  }
  static var shortcutTileColor: ShortcutTileColor {
    return .grape
  }
}

// and empty.
struct Empty: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = []
}

// The conformance in an extension, the shortcut built by a getter elsewhere.
enum Separate {}

extension Separate: AppShortcutsProvider {}

extension Separate {
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")
  }
}
