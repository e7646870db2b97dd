/// The limits of depth and size for source text. All limits are here; the guide 'Robustness' lists them. Code that people write
/// stays far below. A part that exceeds a limit is not read, and a diagnostic reports it.
package enum Limits {
  /// The id of the diagnostic about anything that exceeds a limit.
  package static let diagnosticID = "limit-exceeded"

  /// Levels of declarations, statements, expressions and types that hold one another, and of `#if`.
  package static let nesting = 200
  /// Flags and questions in the condition of one `#if`.
  static let conditionOperands = 200
  /// The bytes of the conditions around one declaration: each of them has their texts.
  static let conditionBytes = 8_192
  /// Clauses of one `#if` that the clauses after them deny. A clause after more of them counts as compiled if its own condition
  /// holds.
  static let deniedConditions = 64
  /// Arguments of one `@available` or `#available`.
  package static let platforms = 64
  /// Modifiers, and attributes, in front of one declaration.
  static let modifiers = 64
  /// Parameters of one generic type that are distinguished from other types, and requirements on them in a mangled name.
  package static let genericParameters = 64
  /// Number signs around a literal of several lines. The end of one with more is not searched for.
  static let numberSigns = 255
  /// Diagnostics of a file, of the lexer and of the parser each: a file may have one for every other byte of it, and they take
  /// more memory than the rest of it all.
  static let diagnostics = 10_000

  /// Typealiases that lead from one to the next.
  package static let aliases = 64
  /// Types that one type inherits from, directly or not.
  package static let ancestors = 64
  /// The work of reading the members that types with App Intents inherit: one for each member of each type, and for each 256
  /// bytes of it. The types share it, but each may spend `inheritanceOfType`.
  package static let inheritance = 100_000
  package static let inheritanceOfType = 8
  /// The bytes of a type's name with the enclosing types, and of a type as it is written.
  package static let typeName = 1_000
  /// Names of one dotted name, such as `Kit.Shelf.Book`.
  package static let nameParts = 64
  /// Declarations of one name in one type, body or top level of a file that can be found by it.
  package static let homonyms = 16
  /// Types with one identifier that another is compared with.
  package static let compared = 16
  /// The number of scans in which one run finds out which repairs cause a finding.
  package static let repairAttempts = 256
  /// The work of these scans: the bytes of the parsed files, and for each finding as much as 256 bytes.
  package static let repairWork = 16 << 20
  package static let repairWorkOfFinding = 256
  /// The scans of each app that are made at any cost, so that harmless repairs are made.
  package static let repairAttemptsOfApp = 4
  /// Steps that the meaning of one name may depend on the meaning of another.
  package static let lookups = 12
  /// Types whose names the mangled name of another contains one inside another.
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
