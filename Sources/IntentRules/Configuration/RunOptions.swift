import IntentModel
import IntentReports

/// The settings that the command line, or a client of the library, states for one run. They take precedence over every
/// configuration.
package struct RunOptions: Sendable {
  package var profile: RuleDescription.Profile?
  /// If not empty, the ids of all rules that run.
  package var only: Set<String> = []
  /// Ids of rules.
  package var disabled: [String] = []
  package var enabled: [String] = []
  package var deployment: [String: [Int]] = [:]
  package var xcode: XcodeVersion?
  package var applicationName: String?

  package init() {}

  package func settings(over configuration: Configuration?) -> LintSettings {
    var settings = configuration?.settings ?? LintSettings()
    settings.deployment.merge(deployment) { $1 }
    if let xcode { settings.xcodeVersion = xcode }
    if let applicationName { settings.applicationName = applicationName }
    return settings
  }

  package func selection(over configuration: Configuration?) -> RuleSelection {
    var selection = configuration?.selection ?? RuleSelection()
    if let profile { selection.profile = profile }
    selection.only = only
    for id in disabled { selection.disable(id) }
    for id in enabled { selection.enable(id) }
    return selection
  }
}
