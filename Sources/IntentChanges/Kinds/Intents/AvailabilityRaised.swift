extension ChangeKind {
  static let availabilityRaised: ChangeKind = ChangeKind(
    "availability-raised", .dangerous, .savedShortcuts,
    summary: "a type requires a newer system, or is unavailable on a platform",
    rationale: """
      On a device with an older system the action is missing, and saved shortcuts that use it stop working. The \
      requirement counts together with the deployment target of the app: a type that requires iOS 17 in an app that \
      requires iOS 17 as well is not reported, and neither is a platform that the app is not built for. If the \
      deployment target is unknown, as for a folder without a project, the message says so. All platforms of a type \
      are one change.
      """,
    source: "Swift's availability attributes; Apple's metadata contains them for each action",
    reported: ChangeExample(
      "@available(iOS 16, *) struct A: AppIntent {}", "@available(iOS 17, *) struct ↓A: AppIntent {}"),
    harmless: ChangeExample(
      "@available(iOS 17, *) struct Book: AppEntity { struct Query: EntityQuery {} }",
      """
      @available(iOS 17, *) struct Book: AppEntity {}
      @available(iOS 17, *) struct BookQuery: EntityQuery {}
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.declarations {
      let limits = RaisedLimits(pair.old, pair.new, in: comparison)
      guard !limits.isEmpty else { continue }
      reporter.report(
        "'\(pair.new.name)' \(limits.words), so \(pair.old.keeper.loss) \(limits.place)", symbol: pair.old.symbol,
        at: .new(pair.new.location), audience: pair.old.keeper.audience,
        notes: [.before("the old version declares it here", pair.old.location)])
    }
  }
}

/// The systems that a type requires in the new version and did not require in the old one, if the new version still runs on
/// systems without it.
private struct RaisedLimits {
  /// Texts such as `iOS 17 instead of iOS 16`.
  private var raised: [String] = []
  private var unavailable: [String] = []
  /// Whether the oldest system that the app runs on is known for every platform in `raised`.
  private var isKnown = true

  init(_ old: Catalog.Declaration, _ new: Catalog.Declaration, in comparison: VersionComparison) {
    let systems = (old: comparison.old.systems[old.module], new: comparison.new.systems[new.module])
    let introductions = (old: old.introductions, new: new.introductions)
    let wasUnavailable = Set(old.availability.filter(\.isUnavailable).map(\.platform))
    var seen: Set<String> = []
    for entry in new.availability where seen.insert("\(entry.platform) \(entry.isUnavailable)").inserted {
      let platform = entry.platform
      // People lose nothing on a platform that one of the versions is not built for.
      guard
        platform == "*"
          || (systems.old?.mayShip(for: platform) ?? true) && (systems.new?.mayShip(for: platform) ?? true)
      else { continue }
      if entry.isUnavailable {
        if !wasUnavailable.contains(platform), !wasUnavailable.contains("*") {
          unavailable.append(platform == "*" ? "any platform" : platform)
        }
        continue
      }
      guard let introduced = introductions.new[platform] else { continue }
      let runsOn = (old: systems.old?.oldest(platform), new: systems.new?.oldest(platform))
      // If other platforms had a limit before, '*' covered this platform, from a system that is not known.
      let isCovered = introductions.old[platform] == nil && !introductions.old.isEmpty && runsOn.new == nil
      let stated = later(introductions.old[platform] ?? [], runsOn.old ?? [])
      let before = later(stated, Self.firstSystems[platform] ?? [])
      guard !isCovered, later(before, runsOn.new ?? []).lexicographicallyPrecedes(introduced) else { continue }
      let newer = "\(platform) \(introduced.dotted)"
      raised.append(stated.isEmpty ? newer : "\(newer) instead of \(platform) \(before.dotted)")
      if runsOn.new == nil { isKnown = false }
    }
  }

  /// The first system with App Intents, by platform, as Apple's documentation states it: on older ones nobody had the type.
  private static let firstSystems: [String: [Int]] = [
    "iOS": [16], "macCatalyst": [16], "macOS": [13], "tvOS": [16], "visionOS": [1], "watchOS": [9],
  ]

  var isEmpty: Bool { raised.isEmpty && unavailable.isEmpty }

  /// The raised limits in the words of the message: "now requires iOS 17 instead of iOS 16 and is no longer available on macOS".
  var words: String {
    var parts: [String] = []
    if !raised.isEmpty { parts.append("now requires \(raised.joined(separator: " and "))") }
    if !unavailable.isEmpty { parts.append("is no longer available on \(unavailable.joined(separator: " and "))") }
    return parts.joined(separator: " and ")
  }

  /// The systems on which the type is missing, in the words of the message.
  var place: String {
    guard !raised.isEmpty else { return "there" }
    let older = "on older systems" + (isKnown ? ", which the app still runs on" : ", if the app still runs on them")
    return unavailable.isEmpty ? older : "there and \(older)"
  }
}

extension Catalog.Declaration {
  /// The latest version that the `@available` attributes require, by platform.
  fileprivate var introductions: [String: [Int]] {
    var latest: [String: [Int]] = [:]
    for entry in availability {
      if let introduced = entry.introduced { latest[entry.platform] = later(latest[entry.platform] ?? [], introduced) }
    }
    return latest
  }
}
