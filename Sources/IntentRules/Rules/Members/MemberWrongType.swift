import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let memberWrongType: Rule = Rule(
    id: "member-wrong-type", severity: .error, summary: "a member does not have the type that the framework requires",
    rationale: """
      A protocol requires a member with exactly one type. For example, 'static let title = "Open"' is a 'String', but \
      'AppIntent' requires a 'LocalizedStringResource', so the intent does not compile. If the framework provides a \
      default, as for 'openAppWhenRun', a member with another type compiles, but the framework uses its default; then \
      the finding is a warning. The rule description-wrong-type checks descriptions.
      """,
    source: "AppIntents interface of iOS 17.4; The Swift Programming Language: Protocols",
    isFixable: true,
    reported: Example(
      "struct Open: AppIntent { static let ↓title = \"Open\" }",
      fixed: "struct Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<Place> = []
    let typed = (KnownMembers.required + KnownMembers.optional).filter { $0.type != nil && $0.name != "description" }
    for type in model.types {
      let own = type.ownMembers
      for known in type.members(typed) {
        guard let expected = known.type else { continue }
        for member in own
        where member.name == known.name && member.kind == .variable && member.isStatic == known.isStatic
          && member.attributes.isEmpty
        {
          guard let found = wrongType(member, expected), seen.insert(member.place).inserted else { continue }
          reporter.report(
            known.hasDefault
              ? "'\(known.name)' of '\(type.name)' must be a '\(expected)', or it has no effect; found '\(found)'"
              : "'\(known.name)' of '\(type.name)' must be a '\(expected)'; found '\(found)'",
            at: member.place, symbol: type.symbol(member.name),
            severity: known.hasDefault ? .warning : nil, fixes: fix(member, expected))
        }
      }
    }
  }

  /// Types that are certainly not the required type if they have another name.
  private static let plain: Set<String> = [
    "String", "StaticString", "Substring", "Int", "Double", "Bool", "LocalizedStringResource", "LocalizedStringKey",
    "TypeDisplayRepresentation", "DisplayRepresentation", "IntentDescription",
  ]

  /// Types that the framework requires as optionals.
  private static let optional: Set<String> = ["IntentDescription"]

  private static func wrongType(_ member: DeclaredMember, _ expected: String) -> String? {
    if let type = member.type {
      guard let name = type.name, plain.contains(name), type.declaration == nil else { return nil }
      return name != expected || type.isOptional && !optional.contains(name) ? type.spelling : nil
    }
    return member.impliedType.flatMap { plain.contains($0.name) && $0.name != expected ? $0.name : nil }
  }

  /// The types that a string literal can be.
  private static let stringTypes: Set<String> = [
    "LocalizedStringResource", "TypeDisplayRepresentation", "DisplayRepresentation",
  ]

  /// The fix-it that states the required type; none if a string literal cannot have this type, or if the member has neither an
  /// annotation nor a string literal as its value. It is certain that the value fits only if it is a string literal.
  private static func fix(_ member: DeclaredMember, _ expected: String) -> [FixIt] {
    guard stringTypes.contains(expected) else { return [] }
    let edit: FixIt.Edit? =
      if let type = member.type {
        .init(type.place, expected)
      } else if let implied = member.impliedType, implied.isLiteral, implied.name == "String" {
        .init(member.place.ending, ": \(expected)")
      } else { nil }
    return edit.map { [FixIt("make it a '\(expected)'", .needsReview, [$0])] } ?? []
  }
}
