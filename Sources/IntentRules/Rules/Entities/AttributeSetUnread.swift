import IntentReports
import SourceScan

extension Rule {
  static let attributeSetUnread: Rule = Rule(
    id: "attribute-set-unread", severity: .warning,
    summary: "an 'IndexedEntity' has search attributes under a name that the framework does not read",
    rationale: """
      Spotlight reads the attributes of an 'IndexedEntity' from 'attributeSet'. A property of type \
      'CSSearchableItemAttributeSet' with another name compiles, but the framework uses its default, so search does not \
      find the entity by the attributes. Name it 'attributeSet'. The rule is silent if the entity has an 'attributeSet', \
      or if the scanned source makes a 'CSSearchableItem'.
      """,
    source: "AppIntents documentation: IndexedEntity.attributeSet",
    isFixable: true,
    reported: Example(book(attributes("↓searchAttributes")), fixed: book(attributes("attributeSet"))),
    correct: Example(
      book("var attributeSet: CSSearchableItemAttributeSet { searchAttributes }\n  " + attributes("searchAttributes"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard !model.files.contains(where: \.makesSearchableItems) else { return }
    var seen: Set<Place> = []
    for entity in model.bundle.entities where entity.conforms(to: "IndexedEntity") {
      let type = entity.type
      guard type.hasFrameworkMembersAlone, !type.hiddenMembers.contains("attributeSet"),
        !type.members.contains(where: { $0.name == "attributeSet" })
      else { continue }
      let found = type.ownMembers.filter {
        $0.kind == .variable && !$0.isStatic && !$0.isPrivate && $0.type?.name == "CSSearchableItemAttributeSet"
      }
      guard found.count == 1, seen.insert(found[0].place).inserted else { continue }
      reporter.report(
        "the framework does not read '\(found[0].name)' of '\(type.name)'; it reads the search attributes from 'attributeSet'",
        at: found[0].place, symbol: type.symbol(found[0].name),
        fixes: [FixIt("rename it to 'attributeSet'", .needsReview, [.init(found[0].place, "attributeSet")])])
    }
  }
}

private func book(_ members: String) -> String {
  "struct Book: AppEntity, IndexedEntity {\n  let id: Int\n  \(members)\n  // …\n}"
}

private func attributes(_ name: String) -> String {
  "var \(name): CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }"
}
