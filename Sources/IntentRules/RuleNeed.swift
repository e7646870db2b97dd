import IntentReports

/// A fact that a rule can't do without. Where it is missing, the rule reports nothing and the summary names it.
package enum RuleNeed: Sendable, Hashable {
  /// The kinds of the modules, from the project or the configuration.
  case targetMap
  case deployment
  case xcode
  /// The app's name.
  case applicationName
  /// The string tables of the app.
  case stringTables

  /// The missing fact and where to state it, for messages.
  var description: RuleDescription.Need {
    switch self {
    case .targetMap: .init("the targets of the modules (from the project, or 'modules' in .intentscan.json)")
    case .deployment:
      .init("the deployment target (from the project, 'deployment' in .intentscan.json, or --deployment-target)")
    case .xcode: .init("the Xcode version ('xcode' in .intentscan.json, or --xcode)")
    case .applicationName: .init("the app's name (from the project, or 'applicationName' in .intentscan.json)")
    case .stringTables: .init("the string tables of the app (from the project, or from the scanned folders)")
    }
  }

  /// The name of the fact in `intentscan rules --format json`: the key of the configuration that states it, if there is one.
  var key: String {
    switch self {
    case .targetMap: "modules"
    case .deployment: "deployment"
    case .xcode: "xcode"
    case .applicationName: "applicationName"
    case .stringTables: "stringTables"
    }
  }
}

/// A fact about the app that takes a pass over its files. It is computed once, before the rules run, and only if a rule of the run
/// states that it reads it.
package enum RuleFact: Sendable, Hashable, CaseIterable {
  /// The languages of an app, and how far its string tables are translated into each.
  case languages
  /// The content of each product as the system sees it.
  case products
}
