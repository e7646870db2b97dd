/// The names of an enum of the framework's with the numbers that Apple's metadata has for them: a row for each, both ways.
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

  /// Names that are numbered in their order. `seen`: those that documents have.
  init(numbered names: [String], _ evidence: Evidence, seen: Set<String> = []) {
    rows = names.enumerated().map { Row(name: $1, number: $0, evidence: seen.contains($1) ? .document : evidence) }
  }

  package var names: [String] { rows.map(\.name) }
  /// `'.stepper', '.field', '.slider'`
  package var spelled: String { names.map { "'.\($0)'" }.joined(separator: ", ") }
  package func row(_ name: String) -> Row? { rows.first { $0.name == name } }
  /// The name of a number; the first one if several names share it.
  package func name(_ number: Int) -> String? { rows.first { $0.number == number }?.name }
}

extension KnownConstants {
  /// `IntentAuthenticationPolicy`. 2 in a document, two tools' assertions on Xcode 27's output for the rest.
  package static let authenticationPolicies = KnownConstants([
    ("alwaysAllowed", 0, .document), ("requiresAuthentication", 1, .asserted),
    ("requiresLocalDeviceAuthentication", 2, .document),
  ])

  /// The operators of summaries, by the framework's evaluation, operator by operator; 0 and 2 in documents as well.
  package static let comparisons = KnownConstants([
    ("hasAnyValue", 0, .document), ("notEqualTo", 1, .coder), ("equalTo", 2, .document), ("lessThan", 3, .coder),
    ("lessThanOrEqualTo", 4, .coder), ("greaterThan", 5, .coder), ("greaterThanOrEqualTo", 6, .coder),
    ("oneOf", 7, .coder), ("hasNoValue", 8, .coder), ("doesNotContain", 9, .coder), ("contains", 10, .coder),
    ("hasPrefix", 11, .coder), ("hasSuffix", 12, .coder),
  ])

  /// The comparators of property queries. 0, 6, 7 and 8 are in documents, 7, 8 and 9 in the initializers of their classes, 1 is
  /// the rest in either of the two assignments of 2 to 5 that fit the one document that has them: less 2, less or equal 3,
  /// greater 4, greater or equal 5; or greater first. No source decides between the two, so these four have no row.
  package static let comparators = KnownConstants([
    ("EqualToComparator", 0, .document), ("NotEqualToComparator", 1, .coder), ("ContainsComparator", 6, .document),
    ("HasPrefixComparator", 7, .document), ("HasSuffixComparator", 8, .document), ("IsBetweenComparator", 9, .coder),
  ])

  package static let comparatorsWithoutNumber: Set = [
    "LessThanComparator", "LessThanOrEqualToComparator", "GreaterThanComparator", "GreaterThanOrEqualToComparator",
  ]

  /// `ShortcutTileColor`, in the order of a tool that was compared with Xcode's output. A document with its source has 7 for blue.
  package static let tileColors = KnownConstants(
    numbered: [
      "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape", "purple", "pink",
      "grayBlue", "grayGreen", "grayBrown",
    ], .asserted, seen: ["blue"])
  /// Written when the app declares none: the number of the last one.
  package static let defaultTileColor = 14

  /// A tool that was compared with Xcode's output, and the order of declaration in the interfaces of iOS 17.4 and macOS 27.0.
  package static let controlStyles = KnownConstants(numbered: ["stepper", "field", "slider"], .asserted)

  /// The units of `Measurement`. 7 in a document, 1 by a tool that was compared with Xcode's output, the rest by the runtime's headers. 0 means no
  /// unit.
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

  /// `InputConnectionBehavior`
  package static let inputConnections = KnownConstants([
    ("default", 0, .document), ("never", 1, .coder), ("connectToPreviousIntentResult", 2, .document),
  ])

  /// `IntentModes`, each a bit: a mode, and `foreground` with its argument. Names by Apple's documentation of iOS 26.
  package static let modes = KnownConstants([
    ("background", 1, .document), ("foreground", foregroundMode, .document),
    ("foreground(immediate)", foregroundMode, .document),
    ("foreground(deferred)", deferredMode, .document), ("foreground(dynamic)", dynamicMode, .document),
  ])
  package static let foregroundMode = 2
  package static let deferredMode = 4
  package static let dynamicMode = 8

  /// `StringSearchScope`: documents have the names. Two public builds assert those after the first.
  package static let searchScopes = KnownConstants([
    ("general", 0, .document), ("movies", 1, .asserted), ("tv", 2, .asserted), ("freeformVideo", 3, .asserted),
  ])

  /// The options of a text's input that are enums, by the end of their keys in documents.
  static let keyboardTypes = KnownConstants([("default", 0, .asserted), ("URL", 2, .asserted)])
  /// Shortcuts reads 2 where the key is missing, and the initializer's default is `sentences`. 1 and 3 are `words` and
  /// `allCharacters`, in an unknown order: the numbers of keyboards do not follow the order of the interface either.
  static let capitalizationTypes = KnownConstants([("none", 0, .document), ("sentences", 2, .coder)])
}

/// An argument of `IntentInputOptions`: `.init(keyboardType: .URL, multiline: true)`.
package struct KnownInputOption: Sendable {
  package var label: String
  /// Documents have it after a common prefix.
  package var key: String
  package var evidence: Evidence
  /// Nil for a flag.
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
