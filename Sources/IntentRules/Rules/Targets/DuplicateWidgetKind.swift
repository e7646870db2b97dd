import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let duplicateWidgetKind = Rule(
    id: "duplicate-widget-kind", severity: .warning,
    summary: "two widgets or two controls of an extension have the same kind",
    rationale: """
      The system identifies a widget or control by its kind: it saves what users added under it, and reloads by it. If \
      two of one extension share a kind, the system offers one of them only, or shows one instead of the other. Kinds are \
      compared as texts if they are literals or constants of the type, else as expressions. Widgets of which a build or \
      a system has only one may share a kind.
      """,
    source: "documentation of StaticControlConfiguration and AppIntentConfiguration: kind is the unique identifier",
    triggering: [
      Example(
        """
        @main
        struct Widgets: WidgetBundle {
          var body: some Widget {
            Light()
            Switch()
          }
        }

        struct Light: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "Light") { LightButton() }
          }
        }

        struct Switch: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: ↓"Light") { SwitchButton() }
          }
        }
        """),
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock(); if #available(iOS 18, *) { Start() } } }
        struct Clock: Widget {
          let kind: String = "Clock"
          var body: some WidgetConfiguration { AppIntentConfiguration(kind: kind, intent: A.self) }
        }
        struct Start: Widget {
          var body: some WidgetConfiguration { StaticConfiguration(kind: ↓"Clock") }
        }
        """),
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Light(); Switch() } }
        enum Kinds: String { case light, switch }
        struct Light: ControlWidget {
          var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: Kinds.light.rawValue) }
        }
        struct Switch: ControlWidget {
          var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: ↓Kinds.light.rawValue) }
        }
        """),
    ],
    nonTriggering: [
      Example(
        """
        @main
        struct Widgets: WidgetBundle {
          var body: some Widget {
            Light()
          }
        }

        struct Light: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "Light") { LightButton() }
          }
        }
        """),
      // Whether a widget and a control may share a kind is unverified.
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock(); Start() } }
        struct Clock: Widget {
          let kind: String = "Clock"
          var body: some WidgetConfiguration { AppIntentConfiguration(kind: kind, intent: A.self) }
        }
        struct Start: ControlWidget {
          var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "Clock") }
        }
        """),
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock(); Start() } }
        struct Clock: Widget {
          let kind = "Clock"
          var body: some WidgetConfiguration { StaticConfiguration(kind: kind) }
        }
        struct Start: Widget {
          let kind = "Start"
          var body: some WidgetConfiguration { StaticConfiguration(kind: kind) }
        }
        """),
      // The new form of the widget replaces the old one.
      Example(
        """
        @main struct Widgets: WidgetBundle {
          var body: some Widget { if #available(iOS 17, *) { Clock() } else { OldClock() } }
        }
        struct Clock: Widget { var body: some WidgetConfiguration { AppIntentConfiguration(kind: "Clock") } }
        struct OldClock: Widget { var body: some WidgetConfiguration { IntentConfiguration(kind: "Clock") } }
        """),
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }
        struct Clock: Widget {
          var body: some WidgetConfiguration {
            if #available(iOS 17, *) { return AppIntentConfiguration(kind: "Clock") }
            return IntentConfiguration(kind: "Clock")
          }
        }
        """),
      // Each file has constants of its own.
      Example(
        """
        // file: Widgets/Widgets.swift
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock(); Start() } }
        // file: Widgets/Clock.swift
        struct Clock: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: Constants.kind) } }
        private enum Constants { static let kind = "Clock" }
        // file: Widgets/Start.swift
        struct Start: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: Constants.kind) } }
        private enum Constants { static let kind = "Start" }
        """),
      // The kind depends on the instance.
      Example(
        """
        @main struct Widgets: WidgetBundle { var body: some Widget { Clock(kind: "a"); Start(kind: "b") } }
        struct Clock: Widget {
          var kind: String
          var body: some WidgetConfiguration { StaticConfiguration(kind: kind) }
        }
        struct Start: Widget {
          var kind: String
          var body: some WidgetConfiguration { StaticConfiguration(kind: kind) }
        }
        """),
    ]
  ) { model, reporter in
    let uses = Dictionary(
      grouping: model.files.enumerated().flatMap { file, facts in facts.widgetUses.map { (file: file, use: $0) } },
      by: \.use.name)
    for each in model.widgetExtensions {
      // By kind, those that come before, as many as are compared.
      var earlier: [String: [DeclaredWidget]] = [:]
      for widget in each.widgets {
        defer {
          for identity in Set(widget.kinds.compactMap(\.identity))
          where earlier[identity, default: []].count < SourceScan.Limits.compared {
            earlier[identity, default: []].append(widget)
          }
        }
        guard let kind = widget.kinds.first(where: { $0.identity != nil }), let identity = kind.identity,
          let other = earlier[identity]?.first(where: { other in
            other.name != widget.name && other.role == widget.role
              && areListedTogether(uses[widget.name], uses[other.name])
          })
        else { continue }
        reporter.report(
          "\(widget.subject) has the kind of '\(other.name)', \(kind.expression), so the system offers only one of them or "
            + "confuses them; give each a kind of its own", at: kind.place,
          symbol: "\(each.module).\(widget.name)/kind",
          notes: [.init(message: "'\(other.name)' is declared here", place: other.place)])
      }
    }
  }

  /// Some code makes both, and not in different branches.
  private static func areListedTogether(
    _ left: [(file: Int, use: WidgetUse)]?, _ right: [(file: Int, use: WidgetUse)]?
  ) -> Bool {
    (left ?? []).contains { left in
      (right ?? []).contains { left.file == $0.file && left.use.coexists(with: $0.use) }
    }
  }
}
