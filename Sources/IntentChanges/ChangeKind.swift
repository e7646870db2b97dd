/// One way in which a new version can differ from an old one, in one file: its description, two examples, and the function that
/// finds it.
///
/// The generated page, `intentscan explain`, the SARIF table and the check of allow files use the list of kinds, and the tests
/// run the cases of `Tests/ChangeCases`. A kind reads only the comparison, and does not depend on other kinds.
package struct ChangeKind: Sendable {
  /// The harm of a change (the levels of GraphQL Inspector).
  package enum Level: String, Comparable, Sendable, CaseIterable {
    /// Users see it, and nothing stops working.
    case info
    /// Something may behave differently or stop working; saved shortcuts keep their values.
    case dangerous
    /// Saved shortcuts stop working, or lose a value.
    case breaking

    package static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The next lower level, or `info`, for declarations that the old version no longer offered to users.
    var lowered: Level { self == .breaking ? .dangerous : .info }
  }

  /// The part of an app that the change affects, most harmful first.
  package enum Audience: String, Comparable, Sendable, CaseIterable {
    case savedShortcuts = "saved shortcuts"
    case widgets = "widgets and controls"
    case siri = "Siri phrases and tiles"
    case display = "display"

    package static func < (left: Audience, right: Audience) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The name of the change in kebab case. Never reused.
  package let id: String
  /// The level of most of its changes. A single change may have another level, for a reason that the rationale states.
  package let level: Level
  /// The audience of most of its changes. A change of an intent that configures widgets affects these instead of saved shortcuts.
  package let audience: Audience
  /// One line that starts with a lowercase letter.
  package let summary: String
  /// The effect on users, and what to do instead.
  package let rationale: String
  /// The evidence for the rationale.
  package let source: String
  /// The examples of its page, made on demand, because a comparison shows none.
  package var reported: ChangeExample { makeReported() }
  /// A change that looks similar and is not of this kind.
  package var harmless: ChangeExample {
    var example = makeHarmless()
    if example.startsAsReported { example.before = reported.before.filter { $0 != "↓" } }
    return example
  }
  private let makeReported: @Sendable () -> ChangeExample
  private let makeHarmless: @Sendable () -> ChangeExample
  let check: @Sendable (VersionComparison, inout ChangeReporter) -> Void

  /// Not inlined, because there are many kinds and examples.
  @inline(never)
  init(
    _ id: String, _ level: Level, _ audience: Audience, summary: String, rationale: String, source: String,
    reported: @escaping @Sendable @autoclosure () -> ChangeExample,
    harmless: @escaping @Sendable @autoclosure () -> ChangeExample,
    check: @escaping @Sendable (VersionComparison, inout ChangeReporter) -> Void
  ) {
    self.id = id
    self.level = level
    self.audience = audience
    self.summary = summary
    self.rationale = rationale
    self.source = source
    makeReported = reported
    makeHarmless = harmless
    self.check = check
  }
}

/// Two versions of a source, for the page of a kind.
package struct ChangeExample: Sendable {
  /// `↓` marks the reported location: in the new version, or in the old one if the new one does not contain the declaration. A
  /// line `// file: Kit/Name.swift` starts another file, in the module Kit. A file without imports gets `import AppIntents`.
  package fileprivate(set) var before: String
  package let after: String
  fileprivate var startsAsReported = false
  /// The level of the change, if it differs from the level of the kind.
  package let level: ChangeKind.Level?
  /// The new version with the fix applied.
  package let fixed: String?

  @inline(never)
  init(_ before: String, _ after: String, level: ChangeKind.Level? = nil, fixed: String? = nil) {
    self.before = before
    self.after = after
    self.level = level
    self.fixed = fixed
  }

  /// An example of a harmless change, with the old version of the reported example.
  @inline(never)
  init(instead after: String) {
    self.init("", after)
    startsAsReported = true
  }
}
