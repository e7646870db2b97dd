extension Rule {
  /// Every rule, by id.
  public static let all: [Rule] =
    (constantRules + shortcutRules + intentRules + summaryRules + enumRules + entityRules + memberRules + targetRules)
    .sorted { $0.id < $1.id }
}
