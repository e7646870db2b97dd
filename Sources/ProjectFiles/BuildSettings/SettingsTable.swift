/// The settings of one target: several levels, of which a higher one replaces or extends (`$(inherited)`) a lower one.
///
/// Source: `Settings.swift` and `MacroValueAssignmentTable.swift` of swift-build. From low to high: what the build system
/// assumes, the project's `.xcconfig`, the project's settings, the target's `.xcconfig`, the target's settings.
struct SettingsTable: Sendable {
  /// By name, from the lowest to the highest.
  private var assignments: [String: [SettingAssignment]] = [:]

  init() {}

  /// A level above all that were added before. Within it a later assignment is above an earlier one.
  mutating func add(_ level: [SettingAssignment]) {
    for assignment in level { assignments[assignment.name, default: []].append(assignment) }
  }

  /// A level of settings without conditions.
  mutating func add(_ level: KeyValuePairs<String, String>) {
    add(level.compactMap { SettingAssignment(key: $0.key[...], value: $0.value) })
  }

  /// The members of `buildSettings`: their order is that of their names, so conditions come after the name alone.
  mutating func add(_ members: [(key: String, value: String)]) {
    add(members.sorted { $0.key < $1.key }.compactMap { SettingAssignment(key: $0.key[...], value: $0.value) })
  }

  func isSet(_ name: String) -> Bool { assignments[name] != nil }

  /// The values of one setting that apply, from the lowest to the highest.
  func values(of name: String, in surroundings: SettingSurroundings) -> [String] {
    assignments[name, default: []].filter { $0.applies(in: surroundings) }.map(\.value)
  }
}
