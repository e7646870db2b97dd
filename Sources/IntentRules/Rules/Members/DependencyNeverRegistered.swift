import IntentModel
import SourceScan

extension Rule {
  package static let dependencyNeverRegistered: Rule = Rule(
    id: "dependency-never-registered", severity: .warning,
    summary: "an intent or a query has a dependency that the app never registers",
    rationale: """
      The framework reads the value of '@Dependency' from 'AppDependencyManager'. If the app did not register the \
      dependency when it started, the app crashes as soon as the intent or query uses it. If the scanned source \
      contains 'AppDependencyManager', the rule compares the types and the keys of what the app registers. It reports \
      nothing if the type of a registered value is not written in the same file, or if a registered key is not a string \
      literal. It skips an attribute with other arguments than a key, which can have a default value or belong to another \
      library, and a dependency whose type a module may declare that is not scanned: that module may register it. It checks \
      only the modules that have an entry point such as '@main': \
      a library can serve several apps, and not all of them use all its intents. Of a file that several apps compile, it \
      is enough that one of them registers the dependency. There is one finding for all types of a \
      module that use the same dependency, because one registration resolves them all.
      """,
    source: "WWDC25 244; AppIntents documentation: AppDependency, AppDependencyManager",
    mayLackFacts: true,
    reported: Example(.intent("Open", "AppIntent", "@Dependency var ↓store: Store") + "\n@main struct Main {}"),
    correct: Example(
      .intent("Open", "AppIntent", "@Dependency var store: Store")
        + "\n@main struct Main { init() { AppDependencyManager.shared.add(dependency: Store()) } }"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let registered = Registered(model.files)
    lazy var modulesOfApps = Set(model.files.filter(\.isEntryPoint).map(\.module))
    let unread = UnreadModules(model)
    var seen: Set<Place> = [], uses: [Missing: [Use]] = [:]
    for type in model.types {
      for member in type.ownMembers {
        guard let attribute = member.attributes.first(where: isDependency),
          !registered.mayHold(member, key: attribute.key)
        else { continue }
        guard modulesOfApps.contains(type.module) else {
          reporter.leaveUnchecked(without: .entryPoint)
          continue
        }
        if member.type.map(unread.mayDeclare) == true {
          reporter.leaveUnchecked(without: .unreadModules)
          continue
        }
        guard seen.insert(member.place).inserted else { continue }
        let missing = Missing(
          module: type.module, type: member.type?.spelling, name: member.type == nil ? member.name : nil,
          key: attribute.key)
        uses[missing, default: []].append((type, member))
      }
    }
    for (missing, uses) in uses { report(missing, uses, registersNone: registered.isEmpty, &reporter) }
  }

  private typealias Use = (type: DeclaredType, member: DeclaredMember)

  /// A dependency that is not registered. One registration would add it for all its uses.
  private struct Missing: Hashable {
    var module: String
    /// The type as written; nil if it is inferred, so that only the property's name is known.
    var type: String?
    var name: String?
    var key: String?
  }

  private static func report(_ missing: Missing, _ uses: [Use], registersNone: Bool, _ reporter: inout Reporter) {
    let uses = uses.sorted {
      $0.member.place.order < $1.member.place.order
    }
    let first = uses[0]
    let names = uses.map(\.type.name).uniqued
    let others = names.count - 1
    let users =
      others == 0
      ? "'\(names[0])' uses"
      : others == 1 ? "'\(names[0])' or '\(names[1])' uses" : "'\(names[0])' or one of \(others) other types uses"
    let key = missing.key.map { " with the key '\($0)'" } ?? ""
    let what = missing.type.map { "no '\($0)'\(key)" } ?? "no value for '\(first.member.name)'\(key)"
    reporter.report(
      "\(what) is registered, so the app crashes when \(users) it; add it to 'AppDependencyManager.shared' when the app starts",
      at: first.member.place, symbol: first.type.symbol(first.member.name),
      notes: uses.dropFirst().map { .init(message: "'\($0.type.name)' uses it here", place: $0.member.place) },
      cause: registersNone ? .init(missing.module, note: "\(what) is registered either") : nil)
  }

  private static func isDependency(_ attribute: DeclaredType.NamedAttribute) -> Bool {
    (!attribute.hasArguments || attribute.key != nil)
      && (attribute.name == "Dependency" || attribute.name == "AppDependency")
  }
}

/// The dependencies that the app registers, by type and by key.
private struct Registered {
  /// Whether a file names the manager, but no registration is known, or one does not state the type that it registers.
  private let isUnknown: Bool
  private let hasUnknownKeys: Bool
  let isEmpty: Bool
  private let types: Set<String>
  private let keys: Set<String>

  init(_ files: [FileFacts]) {
    let named = files.filter(\.registersDependencies), all = named.flatMap(\.registrations)
    isEmpty = named.isEmpty
    hasUnknownKeys = !isEmpty && (all.isEmpty || all.contains { $0.key == .other })
    isUnknown = !isEmpty && (all.isEmpty || all.contains { $0.type == nil })
    types = Set(all.filter { $0.key == .none }.compactMap(\.type))
    keys = Set(all.compactMap { if case .literal(let key) = $0.key { key } else { nil } })
  }

  func mayHold(_ member: DeclaredMember, key: String?) -> Bool {
    if isEmpty { return false }
    if let key { return hasUnknownKeys || keys.contains(key) }
    guard !isUnknown, let type = member.type, let name = type.name, !type.isOptional,
      type.spelling == name || type.spelling.hasSuffix(".\(name)")
    else { return true }
    return types.contains(name)
  }
}
