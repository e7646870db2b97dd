import IntentModel
import IntentReports
import SourceScan
import DocumentFormats

extension Rule {
  static let misspelledMember: Rule = Rule(
    id: "misspelled-member", severity: .warning,
    summary: "the name of an optional member is misspelled",
    rationale: """
      The framework provides defaults for optional members: 'openAppWhenRun' is false, 'isDiscoverable' is true, and \
      'suggestedEntities()' is empty. If the name is misspelled, the code compiles and the framework uses the default: \
      the app does not open, the action stays in Shortcuts, or the list of choices is empty. Correct the name. The \
      rule reports a member if its name differs by a few letters, or is a part of the right name and has its type, and \
      the type lacks the right member. It also reports a function with other argument labels. It skips private members, members with attributes, members that 'perform()' \
      uses, and types that conform to a protocol outside the framework.
      """,
    source:
      "AppIntents interface of iOS 17.4: requirements with a default; the documentation page of each later protocol",
    isFixable: true,
    reported: Example(
      .intent("Open", "AppIntent", "static let ↓opensAppWhenRun = true"),
      fixed: .intent("Open", "AppIntent", "static let openAppWhenRun = true")),
    correct: Example(
      .intent("Open", "AppIntent", "static let openAppWhenRun = true\nstatic let isDiscoverable = false")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let performed = Dictionary(
      model.bundle.intents.map { (TypeKey($0.type), Set($0.performBodies.flatMap(\.names))) },
      uniquingKeysWith: { $0.union($1) })
    var seen: Set<Place> = []
    for type in model.types where type.hasFrameworkMembersAlone {
      let missing = type.members(KnownMembers.optional).filter { !type.has($0) }
      guard !missing.isEmpty else { continue }
      for member in type.ownMembers where isCandidate(member) {
        guard let meant = NearMiss.meant(by: member, among: missing), seen.insert(member.place).inserted,
          performed[TypeKey(type)]?.contains(member.name) != true
        else { continue }
        let fixes =
          member.name == meant.baseName
          ? [] : [FixIt("rename it to '\(meant.baseName)'", .needsReview, [.init(member.place, meant.baseName)])]
        reporter.report(
          "'\(member.signature)' of '\(type.name)' has no effect, because the framework reads '\(meant.name)'",
          at: member.place, symbol: type.symbol(member.name), fixes: fixes)
      }
    }
  }

  private static func isCandidate(_ member: DeclaredMember) -> Bool {
    let isKnown = KnownMembers.provided.contains(member.signature) || KnownMembers.names.contains(member.signature)
    return !isKnown && !member.isPrivate && member.attributes.isEmpty
  }
}

extension KnownMembers {
  /// The names of all members in the table.
  fileprivate static let names = Set((required + optional).map(\.name))
}

/// Finds the member of the framework that another member was probably meant to be.
private enum NearMiss {
  static func meant(by member: DeclaredMember, among known: [KnownMember]) -> KnownMember? {
    let name = member.signature.lowercased()
    return known.filter { isAlike(member, name, $0) }
      .min { editDistance(name, $0.name.lowercased()) < editDistance(name, $1.name.lowercased()) }
  }

  private static func isAlike(_ member: DeclaredMember, _ name: String, _ known: KnownMember) -> Bool {
    guard member.isStatic == known.isStatic, member.kind == (known.isFunction ? .function : .variable) else {
      return false
    }
    let wanted = known.name.lowercased(), type = member.hasType(of: known)
    if known.isFunction {
      // The function may have other labels for the same number of arguments. One without arguments is the app's own.
      if member.name == known.baseName {
        return !member.parameters.isEmpty && member.parameters.count == known.name.filter { $0 == ":" }.count
      }
      return name.drop { $0 != "(" } == wanted.drop { $0 != "(" }
        && editDistance(name, wanted, atMost: limit(wanted)) <= limit(wanted)
    }
    // A member with another type is not the misspelled one.
    guard type != false else { return false }
    if name == wanted || "is\(name)" == wanted || name == "is\(wanted)" { return true }
    guard type == true else { return false }
    return editDistance(name, wanted, atMost: limit(wanted)) <= limit(wanted) || isPart(name, of: wanted, known)
  }

  /// The most edits that turn a misspelled name into this one: more for a longer name.
  private static func limit(_ name: String) -> Int {
    switch name.utf8.count {
    case ..<10: 1
    case ..<15: 2
    default: 3
    }
  }

  /// The fewest letters in common by which a part of a name is recognized: those of `openApp`.
  private static let isLong = 7

  /// Whether the name of a static member contains the required name or is contained in it, or (for a `Bool`) begins like it. A
  /// `Bool` needs more letters in common, because apps have other Booleans, and a `String` never matches.
  private static func isPart(_ name: String, of wanted: String, _ known: KnownMember) -> Bool {
    guard known.isStatic else { return false }
    let holds = wanted.contains(text: name) || name.contains(text: wanted)
    switch known.type {
    case "Bool":
      return name.utf8.count >= isLong && (holds || name.commonPrefix(with: wanted).utf8.count >= isLong)
    case "String": return false
    default: return name.utf8.count >= "modes".utf8.count && holds
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
