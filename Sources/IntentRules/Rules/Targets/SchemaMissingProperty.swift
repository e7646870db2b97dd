extension Rule {
  static let schemaMissingProperty: Rule = Rule(
    id: "schema-missing-property", severity: .error,
    summary: "a type lacks a parameter or property that its schema requires",
    rationale: """
      A schema defines the parameters of an intent and the properties of an entity. Xcode's build fails if a type does not \
      declare one that is required. Declare it. The rule knows the requirements of some schemas only.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    needs: [.xcode],
    mayLackFacts: true,
    reported: Example(
      """
      @AppEntity(schema: .photos.asset)
      struct ↓Photo {
        let id: String
        var creationDate: Date?
        var isFavorite: Bool
        var isHidden: Bool
      }
      """, settings: .init(xcode: [26])),
    correct: Example(
      """
      @AppEntity(schema: .photos.asset)
      struct Photo {
        let id: String
        var creationDate: Date?
        var isFavorite: Bool
        var isHidden: Bool
        var hasSuggestedEdits: Bool
      }
      """, settings: .init(xcode: [26])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let xcode = model.settings.xcode else { return }
    for shaped in model.shapedTypes where !shaped.type.mayHaveHiddenMembers {
      guard !xcode.lexicographicallyPrecedes([shaped.shape.since]) else {
        reporter.leaveUnchecked(without: .schemaMembers)
        continue
      }
      let declared = Set(shaped.type.members.filter { $0.kind == .variable && !$0.isStatic }.map(\.name))
      let missing = shaped.shape.members.filter { !$0.isOptional && !declared.contains($0.name) }
      guard !missing.isEmpty else { continue }
      reporter.report(
        "'\(shaped.type.name)' must declare \(missing.map { "'\($0.name)'" }.joined(separator: ", ")), "
          + "which the schema '\(shaped.name)' requires, or Xcode rejects the type", of: shaped.type)
    }
  }
}
