/// One way in which a new version can differ from an old one, told in one file: what it is, whom it hurts, what it looks
/// like, how it is found.
///
/// From the list of kinds alone come the tests, the generated page, `intentscan explain`, the SARIF table and the checker
/// of allow files. A kind reads the comparison and nothing else, and relies on no other kind.
public struct ChangeKind: Sendable {
  /// How much harm it does (the levels of GraphQL Inspector).
  public enum Level: String, Comparable, Sendable, CaseIterable {
    /// People see it, and lose nothing.
    case info
    /// Something may ask, move or stop working; what people saved is kept.
    case dangerous
    /// What people saved stops working, or loses a value.
    case breaking

    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .info: 0
      case .dangerous: 1
      case .breaking: 2
      }
    }

    /// One step down, for what nobody was meant to use any more.
    var lowered: Level { self == .breaking ? .dangerous : .info }
  }

  /// Who is hurt, most hurt first.
  public enum Audience: String, Comparable, Sendable, CaseIterable {
    case savedShortcuts = "saved shortcuts"
    case siri = "Siri phrases and tiles"
    case display = "display"

    public static func < (left: Audience, right: Audience) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .savedShortcuts: 0
      case .siri: 1
      case .display: 2
      }
    }
  }

  /// Kebab case, names what happened. Never reused.
  public let id: String
  /// The level of most of its changes; a change may be of another one, for the reason that the rationale gives.
  public let level: Level
  public let audience: Audience
  /// One line, starts in lower case.
  public let summary: String
  /// What breaks for whom, and what to do instead.
  public let rationale: String
  /// Where the fact comes from.
  public let source: String
  public let examples: [ChangeExample]
  /// Near misses: what looks like it and does no harm of this kind.
  public let harmless: [ChangeExample]
  let find: @Sendable (Comparison, inout ChangeReporter) -> Void

  /// Not inlined, nor are examples: they are many.
  @inline(never)
  init(
    _ id: String, _ level: Level, _ audience: Audience, summary: String, rationale: String, source: String,
    examples: [ChangeExample], harmless: [ChangeExample],
    find: @escaping @Sendable (Comparison, inout ChangeReporter) -> Void
  ) {
    self.id = id
    self.level = level
    self.audience = audience
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.examples = examples
    self.harmless = harmless
    self.find = find
  }
}

/// Two versions of a source: test and documentation.
public struct ChangeExample: Sendable {
  /// `↓` stands where the change is reported: in the new version, or in the old one where the new one has nothing to point
  /// at. `// file: Kit/Name.swift` on a line of its own starts another file, of module Kit. The import is added.
  public let before: String
  public let after: String
  /// The level of its change, where it isn't the kind's own.
  public let level: ChangeKind.Level?
  /// The new version with the change's repair made.
  public let fixed: String?

  @inline(never)
  init(_ before: String, _ after: String, level: ChangeKind.Level? = nil, fixed: String? = nil) {
    self.before = before
    self.after = after
    self.level = level
    self.fixed = fixed
  }
}
