extension Rule {
  static let unknownWidgetKind: Rule = Rule(
    id: "unknown-widget-kind", severity: .warning,
    summary: "code names a kind that no widget or control of the app has",
    rationale: """
      'RelevantIntent' suggests a widget, and 'reloadControls(ofKind:)' and 'reloadTimelines(ofKind:)' update one, by its \
      kind. The call does nothing if no widget has the kind. The rule reports a literal, and only if the kinds of all \
      widgets and controls of the scan are literals or constants of their types.
      """,
    source:
      "documentation of RelevantIntent, ControlCenter.reloadControls(ofKind:), WidgetCenter.reloadTimelines(ofKind:)",
    reported: Example(donation(of: #"↓"ClockWidget""#)),
    correct: Example(donation(of: #""Clock""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let widgets = model.files.flatMap(\.widgets).filter { $0.role == .widget || $0.role == .control }
    let kinds = widgets.flatMap(\.kinds)
    guard widgets.contains(where: \.isMain) || !model.widgetExtensions.isEmpty, !kinds.isEmpty,
      widgets.allSatisfy({ !$0.kinds.isEmpty }), kinds.allSatisfy({ $0.text != nil })
    else { return }
    let known = Set(kinds.compactMap(\.text)).sorted()
    for (file, use) in model.files.flatMap({ file in file.widgetKindUses.map { (file, $0) } })
    where !known.contains(use.kind) {
      let meant = nearest(to: use.kind, among: known) ?? (known.count == 1 ? known[0] : nil)
      let effect = use.callee == "RelevantIntent" ? "the system suggests nothing" : "the call does nothing"
      reporter.report(
        "no widget or control has the kind '\(use.kind)', so \(effect)"
          + (meant.map { "; did you mean '\($0)'?" }
            ?? "; the kinds are \(listed(known.map { "'\($0)'" }))"),
        at: use.place, symbol: "\(file.module).\(use.callee)/\(use.kind)",
        cause: .init(use.kind, note: "'\(use.kind)' is used here too"))
    }
  }
}

private func donation(of kind: String) -> String {
  """
  @main
  struct Clock: Widget {
    let kind = "Clock"

    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: kind, intent: ChooseClock.self, provider: Provider())
    }
  }

  let suggestion = RelevantIntent(ChooseClock(), widgetKind: \(kind), relevance: .date(.now))
  """
}
