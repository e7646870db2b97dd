import IntentModel

/// Swift source made of texts that others wrote: whatever they contain, each stays one literal, one name or one line of a comment.
enum SwiftText {
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Escapes what would end a literal, an interpolation or a line, and what changes the direction of the text that a reader sees.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\u{200C}", "\u{200D}": result.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Whether a text can be a name in Swift source, in backticks if it is a keyword.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_", first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// An identifier as it is written in source: in backticks if it is a keyword.
  static func name(_ identifier: String) -> String { keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  /// An identifier after a dot, where most keywords are names.
  static func member(_ identifier: String) -> String {
    ["Protocol", "Type", "init", "self"].contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// An identifier made from a text: `_` replaces characters that no identifier has, and is added before a text that cannot begin
  /// an identifier.
  static func identifier(from text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar.properties.isXIDContinue ? scalar : "_")
    }
    return isIdentifier(result) ? result : "_" + (result.isEmpty || result == "_" ? "0" : result)
  }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// Words that Swift reserves in declarations or expressions. `Type` and `Protocol` are members of every type.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// Lines of Swift source, and what the author must decide about them.
struct SwiftLines {
  private(set) var lines: [String] = []
  private(set) var notes: [SwiftMigration.Note] = []
  /// The file of the definition.
  let path: String

  mutating func add(_ text: String, _ depth: Int = 0) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Adds a comment for the author of the app, which Xcode lists in its jump bar, and the same as a note. It may contain text of
  /// the definition.
  mutating func note(_ message: String, at position: SiriKitPosition, _ depth: Int = 0) {
    add("// TODO: \(message)", depth)
    notes.append(SwiftMigration.Note(path: path, position: position, message: message))
  }

  /// Adds a call: on one line if it fits, otherwise with one argument on each line.
  mutating func add(call name: String, _ arguments: [String], _ depth: Int = 0) {
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    guard line.count + 2 * depth > 118 else { return add(line, depth) }
    add(name + "(", depth)
    for (index, argument) in arguments.enumerated() {
      add(argument + (index == arguments.count - 1 ? ")" : ","), depth + 1)
    }
  }

  mutating func append(_ other: SwiftLines, _ depth: Int = 0) {
    for line in other.lines { add(line, depth) }
    notes += other.notes
  }
}

/// Makes names unique: a name that was given before gets a number.
struct FreshNames {
  private var taken: Set<String>
  private var next: [String: Int] = [:]

  init(except taken: Set<String> = []) { self.taken = taken }

  /// The first of these names that is free and new; otherwise the last one with a number. Names that differ only in case count as
  /// the same.
  mutating func unique(_ candidates: [String], isFree: (String) -> Bool = { _ in true }) -> String {
    for name in candidates where isFree(name) && taken.insert(name.lowercased()).inserted { return name }
    let last = candidates.last ?? "_"
    var number = next[last] ?? 2
    while !isFree(last + String(number)) || !taken.insert((last + String(number)).lowercased()).inserted { number += 1 }
    next[last] = number + 1
    return last + String(number)
  }
}
