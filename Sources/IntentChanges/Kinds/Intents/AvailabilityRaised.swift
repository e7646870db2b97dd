extension ChangeKind {
  static let availabilityRaised = ChangeKind(
    "availability-raised", .dangerous, .savedShortcuts,
    summary: "a type requires a newer system, or is unavailable on a platform",
    rationale: """
      On a device with an older system the action is missing, and saved shortcuts that use it stop working. This \
      affects users only if the deployment target of the new version includes such systems; the sources do not state \
      it.
      """,
    source: "Swift's availability attributes; Apple's metadata contains them for each action",
    examples: [
      ChangeExample("@available(iOS 16, *) struct A: AppIntent {}", "@available(iOS 17, *) struct ↓A: AppIntent {}"),
      ChangeExample("struct A: AppIntent {}", "@available(iOS 18, *) struct ↓A: AppIntent {}"),
      ChangeExample("struct A: AppIntent {}", "@available(macOS, unavailable) struct ↓A: AppIntent {}"),
    ],
    harmless: [
      ChangeExample("@available(iOS 17, *) struct A: AppIntent {}", "@available(iOS 17.0, *) struct A: AppIntent {}"),
      ChangeExample("@available(iOS 18, *) struct A: AppIntent {}", "@available(iOS 17, *) struct A: AppIntent {}"),
      ChangeExample(
        "@available(iOS 17, *) struct A: AppIntent {}", "@available(iOS 17, macOS 14, *) struct A: AppIntent {}"),
    ]
  ) { comparison, reporter in
    for pair in comparison.declarations {
      for limit in pair.old.raisedLimits(in: pair.new) {
        reporter.report(
          "'\(pair.new.name)' \(limit)", symbol: pair.old.symbol, at: .new(pair.new.location),
          notes: [.before("the old version declares it here", pair.old.location)])
      }
    }
  }
}

extension Catalog.Declaration {
  /// "now requires iOS 17 instead of iOS 16, so …"
  fileprivate func raisedLimits(in new: Catalog.Declaration) -> [String] {
    func text(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }
    let hadLimits = availability.contains { $0.introduced != nil }
    let wasUnavailable = Set(availability.filter(\.isUnavailable).map(\.platform))
    let introductions = (old: self.introductions, new: new.introductions)
    var limits: [String] = [], seen: Set<String> = []
    for entry in new.availability where seen.insert("\(entry.platform) \(entry.isUnavailable)").inserted {
      if entry.isUnavailable, !wasUnavailable.contains(entry.platform) {
        limits.append("is no longer available on \(entry.platform), so saved shortcuts that use it stop working there")
      }
      guard entry.introduced != nil, let introduced = introductions.new[entry.platform] else { continue }
      let newer = "\(entry.platform) \(text(introduced))"
      let effect = "saved shortcuts that use it stop working on older systems"
      if let before = introductions.old[entry.platform] {
        guard before.lexicographicallyPrecedes(introduced) else { continue }
        limits.append("now requires \(newer) instead of \(entry.platform) \(text(before)), so \(effect)")
      } else if !hadLimits {
        // If other platforms had a limit before, '*' covered this platform.
        limits.append("now requires \(newer), so \(effect)")
      }
    }
    return limits
  }

  /// By platform, the latest version that an attribute asks for.
  private var introductions: [String: [Int]] {
    var latest: [String: [Int]] = [:]
    for entry in availability {
      guard let introduced = entry.introduced else { continue }
      if latest[entry.platform]?.lexicographicallyPrecedes(introduced) ?? true { latest[entry.platform] = introduced }
    }
    return latest
  }
}
