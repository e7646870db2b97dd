extension Rule {
  /// Rules about one subject.
  package struct Group: Sendable {
    /// A heading: `App Shortcuts and phrases`.
    package let subject: String
    package let rules: [Rule]
  }

  /// Every rule that the user can name, by subject.
  package static let groups = [
    Group(subject: "Intents and parameters", rules: intentRules),
    Group(subject: "App Shortcuts and phrases", rules: shortcutRules),
    Group(subject: "Buttons, controls and Live Activities", rules: runRules),
    Group(subject: "Entities and queries", rules: entityRules),
    Group(subject: "App enums", rules: enumRules),
    Group(subject: "Members that the framework requires or offers", rules: memberRules),
    Group(subject: "Parameter summaries", rules: summaryRules),
    Group(subject: "Compile-time constants and declarations", rules: constantRules),
    Group(subject: "Targets, packages and schemas", rules: targetRules),
    Group(subject: "Products, and what reaches them", rules: productRules),
    Group(subject: "String tables and translations", rules: localizationRules),
    Group(subject: "Suppressions", rules: suppressionRules),
  ]

  /// Every rule that reads the model, by id.
  static let all: [Rule] = known.filter { !$0.isAboutSuppressions }

  /// Every rule that the user can name, by id.
  package static let known: [Rule] = groups.flatMap(\.rules).sorted { $0.id < $1.id }
}
