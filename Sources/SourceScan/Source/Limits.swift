/// How deep and how large source text may be before a part of it is not read. All limits are
/// here; the guide 'Robustness' lists them. Code that people write stays far below. What exceeds a limit is not read, and a
/// diagnostic says so.
public enum Limits {
  /// The id of the diagnostic for whatever exceeds a limit.
  public static let diagnosticID = "limit-exceeded"

  /// Levels of declarations, statements, expressions and types that hold one another, and of `#if`.
  public static let nesting = 200
  /// Flags and questions in the condition of one `#if`.
  public static let conditionOperands = 200
  /// Modifiers in front of one declaration.
  public static let modifiers = 64
  /// Diagnostics of a file, of the lexer and of the parser each: a file may have one for every other byte of it, and they take
  /// more memory than the rest of it all.
  static let diagnostics = 10_000

  /// Typealiases that lead from one to the next.
  public static let aliases = 64
  /// Types that one type inherits from, directly or not.
  public static let ancestors = 64
  /// Names of one dotted name, such as `Kit.Shelf.Book`.
  public static let nameParts = 64
  /// Declarations of one name in one type, body or top level of a file that can be found by it.
  public static let homonyms = 16
  /// Types with one identifier that another is compared with.
  public static let compared = 16
  /// How often one run scans again to find out which repairs cause a finding.
  public static let repairAttempts = 256
  /// Steps that the meaning of one name may depend on the meaning of another.
  public static let lookups = 12
  /// Types whose names the mangled name of another contains one inside another.
  public static let mangledTypes = 4
  /// Levels of one type with its typealiases replaced.
  public static let typeDepth = 32
  /// Names, arrays, optionals and the like in one type with its typealiases replaced.
  public static let typeParts = 1_000
  /// Levels of `When` and `Switch` in one parameter summary.
  public static let summaryDepth = 32
  /// Levels of arrays, calls and the like in one value.
  public static let valueDepth = 64
}
