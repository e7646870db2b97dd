import AppIntents

let savePhrases: [AppShortcutPhrase<SaveMoney>] = ["Save in \(.applicationName)"]
func shortTitle() -> LocalizedStringResource { "Save" }

struct NotConstant: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = Theme.tile
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: SaveMoney(), phrases: savePhrases, shortTitle: shortTitle(), systemImageName: "banknote")
    NotConstant.more
  }
  static let more = AppShortcut(
    intent: SaveMoney(), phrases: ["More \(.applicationName)"], shortTitle: "More", systemImageName: "plus")
}

enum Theme {
  static let tile = ShortcutTileColor.pink
}
