/// The types of YAML 1.1 other than text. A text that has the form of one is written in quotes.
///
/// Source: the types for YAML 1.1 at yaml.org (`bool`, `int`, `float`, `merge`, `null`, `timestamp`, `value`). Regular
/// expressions require macOS 13.
enum YAMLTypes {
  /// Whether a text without quotes would be a truth value, null, a number, a date, a time, or one of the special keys `<<` and `=`.
  static func isOther(_ text: String) -> Bool {
    words.contains(text) || isPrefixedInteger(text) || isNumber(text) || isSexagesimal(text) || isFraction(text)
      || isDate(text) || isTime(text)
  }

  private static let words: Set<String> = [
    "yes", "Yes", "YES", "no", "No", "NO", "true", "True", "TRUE", "false", "False", "FALSE", "on", "On", "ON", "off",
    "Off", "OFF", "~", "null", "Null", "NULL", "<<", "=",
  ]

  private static let digits = "0123456789", digitsOfNumbers = "0123456789_", blanks = " \t"

  /// Whether the text is an integer with the prefix of its base: `0b1_0`, `0o17`, `-0x1F`.
  private static func isPrefixedInteger(_ text: String) -> Bool {
    [("0b", "01_"), ("0o", "01234567_"), ("0x", "0123456789abcdefABCDEF_")].contains { prefix, allowed in
      var form = TextForm(text)
      form.skip(anyOf: ["-", "+"])
      return form.take(anyOf: [prefix]) && form.take(allowed, atLeast: 1) && form.isAtEnd
    }
  }

  /// Whether the text is a number that begins with a digit, or infinity: `42`, `-1_000.5e+3`, `3.`, `.inf`.
  private static func isNumber(_ text: String) -> Bool {
    var form = TextForm(text)
    form.skip(anyOf: ["-", "+"])
    if form.take(anyOf: [".inf", ".Inf", ".INF"]) { return form.isAtEnd }
    guard form.isAt(digits), form.take(digitsOfNumbers, atLeast: 1) else { return false }
    if form.take(anyOf: ["."]) { form.skip(digitsOfNumbers) }
    if form.take(anyOf: ["e", "E"]) {
      form.skip(anyOf: ["-", "+"])
      guard form.take(digits, atLeast: 1) else { return false }
    }
    return form.isAtEnd
  }

  /// Whether the text is a number in base sixty: `12:30`, `1:30:00.5`. A text that begins with zero is such a number only if it has
  /// a point.
  private static func isSexagesimal(_ text: String) -> Bool {
    var form = TextForm(text), count = 0
    form.skip(anyOf: ["-", "+"])
    let beginsWithZero = form.isAt("0")
    guard form.isAt(digits), form.take(digitsOfNumbers, atLeast: 1) else { return false }
    while form.take(anyOf: [":"]) {
      count += 1
      // One digit, or two digits up to 59.
      if form.isAt("012345"), form.take(digits, atLeast: 1, atMost: 1) {
        form.skip(digits, atMost: 1)
      } else if !form.take(digits, atLeast: 1, atMost: 1) {
        return false
      }
    }
    guard count > 0 else { return false }
    if form.take(anyOf: ["."]) {
      form.skip(digitsOfNumbers)
      return form.isAtEnd
    }
    return !beginsWithZero && form.isAtEnd
  }

  /// Whether the text is a number that begins with a point, or not a number: `.5`, `.5e+3`, `.nan`.
  private static func isFraction(_ text: String) -> Bool {
    var form = TextForm(text)
    if form.take(anyOf: [".nan", ".NaN", ".NAN"]) { return form.isAtEnd }
    guard form.take(anyOf: ["."]), form.take(digitsOfNumbers, atLeast: 1) else { return false }
    if form.take(anyOf: ["e", "E"]) {
      guard form.take(anyOf: ["-", "+"]), form.take(digits, atLeast: 1) else { return false }
    }
    return form.isAtEnd
  }

  /// Whether the text is a date: `2026-11-24`.
  private static func isDate(_ text: String) -> Bool {
    var form = TextForm(text)
    return form.take(digits, atLeast: 4, atMost: 4) && form.take(anyOf: ["-"])
      && form.take(digits, atLeast: 2, atMost: 2)
      && form.take(anyOf: ["-"]) && form.take(digits, atLeast: 2, atMost: 2) && form.isAtEnd
  }

  /// Whether the text is a date with a time: `2026-11-24T12:30:00Z`, `2026-1-4 1:30:00.5 +2:00`.
  private static func isTime(_ text: String) -> Bool {
    var form = TextForm(text)
    guard form.take(digits, atLeast: 4, atMost: 4), form.take(anyOf: ["-"]), form.take(digits, atLeast: 1, atMost: 2),
      form.take(anyOf: ["-"]), form.take(digits, atLeast: 1, atMost: 2),
      form.take(anyOf: ["T", "t"]) || form.take(blanks, atLeast: 1),
      form.take(digits, atLeast: 1, atMost: 2), form.take(anyOf: [":"]), form.take(digits, atLeast: 2, atMost: 2),
      form.take(anyOf: [":"]), form.take(digits, atLeast: 2, atMost: 2)
    else { return false }
    if form.take(anyOf: ["."]) { form.skip(digits) }
    if form.isAtEnd { return true }
    form.skip(blanks)
    if form.take(anyOf: ["Z"]) { return form.isAtEnd }
    guard form.take(anyOf: ["-", "+"]), form.take(digits, atLeast: 1, atMost: 2) else { return false }
    if form.take(anyOf: [":"]), !form.take(digits, atLeast: 2, atMost: 2) { return false }
    return form.isAtEnd
  }
}

/// A text whose parts are compared with a form, one after the other.
private struct TextForm {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ allowed: String) -> Bool { rest.first.map(allowed.unicodeScalars.contains) ?? false }

  /// Takes as many of the allowed characters as there are, up to a limit. False if there are too few; these are taken, too.
  mutating func take(_ allowed: String, atLeast minimum: Int, atMost limit: Int = .max) -> Bool {
    var count = 0
    while count < limit, isAt(allowed) {
      rest.removeFirst()
      count += 1
    }
    return count >= minimum
  }

  /// Takes the first of the texts with which the rest begins. False if there is none.
  mutating func take(anyOf texts: [String]) -> Bool {
    guard let text = texts.first(where: { rest.starts(with: $0.unicodeScalars) }) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  mutating func skip(_ allowed: String, atMost limit: Int = .max) { _ = take(allowed, atLeast: 0, atMost: limit) }

  mutating func skip(anyOf texts: [String]) { _ = take(anyOf: texts) }
}
