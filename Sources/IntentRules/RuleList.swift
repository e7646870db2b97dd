import IntentReports

extension Rule {
  /// Rules about one subject.
  package struct Group: Sendable {
    /// A heading: `App Shortcuts and phrases`.
    package let subject: String
    package let rules: [Rule]
  }

  /// Every rule that the user can name, by subject. The findings of earlier groups have worse consequences: a product may lose all
  /// its intents, a string table only a translation.
  package static let groups = [
    Group(subject: "Products, and what reaches them", rules: productRules),
    Group(subject: "Targets, packages and schemas", rules: targetRules),
    Group(subject: "Compile-time constants and declarations", rules: constantRules),
    Group(subject: "Members that the framework requires or offers", rules: memberRules),
    Group(subject: "Intents and parameters", rules: intentRules),
    Group(subject: "App Shortcuts and phrases", rules: shortcutRules),
    Group(subject: "Buttons, controls and Live Activities", rules: runRules),
    Group(subject: "Entities and queries", rules: entityRules),
    Group(subject: "App enums", rules: enumRules),
    Group(subject: "Parameter summaries", rules: summaryRules),
    Group(subject: "String tables and translations", rules: localizationRules),
    Group(subject: "Suppressions", rules: suppressionRules),
  ]

  /// Every rule that reads the model, by id.
  static let all: [Rule] = known.filter { !$0.isAboutSuppressions }

  /// Every rule that the user can name, by id.
  package static let known: [Rule] = groups.flatMap(\.rules).sorted { $0.id < $1.id }

  /// Findings as people should read them: errors first, and within a severity in the order of the groups.
  package static func byWeight(_ entries: [Report.Entry]) -> [Report.Entry] {
    let weights = Dictionary(groups.flatMap(\.rules).enumerated().map { ($1.id, $0) }) { first, _ in first }
    return entries.enumerated().map { (key: ($1.severity, weights[$1.rule] ?? .max, $0), entry: $1) }
      .sorted { ($1.key.0, $0.key.1, $0.key.2) < ($0.key.0, $1.key.1, $1.key.2) }.map(\.entry)
  }
}
