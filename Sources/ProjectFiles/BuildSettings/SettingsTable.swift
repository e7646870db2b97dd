/// The settings of one target in several levels: a higher one replaces or extends (`$(inherited)`) a lower one.
///
/// Source: `Settings.swift` and `MacroValueAssignmentTable.swift` of swift-build. From low to high: the build system's
/// defaults, the project's `.xcconfig`, the project's settings, the target's `.xcconfig`, the target's settings.
struct SettingsTable: Sendable {
  /// Assignments by name. Targets share levels, so a level never changes.
  struct Level: Sendable {
    fileprivate let assignments: [String: [SettingAssignment]]

    /// Makes a level in which a later assignment is above an earlier one.
    init(_ assignments: [SettingAssignment]) { self.assignments = Dictionary(grouping: assignments, by: \.name) }

    /// Makes a level of the members of `buildSettings`, in the order of their keys, so that `NAME[sdk=…]` is above `NAME`.
    init(_ members: [(key: String, value: String)]) {
      self.init(members.sorted { $0.key < $1.key }.compactMap { SettingAssignment(key: $0.key[...], value: $0.value) })
    }
  }

  /// The values below all levels.
  private var defaults: [String: String]
  /// The levels from the lowest to the highest.
  private var levels: [Level]

  init(defaults: [String: String] = [:], _ levels: [Level] = []) {
    self.defaults = defaults
    self.levels = levels
  }

  /// Adds a level above all others.
  mutating func add(_ level: [SettingAssignment]) { levels.append(Level(level)) }

  func isSet(_ name: String) -> Bool { defaults[name] != nil || levels.contains { $0.assignments[name] != nil } }

  /// The values of one setting that apply, from the lowest to the highest.
  func values(of name: String, in surroundings: SettingSurroundings) -> [String] {
    var values = defaults[name].map { [$0] } ?? []
    for level in levels {
      for assignment in level.assignments[name] ?? [] where assignment.applies(in: surroundings) {
        values.append(assignment.value)
      }
    }
    return values
  }
}
