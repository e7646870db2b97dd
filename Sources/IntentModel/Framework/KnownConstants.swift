/// The cases of an enum of the framework by name, with the numbers that Apple's metadata has for them. Rows are found by name and
/// by number.
package struct KnownConstants: Sendable {
  package struct Row: Sendable {
    var name: String
    package var number: Int
    /// The evidence for the number. The names are those of the interface of iOS 17.4, unless stated otherwise.
    package var evidence: Evidence
  }

  package let rows: [Row]

  init(_ rows: [(name: String, number: Int, evidence: Evidence)]) {
    self.rows = rows.map { Row(name: $0.name, number: $0.number, evidence: $0.evidence) }
  }

  /// Numbers the names in their order, from 0. Documents have the numbers of the names in `seen`; `evidence` is for the others.
  init(numbered names: [String], _ evidence: Evidence, seen: Set<String> = []) {
    rows = names.enumerated().map { Row(name: $1, number: $0, evidence: seen.contains($1) ? .document : evidence) }
  }

  package var names: [String] { rows.map(\.name) }
  /// The names as messages list them: `'.stepper', '.field', '.slider'`.
  package var spelled: String { names.map { "'.\($0)'" }.joined(separator: ", ") }
  package func row(_ name: String) -> Row? { rows.first { $0.name == name } }
  /// The name of a number, the first one if several names share it; nil for a number without a row.
  package func name(_ number: Int) -> String? { rows.first { $0.number == number }?.name }
}

extension KnownConstants {
  /// `IntentAuthenticationPolicy`. Documents have 0 and 2; two tools assert 1 about the output of Xcode 27.
  package static let authenticationPolicies = KnownConstants([
    ("alwaysAllowed", 0, .document), ("requiresAuthentication", 1, .asserted),
    ("requiresLocalDeviceAuthentication", 2, .document),
  ])

  /// The comparison operators of parameter summaries. The framework's code that evaluates each operator shows all numbers;
  /// documents have 0 and 2, too.
  package static let comparisons = KnownConstants([
    ("hasAnyValue", 0, .document), ("notEqualTo", 1, .coder), ("equalTo", 2, .document), ("lessThan", 3, .coder),
    ("lessThanOrEqualTo", 4, .coder), ("greaterThan", 5, .coder), ("greaterThanOrEqualTo", 6, .coder),
    ("oneOf", 7, .coder), ("hasNoValue", 8, .coder), ("doesNotContain", 9, .coder), ("contains", 10, .coder),
    ("hasPrefix", 11, .coder), ("hasSuffix", 12, .coder),
  ])

  /// The comparators of property queries. Documents have 0, 6, 7 and 8, and the initializers of the comparators' classes have 7,
  /// 8 and 9. One document has 2 to 5, and two assignments fit it: less 2, less or equal 3, greater 4, greater or equal 5; or the
  /// same with less and greater exchanged. No source decides between them, so these four comparators have no row; 1 is the number
  /// that both leave for `NotEqualToComparator`.
  package static let comparators = KnownConstants([
    ("EqualToComparator", 0, .document), ("NotEqualToComparator", 1, .coder), ("ContainsComparator", 6, .document),
    ("HasPrefixComparator", 7, .document), ("HasSuffixComparator", 8, .document), ("IsBetweenComparator", 9, .coder),
  ])

  package static let comparatorsWithoutNumber: Set = [
    "LessThanComparator", "LessThanOrEqualToComparator", "GreaterThanComparator", "GreaterThanOrEqualToComparator",
  ]

  /// `ShortcutTileColor`, numbered as by a tool that was compared with Xcode's output. A document with its source has 7 for blue.
  package static let tileColors = KnownConstants(
    numbered: [
      "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape", "purple", "pink",
      "grayBlue", "grayGreen", "grayBrown",
    ], .asserted, seen: ["blue"])
  /// The number that documents have if the app declares no color: that of `grayBrown`, the last one.
  package static let defaultTileColor = 14

  /// The styles of controls for numbers. Evidence for the order: a tool that was compared with Xcode's output, and the order of
  /// declaration in the interfaces of iOS 17.4 and macOS 27.0.
  package static let controlStyles = KnownConstants(numbered: ["stepper", "field", "slider"], .asserted)

  /// The classes of units of `Measurement`. A document has 7, a tool that was compared with Xcode's output has 1, and the
  /// runtime's headers have the others. 0 means no unit.
  package static let units = KnownConstants([
    ("", 0, .coder), ("UnitLength", 1, .asserted), ("UnitMass", 2, .coder), ("UnitTemperature", 3, .coder),
    ("UnitVolume", 4, .coder), ("UnitSpeed", 5, .coder), ("UnitEnergy", 6, .coder), ("UnitDuration", 7, .document),
    ("UnitAcceleration", 8, .coder), ("UnitAngle", 9, .coder), ("UnitArea", 10, .coder),
    ("UnitConcentrationMass", 11, .coder), ("UnitDispersion", 12, .coder), ("UnitElectricCharge", 13, .coder),
    ("UnitElectricCurrent", 14, .coder), ("UnitElectricPotentialDifference", 15, .coder),
    ("UnitElectricResistance", 16, .coder), ("UnitFrequency", 17, .coder), ("UnitFuelEfficiency", 18, .coder),
    ("UnitIlluminance", 19, .coder), ("UnitInformationStorage", 20, .coder), ("UnitPower", 21, .coder),
    ("UnitPressure", 22, .coder),
  ])

  /// The cases of `InputConnectionBehavior`.
  package static let inputConnections = KnownConstants([
    ("default", 0, .document), ("never", 1, .coder), ("connectToPreviousIntentResult", 2, .document),
  ])

  /// `IntentModes`: the bit of each mode, and of `foreground` with each argument. The names are those in Apple's documentation of
  /// iOS 26.
  package static let modes = KnownConstants([
    ("background", 1, .document), ("foreground", foregroundMode, .document),
    ("foreground(immediate)", foregroundMode, .document),
    ("foreground(deferred)", deferredMode, .document), ("foreground(dynamic)", dynamicMode, .document),
  ])
  package static let foregroundMode = 2
  package static let deferredMode = 4
  package static let dynamicMode = 8

  /// `StringSearchScope`. Documents have the names, not the numbers; two public builds assert the names after the first one.
  package static let searchScopes = KnownConstants([
    ("general", 0, .document), ("movies", 1, .asserted), ("tv", 2, .asserted), ("freeformVideo", 3, .asserted),
  ])

  /// `IntentInputOptions.KeyboardType`, as far as the numbers are known.
  static let keyboardTypes = KnownConstants([("default", 0, .asserted), ("URL", 2, .asserted)])
  /// `IntentInputOptions.CapitalizationType`. `sentences` is 2, because Shortcuts reads 2 if the key is missing, and `sentences`
  /// is the initializer's default. 1 and 3 are `words` and `allCharacters` in an unknown order: the order of declaration does not
  /// decide it, because the numbers of keyboards do not follow it either.
  static let capitalizationTypes = KnownConstants([("none", 0, .document), ("sentences", 2, .coder)])
}

/// An argument of `IntentInputOptions`: `.init(keyboardType: .URL, multiline: true)`.
package struct KnownInputOption: Sendable {
  package var label: String
  /// The key in documents, without the prefix that the keys of all parameters' options have.
  package var key: String
  package var evidence: Evidence
  /// The cases of an option that is an enum; nil for a flag.
  package var choices: KnownConstants?

  package static let all = [
    KnownInputOption(label: "multiline", key: "StringMultiline", evidence: .asserted),
    KnownInputOption(label: "autocorrect", key: "StringAutocorrect", evidence: .document),
    KnownInputOption(label: "smartQuotes", key: "StringSmartQuotes", evidence: .document),
    KnownInputOption(label: "smartDashes", key: "StringSmartDashes", evidence: .document),
    KnownInputOption(
      label: "keyboardType", key: "StringKeyboardType", evidence: .asserted, choices: KnownConstants.keyboardTypes),
    KnownInputOption(
      label: "capitalizationType", key: "StringCapitalizationType", evidence: .document,
      choices: KnownConstants.capitalizationTypes),
  ]
}
