import IntentModel

extension Rule {
  static let widgetControlWithoutIntent = Rule(
    id: "widget-control-without-intent", severity: .warning,
    summary: "a button or a toggle of a widget runs code instead of an intent",
    rationale: """
      The system shows a widget or a Live Activity from an archive of its view. No code of the app runs when people tap it, \
      so a closure or a binding has no effect. A button or a toggle must have an intent: 'Button(intent:)' and \
      'Toggle(isOn:intent:)'. A 'Link' or 'widgetURL' opens the app. The rule checks files that declare a widget, and skips \
      previews. The controls of one file are one finding.
      """,
    source: "WidgetKit documentation: Adding interactivity to widgets and Live Activities; WWDC23 10028",
    triggering: [
      Example(
        """
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct ShelfWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Shelf", provider: Provider()) { ShelfView(entry: $0) }
          }
        }

        struct ShelfView: View {
          let entry: Entry

          var body: some View {
            ↓Button("Next") { entry.showNext() }
          }
        }
        """),
      Example(.widget("↓Button(action: next) { Text(title) }")),
      Example(.widget("↓Button { next() } label: { Text(title) }")),
      Example(.widget("↓Toggle(\"On\", isOn: $isOn)")),
      Example(.widget("VStack { ↓Button(\"A\", role: .cancel) { } }")),
    ],
    nonTriggering: [
      Example(
        """
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct ShelfWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Shelf", provider: Provider()) { ShelfView(entry: $0) }
          }
        }

        struct ShelfView: View {
          let entry: Entry

          var body: some View {
            Button("Next", intent: ShowNext())
          }
        }
        """),
      Example(.widget("Button(intent: Next()) { Text(title) }\nToggle(isOn: isOn, intent: Turn()) { Text(title) }")),
      Example(.widget("Toggle(\"On\", isOn: isOn, intent: Turn())")),
      // What a style gets, and other types' cases.
      Example(.widget("Button(configuration)\nstyle(.Button { 3 })")),
      // Code for the canvas, and a view of the app.
      Example(.widget("Text(title)") + "\n#Preview { Button(\"A\") { } }"),
      Example(
        .widget("Text(title)") + "\n// file: App/Row.swift\nimport SwiftUI\n"
          + "struct Row: View { var body: some View { Button(\"A\") { } } }"),
    ]
  ) { model, reporter in
    for file in model.files where !file.controlsWithoutIntent.isEmpty {
      // A module of the app can have views for both.
      if let kind = model.kind(of: file.module), kind != .widgetExtension { continue }
      for control in file.controlsWithoutIntent {
        reporter.report(
          "a widget runs no code when people tap this '\(control.name)', so it does nothing; pass an intent, or use a 'Link'",
          at: control.place, symbol: "\(file.module).\(control.name)",
          cause: .init(file.path, note: "this '\(control.name)' does nothing either"))
      }
    }
  }
}

extension String {
  /// A file with a widget and this view.
  fileprivate static func widget(_ view: String) -> String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit
    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "S", provider: P()) { ShelfView(entry: $0) } }
    }
    struct ShelfView: View {
      var body: some View { \(view) }
    }
    """
  }
}
