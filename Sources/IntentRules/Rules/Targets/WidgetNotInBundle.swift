import IntentModel

extension Rule {
  static let widgetNotInBundle: Rule = Rule(
    id: "widget-not-in-bundle", severity: .note, summary: "a widget or control is in no widget bundle",
    rationale: """
      A widget extension offers the widgets, controls and Live Activities that its 'WidgetBundle' lists. One that no bundle \
      lists compiles, but users find it nowhere, and those that they added earlier stop working. The rule reports a \
      type whose name the code of the scan uses only in declarations, in previews and as the owner of a \
      constant. It skips types whose use is commented out, and widgets without 'AppIntentConfiguration'. It is a note, \
      because many projects keep the unused controls of Xcode's template. An extension without '@main' is a warning: it ends as \
      soon as the system starts it.
      """,
    source: """
      documentation of WidgetBundle, and of WidgetKit: Creating controls to perform actions across the system; straff2002/OpenGlasses \
      commit 033e321
      """,
    reported: """
      import WidgetKit

      @main
      struct Widgets: WidgetBundle {
        var body: some Widget {
          Clock()
        }
      }

      struct Clock: Widget {}

      struct ↓StartTimer: ControlWidget {
        static let kind = "StartTimer"

        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: Self.kind) { StartButton() }
        }
      }
      """,
    correct: """
      @main
      struct Widgets: WidgetBundle {
        var body: some Widget {
          StartTimer()
        }
      }

      struct StartTimer: ControlWidget {}
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var used = Set(model.files.flatMap(\.widgetUses).map(\.name))
    for file in model.files { used.formUnion(file.widgetsInComments) }
    for each in model.widgetExtensions {
      for widget in each.widgets where widget.role != .widget || widget.usesIntent {
        guard !widget.isMain, !used.contains(widget.name) else { continue }
        reporter.report(
          "\(widget.subject) is in no widget bundle, so \(widget.loss); " + each.remedy(for: widget), at: widget.place,
          symbol: "\(each.module).\(widget.name)")
      }
    }
    let started = Set(model.files.filter(\.isEntryPoint).map(\.module))
    for module in model.modules([.widgetExtension]) where !started.contains(module) {
      guard let first = model.files.filter({ $0.module == module }).flatMap(\.widgets).first else { continue }
      reporter.report(
        "the extension '\(module)' has no type with '@main', so the system cannot start it and shows none of its widgets; add "
          + "'@main' to \(first.role == .bundle ? "'\(first.name)'" : "a 'WidgetBundle' with '\(first.name)()'")",
        at: first.place, symbol: "\(module).\(first.name)", severity: .warning)
    }
  }
}

extension DeclaredWidget {
  /// The widget as a message names it, such as `the control 'Start'`.
  var subject: String {
    switch role {
    case .control: "the control '\(name)'"
    case .liveActivity: "the Live Activity '\(name)'"
    case .widget, .bundle: "the widget '\(name)'"
    }
  }

  fileprivate var loss: String {
    switch role {
    case .control: "users can't add it to Control Center"
    case .liveActivity: "the system never shows it"
    case .widget, .bundle: "users can't add it"
    }
  }
}

extension WidgetExtension {
  fileprivate func remedy(for widget: DeclaredWidget) -> String {
    let bundle = main.role == .bundle ? main : bundles.first
    if let bundle { return "add '\(widget.name)()' to the body of '\(bundle.name)'" }
    return "list '\(main.name)()' and '\(widget.name)()' in a 'WidgetBundle', and move '@main' to it"
  }
}
