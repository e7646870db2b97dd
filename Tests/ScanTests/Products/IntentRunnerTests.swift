import Testing

@testable import IntentModel
@testable import IntentRules

/// The runners of an intent, and the process that performs it for each.
@Suite struct IntentRunnerTests {
  private static let app = """
    // file: App/App.swift
    import SwiftUI
    struct Open: AppIntent {}
    struct Stop: AppIntent {
      func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Open()) }
    }
    struct Pause: AppIntent {}
    struct Sync: AppIntent {}
    struct Load: AppIntent {}
    \(String.provider("Shortcuts"))
    struct Player: View {
      var body: some View { Button("Stop", intent: Stop()) }
    }
    func sync() async { try? await Pause().donate() }
    func load() async throws {
      let intent = Sync()
      intent.all = true
      _ = try await intent.perform()
    }
    func run(_ intent: any AppIntent) async throws {
      let other = Load()
      _ = try await intent.perform()
    }
    """

  @Test func codeAndAppShortcutsRunIntents() throws {
    #expect(
      try runners(Self.app, ["App": .app]) == [
        "Open: nextIntent in App, run in -", "Open: appShortcut in App, run in App always",
        "Stop: button in App, run in App always", "Pause: donation in App, run in App always",
        "Sync: code in App, run in -",
      ])
  }

  /// The closure of a configurable control has its configuration, which is the intent that the control runs. The provider of the
  /// library is in no product, so it runs nothing.
  @Test func surfaceDecidesTheProcess() throws {
    let source = """
      // file: App/App.swift
      import AppIntents
      import Kit
      \(String.provider("AppShortcuts"))
      // file: Widgets/Widgets.swift
      import Kit
      struct Light: ControlWidget {
        var body: some ControlWidgetConfiguration {
          AppIntentControlConfiguration(kind: "Light", intent: Dim.self) { lamp in
            ControlWidgetButton(action: lamp) { Text("Dim") }
          }
        }
      }
      struct Bright: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "Bright") {
            ControlWidgetButton(action: {
              let intent = Brighten()
              intent.level = 3
              return intent
            }()) { Text("Bright") }
          }
        }
      }
      struct Shelf: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Shelf", provider: Provider()) { _ in Row() }
        }
      }
      struct Row: View { var body: some View { Toggle(isOn: on, intent: Open()) } }
      // file: Kit/Kit.swift
      import AppIntents
      struct Open: AppIntent {}
      struct Dim: ControlConfigurationIntent {}
      struct Brighten: AppIntent {}
      \(String.provider("LostShortcuts"))
      """
    #expect(
      try runners(source, ["App": .app, "Widgets": .widgetExtension, "Kit": .library]) == [
        "Open: appShortcut in App, run in App while the app runs, Widgets otherwise",
        "Dim: controlConfiguration in App Widgets, run in -",
        "Dim: controlButton of control in Widgets, run in Widgets always",
        "Brighten: controlButton of control in Widgets, run in Widgets always",
        "Open: toggle of widget in Widgets, run in Widgets always",
      ])
  }

  /// Two types of one name: the code may mean either.
  @Test func intentWithoutOneDeclarationHasNoRunner() throws {
    let source = """
      // file: App/App.swift
      import Core
      import Kit
      struct Player: View { var body: some View { Button("Run", intent: Run()) } }
      // file: Core/Run.swift
      import AppIntents
      struct Run: AppIntent {}
      // file: Kit/Run.swift
      import AppIntents
      struct Run: AppIntent {}
      """
    #expect(try runners(source, ["App": .app, "Core": .library, "Kit": .library]).isEmpty)
  }

  private func runners(_ source: String, _ modules: [String: LintSettings.ModuleKind]) throws -> [String] {
    let model = ExampleSources(source).model(.init(modules: modules))
    return model.runners(in: model.products).all.map { runner in
      let surfaces = runner.surfaces.isEmpty ? "" : " of " + runner.surfaces.map(\.rawValue).joined(separator: " ")
      let processes = runner.processes.map { "\($0.product) \($0.condition.rawValue)" }.joined(separator: ", ")
      let name = runner.intent.split(separator: ".").last ?? ""
      return "\(name): \(runner.kind.rawValue)\(surfaces) in \(runner.products.map(\.name).joined(separator: " ")), "
        + "run in \(processes.isEmpty ? "-" : processes)"
    }
  }
}
