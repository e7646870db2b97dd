import SourceScan

/// The language mode of a version: `5` of `5.0` and `5.9`, `4.2` of `4.2`. Nil if the text is not a version.
///
/// Source: `-swift-version` of the compiler, which takes 4, 4.2, 5 and 6.
func languageMode(ofVersion version: String) -> String? {
  let parts = version.split(separator: ".")
  guard let major = parts.first, let number = Int(major), number > 0 else { return nil }
  return number == 4 && parts.dropFirst().first == "2" ? "4.2" : String(number)
}

extension TargetSettings {
  /// The names that `#if` finds defined: those of each platform, put together. Targets with equal settings share one list.
  mutating func compilationConditions(
    sharing known: inout [[String?]: [CompilationCondition]]
  ) -> [CompilationCondition] {
    var texts: [String?] = []
    for platform in platforms.isEmpty ? [nil] : platforms.map(Optional.some) {
      texts += [
        platform?.rawValue, value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", on: platform),
        value(of: "OTHER_SWIFT_FLAGS", on: platform),
      ]
    }
    let conditions = known[texts] ?? compilationConditions()
    known[texts] = conditions
    return conditions
  }

  private mutating func compilationConditions() -> [CompilationCondition] {
    guard !platforms.isEmpty else { return conditions(on: nil).map { CompilationCondition(name: $0) } }
    var names: [String] = [], holders: [String: Set<ApplePlatform>] = [:]
    for platform in platforms {
      for name in conditions(on: platform) {
        if holders[name] == nil { names.append(name) }
        holders[name, default: []].insert(platform)
      }
    }
    return names.map { name in
      let platforms = holders[name] ?? []
      return CompilationCondition(name: name, platforms: platforms.count == self.platforms.count ? nil : platforms)
    }
  }

  private mutating func conditions(on platform: ApplePlatform?) -> [String] {
    let defined = Manifest.Target.defines(inFlags: list(of: "OTHER_SWIFT_FLAGS", on: platform))
    return (list(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", on: platform) + defined).uniqued
  }
}

/// `EXCLUDED_SOURCE_FILE_NAMES` without the files of `INCLUDED_SOURCE_FILE_NAMES`, for each platform.
///
/// Source: `BuildFileFilteringContext.swift` of swift-build.
struct ExcludedFiles {
  private var patterns: [(platform: ApplePlatform?, excluded: [FilePattern], included: [FilePattern])] = []

  init(_ settings: inout TargetSettings) {
    guard settings.isSet("EXCLUDED_SOURCE_FILE_NAMES") else { return }
    let platforms = settings.platforms.isEmpty ? [nil] : settings.platforms.map(Optional.some)
    for platform in platforms {
      patterns.append(
        (
          platform, settings.list(of: "EXCLUDED_SOURCE_FILE_NAMES", on: platform).map(FilePattern.init),
          settings.list(of: "INCLUDED_SOURCE_FILE_NAMES", on: platform).map(FilePattern.init)
        ))
    }
  }

  /// The file, limited to the platforms that don't exclude it; nil if all do.
  func remaining(_ file: TargetFile) -> TargetFile? {
    if patterns.isEmpty { return file }
    let remaining = patterns.filter { pattern in
      !pattern.excluded.contains { $0.matchesEnd(ofPath: file.path) }
        || pattern.included.contains { $0.matchesEnd(ofPath: file.path) }
    }
    if remaining.count == patterns.count { return file }
    return file.limited(to: Set(remaining.compactMap(\.platform)))
  }
}
