extension ChangeKind {
  static let availabilityRaised = ChangeKind(
    "availability-raised", .dangerous, .savedShortcuts, summary: "a type is available on fewer systems",
    rationale: """
      On a device with an older system the action is gone, and with it every shortcut that uses it. Whether any such device \
      still gets the new version depends on the deployment target, which the sources don't tell.
      """,
    source: "Swift's availability attributes; Apple's metadata carries them for each action",
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
          "'\(pair.new.name)' is \(limit)", symbol: pair.old.symbol, at: .new(pair.new.location),
          notes: [.before("it was declared here", pair.old.location)])
      }
    }
  }
}

extension Catalog.Declaration {
  /// "available from iOS 17.0 on, not from 16.0"
  fileprivate func raisedLimits(in new: Catalog.Declaration) -> [String] {
    func text(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }
    let hadLimits = availability.contains { $0.introduced != nil }
    var limits: [String] = []
    for entry in new.availability {
      let old = availability.first { $0.platform == entry.platform }
      if entry.isUnavailable, old?.isUnavailable != true { limits.append("no longer available on \(entry.platform)") }
      guard let introduced = entry.introduced else { continue }
      if let before = old?.introduced {
        guard before.lexicographicallyPrecedes(introduced) else { continue }
        limits.append("available from \(entry.platform) \(text(introduced)) on, no longer from \(text(before))")
      } else if !hadLimits {
        // A platform beside others that were limited before was covered by '*'.
        limits.append("available from \(entry.platform) \(text(introduced)) on only")
      }
    }
    return limits
  }
}
