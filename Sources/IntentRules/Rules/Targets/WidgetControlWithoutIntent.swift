extension Rule {
  static let widgetControlWithoutIntent: Rule = Rule(
    id: "widget-control-without-intent", severity: .warning,
    summary: "a button or a toggle of a widget runs code instead of an intent",
    rationale: """
      The system shows a widget or a Live Activity from an archive of its view. No code of the app runs when people tap it, \
      so a closure or a binding has no effect. A button or a toggle must have an intent: 'Button(intent:)' and \
      'Toggle(isOn:intent:)'. A 'Link' or 'widgetURL' opens the app. The rule checks files that declare a widget, and skips \
      previews. The controls of one file are one finding.
      """,
    source: "WidgetKit documentation: Adding interactivity to widgets and Live Activities; WWDC23 10028",
    reported: Example(shelfWidget("↓Button(\"Next\") { entry.showNext() }")),
    correct: Example(shelfWidget("Button(\"Next\", intent: ShowNext())")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for file in model.files where !file.controlsWithoutIntent.isEmpty {
      // A module other than an extension can have views for the app, too.
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

private func shelfWidget(_ button: String) -> String {
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
      \(button)
    }
  }
  """
}
