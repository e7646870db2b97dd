/// The settings of one target in several levels: a higher one replaces or extends (`$(inherited)`) a lower one.
///
/// Source: `Settings.swift` and `MacroValueAssignmentTable.swift` of swift-build. From low to high: the build system's
/// defaults, the project's `.xcconfig`, the project's settings, the target's `.xcconfig`, the target's settings.
struct SettingsTable: Sendable {
  /// Below all others.
  private var defaults: [String: String] = [:]
  /// The assignments that all targets of a project have, by name, from the lowest to the highest. Shared, so it never changes.
  private var shared: [String: [SettingAssignment]] = [:]
  private var assignments: [String: [SettingAssignment]] = [:]

  init() {}

  /// A level above all that were added before. Within it a later assignment is above an earlier one.
  mutating func add(_ level: [SettingAssignment]) {
    for assignment in level { assignments[assignment.name, default: []].append(assignment) }
  }

  /// The members of `buildSettings`: their order is that of their names, so conditions come after the name alone.
  mutating func add(_ members: [(key: String, value: String)]) {
    add(members.sorted { $0.key < $1.key }.compactMap { SettingAssignment(key: $0.key[...], value: $0.value) })
  }

  /// A table for each target of a project, whose settings are in this one. They share its assignments.
  func forTarget(_ defaults: [String: String]) -> SettingsTable {
    var table = SettingsTable()
    table.defaults = defaults
    table.shared = shared.isEmpty ? assignments : shared.merging(assignments) { $0 + $1 }
    return table
  }

  func isSet(_ name: String) -> Bool { assignments[name] != nil || shared[name] != nil || defaults[name] != nil }

  /// The values of one setting that apply, from the lowest to the highest.
  func values(of name: String, in surroundings: SettingSurroundings) -> [String] {
    var values = defaults[name].map { [$0] } ?? []
    for level in [shared[name], assignments[name]] {
      for assignment in level ?? [] where assignment.applies(in: surroundings) { values.append(assignment.value) }
    }
    return values
  }
}
