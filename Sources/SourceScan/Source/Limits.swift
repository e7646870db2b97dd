/// The limits of depth and size for source text that the guide 'Robustness' lists. Code that people write stays far below. A part
/// that exceeds a limit is not read; for most limits, a diagnostic reports it.
package enum Limits {
  /// The id of the diagnostic about anything that exceeds a limit.
  package static let diagnosticID = "limit-exceeded"

  /// Levels of declarations, statements, expressions and types that are nested in one another, and levels of `#if`.
  package static let nesting = 200
  /// Operands in the condition of one `#if`: flags, and queries such as `os(iOS)`.
  static let conditionOperands = 200
  /// The total bytes of the `#if` conditions around one declaration.
  static let conditionBytes = 8_192
  /// Clauses of one `#if` whose conditions are negated for the clauses after them. For later clauses, the conditions of any
  /// further clauses are ignored.
  static let deniedConditions = 64
  /// Arguments of one `@available` or `#available`.
  package static let platforms = 64
  /// Modifiers, and attributes, in front of one declaration.
  static let modifiers = 64
  /// Parameters of one generic type, and requirements on them in its mangled name. Names of further parameters count as names of
  /// other types.
  package static let genericParameters = 64
  /// Number signs (`#`) of a delimiter. With more, the end of a regex literal of several lines is not searched for, and a string
  /// that starts with three quotes counts as multi-line.
  static let numberSigns = 255
  /// Diagnostics about one file, for the lexer and for the parser each. Broken source can have one for every second byte, and they
  /// would need more memory than all other results.
  static let diagnostics = 10_000

  /// Typealiases that lead from one to the next.
  package static let aliases = 64
  /// Types that one type inherits from, directly or not.
  package static let ancestors = 64
  /// The work of reading the members that types with App Intents inherit. A member costs 1, and 1 more for each 256 bytes of it.
  /// The types share the work equally, but each may spend at least `inheritanceOfType`.
  package static let inheritance = 100_000
  package static let inheritanceOfType = 8
  /// The bytes of a type's name with the enclosing types, and of a type as it is written.
  package static let typeName = 1_000
  /// Names of one dotted name, such as `Kit.Shelf.Book`.
  package static let nameParts = 64
  /// Declarations with one name in one scope (a type, a body or the top level of a file) that the lookup of this name finds.
  package static let homonyms = 16
  /// Other elements that one element is compared with, such as types with the same identifier or intents with the same title.
  package static let compared = 16
  /// The number of scans by which one run determines which fix-its cause a finding.
  package static let repairAttempts = 256
  /// The total work of these scans: the bytes of the parsed files, and `repairWorkOfFinding` for each finding.
  package static let repairWork = 16 << 20
  package static let repairWorkOfFinding = 256
  /// The first scans of each app, which are made whatever work they need, so that harmless fix-its are applied.
  package static let repairAttemptsOfApp = 4
  /// The length of a chain of names in which the meaning of each depends on the meaning of the next.
  package static let lookups = 12
  /// Levels of types in one mangled name: a type whose requirements name a type, whose requirements name another.
  package static let mangledTypes = 4
  /// Levels of one type with its typealiases replaced.
  package static let typeDepth = 32
  /// Names, arrays, optionals and the like in one type with its typealiases replaced.
  package static let typeParts = 1_000
  /// Levels of `When` and `Switch` in one parameter summary, and of `NegativeAppShortcutPhrases`.
  package static let summaryDepth = 32
  /// Levels of arrays, calls and the like in one value.
  package static let valueDepth = 64
  /// Modules of one app that compile the same file.
  package static let modulesOfFile = 32
  /// The bytes of one message that the language server or the context server reads.
  package static let serverMessage = 128 << 20
}
