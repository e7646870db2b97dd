import IntentModel
import SourceScan

extension Rule {
  static let memberUsesPrivateType: Rule = Rule(
    id: "member-uses-private-type", severity: .error,
    summary: "a parameter, a property, a result or 'defaultQuery' has a type that is less accessible",
    rationale: """
      A variable cannot be more accessible than its type. An internal 'defaultQuery' with a private query, or a public \
      parameter of an internal enum, does not compile. Make the type as accessible as the intent or entity that uses it. The \
      rule checks types that are not nested in another type.
      """,
    source: "The Swift Programming Language: Access Control; the Swift compiler's verdict",
    reported: Example(.bookWithQuery(declaredAs: "private struct BookQuery: EntityQuery", mark: "↓")),
    correct: Example(.bookWithQuery(declaredAs: "struct BookQuery: EntityQuery")),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.type.isAtTopLevel {
      for property in entity.properties { model.check(property, of: entity.type, &reporter) }
      guard let named = entity.defaultQuery.only, let query = model.query(named)?.type,
        let member = entity.type.ownMembers.first(where: { $0.name == "defaultQuery" && $0.isStatic }),
        query.isMoreLimited(than: member.access, of: entity.type)
      else { continue }
      model.report(query, named.place, "defaultQuery", entity.type, &reporter)
    }
    for intent in model.bundle.intents where intent.type.isAtTopLevel {
      for parameter in intent.parameters { model.check(parameter, of: intent.type, &reporter) }
      model.checkResult(of: intent, &reporter)
    }
  }
}

extension LintModel {
  fileprivate func checkResult(of intent: Intent, _ reporter: inout Reporter) {
    guard let result = intent.result.only?.value?.element,
      let function = intent.type.ownMembers.first(where: { $0.place == intent.result.alternatives[0].origin.member }),
      let type = entityOrEnum(result.declaration),
      type.isMoreLimited(than: function.access, of: intent.type)
    else { return }
    report(type, result.place, "perform()", intent.type, &reporter)
  }

  fileprivate func check(_ property: WrappedProperty, of owner: DeclaredType, _ reporter: inout Reporter) {
    guard let named = property.type?.element, let type = entityOrEnum(named.declaration),
      type.isMoreLimited(than: property.access, of: owner)
    else { return }
    report(type, named.place, property.name, owner, &reporter)
  }

  fileprivate func report(
    _ type: DeclaredType, _ place: Place, _ name: String, _ owner: DeclaredType, _ reporter: inout Reporter
  ) {
    reporter.report(
      "'\(name)' of '\(owner.name)' uses the type '\(type.name)', which is \(type.access); make '\(type.name)' as "
        + "accessible as '\(owner.name)'",
      at: place, symbol: owner.symbol(name),
      notes: [.declaration(of: type.name, at: type.place)])
  }
}

extension DeclaredType {
  /// Whether less code sees this type than a member with `access` of `owner`, a type at the top level.
  fileprivate func isMoreLimited(than access: Access, of owner: DeclaredType) -> Bool {
    let isInside = qualifiedName.hasPrefix(owner.qualifiedName + ".") && module == owner.module
    guard isAtTopLevel || isInside else { return false }
    let seen = min(access, owner.access)
    return self.access <= .fileprivate ? seen > .fileprivate : self.access == .internal && seen == .public
  }
}
