extension Rule {
  static let controlNeverReloaded: Rule = Rule(
    id: "control-never-reloaded", severity: .note,
    summary: "a control shows whether something is on, and no code reloads the control",
    rationale: """
      The system asks the provider of a control for its value at two times. It does so when it shows the control, and \
      after its own action. \
      If the value changes in the app, the control shows the old one until the app calls \
      'ControlCenter.shared.reloadControls(ofKind:)' or 'reloadAllControls()'. The rule checks controls with a \
      toggle, and looks for 'ControlCenter' in all scanned files. Code in other \
      languages may reload it, so the finding is a note. The controls of a module are one finding.
      """,
    source: "documentation of ControlCenter; home-assistant/iOS#3174, EvanBacon/expo-apple-targets#104",
    reported: Example(lightControl("↓LightControl")),
    correct: Example(
      lightControl("LightControl")
        + "\n\nfunc lightChanged() {\n  ControlCenter.shared.reloadControls(ofKind: \"Light\")\n}"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let controls = model.files.flatMap { file in file.widgets.map { (file.module, $0) } }
      .filter { $0.1.role == .control && $0.1.hasProvider && $0.1.hasToggle }
    guard !controls.isEmpty, !model.files.contains(where: \.reloadsControls) else { return }
    for (module, control) in controls {
      reporter.report(
        "'\(control.name)' shows whether something is on, and no scanned code reloads it, so after a change in the app it shows the old state; "
          + "call 'ControlCenter.shared.reloadControls(ofKind:)' where the value changes",
        at: control.place, symbol: "\(module).\(control.name)",
        cause: .init(module, note: "so does '\(control.name)'"))
    }
  }
}

private func lightControl(_ name: String) -> String {
  """
  struct \(name): ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Light", provider: LightProvider()) { isOn in
        ControlWidgetToggle("Light", isOn: isOn, action: SetLight()) { _ in Image(systemName: "lightbulb") }
      }
    }
  }
  """
}
