import AppIntents

struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Drink") var drink: Drink
  @Parameter(title: "Cups") var cups: Int
  init() {}
  init(drink: Drink, cups: Int = 1) {
    self.drink = drink
    self.cups = cups
  }
  func perform() async throws -> some IntentResult { .result() }
}

enum Drink: String, AppEnum {
  case tea, coffee
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [.tea: "Tea", .coffee: "Coffee"]
}

struct DrinkOptions: DynamicOptionsProvider {
  func results() async throws -> [Drink] { [.tea] }
}

struct BrewShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Brew(drink: .tea, cups: 2),
      phrases: ["Brew tea with \(.applicationName)"],
      shortTitle: "Brew Tea",
      systemImageName: "cup.and.saucer"
    )
    AppShortcut(intent: Brew(), phrases: ["Brew with \(.applicationName)"], systemImageName: "mug")
    AppShortcut(intent: Brew(), phrases: ["Just \(.applicationName)"])
    AppShortcut(
      intent: Brew(),
      phrases: ["Brew \(\.$drink) with \(.applicationName)",],
      shortTitle: "Brew",
      systemImageName: "mug.fill",
      parameterPresentation: ParameterPresentation(
        for: \.$drink,
        summary: Summary("Brew \(\.$drink)"),
        optionsCollections: {
          OptionsCollection(DrinkOptions(), title: "Drinks", systemImageName: "list.bullet")
        }
      )
    )
    AppShortcut(
      intent: Menu.Pour(),
      phrases: [
        "Pour with \(.applicationName)"
      ],
      shortTitle: .init("shortcut.pour", defaultValue: "Pour"),
      systemImageName: "drop"
    )
  }
}

enum Menu {
  struct Pour: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    func perform() async throws -> some IntentResult { .result() }
  }
}
