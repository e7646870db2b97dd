import IntentModel

extension Rule {
  static let widgetNotInBundle = Rule(
    id: "widget-not-in-bundle", severity: .note, summary: "a widget or control is in no widget bundle",
    rationale: """
      A widget extension offers the widgets, controls and Live Activities that its 'WidgetBundle' lists. One that no bundle \
      lists compiles, but users find it nowhere, and those that they added earlier stop working. The rule reports a \
      type whose name the code of the scan uses only in declarations, in previews and as the owner of a \
      constant. It skips types whose use is commented out, and widgets without 'AppIntentConfiguration'. It is a note, \
      because many projects keep the unused controls of Xcode's template.
      """,
    source: "documentation of WidgetBundle, and of WidgetKit: Creating controls to perform actions across the system",
    triggering: [
      Example(
        """
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
        """),
      Example(
        """
        // file: Widgets/Widgets.swift
        @main struct Clock: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "C") } }
        // file: Widgets/Start.swift
        struct ↓Start: ControlWidget { var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "S") } }
        #Preview(as: .systemSmall) { Start() }
        // file: App/App.swift
        func reload() { ControlCenter.shared.reloadControls(ofKind: Start.kind) }
        """, settings: .modules(["App": .app, "Widgets": .widgetExtension])),
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }
        struct Clock: Widget {}
        struct ↓Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { _ in V() } } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        @main
        struct Widgets: WidgetBundle {
          var body: some Widget {
            StartTimer()
          }
        }

        struct StartTimer: ControlWidget {}
        """),
      Example(
        """
        @main struct Widgets: WidgetBundle {
          var body: some Widget {
            if #available(iOS 18, *) { Start() }
            More().body
          }
        }
        struct More: WidgetBundle { var body: some Widget { Stop.init() } }
        struct Start: ControlWidget {}
        struct Stop: ControlWidget {}
        """),
      // A function makes the widgets.
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { controls() } }
        @available(iOS 18, *)
        func controls() -> some Widget { Start() }
        struct Start: ControlWidget {}
        """),
      Example("@main struct Clock: Widget {}"),
      // It is hidden on purpose.
      Example(
        """
        @main struct Widgets: WidgetBundle {
          var body: some Widget {
            Clock()
            // Start()
          }
        }
        struct Clock: Widget {}
        struct Start: ControlWidget {}
        """),
      // The start of the extension is not scanned.
      Example("struct Start: ControlWidget {}"),
      // The app compiles the file, too.
      Example(
        """
        // file: App/Start.swift
        struct Start: ControlWidget {}
        // file: Widgets/Widgets.swift
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }
        struct Clock: Widget {}
        """, settings: .modules(["App": .app, "Widgets": .widgetExtension])),
      // A protocol of the app.
      Example("protocol Widget {}\nstruct Clock: Widget {}\n@main struct App: WidgetBundle {}"),
    ]
  ) { model, reporter in
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
  }
}

extension DeclaredWidget {
  /// `the control 'Start'`
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
