import SourceScan

extension Rule {
  static let liveActivitiesNotSupported: Rule = Rule(
    id: "live-activities-not-supported", severity: .warning,
    summary: "an app with Live Activities does not set 'NSSupportsLiveActivities' to true",
    rationale: """
      The Info.plist of the app must set 'NSSupportsLiveActivities' to true. Without it, 'Activity.request' throws an error, \
      and no Live Activity starts. The rule checks apps for iOS of an Xcode project whose code calls \
      'Activity.request'.
      """,
    source: "documentation of NSSupportsLiveActivities, and of ActivityKit: Displaying live data with Live Activities",
    reported: Example(
      "import ActivityKit\nimport AppIntents\n\n"
        + .working(
          "_ = try Activity.request(attributes: RideAttributes(), content: .start)", name: "↓StartRide",
          conformance: "LiveActivityIntent"), settings: app(supportsLiveActivities: false)),
    correct: Example(
      """
      import AppIntents

      struct StartRide: LiveActivityIntent {
        static let title: LocalizedStringResource = "Start Ride"
      }
      """, settings: app(supportsLiveActivities: true)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let starting = Set(model.files.filter(\.startsActivities).map(\.module))
    guard !starting.isEmpty else { return }
    let imports = ModuleImports(model)
    for app in model.modules([.app]) where model.settings.liveActivities[app] == false {
      let reach = imports.modules(usedBy: app).union([app])
      guard !reach.isDisjoint(with: starting),
        let (name, place) = model.typeWithActivity(of: reach)
      else { continue }
      reporter.report(
        "the Info.plist of '\(app)' does not set 'NSSupportsLiveActivities' to true, so no Live Activity starts; set it to true",
        at: place, symbol: "\(app).\(name)/NSSupportsLiveActivities")
    }
  }
}

extension LintModel {
  /// A type with a Live Activity: the first 'LiveActivityIntent' of `modules`, else a widget of any module that shows one; nil if
  /// there is none. `modules` are the app and the modules that it uses.
  fileprivate func typeWithActivity(of modules: Set<String>) -> (name: String, place: Place)? {
    let intents = bundle.intents.map(\.type).filter {
      modules.contains($0.module) && $0.conformances.contains("LiveActivityIntent")
    }
    let widgets = files.flatMap(\.widgets).filter { $0.role == .liveActivity }
    return intents.first.map { ($0.name, $0.place) } ?? widgets.first.map { ($0.name, $0.place) }
  }
}

private func app(supportsLiveActivities: Bool) -> LintSettings {
  var settings = LintSettings(modules: ["App": .app, "Widgets": .widgetExtension])
  settings.liveActivities["App"] = supportsLiveActivities
  return settings
}
