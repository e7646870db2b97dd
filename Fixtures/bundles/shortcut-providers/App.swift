import AppIntents
import SwiftUI

// One type that is the app and the provider at once.
@main
struct PiggyBankApp: App, AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    AppShortcut(
      intent: SaveMoney(), phrases: ["Save money in \(.applicationName)"], shortTitle: "Save", systemImageName: "banknote")
  ]

  init() {
    PiggyBankApp.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      Text("Piggy Bank")
    }
  }
}

struct SaveMoney: AppIntent {
  static let title: LocalizedStringResource = "Save Money"
  func perform() async throws -> some IntentResult { .result() }
}
