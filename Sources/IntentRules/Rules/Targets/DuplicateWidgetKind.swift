import IntentModel
import SourceScan

extension Rule {
  static let duplicateWidgetKind: Rule = Rule(
    id: "duplicate-widget-kind", severity: .warning,
    summary: "two widgets or two controls of an extension have the same kind",
    rationale: """
      The system identifies a widget or control by its kind. It saves what users added under the kind, and reloads by \
      it. If \
      two of one extension share a kind, the system offers one of them only, or shows one instead of the other. Kinds are \
      compared as texts if they are literals or constants of the type, else as expressions. Widgets of which a build or \
      a system has only one may share a kind.
      """,
    source: "documentation of StaticControlConfiguration and AppIntentConfiguration: kind is the unique identifier",
    reported: Example(widgets("Light()\n    Switch()") + "\n\n" + control("Switch", kind: "↓\"Light\"")),
    correct: Example(widgets("Light()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let uses = Dictionary(
      grouping: model.files.enumerated().flatMap { file, facts in facts.widgetUses.map { (file: file, use: $0) } },
      by: \.use.name)
    for each in model.widgetExtensions {
      // The preceding widgets of each kind, as many as are compared.
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
          notes: [.declaration(of: other.name, at: other.place)])
      }
    }
  }

  /// Whether some code makes both widgets, and not in different branches.
  private static func areListedTogether(
    _ left: [(file: Int, use: WidgetUse)]?, _ right: [(file: Int, use: WidgetUse)]?
  ) -> Bool {
    (left ?? []).contains { left in
      (right ?? []).contains { left.file == $0.file && left.use.coexists(with: $0.use) }
    }
  }
}

private func widgets(_ list: String) -> String {
  "@main\nstruct Widgets: WidgetBundle {\n  var body: some Widget {\n    \(list)\n  }\n}\n\n" + control("Light")
}

private func control(_ name: String, kind: String = "\"Light\"") -> String {
  """
  struct \(name): ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: \(kind)) { \(name)Button() }
    }
  }
  """
}
