import IntentModel

/// A release of a platform that `if #available` distinguishes. Limits apply to the shortcuts of one system.
struct SystemRelease: Equatable, Sendable {
  /// `*` for a platform that no availability check names.
  var platform: String
  var version: [Int]

  /// The first release of each range of releases that list the same shortcuts, from the deployment target on.
  static func all(for shortcuts: [AppShortcut], _ settings: LintSettings) -> [SystemRelease] {
    var releases = [SystemRelease(platform: "*", version: [])]
    func add(_ platform: String, _ version: [Int]) {
      let release = SystemRelease(platform: platform, version: version)
      if !releases.contains(release) { releases.append(release) }
    }
    for availability in shortcuts.flatMap(\.availability) {
      let lowest = settings.deployment[availability.platform] ?? [0]
      add(availability.platform, lowest)
      for version in [availability.introduced, availability.obsoleted].compactMap(\.self).map(numbers)
      where lowest.lexicographicallyPrecedes(version) {
        add(availability.platform, version)
      }
    }
    return releases.sorted {
      $0.platform != $1.platform ? $0.platform < $1.platform : $0.version.lexicographicallyPrecedes($1.version)
    }
  }

  fileprivate static func numbers(_ version: String) -> [Int] {
    var numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    // `17` and `17.0` are the same release.
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}

extension AppShortcut {
  /// Whether the availability checks around the App Shortcut succeed on a release.
  func isListed(on release: SystemRelease) -> Bool {
    let own = availability.filter { $0.platform == release.platform }
    // `else` applies to older releases of the platforms that the check names. On other platforms, the `if` applies.
    if own.allSatisfy({ $0.obsoleted == nil }), availability.contains(where: { $0.obsoleted != nil }) { return false }
    return own.allSatisfy { availability in
      if let introduced = availability.introduced.map(SystemRelease.numbers),
        release.version.lexicographicallyPrecedes(introduced)
      {
        return false
      }
      if let obsoleted = availability.obsoleted.map(SystemRelease.numbers) {
        return release.version.lexicographicallyPrecedes(obsoleted)
      }
      return true
    }
  }
}

extension [ListedShortcut] {
  /// The shortcuts of one system, for each group of systems that have the same shortcuts. A build has only one
  /// alternative of each provider.
  func perSystem(_ settings: LintSettings) -> [[ListedShortcut]] {
    let releases = SystemRelease.all(for: map(\.shortcut), settings)
    let conditions = Set(map(\.shortcut.conditions))
    return releases.flatMap { release in
      conditions.map { branch in
        filter { $0.shortcut.isListed(on: release) && branch.starts(with: $0.shortcut.conditions) }
      }
    }
  }

  /// The largest of the lists of `perSystem`, or the first of several.
  func longestPerSystem(_ settings: LintSettings, by size: ([ListedShortcut]) -> Int = \.count) -> [ListedShortcut] {
    var longest: [ListedShortcut] = [], record = -1
    for list in perSystem(settings) where size(list) > record {
      record = size(list)
      longest = list
    }
    return longest
  }
}
