import SourceScan

extension Rule {
  static let activityInCatalystBuild: Rule = Rule(
    id: "activity-in-catalyst-build", severity: .warning,
    summary: "a target that is built for Mac Catalyst uses Live Activities",
    rationale: """
      The types of ActivityKit are unavailable in Mac Catalyst, and '#if os(iOS)' is true there, so the Catalyst \
      build fails. Write '#if os(iOS) && !targetEnvironment(macCatalyst)'. The rule reports a file that starts a \
      Live Activity or shows one, in a target with 'SUPPORTS_MACCATALYST', if the file does not name \
      'macCatalyst'.
      """,
    source: "meshtastic/Meshtastic-Apple#2179, loopandlearn/LoopFollow#601, home-assistant/iOS#4495",
    reported: Example(ride("os(iOS)", mark: "↓"), settings: catalyst),
    correct: Example(ride("os(iOS) && !targetEnvironment(macCatalyst)"), settings: catalyst),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard !model.settings.catalystModules.isEmpty else { return }
    var reported: Set<FileID> = []
    for type in model.types where model.settings.catalystModules.contains(type.module) {
      guard model.files.indices.contains(type.place.file), case let file = model.files[type.place.file],
        file.startsActivities, !file.runs.namesCatalyst, reported.insert(type.place.file).inserted
      else { continue }
      reporter.report(
        "the target is built for Mac Catalyst, where the types of ActivityKit are unavailable, so its build fails; exclude the code "
          + "with '!targetEnvironment(macCatalyst)'",
        of: type, cause: .init(type.module, note: "this file uses them too"))
    }
  }
}

private func ride(_ condition: String, mark: String = "") -> String {
  """
  // file: App/Restart.swift
  #if \(condition)
    import ActivityKit
    import AppIntents

    struct \(mark)Restart: LiveActivityIntent {
      static let title: LocalizedStringResource = "Restart"

      func perform() async throws -> some IntentResult {
        _ = try Activity.request(attributes: RideAttributes(), content: .start)
        return .result()
      }
    }
  #endif
  """
}

private var catalyst: LintSettings {
  var settings = LintSettings(modules: ["App": .app])
  settings.catalystModules = ["App"]
  return settings
}
