import AppIntents

// What only the call of an initializer can hold: payloads, labelled tuples, dictionaries, ranges, closures, own defaults.
enum Price { case pay(Int, x: String), free }
struct Box { var n = 3 }
struct Pay: AppIntent {
  static let title: LocalizedStringResource = "Pay"
  init() {}
  init(_ price: Price) {}
  init(pair: (Int, name: String)) {}
  init(table: [String: Int]) {}
  init(range: ClosedRange<Int>) {}
  init(run: () -> Int) {}
  init(box: Box) {}
  init(path: KeyPath<Box, Int>) {}
  init(type: Any.Type) {}
  init(few: Set<Int>) {}
  func perform() async throws -> some IntentResult { .result() }
}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Pay(.pay(3, x: "q")), phrases: ["Pay \(.applicationName)"], shortTitle: "Pay", systemImageName: "a")
    AppShortcut(intent: Pay(Price.free), phrases: ["Free \(.applicationName)"], shortTitle: "Free", systemImageName: "a")
    AppShortcut(intent: Pay(pair: (1, name: "n")), phrases: ["Pair \(.applicationName)"], shortTitle: "Pair", systemImageName: "a")
    AppShortcut(intent: Pay(table: ["k": 1, "l": -2]), phrases: ["Table \(.applicationName)"], shortTitle: "Table", systemImageName: "a")
    AppShortcut(intent: Pay(range: 1...3), phrases: ["Range \(.applicationName)"], shortTitle: "Range", systemImageName: "a")
    AppShortcut(intent: Pay(run: { 1 }), phrases: ["Run \(.applicationName)"], shortTitle: "Run", systemImageName: "a")
    AppShortcut(intent: Pay(box: Box()), phrases: ["Box \(.applicationName)"], shortTitle: "Box", systemImageName: "a")
    AppShortcut(intent: Pay(path: \Box.n), phrases: ["Path \(.applicationName)"], shortTitle: "Path", systemImageName: "a")
    AppShortcut(intent: Pay(type: Box.self), phrases: ["Type \(.applicationName)"], shortTitle: "Type", systemImageName: "a")
    AppShortcut(intent: Pay(few: [1, 2]), phrases: ["Few \(.applicationName)"], shortTitle: "Few", systemImageName: "a")
  }
}
