/// The numbers that encode names in actions, parameters, summaries and shortcuts.
enum ActionNumbers {
  /// Two tools' assertions on Xcode 27's output, and 2 in a capture.
  static let authenticationPolicies = [
    "alwaysAllowed": 0, "requiresAuthentication": 1, "requiresLocalDeviceAuthentication": 2,
  ]

  /// Bits of `outputFlags`. 1 and 7 as sums by other tools' assertions, the rest by captures with sources.
  enum Output {
    static let opensIntent = 1
    static let showsSnippetView = 2
    static let providesDialog = 4
    static let noResult = 8
    static let showsSnippetIntent = 32
  }

  /// Bits of `supportedModes`: `background`, `foreground` and the argument of `foreground`.
  enum Mode {
    static let background = 1
    static let foreground = 2
    static let deferred = 4
    static let dynamic = 8
    /// Sums whose `openAppWhenRun` is known.
    static let opensApp = [1: false, 2: true, 4: true, 8: false, 9: false]
  }

  /// The runtime's evaluation, operator by operator; 0 and 2 in captures as well.
  static let comparisons = [
    "hasAnyValue": 0, "notEqualTo": 1, "equalTo": 2, "lessThan": 3, "lessThanOrEqualTo": 4, "greaterThan": 5,
    "greaterThanOrEqualTo": 6, "oneOf": 7, "hasNoValue": 8, "doesNotContain": 9, "contains": 10, "hasPrefix": 11,
    "hasSuffix": 12,
  ]

  /// The order by a tool that was checked against Xcode's output; the last is written when nothing is declared.
  static let tileColors = [
    "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape", "purple", "pink",
    "grayBlue", "grayGreen", "grayBrown",
  ]
  static let defaultTileColor = 14

  /// A tool that was checked against Xcode's output, and the order of declaration in the interfaces of iOS 17.4 and macOS 27.0:
  /// stepper, field, slider.
  static let controlStyles = ["stepper": 0, "field": 1, "slider": 2]
}
