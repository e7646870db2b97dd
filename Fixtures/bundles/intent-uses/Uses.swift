import AppIntents
import SwiftUI
import WidgetKit

// Code that names intents without declaring one, or a shortcut of one.
struct CounterWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Counter", intent: CounterSettings.self) { settings in
      CounterView(step: settings.step)
    }
    .configurationDisplayName("Counter")
    .description("Counts.")
  }
}

struct CounterSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Counter Settings"
  static let description: IntentDescription? = "How the counter counts."
  @Parameter(title: "Step", default: 1) var step: Int
}

struct CounterView: View {
  var step: Int
  @State private var presented: (any AppIntent)?

  var body: some View {
    VStack {
      Button(intent: Increment(by: step)) {
        Text("More")
      }
      Button("Less", intent: Increment(by: -step))
    }
    #if os(macOS)
      .padding()
    #endif
    .font(.headline)
  }
}

struct Increment: AppIntent {
  static let title: LocalizedStringResource = "Increment"
  @Parameter(title: "By") var step: Int
  init() {}
  init(by step: Int) { self.step = step }

  @MainActor
  func perform() async throws -> some IntentResult {
    donateAll([Increment(by: 1), Increment(by: 2)])
    return .result()
  }
}

func donateAll(_ intents: [some AppIntent]) {
  for intent in intents { intent.donate() }
}

struct Queue<Action: AppIntent>: Sendable {
  var actions: [Action] = []
  var types: [any AppIntent.Type] { [Increment.self, CounterSettings.self] }
}

extension Queue where Action: OpenIntent {
  func first() -> Action? { actions.first }
}

#Preview("Counter") {
  CounterView(step: 1)
}

#Preview {
  struct Host: View {
    var body: some View { CounterView(step: 2) }
  }
  return Host()
}
