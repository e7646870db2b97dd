import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let memberNotStatic: Rule = Rule(
    id: "member-not-static", severity: .warning, summary: "a member that must be static is declared without 'static'",
    rationale: """
      The framework reads members such as 'openAppWhenRun' and 'isDiscoverable' from the type, not from an instance. An \
      instance property of that name compiles, but the framework never reads it and uses its default: the app does not \
      open, or the action stays in Shortcuts. Add 'static'.
      """,
    source: "AppIntents interface of iOS 17.4: AppIntent, EntityPropertyQuery, AppShortcutsProvider",
    isFixable: true,
    reported: Example(
      .documentedIntent("let ↓openAppWhenRun = true"),
      fixed: .documentedIntent("static let openAppWhenRun = true")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<Place> = []
    for type in model.types where type.hasFrameworkMembersAlone {
      let missing = type.members(KnownMembers.optional).filter { $0.isStatic && !$0.isFunction && !type.has($0) }
      let own = missing.isEmpty ? [] : type.ownMembers
      for known in missing {
        let member = own.first {
          $0.name == known.name && $0.kind == .variable && !$0.isStatic && !$0.isPrivate && $0.attributes.isEmpty
            && $0.hasType(of: known) == true
        }
        guard let member, seen.insert(member.place).inserted else { continue }
        let start = Place(member.place.file, member.span).beginning
        reporter.report(
          "'\(known.name)' of '\(type.name)' must be static, or the framework does not read it",
          at: member.place, symbol: type.symbol(member.name),
          fixes: [FixIt("add 'static'", .needsReview, [.init(start, "static ")])])
      }
    }
  }
}
