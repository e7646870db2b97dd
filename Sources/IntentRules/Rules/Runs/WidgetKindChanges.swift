extension Rule {
  static let widgetKindChanges: Rule = Rule(
    id: "widget-kind-changes", severity: .warning, summary: "the kind of a widget is different at each launch",
    rationale: """
      The system saves the widgets and controls that people add under their kind. If the kind contains a counter, \
      a new UUID or the time, the extension has other kinds after its next launch, and what people placed goes \
      blank. Use a constant. The rule reports such a value in the argument 'kind', and in an initializer of the \
      type that sets it.
      """,
    source: "documentation of StaticConfiguration: kind identifies the widget; SideStore/SideStore#1415",
    reported: Example(clock("↓kind", "init() {\n    kind = \"Clock \\(UUID())\"\n  }")),
    correct: Example(clock("kind", "init() {\n    kind = \"Clock\"\n  }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for file in model.files {
      for widget in file.widgets {
        guard let place = widget.newKinds.first else { continue }
        reporter.report(
          "the kind of '\(widget.name)' is different at each launch, so placed widgets go blank; use a constant",
          at: place, symbol: "\(file.module).\(widget.name)/kind")
      }
    }
  }
}

private func clock(_ kind: String, _ initializer: String) -> String {
  """
  struct Clock: Widget {
    private let kind: String

    \(initializer)

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: \(kind), provider: Provider()) { ClockView(entry: $0) }
    }
  }
  """
}
