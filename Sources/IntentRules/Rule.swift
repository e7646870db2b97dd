import IntentExtraction

/// One thing that can be wrong, told in one file: what it is, why it matters, what it looks like, how it is found.
///
/// From the list of rules alone come the tests, the generated page, `intentscan rules`, the SARIF table and the checker
/// of suppressions. A rule reads the model and nothing else; it keeps no state and relies on no other rule.
public struct Rule: Sendable {
  public enum Severity: String, Comparable, Sendable, CaseIterable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool {
      func rank(_ severity: Severity) -> Int { severity == .note ? 0 : severity == .warning ? 1 : 2 }
      return rank(left) < rank(right)
    }
  }

  /// Which profiles switch a rule on.
  public enum Profile: String, Sendable, CaseIterable {
    /// Only what Apple's own tools reject, or drop without a word.
    case appleBuild = "apple-build"
    /// Everything that is on by default.
    case recommended
    /// What assistants need besides.
    case siriTools = "siri-tools"
  }

  /// What a rule can't do without. Where it is missing, the rule reports nothing and the summary names it.
  public enum Need: Sendable, Hashable {
    /// The kinds of the modules, from the configuration.
    case targetMap
    /// A deployment target.
    case deployment
    /// The version of Xcode.
    case xcode
    /// The app's name.
    case applicationName
  }

  /// Kebab case, names the problem. Never reused.
  public let id: String
  public let severity: Severity
  /// One line, starts in lower case.
  public let summary: String
  /// What breaks for whom, and when.
  public let rationale: String
  /// Where the fact comes from: a session, a page of documentation, a tool's message.
  public let source: String
  /// Apple's own message, exactly; `<…>` stands for what varies.
  public let appleMessage: String?
  /// Others that Apple's tools print about the same thing.
  public let furtherAppleMessages: [String]
  /// Off unless enabled by name or profile.
  public let isOptIn: Bool
  public let profiles: Set<Profile>
  /// Former ids.
  public let aliases: [String]
  /// What it needs to say anything at all.
  public let needs: Set<Need>
  /// Made on demand: they are many, and a run of the linter asks for none.
  public var triggering: [Example] { makeTriggering() }
  public var nonTriggering: [Example] { makeNonTriggering() }
  private let makeTriggering: @Sendable () -> [Example]
  private let makeNonTriggering: @Sendable () -> [Example]
  let check: @Sendable (LintModel, inout Reporter) -> Void

  /// What is to be said about findings that something else than a rule makes, such as the comparison of two versions: it
  /// checks nothing.
  public init(describing id: String, severity: Severity, summary: String, rationale: String, source: String) {
    self.init(
      id: id, severity: severity, summary: summary, rationale: rationale, source: source, profiles: [], triggering: [],
      nonTriggering: []
    ) { _, _ in }
  }

  /// Not inlined, nor are examples: every rule calls it once, when somebody asks for the rules, and they are many.
  @inline(never)
  init(
    id: String, severity: Severity, summary: String, rationale: String, source: String, appleMessage: String? = nil,
    furtherAppleMessages: [String] = [],
    isOptIn: Bool = false, profiles: [Profile]? = nil, aliases: [String] = [], needs: [Need] = [],
    triggering: @escaping @Sendable @autoclosure () -> [Example],
    nonTriggering: @escaping @Sendable @autoclosure () -> [Example],
    check: @escaping @Sendable (LintModel, inout Reporter) -> Void
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.appleMessage = appleMessage
    self.furtherAppleMessages = furtherAppleMessages
    self.isOptIn = isOptIn
    // An error is what Apple's tools reject or drop; everything on by default is recommended.
    self.profiles = Set(
      profiles
        ?? (isOptIn ? [] : severity == .error ? [.appleBuild, .recommended, .siriTools] : [.recommended, .siriTools]))
    self.aliases = aliases
    self.needs = Set(needs)
    makeTriggering = triggering
    makeNonTriggering = nonTriggering
    self.check = check
  }
}

/// Source that a rule does or doesn't report: test and documentation.
public struct Example: Sendable {
  /// `↓` stands before each place where a finding starts; the marks are taken out. `// file: Name.swift` on a line of its
  /// own starts another file, `// file: Kit/Name.swift` another file of module Kit. The import is added.
  public let source: String
  /// What the safe fixes make of it; of a fix that needs review, what its first one makes.
  public let fixed: String?
  public let settings: LintSettings

  @inline(never)
  init(_ source: String, fixed: String? = nil, settings: LintSettings? = nil) {
    self.source = source
    self.fixed = fixed
    self.settings = settings ?? LintSettings()
  }
}
